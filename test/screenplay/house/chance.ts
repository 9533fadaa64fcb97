/** A seeded pseudorandom generator. */
export interface Chance {
  /** Below 1, at least 0. */
  next(): number;
  /** An integer below the limit. */
  below(limit: number): number;
  /** True with this probability. */
  happens(likelihood: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, happens: (likelihood) => next() < likelihood, pick: (items) => items[below(items.length)]! };
}
