import { addDays, rangesOf } from "../../dates/calendar-date.ts";
import { availabilityText } from "../../dates/dates-string.ts";
import { shownDate } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { dateLimitsOf } from "../constraints/date-limits.ts";
import { FARTHEST } from "../model/problem-from-preferences.ts";
import { partiesOf } from "../model/required-resources.ts";
import { sceneNumberText } from "../model/scene-parts.ts";
import type { Strip } from "../model/schedule.ts";
import type { Party, SchedulingProblem } from "../model/scheduling-problem.ts";
import { isClosed, isWorkingDay, namedDates } from "../model/working-calendar.ts";
import { closedDates } from "./rest-beside-units.ts";

/** Why a scene has no possible day: the availability of its location and cast, and the dates of its episode. */
export function strandedReason(production: SchedulingProblem, strip: Strip): string {
  const { calendar } = production;
  const [place, ...cast] = partiesOf(production, strip);
  const names = [...(place ? [place.name] : []), ...cast.map(({ id, name }) => t("{name} (cast {id})", { name, id }))];
  const parties = partiesOf(production, strip)
    .map((party, index) => ({ party, name: names[index] ?? party.name }))
    .filter(({ party }) => party.availability.kind === "days");
  const free = parties.map(({ party, name }, index) =>
    index === 0
      ? t("{name} is available on {dates}", { name, dates: words(party) })
      : t("{name} on {dates}", { name, dates: words(party) }),
  );
  const common = parties.reduce<readonly string[] | undefined>((left, { party }) => {
    if (party.availability.kind === "flexible") return left;
    const { days } = party.availability;
    return left ? left.filter((date) => days.includes(date)) : days;
  }, undefined);
  const early = common?.filter((date) => date < calendar.startDate) ?? [];
  const closed = common?.filter((date) => isClosed(calendar, date)) ?? [];
  const locked = production.ties?.lockedDays.filter((date) => common?.includes(date) ?? true) ?? [];
  const off =
    common?.filter((date) => !closed.includes(date) && !isWorkingDay(calendar, date) && !isNamedBy(parties, date)) ??
    [];
  const pinned = production.ties?.pins.filter(({ sceneId }) => sceneId === strip.sceneId).map(({ date }) => date) ?? [];
  const limits = dateLimitsOf(production).filter((limit) => limit.has(strip.sceneId));
  const farthest = addDays(calendar.startDate, FARTHEST);
  const isOutOfReach = limits.some(({ from = "", until = farthest }) => until < calendar.startDate || from > farthest);
  const why = [
    ...limits.map(({ clause }) => clause),
    ...(pinned.length > 0 ? [t("it is pinned to {dates}", { dates: spans(pinned) })] : []),
    ...(pinned.length === 0 && (early.length > 0 || isOutOfReach)
      ? [t("the schedule starts on {date}", { date: shownDate(calendar.startDate) })]
      : []),
    ...(off.some((date) => date >= calendar.startDate)
      ? [
          t("{dates} are days off that no one's dates include", {
            dates: spans(off.filter((date) => date >= calendar.startDate)),
          }),
        ]
      : []),
    ...busyReasons(partiesOf(production, strip)),
    ...restReasons(production, [strip]),
    ...(closed.length > 0 ? [t("on {dates} the company has a day off", { dates: spans(closed) })] : []),
    ...(pinned.length === 0 && locked.length > 0
      ? [
          t("{dates} {count, plural, one {is} other {are}} locked, and it is not among the scenes there", {
            dates: spans(locked),
            count: locked.length,
          }),
        ]
      : []),
  ];
  return t("Scene {number} has no day: {reasons}.", {
    number: sceneNumberText(strip.number),
    reasons: [...(free.length > 0 ? [free.join(", ")] : []), ...why].join("; "),
  });

  function isNamedBy(all: typeof parties, date: string): boolean {
    return all.some(({ party }) => namedDates(party.availability, calendar).includes(date));
  }
}

/** Who works with another unit, and when: `ANA works with Second Unit on 03/02/2026`. */
export function busyReasons(parties: readonly Party[]): string[] {
  return parties.flatMap(({ name, busy = [] }) =>
    [...Map.groupBy(busy, ({ unit }) => unit)].map(([unit, those]) =>
      t("{name} works with {unit} on {dates}", { name, unit, dates: spans(those.map(({ date }) => date).toSorted()) }),
    ),
  );
}

/** Whose work with another unit leaves no rest for scenes, and when: `ANA has too little rest between two units on …`. */
export function restReasons(production: SchedulingProblem, strips: readonly Strip[]): string[] {
  return [...production.cast.values()].flatMap(({ id, name, elsewhere = [] }) => {
    if (elsewhere.length === 0) return [];
    const theirs = strips.filter(({ castIds }) => castIds.includes(id));
    const closed = new Set(theirs.flatMap((strip) => [...closedDates(production, { ...strip, castIds: [id] })]));
    if (closed.size === 0) return [];
    return [
      t("{name} has too little rest between two units on {dates}", { name, dates: spans([...closed].toSorted()) }),
    ];
  });
}

function words({ availability }: Party): string {
  return availabilityText(availability);
}

function spans(dates: readonly string[]): string {
  const words = rangesOf(dates).map(({ start, end }) =>
    start === end ? shownDate(start) : `${shownDate(start)} – ${shownDate(end)}`,
  );
  return list(words);
}

function list(items: readonly string[]): string {
  return items.length > 1
    ? t("{items} and {last}", { items: items.slice(0, -1).join(", "), last: items.at(-1) })
    : items.join("");
}
