import { fieldsIn, FORM_FIELDS } from './form-rows.js';
import type { Block } from './model.js';

const cell = (text: string, concept?: string): Block =>
  ({
    text,
    x0: 50,
    fontSize: 10,
    label: concept && { concepts: [concept], qualifier: '', text, start: 0, end: text.length, words: 2, weak: false },
  }) as unknown as Block;

const row = (label: string, concept: string | undefined, value = 'value'): Block[] => [
  cell(label, concept),
  cell(value),
];

describe('labels under a would-be header', () => {
  const head = cell('Contact name', 'otherContact');

  it('are those of a form where they are of several kinds, each with a value', () => {
    const rows = [
      row('Billing address', 'billingAddress'),
      row('Section 4', undefined),
      row('MPAN', 'mpan'),
      row('Estimated annual use', 'estimatedAnnualConsumption'),
      row('Start date', 'contractStartDate'),
      [cell('End date', 'contractEndDate')],
    ];
    expect(fieldsIn(rows, head)).toBe(FORM_FIELDS);
  });

  it('are names in a table where they are of charges', () => {
    const rows = [
      row('Day', 'dayUnitRate'),
      row('Night', 'nightUnitRate'),
      row('Standing charge', 'standingCharge'),
      row('Capacity', 'capacityRate'),
      row('MPAN', 'mpan'),
    ];
    expect(fieldsIn(rows, head)).toBe(1);
  });
});
