import { COLUMNS } from "../breakdown/model/breakdown.ts";
import { categoriesOf } from "../breakdown/model/categories.ts";
import { backgroundAt } from "../call-sheet/build/apply-times.ts";
import { eighthsOf } from "../call-sheet/build/build-call-sheet.ts";
import { departmentOfCategory } from "../call-sheet/build/department-of-category.ts";
import { hospitalsOf } from "../call-sheet/build/site-lines.ts";
import type { CallSheet, DayLine, Requirement } from "../call-sheet/model/call-sheet.ts";
import { type CastPlan, type DayPlan, EMPTY_PLAN } from "../call-sheet/model/day-plan.ts";
import { roleOfCastId } from "../roster/roles/role-merge.ts";
import { groupOfSet } from "../roster/roles/roster-scenes.ts";
import type { Visibility } from "./visibility.ts";
import type { BrokenDown } from "./visible-breakdown.ts";
import { visibleScenes, visibleStrip } from "./visible-schedule.ts";

/**
 * A call sheet filtered for a member: visible scenes of the day with their locations, cast and elements. Calls and
 * locations to report to stay; notes for the whole day are removed, because they may reveal other scenes.
 */
export function visibleCallSheet(sees: Visibility, seen: BrokenDown, sheet: CallSheet): CallSheet {
  if (sees.kind === "all") return sheet;
  const { breakdown, roster } = seen;
  const isSeen = visibleScenes(seen);
  const strips = (of: CallSheet["scenes"]) =>
    of.filter(({ sceneId }) => isSeen(sceneId)).map((strip) => visibleStrip(strip, roster));
  const scenes = strips(sheet.scenes);
  const numbers = new Set(scenes.map(({ number }) => number));
  const ofScenes = (items: readonly Requirement[]) => items.filter(({ scene }) => numbers.has(scene));
  const categories = categoriesOf(breakdown);
  const isNeeded = (category: string) =>
    sees.kind !== "departments" ||
    // A category that no longer exists belongs to no department.
    (categories.has(category) && sees.departments.includes(departmentOfCategory(category))) ||
    category === COLUMNS.notes;
  const castIds = new Set(scenes.flatMap((strip) => strip.castIds));
  const groups = new Set(scenes.flatMap(({ set }) => groupOfSet(roster, set)?.name ?? []));
  const locations = sheet.locations.filter(({ group }) => groups.has(group));
  // Reasons, what times are derived from, and the days of other units may name other scenes and people.
  const { basis: _basis, derived: _derived, otherUnits: _others, ...known } = sheet;
  const narrowed: CallSheet = {
    ...known,
    locations,
    conditions: { ...sheet.conditions, hospital: hospitalsOf(locations) || hospitalsAlone(sheet) },
    scenes,
    order: linesOf(sheet.order, isSeen, (strip) => visibleStrip(strip, roster)),
    eighths: eighthsOf(scenes),
    cast: sheet.cast
      .filter(({ castId }) => castIds.has(castId))
      .map(({ reasons: _reasons, elsewhere: _elsewhere, ...call }) => ({
        ...call,
        remarks: "",
        character: roleOfCastId(roster, call.castId)?.name ?? "",
      })),
    requirements: sheet.requirements
      .filter(({ category }) => isNeeded(category))
      .map((needs) => ({ ...needs, items: ofScenes(needs.items) }))
      .filter(({ items }) => items.length > 0),
    extras: isNeeded("Background Actors") ? ofScenes(sheet.extras) : [],
    setDressing: isNeeded("Set Dressing") ? ofScenes(sheet.setDressing) : [],
    advance: sheet.advance
      .map(({ details, ...day }) => ({
        ...{ ...day, scenes: strips(day.scenes) },
        ...(details && { details: details.filter(({ sceneId }) => isSeen(sceneId)) }),
      }))
      .filter((day) => day.scenes.length > 0)
      .map((day) => ({ ...day, eighths: eighthsOf(day.scenes) })),
  };
  const plan = visibleDayPlan(sheet.plan, castIds);
  // The times stay: derived from the visible scenes alone, they would be others.
  return { ...narrowed, plan, background: backgroundAt(narrowed, sheet.timing, plan) };
}

/** The day's hospitals without locations: emergency information is not secret. */
function hospitalsAlone({ locations }: CallSheet): string {
  return [...new Set(locations.map(({ hospital }) => hospital).filter((one) => one !== ""))].join("\n");
}

/** The times of a day and of the visible cast, without any notes. */
function visibleDayPlan(plan: DayPlan, castIds: ReadonlySet<string>): DayPlan {
  const { breakfast, meal, mealMinutes, wrap, school } = plan;
  const cast = plan.cast.filter(({ castId }) => castIds.has(castId)).map(({ remarks: _, ...times }): CastPlan => times);
  return { ...EMPTY_PLAN, breakfast, meal, mealMinutes, wrap, school, cast };
}

function linesOf(
  order: readonly DayLine[],
  isSeen: (stripId: string) => boolean,
  seen: (strip: CallSheet["scenes"][number]) => CallSheet["scenes"][number],
): DayLine[] {
  return order.flatMap((line): DayLine[] =>
    line.kind === "scene" && isSeen(line.strip.sceneId) ? [{ ...line, strip: seen(line.strip) }] : [],
  );
}
