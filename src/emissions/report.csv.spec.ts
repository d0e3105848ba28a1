import { toCsv } from './report.csv.js';
import type { EmissionsReportDto } from './report.dto.js';

const report = (referenceId: string) =>
  ({
    referenceId,
    period: '2026-01-01/2027-01-01',
    sites: 1,
    energy: [],
    dataQuality: {
      billedDays: 1,
      estimatedDays: 0,
      missingDays: 0,
      unusedBills: [{ documentId: referenceId, reason: 'x', siteId: 's' }],
      unbilledMeterPoints: [{ siteId: 's', meterPoint: '584697948' }],
    },
  }) as unknown as EmissionsReportDto;

describe('a cell of the emissions table', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '=HYPERLINK("http://evil.example","x")'])(
    'that begins as the formula %j does not',
    (text) => {
      const cells = toCsv(report(text))
        .split('\r\n')
        .filter((row) => row.startsWith('report,referenceId') || row.startsWith('unusedBill'));
      expect(cells).toHaveLength(2);
      for (const cell of cells) {
        expect(cell).toMatch(/,"?'/);
        expect(cell).not.toMatch(/,"?[=+\-@\t\r\n＝]/);
      }
    },
  );

  it('of a meter point without bills names it and its site', () => {
    expect(toCsv(report('acme'))).toContain('\r\nunbilledMeterPoint,584697948,,,,,s\r\n');
  });

  it('with commas, quotes and lines is one cell', () => {
    expect(toCsv(report('a "b", c\nd'))).toContain('report,referenceId,,,"a ""b"", c\nd",,\r\n');
  });
});
