import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const dateIn = (head: string) =>
  extractInvoices([
    printedPage(`
${head}

# Northmoor Energy

Bill number                               40771820
Period                                    1 May 2026 to 31 May 2026

Energy               4,013 kWh        25.83p        £1,036.56`),
  ])[0].fields.invoiceDate;

it.each(['Sent:     2 June 2026 06:14', 'Date:     Tue, 2 June 2026 06:14:09 +0100', 'Sent: 2 June 2026 06:14'])(
  'a bill that is an e-mail has the day on which it was sent: %s',
  (sent) => {
    expect(
      dateIn(`
From:     Northmoor Energy <bills@northmoor.example>
To:       accounts@bennett.example
${sent}
Subject:  Your May bill`),
    ).toBe('2026-06-02');
  },
);

it('a day and an hour that stand in no such head are those at which the page was printed', () => {
  expect(dateIn('2 June 2026 06:14')).toBeUndefined();
  expect(dateIn('To:     Bennett Castings Limited\nDate:   2 June 2026 06:14 (printed)')).not.toBe('2026-06-03');
});
