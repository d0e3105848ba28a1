-- Emissions of the sites of a project, day by day and in plain SQL: another way to the figures of
-- GET /v1/sites/emissions?scopes=1,2 (test/emissions-by-day.test.ts holds them against each other).
--   $1 project, $2 first day, $3 the day after the last
WITH factor (fuel, year, kg) AS (
  VALUES ('electricity', 2023, 0.20707), ('electricity', 2024, 0.20705), ('electricity', 2025, 0.177), ('electricity', 2026, 0.13096),
         ('gas', 2023, 0.18293), ('gas', 2024, 0.1829), ('gas', 2025, 0.18296), ('gas', 2026, 0.18231)
), paper AS (
  SELECT i.site_id, i.mpan_mprn AS meter, i.supply_type AS fuel, i.document_id AS id, i.invoice_date AS issued,
         i.charge_start_date AS first, i.charge_end_date AS last,
         coalesce(i.consumption, i.day_consumption + i.night_consumption) AS kwh,
         d.type = 'CREDIT_NOTE' OR i.total_unit_charge < 0 OR i.total_unit_charge IS NULL AND i.total_amount < 0 AS credit,
         i.read_to_type = 'estimated' AS estimated, coalesce(i.read_to_date, i.charge_end_date) AS read_on
    FROM documents.invoice i
    JOIN documents.document d ON d.project_id = i.project_id AND d.id = i.document_id
   WHERE i.project_id = $1
), ranked AS (
  SELECT p.*, row_number() OVER (PARTITION BY site_id, meter, first, last, kwh, credit IS TRUE ORDER BY issued, id) AS nth
    FROM paper p
), live AS (
  -- the nth credit note for the same days and energy cancels the nth bill
  SELECT r.* FROM ranked r
   WHERE NOT EXISTS (SELECT FROM ranked o
                      WHERE (o.site_id, o.meter, o.first, o.last, o.kwh, o.nth) = (r.site_id, r.meter, r.first, r.last, r.kwh, r.nth)
                        AND o.credit IS TRUE <> (r.credit IS TRUE))
), bill AS MATERIALIZED (
  SELECT b.*, b.last - CASE WHEN b.last > b.first AND EXISTS (
                SELECT FROM live n WHERE n.site_id = b.site_id AND n.meter = b.meter AND n.credit IS NOT TRUE
                                     AND n.first = b.last AND n.last > b.last) THEN 1 ELSE 0 END AS own_last
    FROM live b
   WHERE b.credit IS NOT TRUE
), charged AS (
  SELECT DISTINCT ON (b.site_id, b.meter, g.day) b.site_id, b.meter, b.fuel, g.day::date AS day, b.issued,
         b.kwh / (b.own_last - b.first + 1) AS kwh
    FROM bill b, generate_series(b.first, b.own_last, interval '1 day') g (day)
   ORDER BY b.site_id, b.meter, g.day, b.estimated IS TRUE, b.read_on DESC, b.issued DESC, b.id DESC
), credited AS (
  SELECT n.site_id, n.meter, g.day::date AS day, n.issued, n.kwh / (n.last - n.first + 1) AS kwh
    FROM live n, generate_series(n.first, n.last, interval '1 day') g (day)
   WHERE n.credit
), known AS MATERIALIZED (
  SELECT c.site_id, c.meter, c.fuel, c.day, c.kwh - coalesce(sum(n.kwh), 0) AS kwh
    FROM charged c
    LEFT JOIN credited n ON n.site_id = c.site_id AND n.meter = c.meter AND n.day = c.day AND c.issued < n.issued
   GROUP BY c.site_id, c.meter, c.fuel, c.day, c.kwh
), meter AS (
  SELECT site_id, meter, fuel,
         coalesce(avg(kwh) FILTER (WHERE day >= $2), avg(kwh)) AS mean
    FROM known
   WHERE day >= ($2::date - interval '1 year')::date AND day < $3
   GROUP BY site_id, meter, fuel
), filled AS (
  SELECT m.site_id, m.fuel, g.day, coalesce(k.kwh, y.kwh, m.mean) AS kwh
    FROM meter m
   CROSS JOIN generate_series($2::date, $3::date - 1, interval '1 day') g (day)
    LEFT JOIN known k ON k.site_id = m.site_id AND k.meter = m.meter AND k.day = g.day::date
    LEFT JOIN known y ON y.site_id = m.site_id AND y.meter = m.meter AND y.day = (g.day - interval '1 year')::date
)
SELECT s.id AS "siteId", round(coalesce(sum(f.kwh * factor.kg), 0), 3)::float8 AS emissions
  FROM documents.site s
  LEFT JOIN filled f ON f.site_id = s.id
  LEFT JOIN factor ON factor.fuel = f.fuel AND factor.year = extract(year FROM f.day)
 WHERE s.project_id = $1
 GROUP BY s.id
 ORDER BY s.id
