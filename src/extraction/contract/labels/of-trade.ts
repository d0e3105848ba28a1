import { findSupplierNames } from '../../catalogue/index.js';

const OF_ENERGY = /\b(?:energy|gas|power|electric(?:ity)?|utilit(?:y|ies))\b/i;

/** A name of the energy trade. */
export const isOfTrade = (name: string): boolean => OF_ENERGY.test(name) || findSupplierNames(name).length > 0;
