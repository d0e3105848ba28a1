/**
 * The part of Kraken's schema that is asked for, after the published schemas of Octopus Energy (February 2025) and of the
 * platform (July 2026). `bills` differs between suppliers: with links on the bill, with attachments, or with both.
 */
export function schemaText({ links = true, attachments = true } = {}) {
  const papers = [
    links ? 'temporaryUrl: String' : '',
    attachments ? 'attachments(first: Int, after: String): AttachmentConnection' : '',
  ].join('\n    ');
  return `
  scalar DateTime
  scalar Date
  scalar GenericScalar

  type Query {
    viewer: Viewer
    account(accountNumber: String!): Account
    rateLimitInfo: RateLimitInfo
  }
  type Mutation { obtainKrakenToken(input: ObtainJSONWebTokenInput!): ObtainKrakenJSONWebToken }
  input ObtainJSONWebTokenInput { email: String password: String refreshToken: String APIKey: String }
  type ObtainKrakenJSONWebToken { token: String payload: GenericScalar refreshToken: String refreshExpiresIn: Int }

  type RateLimitInfo { pointsAllowanceRateLimit: PointsAllowance }
  type PointsAllowance { limit: Int remainingPoints: Int usedPoints: Int ttl: Int isBlocked: Boolean }

  type Viewer { id: ID email: String accounts: [Account] }
  type Account {
    number: String status: String accountType: String
    properties: [Property]
    bills(
      first: Int, after: String, includeInvoices: Boolean, includeBillsWithoutPDF: Boolean
      includeHistoricStatements: Boolean, issuedFromDate: Date, orderBy: BillsOrder
    ): BillConnection
  }
  enum BillsOrder { ISSUED_DATE_DESC ISSUED_DATE_ASC }
  type OccupancyPeriod { effectiveFrom: DateTime effectiveTo: DateTime }
  type Property {
    id: ID address: String postcode: String occupancyPeriods: [OccupancyPeriod]
    electricityMeterPoints: [ElectricityMeterPoint] gasMeterPoints: [GasMeterPoint]
  }
  type ElectricityMeterPoint {
    id: ID mpan: String
    meters(includeInactive: Boolean): [ElectricityMeter]
    agreements(includeInactive: Boolean): [ElectricityAgreement]
  }
  type ElectricityMeter { id: ID serialNumber: String importMeter: ElectricityMeter }
  type ElectricityAgreement { id: ID validFrom: DateTime validTo: DateTime isRevoked: Boolean tariff: ElectricityTariff }
  interface TariffType { displayName: String preVatStandingCharge: Float standingCharge: Float }
  type StandardTariff implements TariffType {
    displayName: String preVatStandingCharge: Float standingCharge: Float preVatUnitRate: Float unitRate: Float
  }
  type DayNightTariff implements TariffType {
    displayName: String preVatStandingCharge: Float standingCharge: Float preVatDayRate: Float preVatNightRate: Float
  }
  type ThreeRateTariff implements TariffType {
    displayName: String preVatStandingCharge: Float standingCharge: Float
    preVatDayRate: Float preVatNightRate: Float preVatOffPeakRate: Float
  }
  type PrepayTariff implements TariffType {
    displayName: String preVatStandingCharge: Float standingCharge: Float preVatUnitRate: Float
  }
  type HalfHourlyTariff implements TariffType {
    displayName: String preVatStandingCharge: Float standingCharge: Float unitRates: [UnitRate]
  }
  union ElectricityTariff = StandardTariff | DayNightTariff | ThreeRateTariff | PrepayTariff | HalfHourlyTariff
  type UnitRate { validFrom: DateTime validTo: DateTime value: Float preVatValue: Float }
  type GasMeterPoint { id: ID mprn: String agreements(includeInactive: Boolean): [GasAgreement] }
  type GasAgreement { id: ID validFrom: DateTime validTo: DateTime isRevoked: Boolean tariff: GasTariff }
  type GasTariff {
    displayName: String preVatStandingCharge: Float standingCharge: Float preVatUnitRate: Float unitRate: Float
  }

  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type BillConnection { pageInfo: PageInfo! edges: [BillEdge] }
  type BillEdge { node: Bill }
  interface Bill {
    id: ID billType: String fromDate: Date toDate: Date issuedDate: Date
    ${papers}
  }
  type HeldStatus { isHeld: Boolean reason: String }
  type StatementType implements Bill {
    id: ID billType: String fromDate: Date toDate: Date issuedDate: Date heldStatus: HeldStatus reversalsAfterClose: String
    ${papers}
  }
  type InvoiceType implements Bill {
    id: ID billType: String fromDate: Date toDate: Date issuedDate: Date isHeld: Boolean
    ${papers}
  }
  type PeriodBasedDocumentType implements Bill {
    id: ID billType: String fromDate: Date toDate: Date issuedDate: Date
    ${papers}
  }
  type PreKrakenBillType implements Bill {
    id: ID billType: String fromDate: Date toDate: Date issuedDate: Date
    ${papers}
  }
  ${attachments ? 'type AttachmentConnection { edges: [AttachmentEdge] } type AttachmentEdge { node: Attachment } type Attachment { id: ID filename: String temporaryUrl: String }' : ''}
`;
}
