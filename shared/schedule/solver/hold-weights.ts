/** Maximum weight of an actor's day relative to the average, so that no single actor outweighs everyone else. */
const MAX_WEIGHT = 20;

/**
 * Weight of each actor's day, in whole points. Day rates count relative to the average known rate, and their total
 * weight is the same as without rates; an actor without a rate weighs `points`.
 */
export function holdingRates(pay: readonly (number | undefined)[], points: number): number[] {
  const known = pay.filter((one) => one !== undefined);
  const average = known.reduce((sum, one) => sum + one, 0) / known.length;
  return pay.map((one) => {
    if (one === undefined || !(average > 0)) return points;
    return Math.round(points * Math.min(MAX_WEIGHT, one / average));
  });
}
