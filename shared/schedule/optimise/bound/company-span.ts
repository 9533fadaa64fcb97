/** Minimum-cost last slot of the company, the used slots, and their cost at the given multipliers. */
export interface CompanySpan {
  readonly cost: number;
  readonly slots: readonly number[];
}

/**
 * Minimum-cost choice of shooting slots up to a last slot: every slot up to the last costs `overhead`, every used slot
 * costs `price` (may be negative). Uses at least `least` slots.
 * @param earliestEnd index of the earliest possible last slot
 */
export function cheapestCompanySpan(
  price: Float64Array,
  overhead: number,
  least: number,
  earliestEnd: number,
): CompanySpan {
  let best: { cost: number; slots: number[] } = { cost: Number.POSITIVE_INFINITY, slots: [] };
  const sorted: number[] = [];
  for (let last = 0; last < price.length; last++) {
    const at = sorted.findIndex((slot) => price[slot]! > price[last]!);
    sorted.splice(at < 0 ? sorted.length : at, 0, last);
    if (last < earliestEnd || last + 1 < least) continue;
    let cost = (last + 1) * overhead;
    const used: number[] = [];
    for (const slot of sorted) {
      if (used.length >= least && price[slot]! >= 0) break;
      cost += price[slot]!;
      used.push(slot);
    }
    if (cost < best.cost) best = { cost, slots: used };
  }
  return best;
}
