import fc from "fast-check";
import { expect } from "vitest";
import { addDays, type CalendarDate } from "../../shared/dates/calendar-date.ts";
import { textFromDates } from "../../shared/dates/dates-string.ts";
import { withOtherUnits } from "../../shared/schedule/constraints/other-units.ts";
import { verifySchedule } from "../../shared/schedule/constraints/verify-schedule.ts";
import type { Schedule } from "../../shared/schedule/model/schedule.ts";
import type { SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { scheduleCost } from "../../shared/schedule/optimise/instance/cost.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { instanceFromSlotModel } from "../../shared/schedule/solver/instance-from-slot-model.ts";
import { buildSlotModel } from "../../shared/schedule/solver/slot-model.ts";
import { production, scene } from "./builders.ts";

const HEADINGS = ["INT. DAY", "INT. NIGHT", "EXT. DAY", "EXT. NIGHT"] as const;
const MONDAY = "2026-03-02";

/** Dates within the first `days` days from a Monday, at least one. */
const dates = (days: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: days - 1 }), { minLength: 1, maxLength: days })
    .map((offsets) => textFromDates({ days: offsets.map((offset) => addDays(MONDAY, offset)) }));

type Sky = "light" | "dark" | "either";

/** What another unit has on some of the dates, in the light of its scenes. */
const othersDays = (skies: readonly Sky[][]) =>
  fc.uniqueArray(
    fc
      .record({
        date: fc.integer({ min: 0, max: 3 }).map((offset) => addDays(MONDAY, offset)),
        castIds: fc.subarray(["1", "2", "3"]),
        sceneIds: fc.constantFrom<string[]>([], [], ["x1"], ["x3"]),
        placeIds: fc.constantFrom<string[]>([], [], ["THE PIER"]),
        work: fc.record({ minutes: fc.constantFrom(60, 200, 300), skies: fc.constantFrom(...skies) }),
      })
      .map(({ castIds, work, ...day }) => ({
        ...{ ...day, castIds, hours: work },
        castHours: Object.fromEntries(castIds.map((castId) => [castId, work])),
      })),
    { selector: ({ date }) => date, maxLength: 3 },
  );

/** Any light without a turnaround; with one, no day in the dark alone, because the search leaves some of those open. */
const besideUnits = fc.oneof(
  fc.record({ days: othersDays([["light"], ["dark"], ["either"], ["light", "dark"]]), limits: fc.constant({}) }),
  fc.record({
    days: othersDays([["light"], ["either"], ["either", "dark"]]),
    limits: fc.record({ turnaroundHours: fc.constantFrom(20, 22) }),
  }),
);

/** The dates of an episode: a block, a date by which it is finished, or both. */
const offset = fc.option(
  fc.integer({ min: 0, max: 3 }).map((days) => addDays(MONDAY, days)),
  { nil: undefined },
);
const episodeWindow = fc.record({ from: offset, until: offset, finishBy: offset });
/** The scenes of two episodes. */
const scenesOf = [
  ["s1", "s2"],
  ["s3", "s4"],
] as const;

/** Two episodes one after the other, each with a scene that another unit may shoot. */
const IN_ORDER = [
  { number: "101", sceneIds: [...scenesOf[0], "x1"] },
  { number: "102", sceneIds: [...scenesOf[1], "x3"], after: "101" },
];

