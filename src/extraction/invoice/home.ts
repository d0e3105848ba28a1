import { around } from '../layout/geometry.js';
import type { Layout } from '../layout/index.js';
import { addressFrom, HOME } from './addresses.js';
import type { Found } from './found.js';

/** In heights of type. */
const UNDER = 2;
const MOST_LINES = 8;
const WORTH = 0.5;

/** The lines of an address under "Home": of a customer who has one place it is the one supplied. */
export function addressesAtHome(layout: Layout): Found<string>[] {
  return layout.blocks.flatMap(({ page, kind, lines, heading, y0, fontSize }) => {
    if (kind === 'setAside' || lines.length > MOST_LINES) return [];
    const isHeaded = heading !== undefined && HOME.test(heading.text) && y0 - heading.y1 < UNDER * fontSize;
    const own = HOME.test(lines[0].text) ? lines.slice(1) : isHeaded ? lines : [];
    const ocr = layout.pages.some(({ number, source }) => number === page && source === 'ocr');
    const texts = own.map(({ text }) => text);
    const address = own.length > 0 ? addressFrom(texts, undefined, ocr) : undefined;
    if (!address?.postcode) return [];
    return [{ value: address.text, page, box: around(own), text: texts.join(' '), confidence: WORTH }];
  });
}
