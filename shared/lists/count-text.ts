/** Formats ascending day numbers with ranges: `1–3, 7`. */
export function spansOfDays(days: readonly number[]): string {
  const spans: [from: number, to: number][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else spans.push([day, day]);
  }
  return spans.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}
