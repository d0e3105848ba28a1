import { findSupplierNames } from '../../catalogue/index.js';

const OF_ENERGY = /\b(?:energy|gas|power|electric(?:ity)?|utilit(?:y|ies))\b/i;

/** A name of the energy trade. */
export const isOfTrade = (name: string): boolean => OF_ENERGY.test(name) || findSupplierNames(name).length > 0;

/** What only the names of brokers have in them. */
export const BROKER_WORD = /\b(?:brok\w+|consult\w+|advis\w+|procure\w*|intermediar\w+|switching|comparison)\b/i;
