import type { SiteContract } from '../documents/index.js';
import table from './data/economy-7.json' with { type: 'json' };
import { type Clock, type Rate, isUnitRate } from './tariff.js';

interface Configuration {
  ssc: string;
  clock: Clock;
  /** Start and end of each window, `HH:mm`. */
  night: string[][];
}

const CONFIGURATIONS = new Map((table.configurations as Configuration[]).map((each) => [each.ssc, each]));

/** What a paper says of the hours of its rates. */
export type PrintedHours = Pick<SiteContract, 'settlementConfigurations' | 'nightHours'>;

/**
 * Gives day and night rates the hours that the meter switches at, where the paper prints the standard settlement
 * configuration of an Economy 7 meter, or else those that it prints beside them. A rate with several windows is there once
 * for each.
 */
export function withHours(
  rates: readonly Rate[],
  { settlementConfigurations, nightHours }: PrintedHours,
  meterPoint = '',
): Rate[] {
  const configuration =
    CONFIGURATIONS.get(settlementConfigurations?.[meterPoint] ?? '') ??
    (nightHours && { clock: nightHours.clock, night: [[nightHours.startTime, nightHours.endTime]] });
  const names = rates.filter(({ name }) => isUnitRate(name)).map(({ name }) => name);
  if (!configuration || names.sort().join() !== 'Day,Night') return [...rates];
  const { clock, night } = configuration;
  const inOrder = [...night].sort(([a], [b]) => a.localeCompare(b));
  const day = inOrder.map(([, end], i) => [end, inOrder[(i + 1) % inOrder.length][0]]);
  const hours: Partial<Record<Rate['name'], string[][]>> = { Day: day, Night: inOrder };
  return rates.flatMap(
    (rate) => hours[rate.name]?.map(([startTime, endTime]) => ({ ...rate, startTime, endTime, clock })) ?? [rate],
  );
}