/** Up to 4 scenes at a location with dates on up to 4 days, beside another unit, in two episodes. */
const productions = fc
  .record({
    headings: fc.array(fc.constantFrom(...HEADINGS), { minLength: 1, maxLength: 4 }),
    casts: fc.array(fc.uniqueArray(fc.constantFrom("1", "2", "3"), { maxLength: 2 }), { minLength: 4, maxLength: 4 }),
    scenesPerDay: fc.integer({ min: 1, max: 3 }),
    place: dates(4),
    cast: fc.dictionary(fc.constantFrom("1", "2", "3"), dates(4)),
    beside: besideUnits,
    minors: fc.subarray(["1", "2"]),
    allows: fc.boolean(),
    episodes: fc.array(episodeWindow, { maxLength: 2 }),
    isOrdered: fc.boolean(),
    withinDays: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  })
  .map(
    ({
      headings,
      casts,
      scenesPerDay,
      place,
      cast,
      minors,
      allows,
      episodes,
      isOrdered,
      withinDays,
      beside: { days, limits },
    }) => {
      const made = production({
        strips: headings.map((heading, index) => scene(String(index + 1), heading, casts[index])),
        scenesPerDay,
        places: { "THE PIER": place },
        cast,
      });
      const aged = new Map(
        [...made.cast].map(([id, party]) => [
          id,
          {
            ...party,
            ...(minors.includes(id) && { minor: "6-8y" as const }),
            ...(id === "1" && withinDays !== undefined && { withinDays }),
          },
        ]),
      );
      // Without a turnaround, no rest depends on both scenes of a date.
      const both = allows && !("turnaroundHours" in limits) ? days : [];
      const allowed = both.flatMap(({ date, castIds }) => castIds.map((id) => ({ kind: "cast" as const, id, date })));
      const others = [{ unit: "Second Unit", schedule: "Block", days }];
      const episodeDates = episodes.map((window, at) => ({
        ...window,
        number: `10${at + 1}`,
        sceneIds: scenesOf[at]!,
      }));
      const ordered = isOrdered ? { episodeOrder: IN_ORDER } : {};
      return withOtherUnits({ ...made, limits, cast: aged, episodeDates, ...ordered }, { others, allowed });
    },
  );

/** Whether a valid schedule exists, by trying every assignment of the scenes to the location's days. */
const existsByBruteForce = (made: SchedulingProblem) => validSchedules(made, placeDays(made)).next().done === false;

/** The dates of the location. */
function placeDays(made: SchedulingProblem): readonly CalendarDate[] {
  const { availability } = made.places.get(made.strips[0]!.sceneId)!;
  return availability.kind === "days" ? availability.days : [];
}

/** All valid schedules on these days, without regard to the order within a day. */
function* validSchedules(
  made: SchedulingProblem,
  days: readonly CalendarDate[],
  dayOf: readonly CalendarDate[] = [],
): Generator<Schedule> {
  if (dayOf.length === made.strips.length) {
    const schedule = scheduleOf(made, dayOf);
    if (verifySchedule(schedule, made).length === 0) yield schedule;
    return;
  }
  for (const date of days) yield* validSchedules(made, days, [...dayOf, date]);
}

/** The bound is at most the cost of every valid schedule, and the cost is that of a valid one. */
export function boundsEverySchedule(numRuns: number): void {
  fc.assert(
    fc.property(productions, (made) => {
      const answer = bestSchedule(made, { budget: budgetOf(30) });
      if (answer.status !== "feasible") return;
      const model = buildSlotModel(made);
      const shoot = instanceFromSlotModel(model, "balanced");
      const costOf = ({ days }: Schedule) => {
        const dateOf = new Map(
          days.flatMap(({ date, strips }) => strips.map(({ sceneId }) => [sceneId, date] as const)),
        );
        const slots = made.strips.map(({ sceneId }) => model.days.indexOf(dateOf.get(sceneId)!));
        return scheduleCost(shoot, Object.fromEntries(shoot.scenes.map(({ id }, at) => [id, slots[at]!]))).total;
      };
      const least = Math.min(...[...validSchedules(made, placeDays(made))].map(costOf));
      const { bound, cost } = answer.schedule.proof!;
      expect(bound).toBeLessThanOrEqual(least + 1e-6);
      expect(cost).toBeGreaterThanOrEqual(least - 1e-6);
    }),
    { numRuns },
  );
}

function scheduleOf(made: SchedulingProblem, dayOf: readonly CalendarDate[]): Schedule {
  return {
    ...made,
    days: [...new Set(dayOf)]
      .sort()
      .map((date) => ({ date, strips: made.strips.filter((_, index) => dayOf[index] === date) })),
  };
}

/** The scheduler finds a valid schedule exactly when one exists. */
export function findsOneIfAnyExists(numRuns: number): void {
  fc.assert(
    fc.property(productions, (made) => {
      const answer = bestSchedule(made, { budget: budgetOf(300) });
      expect(answer.status).toBe(existsByBruteForce(made) ? "feasible" : "infeasible");
      if (answer.status === "feasible") expect(verifySchedule(answer.schedule, made)).toEqual([]);
    }),
    { numRuns },
  );
}

