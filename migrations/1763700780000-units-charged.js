/** The view of bills as emissions see them: one row for each paper and each of its meter points. */
const billReading = (charge, kwh) => `
  CREATE OR REPLACE VIEW documents.bill_reading AS
  SELECT i.project_id, i.site_id, i.account_id, d.document_id,
         CASE WHEN d.type = 'CREDIT_NOTE' OR coalesce(i.total_unit_charge, i.total_amount, i.amount_due_net_of_vat, 0) < 0
              THEN 'credit' ELSE ${charge} END AS kind,
         i.mpan_mprn, coalesce(i.supply_type, CASE length(i.mpan_mprn) WHEN 13 THEN 'electricity' END) AS supply_type,
         i.meter_serial_number, i.invoice_number, i.invoice_date,
         coalesce(i.charge_start_date, i.read_from_date) AS start_date,
         coalesce(i.charge_end_date, i.read_to_date) AS end_date,
         i.read_to_date,
         coalesce(${kwh}) AS kwh,
         i.read_to_type IS NOT DISTINCT FROM 'estimated' AS estimated,
         d.uploaded_at AS received_at
    FROM documents.invoice i
    JOIN documents.document d ON d.project_id = i.project_id AND d.id = i.document_id`;

const CHARGE = `'charge'`;
const DEBIT_OR_CHARGE = `CASE WHEN d.type = 'DEBIT_NOTE' THEN 'debit' ELSE 'charge' END`;
const PRINTED = 'i.consumption, i.day_consumption + i.night_consumption';

/**
 * The kWh of bills at several prices that print no sum of them: emissions are made of these too. Debit notes are told from
 * bills: they charge in addition.
 */
export class UnitsCharged1763700780000 {
  async up(runner) {
    await runner.query(`ALTER TABLE documents.invoice ADD COLUMN units_charged numeric`);
    await runner.query(billReading(DEBIT_OR_CHARGE, `${PRINTED}, i.units_charged`));
  }

  async down(runner) {
    await runner.query(billReading(CHARGE, PRINTED));
    await runner.query(`ALTER TABLE documents.invoice DROP COLUMN units_charged`);
  }
}
