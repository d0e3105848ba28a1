import { drawPages } from '../../testing/draw.js';
import { CONTRACT_VOCABULARY } from '../labels/vocabulary.js';
import { compileLexicon, layOut } from '../../layout/index.js';
import { endsLine } from './title-parts.js';

const [block] = layOut(
  drawPages('4 Quay Road, Whitby, YO21 3PU\nHarbour Day and Night'),
  compileLexicon(CONTRACT_VOCABULARY),
).blocks;
const passage = (text: string) => ({ block, start: 0, end: text.length, text });

it('tells what ends with a line from what goes on in it', () => {
  expect(block.lines).toHaveLength(2);
  expect(endsLine(passage('4 Quay Road, Whitby, YO21 3PU'))).toBe(true);
  expect(endsLine(passage('4 Quay Road, Whitby'))).toBe(false);
});
