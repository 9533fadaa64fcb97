/** The most that one actor's day weighs beside an average one's, so that no star outweighs the days of a whole company. */
const MOST = 20;

/**
 * What each actor's day weighs, in whole points. Pay per day counts against the average of those whose pay is known, who
 * together weigh as if nobody's were; whose pay nobody has said weighs `points`.
 */
export function holdingRates(pay: readonly (number | undefined)[], points: number): number[] {
  const known = pay.filter((one) => one !== undefined);
  const average = known.reduce((sum, one) => sum + one, 0) / known.length;
  return pay.map((one) => {
    if (one === undefined || !(average > 0)) return points;
    return Math.round(points * Math.min(MOST, one / average));
  });
}
