/** Sites, the papers filed under them, and what was read off each. */
export class Documents1763700300000 {
  async up(runner) {
    await runner.query(`CREATE SCHEMA documents`);
    await this.places(runner);
    await this.papers(runner);
    await this.readings(runner);
    await this.views(runner);
  }

  async places(runner) {
    await runner.query(`
      CREATE TABLE documents.site (
        project_id uuid NOT NULL,
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        reference_id text NOT NULL,
        supplier_name text NOT NULL,
        name text,
        address text,
        from_supplier boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT site_pkey PRIMARY KEY (project_id, id),
        CONSTRAINT site_account_fkey FOREIGN KEY (project_id, account_id)
          REFERENCES suppliers.account (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX site_account_idx ON documents.site (project_id, account_id, id)`);
    await runner.query(`CREATE INDEX site_reference_idx ON documents.site (project_id, reference_id, id)`);
    await runner.query(`
      CREATE TABLE documents.meter_point (
        project_id uuid NOT NULL,
        account_id uuid NOT NULL,
        mpan_mprn text NOT NULL,
        site_id uuid NOT NULL,
        supply_type text,
        from_supplier boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT meter_point_pkey PRIMARY KEY (project_id, account_id, mpan_mprn),
        CONSTRAINT meter_point_site_fkey FOREIGN KEY (project_id, site_id)
          REFERENCES documents.site (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX meter_point_site_idx ON documents.meter_point (project_id, site_id)`);
  }

  async papers(runner) {
    await runner.query(`
      CREATE TABLE documents.document (
        project_id uuid NOT NULL,
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        document_id text NOT NULL,
        given_type text,
        type text,
        status text NOT NULL,
        failure_code text,
        failure_detail text,
        file_key text NOT NULL,
        extension text NOT NULL,
        size integer NOT NULL,
        sha256 text NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        page_count integer,
        ocr boolean,
        reader_version integer,
        from_date date,
        to_date date,
        created_at timestamptz NOT NULL DEFAULT now(),
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz,
        CONSTRAINT document_pkey PRIMARY KEY (project_id, id),
        CONSTRAINT document_caller_key UNIQUE (project_id, account_id, document_id),
        CONSTRAINT document_type_check CHECK (type IN
          ('INVOICE', 'CONTRACT', 'CREDIT_NOTE', 'DEBIT_NOTE', 'CERTIFICATE', 'OTHER', 'LOA')),
        CONSTRAINT document_status_check CHECK (status IN ('pending', 'processed', 'failed')),
        CONSTRAINT document_account_fkey FOREIGN KEY (project_id, account_id)
          REFERENCES suppliers.account (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX document_file_idx ON documents.document (project_id, file_key)`);
    await runner.query(
      `CREATE INDEX document_pending_idx ON documents.document (project_id, account_id) WHERE status = 'pending'`,
    );
    await runner.query(`
      CREATE TABLE documents.filing (
        project_id uuid NOT NULL,
        site_id uuid NOT NULL,
        document_id uuid NOT NULL,
        CONSTRAINT filing_pkey PRIMARY KEY (project_id, site_id, document_id),
        CONSTRAINT filing_site_fkey FOREIGN KEY (project_id, site_id)
          REFERENCES documents.site (project_id, id) ON DELETE CASCADE,
        CONSTRAINT filing_document_fkey FOREIGN KEY (project_id, document_id)
          REFERENCES documents.document (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX filing_document_idx ON documents.filing (project_id, document_id)`);
  }

