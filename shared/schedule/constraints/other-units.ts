import * as z from "zod";
import type { OrderedEpisode } from "../../episodes/episode-order.ts";
import { Allowance } from "../../units/unit.ts";
import { CalendarDate } from "../model/calendar-date-schema.ts";
import { constraintsAmong } from "../model/scene-constraint-sets.ts";
import { sceneOfStrip, scenePartOf } from "../model/scene-parts.ts";
import type { Party, SchedulingProblem } from "../model/scheduling-problem.ts";

/** Shooting minutes of some scenes, and the natural light that they need. */
const Work = z
  .object({ minutes: z.int().nonnegative(), skies: z.array(z.enum(["light", "dark", "either"])).readonly() })
  .readonly();

/**
 * A shoot day of another unit: who works there, at which location groups, and its strips. `hours` are those of the day,
 * `castHours` those of each character's scenes.
 */
const OtherDay = z
  .object({
    date: CalendarDate,
    castIds: z.array(z.string()).readonly(),
    placeIds: z.array(z.string()).readonly(),
    sceneIds: z.array(z.string()).readonly(),
    hours: Work.optional(),
    castHours: z.record(z.string(), Work).readonly().optional(),
  })
  .readonly();
export type OtherDay = z.infer<typeof OtherDay>;

/** Another unit by name, with its active schedule. */
export const OtherUnit = z
  .object({
    unit: z.string(),
    schedule: z.string(),
    days: z.array(OtherDay).readonly(),
    /** The names of the departments that work with both units; absent if there are none. */
    departments: z.array(z.string()).readonly().optional(),
  })
  .readonly();
export type OtherUnit = z.infer<typeof OtherUnit>;

/** What a schedule of one unit has to know of the others, and the permissions to be in two of them on a date. */
export const AcrossUnits = z.object({
  others: z.array(OtherUnit).readonly().optional(),
  allowed: z.array(Allowance).readonly().optional(),
});
export type AcrossUnits = Readonly<z.infer<typeof AcrossUnits>>;

/** A scene that another unit shoots, wholly or in part, on a date. */
export const SceneElsewhere = z.object({ sceneId: z.string(), unit: z.string(), date: CalendarDate }).readonly();
export type SceneElsewhere = z.infer<typeof SceneElsewhere>;

/** The strips among these that stand on a day of another unit. */
export function scenesElsewhere(stripIds: readonly string[], { others = [] }: AcrossUnits): SceneElsewhere[] {
  const there = others.flatMap(({ unit, days }) =>
    days.flatMap(({ date, sceneIds }) => sceneIds.map((id) => ({ unit, date, id, ...scenePartOf(id) }))),
  );
  const byScene = Map.groupBy(there, ({ sceneId }) => sceneId);
  return stripIds.flatMap((id) => {
    const { sceneId, parts } = scenePartOf(id);
    // Another part of the same division may be another unit's; a whole scene, or another division, is not.
    const found = byScene.get(sceneId)?.find((one) => one.id === id || one.parts !== parts);
    return found ? [{ sceneId: id, unit: found.unit, date: found.date }] : [];
  });
}

const NO_WORK = { minutes: 0, skies: [] } as const;

/**
 * The problem with the dates on which other units have its people and locations, what people do there, and the scenes
 * that other units shoot.
 */
export function withOtherUnits(problem: SchedulingProblem, across: AcrossUnits): SchedulingProblem {
  const { others = [], allowed = [] } = across;
  if (others.length === 0) return problem;
  const may = new Set(allowed.map(({ kind, id, date }) => `${kind} ${id} ${date}`));
  const busyAt = (kind: Allowance["kind"], id: string) =>
    others.flatMap(({ unit, days }) =>
      days
        .filter(
          (day) => (kind === "cast" ? day.castIds : day.placeIds).includes(id) && !may.has(`${kind} ${id} ${day.date}`),
        )
        .map(({ date }) => ({ date, unit })),
    );
  const worksIn = ({ date, hours = NO_WORK, castHours = {} }: OtherDay, unit: string, id: string) => ({
    ...{ date, unit, day: hours },
    ...(castHours[id] ?? NO_WORK),
  });
  const elsewhereOf = (id: string) =>
    others.flatMap(({ unit, days }) =>
      days.filter(({ castIds }) => castIds.includes(id)).map((day) => worksIn(day, unit, id)),
    );
  const known = new Map<Party, Party>();
  const withBusy = (kind: Allowance["kind"], party: Party): Party => {
    const busy = busyAt(kind, party.id);
    const elsewhere = kind === "cast" ? elsewhereOf(party.id) : [];
    const isElsewhere = busy.length + elsewhere.length > 0;
    const changed = known.get(party) ?? (isElsewhere ? { ...party, busy, elsewhere } : party);
    known.set(party, changed);
    return changed;
  };
  const { episodeOrder } = problem;
  return {
    ...problem,
    ...(episodeOrder && { episodeOrder: episodeOrder.map((one) => withDatesElsewhere(one, others)) }),
    places: new Map([...problem.places].map(([sceneId, party]) => [sceneId, withBusy("location", party)])),
    cast: new Map([...problem.cast].map(([castId, party]) => [castId, withBusy("cast", party)])),
    ...crewElsewhere(others),
    elsewhere: scenesElsewhere(
      problem.strips.map(({ sceneId }) => sceneId),
      across,
    ),
  };
}

/** The departments that work with other units too, and the days of those units. */
function crewElsewhere(others: readonly OtherUnit[]): Pick<SchedulingProblem, "crewElsewhere"> {
  const departments = [...new Set(others.flatMap((other) => other.departments ?? []))];
  if (departments.length === 0) return {};
  return {
    crewElsewhere: departments.map((department) => ({
      department,
      works: others
        .filter((other) => other.departments?.includes(department))
        .flatMap(({ unit, days }) => days.map(({ date, hours = NO_WORK }) => ({ date, unit, day: hours }))),
    })),
  };
}

/** The episode with the dates on which each of the other units shoots scenes of it. */
function withDatesElsewhere(episode: OrderedEpisode, others: readonly OtherUnit[]): OrderedEpisode {
  const scenes = new Set(episode.sceneIds);
  const elsewhere = others.flatMap(({ unit, days }) => {
    const dates = days
      .filter(({ sceneIds }) => sceneIds.some((id) => scenes.has(sceneOfStrip(id))))
      .map(({ date }) => date)
      .toSorted();
    return dates.length > 0 ? [{ unit, first: dates[0]!, last: dates.at(-1)! }] : [];
  });
  return elsewhere.length > 0 ? { ...episode, elsewhere } : episode;
}

/** The problem without the scenes that other units shoot. */
export function withoutElsewhere(problem: SchedulingProblem): SchedulingProblem {
  const { elsewhere = [], ties } = problem;
  if (elsewhere.length === 0) return problem;
  const there = new Set(elsewhere.map(({ sceneId }) => sceneId));
  const strips = problem.strips.filter(({ sceneId }) => !there.has(sceneId));
  const left = new Set(strips.map(({ sceneId }) => sceneId));
  return { ...problem, strips, elsewhere: [], ...(ties && { ties: constraintsAmong(ties, left) }) };
}
