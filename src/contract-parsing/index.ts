export { ContractParsingModule } from './contract-parsing.module.js';
