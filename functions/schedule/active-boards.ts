import type { Breakdown } from "../../shared/breakdown/model/breakdown.ts";
import type { Department } from "../../shared/call-sheet/model/crew.ts";
import { crewOfUnit, sharedDepartments } from "../../shared/call-sheet/model/unit-on-sheet.ts";
import { leadRoles } from "../../shared/roster/roles/lead-roles.ts";
import type { Roster } from "../../shared/roster/roles/roster.ts";
import { groupOfSet } from "../../shared/roster/roles/roster-scenes.ts";
import { otherDayOf } from "../../shared/schedule/constraints/other-day.ts";
import type { AcrossUnits, OtherUnit } from "../../shared/schedule/constraints/other-units.ts";
import { limitsFrom } from "../../shared/schedule/model/problem-from-preferences.ts";
import { sceneOfStrip } from "../../shared/schedule/model/scene-parts.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import type { Allowance, Unit } from "../../shared/units/unit.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { crewOf } from "../store/call-sheet/crew.ts";
import { activeScheduleOf } from "../store/schedule/active-schedule.ts";
import { getBoard, type SavedBoard } from "../store/schedule/stripboards.ts";
import { unitsOf } from "../store/schedule/units.ts";

/** The active schedules of all units, as far as the caller may see them, and who may be in two units on a date. */
export interface ActiveBoards {
  readonly units: readonly Unit[];
  readonly boards: readonly { readonly unit: Unit; readonly saved: SavedBoard }[];
  readonly allowed: readonly Allowance[];
  readonly departments: readonly Department[];
}

/** Reads them; undefined for a production with one unit. */
export async function activeBoards(grant: ProjectGrant): Promise<ActiveBoards | undefined> {
  const { units, allowed } = await unitsOf(grant);
  if (units.length === 0) return undefined;
  const { departments } = await crewOf(grant);
  const boards = await Promise.all(
    units.map(async (unit) => {
      const name = await activeScheduleOf(grant, unit.id);
      const saved = name === undefined ? undefined : await getBoard(grant, name);
      return saved ? [{ unit, saved }] : [];
    }),
  );
  return { units, boards: boards.flat(), allowed, departments };
}

/** What a schedule of `unit` has to know of the others, with the current cast of their scenes. */
export function acrossUnits(
  { breakdown, roster, units }: { breakdown: Breakdown; roster: Roster; units?: ActiveBoards | undefined },
  unit: string,
): AcrossUnits {
  const boards = units?.boards.filter((one) => one.unit.id !== unit) ?? [];
  if (!units || boards.length === 0) return {};
  const current = new Map(stripsFromBreakdown(breakdown, roster, "all").map((strip) => [strip.sceneId, strip]));
  const castOf = (strip: Strip) => (current.get(sceneOfStrip(strip.sceneId)) ?? strip).castIds;
  const crewOfEach = (one: string) => crewOfUnit(units.departments, units.units, one);
  const own = crewOfEach(unit);
  const others = boards.map(({ unit: { id, name }, saved: { schedule } }): OtherUnit => {
    const departments = sharedDepartments(own, crewOfEach(id));
    return {
      ...(departments.length > 0 && { departments }),
      unit: name,
      schedule: schedule.name,
      days: schedule.days.map(({ date, strips }) =>
        otherDayOf(
          { date, strips: strips.map((strip) => ({ ...strip, castIds: castOf(strip) })) },
          ({ set }) => groupOfSet(roster, set)?.id,
          limitsFrom(schedule.wishes ?? {}),
        ),
      ),
    };
  });
  const isThere = ({ kind, id, date }: Allowance) =>
    others.some(({ days }) =>
      days.some((day) => day.date === date && (kind === "cast" ? day.castIds : day.placeIds).includes(id)),
    );
  return { others, allowed: units.allowed.filter(isThere) };
}

/** The lead roles with the name of a unit that does not shoot them by default; undefined for any other unit. */
export function leadsFor(
  { breakdown, roster, units }: { breakdown: Breakdown; roster: Roster; units?: ActiveBoards | undefined },
  unit: string,
) {
  const own = units?.units.find(({ id }) => id === unit);
  if (!own || own.sharesCast) return undefined;
  return { unit: own.name, castIds: leadRoles(stripsFromBreakdown(breakdown, roster, "all")) };
}
