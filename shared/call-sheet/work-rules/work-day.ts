import type { MinorBand } from "../../roster/options/minor-band.ts";
import { sceneNumberText } from "../../schedule/model/scene-parts.ts";
import type { Shift } from "../../schedule/work-week/shift.ts";
import { eventOf, isCalled } from "../build/cast-status.ts";
import { wrapOf } from "../build/work-end.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { after } from "../times/after.ts";
import { minutesFromText } from "../times/parse-clock.ts";
import { type CameraTime, cameraTimeOf } from "./on-camera-time.ts";

/** One person's work on one day, in minutes from that day's midnight. */
export interface WorkDay extends Shift {
  /** Identifies the person across days. */
  readonly key: string;
  readonly who: string;
  readonly group: "cast" | "crew";
  readonly minor: MinorBand | null;
  /** Other units whose work this is, or includes; absent if it is only of the sheet's unit. */
  readonly units?: readonly string[];
  /** A minor's scenes on camera; not computed for adults. */
  readonly camera?: CameraTime;
  /** A minor's scene that ends last by the order of the day, and the dismissal on that sheet. */
  readonly lastScene?: { readonly number: string; readonly end: number; readonly dismissed: number };
}

/** Work of everyone on a sheet whose times can be parsed: the cast, and the crew by department and person. */
export function workOf(sheet: CallSheet): WorkDay[] {
  const wrap = wrapOf(sheet);
  const { date } = sheet;
  const cast = sheet.cast
    .filter(({ status }) => isCalled(status))
    .flatMap(({ castId, character, actor, status, minor, report, dismissed }) => {
      const own = sheet.plan.cast.find((one) => one.castId === castId)?.dismissed ?? dismissed ?? "";
      const who = actor === "" ? character : `${character} (${actor})`;
      const person = { key: `cast ${castId}`, who, group: "cast", minor, date } as const;
      const camera = minor !== null && { camera: cameraTimeOf(castId, sheet) };
      // The end of a fitting is unknown until entered, so it does not last until wrap.
      const end = eventOf(status) === undefined ? wrap : undefined;
      const days = worked({ ...person, ...camera }, report, minutesFromText(own) ?? end);
      const last = minor === null ? undefined : lastSceneOf(castId, sheet);
      return last ? days.map((day) => ({ ...day, lastScene: { ...last, dismissed: day.dismissed } })) : days;
    });
  const crew = sheet.departments.flatMap(({ id, name, call, positions }) => {
    const department = { key: `department ${id}`, who: name, group: "crew", minor: null, date } as const;
    const apart = positions.filter((one) => one.call === undefined && one.time !== call && one.name.trim() !== "");
    return [
      ...worked(department, call, wrap),
      ...apart.flatMap((one) => worked({ ...department, key: `crew ${one.name}`, who: one.name }, one.time, wrap)),
    ];
  });
  return [...cast, ...crew];
}

/** The last scene of a minor by the order of the day. */
function lastSceneOf(castId: string, { order, timing }: CallSheet): { number: string; end: number } | undefined {
  const call = minutesFromText(timing.crewCall);
  const ends = order.flatMap((line) => {
    if (line.kind !== "scene" || !line.strip.castIds.includes(castId)) return [];
    const end = minutesFromText(line.end ?? "");
    return end === undefined ? [] : [{ number: sceneNumberText(line.strip.number), end: after(end, call) }];
  });
  return ends.toSorted((one, other) => other.end - one.end)[0];
}

function worked(person: Omit<WorkDay, "call" | "dismissed">, called: string, end: number | undefined): WorkDay[] {
  const call = minutesFromText(called);
  return call === undefined || end === undefined ? [] : [{ ...person, call, dismissed: after(end, call) }];
}

/** The work with other units that the sheet of someone's day knows, on that date and around it. */
export function workElsewhere(sheet: CallSheet, day: WorkDay): WorkDay[] {
  const { units: _, camera: _own, lastScene: _last, ...person } = day;
  const call = sheet.cast.find(({ castId }) => `cast ${castId}` === day.key);
  return (call?.elsewhere ?? []).map(({ unit, date, call: start, dismissed, camera }) => ({
    ...{ ...person, date, call: start, dismissed, units: [unit] },
    ...(camera && { camera }),
  }));
}

/** The latest wrap before a crew member's day of another unit that has their department too. */
export function crewBefore(sheet: CallSheet, day: WorkDay): WorkDay | undefined {
  const { date, otherWraps = [] } = sheet.basis?.before ?? {};
  if (day.group !== "crew" || date === undefined) return undefined;
  const own = sheet.departments
    .filter(
      ({ id, positions }) => day.key === `department ${id}` || positions.some((one) => day.key === `crew ${one.name}`),
    )
    .map(({ name }) => name);
  const shared = otherWraps.filter(({ departments }) => departments.some((name) => own.includes(name)));
  const last = shared.toSorted((one, other) => one.minutes - other.minutes).at(-1);
  return last && { ...day, date, call: last.minutes, dismissed: last.minutes, units: [last.unit] };
}

/** Someone's work by date, in order: with two units on a date, from the first call to the last dismissal. */
export function byDate(works: readonly WorkDay[]): WorkDay[] {
  return [...Map.groupBy(works, ({ date }) => date).values()]
    .map((same) => {
      const units = same.flatMap((one) => one.units ?? []);
      const cameras = same.flatMap(({ camera }) => camera ?? []);
      return {
        ...same[0]!,
        call: Math.min(...same.map(({ call }) => call)),
        dismissed: Math.max(...same.map(({ dismissed }) => dismissed)),
        ...(units.length > 0 && { units: [...new Set(units)] }),
        ...(cameras.length > 0 && { camera: together(cameras) }),
      };
    })
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

function together(cameras: readonly CameraTime[]): CameraTime {
  return {
    scenes: cameras.flatMap(({ scenes }) => scenes),
    eighths: cameras.reduce((sum, { eighths }) => sum + eighths, 0),
    minutes: cameras.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}
