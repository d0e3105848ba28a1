import { extractContract } from '../contract.js';
import { drawPages } from './draw.js';

/** The fields that the contract reader reads off a drawing, as `drawPages` takes it. */
export const readDrawn = (drawing: string) => extractContract(drawPages(drawing)).fields;
