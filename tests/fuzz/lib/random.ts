import { seededRandom } from "../../support/random";

/** Random choices that are the same for the same seeds, so that a finding can be reproduced. */
export class Random {
  readonly next: () => number;

  constructor(...seeds: number[]) {
    this.next = seededRandom(seeds.reduce((state, seed) => Math.imul(state ^ seed, 0x9e3779b1) + 0x85ebca6b, 1));
    this.next();
  }

  /** From 0 up to, but not including, `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.below(list.length)];
    if (item === undefined) throw new Error("Nothing to pick from");
    return item;
  }

  shuffle<T>(list: readonly T[]): T[] {
    const keys = list.map((item) => ({ item, key: this.next() }));
    return keys.sort((a, b) => a.key - b.key).map(({ item }) => item);
  }
}
