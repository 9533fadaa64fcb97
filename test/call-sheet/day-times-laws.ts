import fc from "fast-check";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { dayBeforeFrom } from "../../shared/call-sheet/build/work-end.ts";
import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import { NO_TIMING } from "../../shared/call-sheet/model/call-times.ts";
import { type DayPlan, EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { minutesFromText } from "../../shared/call-sheet/times/parse-clock.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { NO_ACTOR_PROFILE } from "../../shared/roster/options/actor-profile.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { MinorBand } from "../../shared/roster/options/minor-band.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import { source } from "./builders.ts";

/** A production of two or three random days at the equator, in London or without coordinates, with two minors. */
export interface RandomDays {
  readonly sheets: readonly CallSheet[];
  readonly plans: readonly DayPlan[];
  readonly reported: readonly (number | undefined)[];
}

const SETS = ["PIER", "BANK"] as const;
const CAST = ["1", "2", "3", "4"] as const;
const PLACES = [null, { latitude: 0, longitude: 0 }, { latitude: 51.5, longitude: -0.1 }] as const;

const sceneOf = fc.record({
  intExt: fc.constantFrom("INT.", "EXT."),
  dayNight: fc.constantFrom("DAY", "DAY", "NIGHT", "DUSK", "DAWN", ""),
  set: fc.constantFrom(...SETS),
  castIds: fc.subarray([...CAST], { minLength: 0 }),
  minutes: fc.integer({ min: 4, max: 48 }).map((steps) => steps * 5),
});

/** Exteriors by their light, as `orderWithinDay` orders them; a day has no more than a crew can shoot. */
const ORDER = ["DAWN", "DAY", "", "DUSK", "NIGHT"];
const dayOf = fc.array(sceneOf, { minLength: 1, maxLength: 6 }).map((scenes) => {
  let left = 600;
  return scenes
    .filter(({ minutes }) => {
      left -= minutes;
      return left >= 0;
    })
    .toSorted((one, other) => rank(one) - rank(other));
});
const rank = ({ intExt, dayNight }: { readonly intExt: string; readonly dayNight: string }) =>
  ORDER.indexOf(intExt === "EXT." ? dayNight : "");

export const randomDays = fc
  .record({
    days: fc.array(dayOf, { minLength: 2, maxLength: 3 }),
    start: fc.integer({ min: 0, max: 364 }).map((day) => addDays("2026-01-05", day)),
    place: fc.constantFrom(...PLACES),
    minors: fc.subarray([...CAST], { minLength: 0, maxLength: 2 }),
    band: fc.constantFrom(...MinorBand.options.slice(2)),
    offset: fc.constantFrom(0, 0, -30, -90),
    prep: fc.constantFrom(source.settings.prep, { wardrobe: 30, makeUp: 90, travel: 20 }),
    breakfast: fc.constantFrom("", "7:15 AM"),
    school: fc.boolean(),
    late: fc.option(fc.integer({ min: 0, max: 36 }), { nil: undefined }),
  })
  .map(({ days, start, place, minors, band, offset, prep, breakfast, school, late }): RandomDays => {
    const schedule = {
      ...source.schedule,
      days: days.map((scenes, day) => ({
        date: addDays(start, day),
        strips: scenes.map(
          (scene, at): Strip => ({
            ...{ sceneId: `s${day}-${at}`, number: `${10 * day + at}`, synopsis: "", eighths: 4, notes: "" },
            ...scene,
          }),
        ),
      })),
    };
    const site = { ...NO_LOCATION_SITE, coordinates: place };
    const plan = { ...EMPTY_PLAN, breakfast, school };
    const sheets: CallSheet[] = [];
    const reported: (number | undefined)[] = [];
    for (const dayIndex of schedule.days.keys()) {
      const last = sheets.at(-1);
      const wrap = last && minutesFromText(last.conditions.wrap)!;
      const real = last && late !== undefined ? wrap! + 5 * late : undefined;
      reported.push(real);
      const cast = Object.fromEntries(last?.cast.map(({ castId }) => [castId, real ?? 0]) ?? []);
      const before =
        last && dayBeforeFrom(last, real === undefined ? undefined : { date: last.date, wrap: real, cast });
      sheets.push(
        callSheetFrom({
          ...source,
          schedule,
          dayIndex,
          before,
          plan,
          timing: NO_TIMING,
          departments: source.departments.map((one, at) => (at === 0 ? { ...one, offset } : one)),
          settings: { ...source.settings, prep },
          actorOptions: CAST.map((castId) => ({
            ...{ castId, actorName: `Actor ${castId}`, details: "", dates: "", locked: true },
            profile: { ...NO_ACTOR_PROFILE, minor: minors.includes(castId) ? band : null },
          })),
          locationOptions: source.locationOptions.map((option) => ({ ...option, site })),
        }),
      );
    }
    return { sheets, plans: sheets.map(() => plan), reported };
  });
