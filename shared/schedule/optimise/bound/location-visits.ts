/** The slots at which a location is visited, with what they cost: the least possible at some prices. */
export interface Visits {
  readonly cost: number;
  readonly slots: readonly number[];
}

/**
 * The cheapest set of slots with at least `least` members, where each uninterrupted run costs `run` and each slot what
 * `price` says, which may be below zero. Infinity when there are too few slots.
 */
export function cheapestVisits(open: Uint8Array, least: number, run: number, price: (slot: number) => number): Visits {
  const slots = open.length;
  // By how many are visited (`least` means at least so many) and whether the slot before is: the least cost so far.
  const width = 2 * (least + 1);
  let costs = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;
  /** From which state each state came, by slot. */
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