  async readings(runner) {
    await runner.query(`
      CREATE TABLE documents.invoice (
        project_id uuid NOT NULL,
        document_id uuid NOT NULL,
        position smallint NOT NULL,
        account_id uuid NOT NULL,
        site_id uuid NOT NULL,
        mpan_mprn text,
        supply_type text,
        supplier_name text,
        supplier_account_number text,
        customer_name text,
        invoice_number text,
        invoice_date date,
        due_date date,
        charge_start_date date,
        charge_end_date date,
        meter_serial_number text,
        site_address text,
        payment_method text,
        standing_charge numeric,
        standing_charge_type text,
        ccl_rate numeric,
        vat_rate numeric,
        read_from_date date,
        read_to_date date,
        read_from_type text,
        read_to_type text,
        consumption numeric,
        day_consumption numeric,
        night_consumption numeric,
        unit_rate numeric,
        day_unit_rate numeric,
        night_unit_rate numeric,
        correction_factor numeric,
        calorific_value numeric,
        total_unit_charge numeric,
        total_standing_charge numeric,
        capacity_charge numeric,
        amount_due_net_of_vat numeric,
        vat numeric,
        total_amount numeric,
        validation_status text NOT NULL DEFAULT 'pending',
        check_due boolean NOT NULL DEFAULT true,
        listing text,
        CONSTRAINT invoice_pkey PRIMARY KEY (project_id, document_id, position),
        CONSTRAINT invoice_validation_status_check CHECK (validation_status IN
          ('pending', 'passed', 'failed', 'not_validated')),
        CONSTRAINT invoice_document_fkey FOREIGN KEY (project_id, document_id)
          REFERENCES documents.document (project_id, id) ON DELETE CASCADE,
        CONSTRAINT invoice_site_fkey FOREIGN KEY (project_id, site_id)
          REFERENCES documents.site (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX invoice_site_idx ON documents.invoice (project_id, site_id)`);
    await runner.query(`CREATE INDEX invoice_meter_point_idx ON documents.invoice (project_id, account_id, mpan_mprn)`);
    await runner.query(
      `CREATE INDEX invoice_check_due_idx ON documents.invoice (project_id, account_id) WHERE check_due`,
    );
    await runner.query(`
      CREATE TABLE documents.contract (
        project_id uuid NOT NULL,
        document_id uuid NOT NULL,
        account_id uuid NOT NULL,
        customer_type text,
        supplier_name text,
        supplier_address text,
        supplier_code text,
        supplier_account_number text,
        customer_name text,
        billing_address text,
        contract_number text,
        contract_start_date date,
        contract_end_date date,
        is_fixed_contract boolean,
        is_market_rates boolean,
        is_micro_business boolean,
        payment_method text,
        contract_term_months numeric,
        ccl_rate numeric,
        vat_rate numeric,
        listing text,
        CONSTRAINT contract_pkey PRIMARY KEY (project_id, document_id),
        CONSTRAINT contract_document_fkey FOREIGN KEY (project_id, document_id)
          REFERENCES documents.document (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX contract_account_idx ON documents.contract (project_id, account_id)`);
    await runner.query(`
      CREATE TABLE documents.supply_point (
        project_id uuid NOT NULL,
        document_id uuid NOT NULL,
        position smallint NOT NULL,
        account_id uuid NOT NULL,
        site_id uuid NOT NULL,
        mpan_mprn text,
        supply_type text,
        meter_serial_number text,
        site_name text,
        site_address text,
        tariff_name text,
        is_non_contracted_rate boolean,
        standing_charge numeric,
        standing_charge_type text,
        unit_rate numeric,
        day_unit_rate numeric,
        night_unit_rate numeric,
        estimated_annual_consumption numeric,
        previous_12_months_consumption numeric,
        maximum_import_capacity numeric,
        capacity_rate numeric,
        direct_debit_discount numeric,
        broker_name text,
        broker_uplift numeric,
        vat_rate numeric,
        CONSTRAINT supply_point_pkey PRIMARY KEY (project_id, document_id, position),
        CONSTRAINT supply_point_contract_fkey FOREIGN KEY (project_id, document_id)
          REFERENCES documents.contract (project_id, document_id) ON DELETE CASCADE,
        CONSTRAINT supply_point_site_fkey FOREIGN KEY (project_id, site_id)
          REFERENCES documents.site (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX supply_point_site_idx ON documents.supply_point (project_id, site_id)`);
    await runner.query(
      `CREATE INDEX supply_point_meter_point_idx ON documents.supply_point (project_id, account_id, mpan_mprn)`,
    );
    await runner.query(`
      CREATE TABLE documents.evidence (
        project_id uuid NOT NULL,
        document_id uuid NOT NULL,
        position smallint NOT NULL,
        fields jsonb NOT NULL,
        CONSTRAINT evidence_pkey PRIMARY KEY (project_id, document_id, position),
        CONSTRAINT evidence_document_fkey FOREIGN KEY (project_id, document_id)
          REFERENCES documents.document (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE documents.correction (
        project_id uuid NOT NULL,
        id uuid NOT NULL,
        document_id uuid NOT NULL,
        position smallint NOT NULL,
        pointer text NOT NULL,
        old_value jsonb,
        new_value jsonb,
        client_id text NOT NULL,
        corrected_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT correction_pkey PRIMARY KEY (project_id, id),
        CONSTRAINT correction_document_fkey FOREIGN KEY (project_id, document_id)
          REFERENCES documents.document (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE documents.check_request (
        project_id uuid NOT NULL,
        account_id uuid NOT NULL,
        requested_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT check_request_pkey PRIMARY KEY (project_id, account_id),
        CONSTRAINT check_request_account_fkey FOREIGN KEY (project_id, account_id)
          REFERENCES suppliers.account (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX correction_document_idx ON documents.correction (project_id, document_id)`);
  }

  /** What other modules may join with; see documents.reader.ts. */
  async views(runner) {
    await runner.query(BILL_READING);
    await runner.query(INVOICE_LISTING);
    await runner.query(CONTRACT_LISTING);
    await runner.query(SITE_OBJECTS);
  }

