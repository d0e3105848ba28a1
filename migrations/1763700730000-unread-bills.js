/** Why nothing was checked of a bill: it could not be read. */
export class UnreadBills1763700730000 {
  async up(runner) {
    await runner.query(
      `ALTER TABLE bill_validation.bill_check ADD COLUMN failure_code text, ADD COLUMN failure_detail text`,
    );
  }

  async down(runner) {
    await runner.query(`ALTER TABLE bill_validation.bill_check DROP COLUMN failure_code, DROP COLUMN failure_detail`);
  }
}
