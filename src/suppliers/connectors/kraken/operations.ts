/** The operations that are sent to Kraken, by name. The schemas they were checked against: docs/connectors.md. */
export const OBTAIN_TOKEN = {
  name: 'ObtainToken',
  query: `mutation ObtainToken($input: ObtainJSONWebTokenInput!) {
  obtainKrakenToken(input: $input) { token payload refreshToken refreshExpiresIn }
}`,
};

export const VIEWER_ACCOUNTS = {
  name: 'ViewerAccounts',
  query: `query ViewerAccounts { viewer { accounts { number status } } }`,
};

export const RATE_LIMIT = {
  name: 'RateLimit',
  query: `query RateLimit { rateLimitInfo { pointsAllowanceRateLimit { ttl isBlocked } } }`,
};

/** Places and prices are asked for apart: a request may cost no more than 200 points of complexity. */
export const ACCOUNT_PLACES = {
  name: 'AccountPlaces',
  query: `query AccountPlaces($accountNumber: String!) {
  account(accountNumber: $accountNumber) {
    properties {
      id address postcode
      electricityMeterPoints { mpan meters(includeInactive: false) { importMeter { id } } }
      gasMeterPoints { mprn }
    }
  }
}`,
};

export const ACCOUNT_AGREEMENTS = {
  name: 'AccountAgreements',
  query: `query AccountAgreements($accountNumber: String!) {
  account(accountNumber: $accountNumber) {
    properties {
      electricityMeterPoints {
        mpan
        meters(includeInactive: false) { importMeter { id } }
        agreements(includeInactive: true) {
          id validFrom validTo isRevoked
          tariff {
            __typename
            ... on TariffType { displayName preVatStandingCharge }
            ... on StandardTariff { preVatUnitRate }
            ... on DayNightTariff { preVatDayRate preVatNightRate }
            ... on ThreeRateTariff { preVatDayRate preVatNightRate }
            ... on PrepayTariff { preVatUnitRate }
            ... on HalfHourlyTariff { unitRates { validFrom validTo preVatValue } }
          }
        }
      }
      gasMeterPoints {
        mprn
        agreements(includeInactive: true) {
          id validFrom validTo isRevoked
          tariff { displayName preVatStandingCharge preVatUnitRate }
        }
      }
    }
  }
}`,
};

/** Bills with their papers as attachments. */
export const BILLS_WITH_ATTACHMENTS = {
  name: 'BillsNew',
  query: `query BillsNew($accountNumber: String!, $first: Int!, $after: String) {
  account(accountNumber: $accountNumber) {
    bills(first: $first, after: $after, includeInvoices: true, orderBy: ISSUED_DATE_DESC) {
      pageInfo { hasNextPage endCursor }
      edges { node {
        id billType issuedDate
        attachments(first: 5) { edges { node { filename temporaryUrl } } }
        ... on InvoiceType { invoiceIsHeld: isHeld }
      } }
    }
  }
}`,
};

/** The form before that: one link on the bill itself. */
export const BILLS_WITH_LINK = {
  name: 'AccountBills',
  query: `query AccountBills($accountNumber: String!, $first: Int!, $after: String) {
  account(accountNumber: $accountNumber) {
    bills(
      first: $first, after: $after, includeBillsWithoutPDF: false, includeHistoricStatements: true, orderBy: ISSUED_DATE_DESC
    ) {
      pageInfo { hasNextPage endCursor }
      edges { node {
        id billType issuedDate temporaryUrl
        ... on StatementType { heldStatus { isHeld } }
      } }
    }
  }
}`,
};

export interface Operation {
  name: string;
  query: string;
}
