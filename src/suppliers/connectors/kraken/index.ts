export { KrakenConnector } from './kraken.connector.js';
