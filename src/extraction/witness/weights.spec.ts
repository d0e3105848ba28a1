import { gzipSync } from 'node:zlib';
import { CONTRACT_ROLES, Model } from './model.js';
import { namesSeen, type See, sortOf } from './see.js';
import { unpacked } from './weights.js';

const TENTHS = Int8Array.from([20, 0, -30, 5]);
const packed = gzipSync(
  Buffer.concat([Buffer.from('siteName unitRate\n-2 -1.5\nsl:site\nmag:9:p/kwh\n\n'), Buffer.from(TENTHS.buffer)]),
);

describe('weights', () => {
  it('are unpacked with the names and roles that they are for', () => {
    expect(unpacked(packed)).toEqual({
      roles: ['siteName', 'unitRate'],
      bias: [-2, -1.5],
      names: ['sl:site', 'mag:9:p/kwh'],
      weights: TENTHS,
    });
  });

  it('are summed for what is seen, each thing once', () => {
    const model = new Model(CONTRACT_ROLES, unpacked(packed));
    const look = (see: See): void => ['site', 'site', 'other'].forEach((word) => see(sortOf('sl'), word));
    const likely = model.likely(
      'name',
      model.sumsOf(look),
      model.sumsOf(() => undefined),
    );
    expect(likely[3]).toBeCloseTo(1 / (1 + Math.exp(2 - 2)), 6);
    expect(namesSeen(look)).toEqual(['sl:site', 'sl:other']);
  });

  it('say of a role that nothing was learnt of that nothing has it', () => {
    const model = new Model(CONTRACT_ROLES, unpacked(packed));
    const nothing = model.sumsOf(() => undefined);
    expect(Math.max(...model.likely('address', nothing, nothing))).toBeLessThan(1e-6);
  });

  it('are looked for further only where a role may still be likely', () => {
    const model = new Model(CONTRACT_ROLES, unpacked(packed));
    const line = model.sumsOf(() => undefined);
    const [words, sizes] = [[sortOf('sl')], [sortOf('mag')]];
    let worth: boolean[] = [];
    const likely = model.likelyOf('figure', line, (see, isWorth) => {
      see(sortOf('mag'), '9:p/kwh');
      worth = [isWorth(words), isWorth(sizes)];
    });
    expect(likely[0]).toBeCloseTo(1 / (1 + Math.exp(1.5 - 0.5)), 6);
    expect(worth).toEqual([true, true]);
    model.likelyOf(
      'figure',
      Int32Array.from(line, () => -40),
      (_, isWorth) => {
        worth = [isWorth(words), isWorth(sizes)];
      },
    );
    expect(worth).toEqual([false, false]);
    model.likelyOf(
      'name',
      Int32Array.from(line, () => -40),
      (_, isWorth) => {
        worth = [isWorth(words), isWorth(sizes)];
      },
    );
    expect(worth).toEqual([true, false]);
  });
});
