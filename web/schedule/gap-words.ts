/** How good a schedule is proven to be: by how much it may at the most cost more than the best possible. */
export function gapWords(gap: number): string {
  if (gap < 0.0005) return "Proven best: no schedule that keeps all dates, pins and limits is better.";
  return `No schedule can be more than ${((100 * gap) / (1 + gap)).toFixed(1)} % better.`;
}
