/** Minimum-cost slots of the visits to a location, and their cost at the given multipliers. */
export interface Visits {
  readonly cost: number;
  readonly slots: readonly number[];
}

/**
 * The cheapest set of at least `least` slots, where each consecutive run costs `run` and each slot `price` (may be
 * negative). Infinite cost when there are too few slots.
 */
export function cheapestVisits(open: Uint8Array, least: number, run: number, price: (slot: number) => number): Visits {
  const slots = open.length;
  // Minimum cost so far, by number of visits (`least` means at least that many) and by whether the previous slot is
  // used.
  const width = 2 * (least + 1);
  let costs = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  /** Predecessor of each state, by slot. */
  const from = new Int16Array(slots * width).fill(-1);
  for (let slot = 0; slot < slots; slot++) {
    const next = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
    const visit = open[slot] ? price(slot) : Number.POSITIVE_INFINITY;
    for (let state = 0; state < width; state++) {
      const cost = costs[state]!;
      if (cost === Number.POSITIVE_INFINITY) continue;
      reach(next, slot, state & ~1, cost, state);
      const more = 2 * Math.min(least, (state >> 1) + 1) + 1;
      reach(next, slot, more, cost + visit + (state & 1 ? 0 : run), state);
    }
    costs = next;
  }
  let state = costs[width - 2]! <= costs[width - 1]! ? width - 2 : width - 1;
  const cost = costs[state]!;
  const visited: number[] = [];
  if (cost === Number.POSITIVE_INFINITY) return { cost, slots: visited };
  for (let slot = slots - 1; slot >= 0; slot--) {
    if (state & 1) visited.push(slot);
    state = from[slot * width + state]!;
  }
  return { cost, slots: visited };

  function reach(next: Float64Array, slot: number, to: number, cost: number, by: number): void {
    if (cost >= next[to]!) return;
    next[to] = cost;
    from[slot * width + to] = by;
  }
}
