import { dayOf } from '../../../platform/calendar/index.js';
import { FactorTable } from '../../factors/factor-table.js';
import { toCsv } from '../../report.csv.js';
import type { EmissionsReportDto } from '../../report.dto.js';
import { bill, gasBill } from '../../testing/bills.js';
import { ReportTotals } from '../report-totals.js';
import { siteEmissions } from '../site-emissions.js';

/**
 * Two sites, 1 December 2025 to 31 January 2026 (62 days).
 *
 *   site 1  electricity  6200 kWh, 100 a day: Dec 3100 x 0.177 = 548.7, Jan 3100 x 0.13096 = 405.976 kg
 *   site 2  electricity   620 kWh,  10 a day: Dec  310 x 0.177 =  54.87, Jan 310 x 0.13096 = 40.5976 kg
 *           gas          1240 kWh,  20 a day: Dec  620 x 0.18296 = 113.4352, Jan 620 x 0.18231 = 113.0322 kg
 *
 * Scope 1: 226.4674 kg of 1240 kWh; scope 2: 1050.1436 kg of 6820 kWh; 1276.611 kg of 8060 kWh.
 */
describe('the yearly report', () => {
  const totals = new ReportTotals();
  const options = {
    window: { from: dayOf('2025-12-01'), to: dayOf('2026-02-01') },
    fillUnbilledDays: true,
    factors: new FactorTable([1, 2]),
  };
  for (const bills of [
    [bill('2025-12-01', '2026-01-31', 6200)],
    [bill('2025-12-01', '2026-01-31', 620), gasBill('2025-12-01', '2026-01-31', 1240)],
  ]) {
    totals.add(siteEmissions(bills, options));
  }

  it('adds up sites by scope and fuel', () => {
    expect(totals.lines.map(({ scope, fuel, component, kWh, kg }) => [scope, fuel, component, +kWh, +kg])).toEqual([
      [1, 'gas', 'combustion', 1240, 226.4674],
      [2, 'electricity', 'generation', 6820, 1050.1436],
    ]);
    expect([...totals.lines[0].factorYears]).toEqual([2025, 2026]);
    expect([totals.sites, +totals.kWh, +totals.kg]).toEqual([2, 8060, 1276.611]);
    expect(totals.days).toEqual({ billedDays: 124, estimatedDays: 0, missingDays: 0 });
  });

  it('is a table too, safe to open in a spreadsheet', () => {
    const report: EmissionsReportDto = {
      referenceId: '=cmd|"x"',
      period: '2025-12-01/2026-02-01',
      sites: 2,
      energy: [
        { scope: 1, supplyType: 'gas', activity: 'combustion', kWh: 1240, tCO2e: 0.226467, factorYears: [2025, 2026] },
      ],
      kWh: 1240,
      tCO2e: 0.226467,
      dataQuality: { ...totals.days, unusedBills: [], unbilledMeterPoints: [] },
      method: 'One, two',
      factorSet: 'Factors 2025, 2026',
    };
    expect(toCsv(report).split('\r\n').slice(0, 9)).toEqual([
      'section,item,scope,supplyType,value,unit,note',
      `report,referenceId,,,"'=cmd|""x""",,`,
      'report,period,,,2025-12-01/2026-02-01,,',
      'report,sites,,,2,,',
      'energy,combustion,1,gas,1240,kWh,',
      'emissions,combustion,1,gas,0.226467,tCO2e,factors of 2025 2026',
      'total,energy,,,1240,kWh,',
      'total,emissions,,,0.226467,tCO2e,',
      'total,intensity,,,,kg CO2e/kWh,',
    ]);
    expect(toCsv(report)).toContain('method,method,,,"One, two",,\r\n');
  });
});
