/** What the checks of a bill need beside its listed fields: the meter's figures, other charges, the invoice that it corrects. */
export class BillFacts1763700750000 {
  async up(runner) {
    await runner.query(`
      ALTER TABLE documents.invoice
        ADD COLUMN read_from_value numeric,
        ADD COLUMN read_to_value numeric,
        ADD COLUMN meter_unit text,
        ADD COLUMN other_charges numeric,
        ADD COLUMN corrects_invoice_number text`);
  }

  async down(runner) {
    await runner.query(`
      ALTER TABLE documents.invoice
        DROP COLUMN read_from_value,
        DROP COLUMN read_to_value,
        DROP COLUMN meter_unit,
        DROP COLUMN other_charges,
        DROP COLUMN corrects_invoice_number`);
  }
}
