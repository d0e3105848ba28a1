import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { DocumentsReader } from '../documents/index.js';
import { type Range, dayOf, intersection } from '../platform/calendar/index.js';
import { type Principal, invalidField, notFound } from '../platform/http/index.js';
import { Agreements } from './agreements.service.js';
import { billTerms, contractTerms } from './papers.js';
import { type TariffDto, type TariffsQueryDto, toTariffDto } from './tariffs.dto.js';
import { timelineOf } from './timeline.js';

/** The prices of sites, from their contracts, their suppliers' accounts and their bills. */
@Injectable()
export class Tariffs {
  constructor(
    private readonly documents: DocumentsReader,
    private readonly agreements: Agreements,
  ) {}

  async ofSite(caller: Principal, siteId: string, query: TariffsQueryDto): Promise<TariffDto[]> {
    const days = daysOf(query);
    const { projectId, referenceIds } = caller;
    const [site] = validate(siteId) ? await this.documents.sites({ projectId, siteIds: [siteId], referenceIds }) : [];
    if (!site) throw notFound('site', siteId);
    const [contracts, agreements, bills] = await Promise.all([
      this.documents.contracts(projectId, [site.id]),
      this.agreements.terms(projectId, site),
      this.documents.bills(projectId, [site.id]),
    ]);
    const terms = [
      ...(contracts.get(site.id) ?? []).flatMap(contractTerms),
      ...agreements,
      ...(bills.get(site.id) ?? []).flatMap(billTerms),
    ];
    return timelineOf(terms)
      .filter(({ utility }) => !query.utility || utility === query.utility)
      .filter(({ period }) => intersection(period, days))
      .map((tariff) => toTariffDto(site.id, site.supplierName, tariff));
  }
}

function daysOf({ on, from, to }: TariffsQueryDto): Range {
  if (on && (from || to)) throw invalidField('?on', 'on asks for one day; leave out from and to, or on');
  if (from && to && from > to) throw invalidField('?to', 'to must not be before from');
  if (on) return { from: dayOf(on), to: dayOf(on) + 1 };
  return { from: from ? dayOf(from) : -Infinity, to: to ? dayOf(to) + 1 : Infinity };
}
