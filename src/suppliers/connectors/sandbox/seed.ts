import { createHash } from 'node:crypto';

/**
 * Chance that comes out the same each time: every value follows from the path of names that leads to it. A value does
 * not depend on those that were drawn before it, so that adding one changes no other.
 */
export class Seed {
  constructor(private readonly path: string) {}

  of(name: string | number): Seed {
    return new Seed(`${this.path}/${name}`);
  }

  /** In [0, 1). */
  fraction(name: string | number): number {
    return createHash('sha256').update(`${this.path}/${name}`).digest().readUIntBE(0, 6) / 2 ** 48;
  }

  /** A whole number; both ends are possible. */
  whole(name: string | number, least: number, most: number): number {
    return least + Math.floor(this.fraction(name) * (most - least + 1));
  }

  pick<T>(name: string | number, list: readonly T[]): T {
    return list[this.whole(name, 0, list.length - 1)];
  }

  /** So many digits, the first of them not nought. */
  digits(name: string | number, count: number): string {
    const rest = Array.from({ length: count - 1 }, (_, i) => this.whole(`${name}.${i}`, 0, 9));
    return [this.whole(name, 1, 9), ...rest].join('');
  }
}