/** Up to 3 scenes that only the dates of their episodes limit, some of which are weeks after the start. */
const inEpisodes = fc
  .record({
    headings: fc.array(fc.constantFrom(...HEADINGS), { minLength: 1, maxLength: 3 }),
    episodes: fc.array(episodeWindow, { minLength: 1, maxLength: 2 }),
    scenesPerDay: fc.integer({ min: 1, max: 2 }),
    later: fc.constantFrom(0, 7, 70),
    isOrdered: fc.boolean(),
  })
  .map(({ headings, episodes, scenesPerDay, later, isOrdered }) => {
    const strips = headings.map((heading, at) => scene(`${at + 1}`, heading));
    const far = (date: CalendarDate | undefined) => date && addDays(date, later);
    const episodeDates = episodes.map(({ from, until, finishBy }, at) => ({
      ...{ number: `10${at + 1}`, sceneIds: at === 0 ? ["s1"] : ["s2", "s3"] },
      ...{ from: far(from), until: far(until), finishBy: far(finishBy) },
    }));
    const episodeOrder = [
      { number: "101", sceneIds: ["s1"] },
      { number: "102", sceneIds: ["s2", "s3"], after: "101" },
    ];
    const made = { ...production({ strips, scenesPerDay }), episodeDates, ...(isOrdered && { episodeOrder }) };
    return { made, weeks: [...new Set([0, later, later + 7])] };
  });

/** The scheduler finds a schedule exactly when the dates of the episodes allow one, on any of the working days. */
export function findsOneInEpisodes(numRuns: number): void {
  fc.assert(
    fc.property(inEpisodes, ({ made, weeks }) => {
      const days = weeks.flatMap((week) => [0, 1, 2, 3, 4].map((day) => addDays(MONDAY, week + day)));
      const exists = validSchedules(made, days).next().done === false;
      const answer = bestSchedule(made, { budget: budgetOf(300) });
      expect(answer.status).toBe(exists ? "feasible" : "infeasible");
      if (answer.status === "feasible") expect(verifySchedule(answer.schedule, made)).toEqual([]);
      else expect(answer.reasons.join()).toContain("pisode 10");
    }),
    { numRuns },
  );
}

/** Some scenes of equal length on the few dates of their location, and what limits a day. */
const equalScenes = fc.record({
  count: fc.integer({ min: 4, max: 16 }),
  minutes: fc.integer({ min: 30, max: 150 }),
  place: dates(4),
  scenesPerDay: fc.integer({ min: 3, max: 8 }),
  turnaroundHours: fc.integer({ min: 12, max: 18 }),
  minutesPerDay: fc.option(fc.integer({ min: 300, max: 800 }), { nil: undefined }),
  share: fc.boolean(),
});

/** With a long turnaround on few dates, the scheduler finds a schedule or proves that there is none. */
export function decidesTightTurnarounds(numRuns: number): void {
  fc.assert(
    fc.property(equalScenes, ({ count, minutes, place, scenesPerDay, share, ...limits }) => {
      const strips = Array.from({ length: count }, (_, at) => ({
        ...scene(`${at + 1}`, "INT. DAY", share ? ["1"] : [`${at}`]),
        minutes,
      }));
      const made = { ...production({ strips, scenesPerDay, places: { "THE PIER": place } }), limits };
      const answer = bestSchedule(made, { budget: budgetOf(3000) });
      expect(answer.status).toBe(existsByCounting(made) ? "feasible" : "infeasible");
      if (answer.status === "feasible") expect(verifySchedule(answer.schedule, made)).toEqual([]);
    }),
    { numRuns },
  );
}

/** Tries every number of equal scenes on each of the location's dates, and verifies each with `check`. */
function existsByCounting(made: SchedulingProblem): boolean {
  const place = made.places.get(made.strips[0]!.sceneId)!.availability;
  const days = place.kind === "days" ? place.days : [];
  const fits = (dayOf: readonly CalendarDate[], [date, ...later]: readonly CalendarDate[]): boolean => {
    const left = made.strips.length - dayOf.length;
    if (date === undefined) return left === 0 && verifySchedule(scheduleOf(made, dayOf), made).length === 0;
    return Array.from({ length: Math.min(made.scenesPerDay, left) + 1 }, (_, count) => count).some((count) =>
      fits([...dayOf, ...Array<CalendarDate>(count).fill(date)], later),
    );
  };
  return fits([], days);
}