  async down(runner) {
    await runner.query(`DROP SCHEMA documents CASCADE`);
  }
}

/**
 * Every bill and credit note that was read, by meter point. What a paper of the one kind says with the amounts of the
 * other is what its amounts say: a bill that gives money back is a credit.
 */
const BILL_READING = `
  CREATE VIEW documents.bill_reading AS
  SELECT i.project_id, i.site_id, i.account_id, d.document_id,
         CASE WHEN d.type = 'CREDIT_NOTE' OR coalesce(i.total_unit_charge, i.total_amount, i.amount_due_net_of_vat, 0) < 0
              THEN 'credit' ELSE 'charge' END AS kind,
         i.mpan_mprn, coalesce(i.supply_type, CASE length(i.mpan_mprn) WHEN 13 THEN 'electricity' END) AS supply_type,
         i.meter_serial_number, i.invoice_number, i.invoice_date,
         coalesce(i.charge_start_date, i.read_from_date) AS start_date,
         coalesce(i.charge_end_date, i.read_to_date) AS end_date,
         i.read_to_date,
         coalesce(i.consumption, i.day_consumption + i.night_consumption) AS kwh,
         i.read_to_type IS NOT DISTINCT FROM 'estimated' AS estimated,
         d.uploaded_at AS received_at
    FROM documents.invoice i
    JOIN documents.document d ON d.project_id = i.project_id AND d.id = i.document_id`;

/**
 * The fields of an Invoice object in their order, without what stands in the document's row; no braces, a comma at the
 * end. Kept beside the row (`listing`): putting 40 fields together for every bill of a list takes four times as long as
 * all the rest of the list.
 */
const INVOICE_LISTING = `
  CREATE FUNCTION documents.invoice_listing(i documents.invoice) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT coalesce(nullif(btrim(json_strip_nulls(json_build_object(
      'mpanMprn', i.mpan_mprn, 'supplyType', i.supply_type, 'supplierName', i.supplier_name,
      'supplierAccountNumber', i.supplier_account_number, 'customerName', i.customer_name,
      'invoiceNumber', i.invoice_number, 'invoiceDate', i.invoice_date, 'dueDate', i.due_date,
      'chargeStartDate', i.charge_start_date, 'chargeEndDate', i.charge_end_date,
      'meterSerialNumber', i.meter_serial_number, 'siteAddress', i.site_address, 'paymentMethod', i.payment_method,
      'standingCharge', i.standing_charge, 'standingChargeType', i.standing_charge_type,
      'cclRate', i.ccl_rate, 'vatRate', i.vat_rate, 'readFromDate', i.read_from_date, 'readToDate', i.read_to_date,
      'readFromType', i.read_from_type, 'readToType', i.read_to_type, 'consumption', i.consumption,
      'dayConsumption', i.day_consumption, 'nightConsumption', i.night_consumption,
      'unitRate', i.unit_rate, 'dayUnitRate', i.day_unit_rate, 'nightUnitRate', i.night_unit_rate,
      'correctionFactor', i.correction_factor, 'calorificValue', i.calorific_value,
      'totalUnitCharge', i.total_unit_charge, 'totalStandingCharge', i.total_standing_charge,
      'capacityCharge', i.capacity_charge, 'amountDueNetOfVat', i.amount_due_net_of_vat, 'vat', i.vat,
      'totalAmount', i.total_amount))::text, '{}'), '') || ',', '')
  $$`;

/** The fields of a Contract object with its supply points, likewise. */
const CONTRACT_LISTING = `
  CREATE FUNCTION documents.contract_listing(c documents.contract) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT btrim(json_strip_nulls(json_build_object(
      'supplierName', c.supplier_name, 'supplierAddress', c.supplier_address, 'supplierCode', c.supplier_code,
      'supplierAccountNumber', c.supplier_account_number, 'customerName', c.customer_name,
      'contractNumber', c.contract_number, 'contractStartDate', c.contract_start_date,
      'contractEndDate', c.contract_end_date, 'isFixedContract', c.is_fixed_contract,
      'isMarketRates', c.is_market_rates, 'isMicroBusiness', c.is_micro_business,
      'paymentMethod', c.payment_method, 'contractTermMonths', c.contract_term_months,
      'cclRate', c.ccl_rate, 'vatRate', c.vat_rate,
      'supplyPoints', coalesce((
        SELECT json_agg(json_build_object(
          'mpanMprn', p.mpan_mprn, 'supplyType', p.supply_type, 'meterSerialNumber', p.meter_serial_number,
          'siteName', p.site_name, 'siteAddress', p.site_address, 'tariffName', p.tariff_name,
          'isNonContractedRate', p.is_non_contracted_rate, 'standingCharge', p.standing_charge,
          'standingChargeType', p.standing_charge_type, 'unitRate', p.unit_rate, 'dayUnitRate', p.day_unit_rate,
          'nightUnitRate', p.night_unit_rate, 'estimatedAnnualConsumption', p.estimated_annual_consumption,
          'previous12MonthsConsumption', p.previous_12_months_consumption,
          'maximumImportCapacity', p.maximum_import_capacity, 'capacityRate', p.capacity_rate,
          'directDebitDiscount', p.direct_debit_discount, 'brokerName', p.broker_name,
          'brokerUplift', p.broker_uplift) ORDER BY p.position)
          FROM documents.supply_point p
         WHERE p.project_id = c.project_id AND p.document_id = c.document_id), '[]'::json)))::text, '{}')
  $$`;

