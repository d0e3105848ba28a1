import { drawPage } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

/** A page on which what stands between asterisks is in bold type. */
function read(text: string) {
  const page = drawPage(text.replaceAll('*', ''));
  const bold = new Set(
    text.split('\n').flatMap((line) => {
      const part = /\*([^*]+)\*/.exec(line)?.[1];
      return part ? part.split(' ').map((word) => `${line.replaceAll('*', '').trim().slice(0, 12)}|${word}`) : [];
    }),
  );
  const lines = text.split('\n').map((line) => line.replaceAll('*', '').trim());
  const words = page.words.map((word) => {
    const line = lines.find(
      (each) => page.words.some((w) => w.y0 === word.y0 && each.startsWith(w.text)) && each.includes(word.text),
    );
    return { ...word, bold: line !== undefined && bold.has(`${line.slice(0, 12)}|${word.text}`) };
  });
  return extractContract([{ ...page, words }]).fields;
}

const ITEMS = `
*1.1 Agreement number* TGX-92962
*1.2 Delivery period* from and including 1 October 2026 to and including 30 September 2029
*1.3 Product* Steady Basket
*1.4 Payment* BACS, 14 calendar days from the invoice date
*1.5 Taxes* VAT 20%
*1.6 MPAN* 1357259348550
`;

describe('labels in bold type that go on with their values in plain type', () => {
  it('are taken for labels, whatever stands between the two', () => {
    expect(read(ITEMS)).toMatchObject({
      contractNumber: 'TGX-92962',
      contractStartDate: '2026-10-01',
      contractEndDate: '2029-09-30',
      paymentMethod: 'bacs',
      supplyPoints: [{ mpanMprn: '1357259348550', tariffName: 'Steady Basket' }],
    });
  });

  it('keep the sign that stands behind them', () => {
    const fields = read(ITEMS.replace(/(?<=\w)\* /g, '* - ').replace(/1\.\d /g, ''));
    expect(fields).toMatchObject({ paymentMethod: 'bacs', supplyPoints: [{ tariffName: 'Steady Basket' }] });
  });

  it('may have no numbers', () => {
    expect(read(ITEMS.replace(/1\.\d /g, ''))).toMatchObject({
      paymentMethod: 'bacs',
      supplyPoints: [{ tariffName: 'Steady Basket' }],
    });
  });
});
