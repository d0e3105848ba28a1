import { drawPage } from '../testing/draw.js';
import { readByRules } from '../testing/read.js';
import { pagesToSee } from './index.js';
import { type Line, writtenOn } from './lines.js';

const PAPER = `
 Unit rates

                   Day          Night
 Electricity       24.10        18.20
 Gas               7.35         7.35

 All prices are without VAT.
`;

const { layout } = readByRules([drawPage(PAPER)]);
const lines = [...writtenOn(layout, pagesToSee(layout)).values()].flatMap((written) => written.lines);
const lineOf = (text: string): Line => lines.find(({ segment }) => segment.text === text)!;
const textOf = (line: Line | undefined): string | undefined => line?.segment.text;

describe('neighbours of a line', () => {
  it('are the nearest lines on its four sides', () => {
    const { left, right, up, down } = lineOf('24.10');
    expect([left, right, up, down].map(textOf)).toEqual(['Electricity', '18.20', 'Day', '7.35']);
  });

  it('are none where nothing stands beside it', () => {
    const { left, right, up } = lineOf('Unit rates');
    expect([left, right, up].map(textOf)).toEqual([undefined, undefined, undefined]);
    expect(textOf(lineOf('Electricity').up)).toBe('Unit rates');
  });
});