/**
 * Site objects as the interface has them, one row a site, so that a long list can be streamed. The filters beyond the
 * account leave a site in and narrow its lists.
 */
const SITE_OBJECTS = `
  CREATE FUNCTION documents.site_objects(
    project_id uuid, account_ids uuid[], types text[] DEFAULT NULL, from_date date DEFAULT NULL, to_date date DEFAULT NULL
  ) RETURNS TABLE (account_id uuid, site_id uuid, site text)
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT s.account_id, s.id,
           '{"id":"' || s.id || '","accountId":"' || s.account_id || '","referenceId":' || to_json(s.reference_id)
           || ',"invoices":[' || coalesce(papers.invoices, '') || '],"contracts":[' || coalesce(papers.contracts, '')
           || '],"creditNotes":[' || coalesce(papers.credit_notes, '')
           || '],"debitNotes":[' || coalesce(papers.debit_notes, '')
           || '],"certificates":[' || coalesce(papers.certificates, '') || '],"others":[' || coalesce(papers.others, '')
           || '],"loas":[' || coalesce(papers.loas, '') || ']}'
      FROM documents.site s
     CROSS JOIN LATERAL (
       SELECT string_agg(paper.item, ',') FILTER (WHERE paper.type = 'INVOICE') AS invoices,
              string_agg(paper.item, ',') FILTER (WHERE paper.type = 'CONTRACT') AS contracts,
              string_agg(paper.item, ',') FILTER (WHERE paper.type = 'CREDIT_NOTE') AS credit_notes,
              string_agg(paper.item, ',') FILTER (WHERE paper.type = 'DEBIT_NOTE') AS debit_notes,
              string_agg(paper.item, ',') FILTER (WHERE paper.type = 'CERTIFICATE') AS certificates,
              string_agg(paper.item, ',') FILTER (WHERE paper.type = 'OTHER') AS others,
              string_agg(paper.item, ',') FILTER (WHERE paper.type = 'LOA') AS loas
         FROM (
           SELECT coalesce(d.type, 'OTHER') AS type,
                  '{"id":' || to_json(d.document_id) || ',"filePath":' || to_json(d.file_key)
                  || CASE d.type
                       WHEN 'INVOICE' THEN
                         ',"extension":"' || d.extension || '",' || coalesce(i.listing, '')
                         || '"status":"' || d.status || '","validationStatus":"'
                         || coalesce(i.validation_status, CASE d.status WHEN 'failed' THEN 'not_validated' ELSE 'pending' END)
                         || '"'
                       WHEN 'CONTRACT' THEN
                         ',' || coalesce((SELECT c.listing FROM documents.contract c
                                           WHERE c.project_id = d.project_id AND c.document_id = d.id), '"supplyPoints":[]')
                       ELSE ',"extension":"' || d.extension || '"'
                     END || '}' AS item
             FROM documents.filing f
             JOIN documents.document d ON d.project_id = f.project_id AND d.id = f.document_id
             LEFT JOIN documents.invoice i
               ON d.type = 'INVOICE' AND i.project_id = f.project_id AND i.document_id = f.document_id
              AND i.site_id = f.site_id
            WHERE f.project_id = s.project_id AND f.site_id = s.id
              AND (site_objects.types IS NULL OR coalesce(d.type, 'OTHER') = ANY (site_objects.types))
              AND (site_objects.from_date IS NULL OR coalesce(d.to_date, d.uploaded_at::date) >= site_objects.from_date)
              AND (site_objects.to_date IS NULL OR coalesce(d.from_date, d.uploaded_at::date) <= site_objects.to_date)
            ORDER BY d.to_date DESC NULLS FIRST, d.id DESC, i.position
         ) paper
     ) papers
     WHERE s.project_id = site_objects.project_id AND s.account_id = ANY (site_objects.account_ids)
     ORDER BY s.account_id, s.id
  $$`;
