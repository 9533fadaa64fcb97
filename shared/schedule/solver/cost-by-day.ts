import { type CostTables, weightedCost } from "./comfort-cost.ts";

/**
 * The cost of a board by day, in points; the sum equals the total, and a day without scenes costs nothing. A hold
 * counts on its day, a return on the day that goes back to the location.
 */
export function costByDay({ dayCount, castOf, placeOf, hours }: CostTables, dayOf: readonly number[]): number[] {
  const days = Array.from({ length: dayCount }, () => ({
    hours: new Set<number>(),
    cast: new Set<number>(),
    places: new Set<number>(),
  }));
  dayOf.forEach((day, strip) => {
    const on = days[day];
    if (!on) return;
    on.hours.add(hours[strip] ?? 0);
    on.places.add(placeOf[strip] ?? 0);
    for (const one of castOf[strip] ?? []) on.cast.add(one);
  });
  const used = days.filter((on) => on.hours.size > 0);
  const [cast, places] = [spansOf(used.map((on) => on.cast)), spansOf(used.map((on) => on.places))];
  return days.map((on) => {
    const at = used.indexOf(on);
    if (at < 0) return 0;
    const waits = [...cast].filter(([one, { first, last }]) => first < at && at < last && !on.cast.has(one));
    const returns = [...on.places].filter(
      (place) => places.get(place)!.first < at && used[at - 1]?.places.has(place) === false,
    );
    return weightedCost({
      days: 1,
      mixedDays: on.hours.size > 1 ? 1 : 0,
      holdingDays: waits.length,
      moves: on.places.size - 1,
      returns: returns.length,
    });
  });
}

/** First and last index of the sets that contain each member. */
function spansOf(
  sets: readonly ReadonlySet<number>[],
): ReadonlyMap<number, { readonly first: number; readonly last: number }> {
  const spans = new Map<number, { first: number; last: number }>();
  sets.forEach((set, at) => {
    for (const one of set) spans.set(one, { first: spans.get(one)?.first ?? at, last: at });
  });
  return spans;
}
