import { type Breakdown, type BreakdownRow, COLUMNS } from "../../breakdown/model/breakdown.ts";
import { eighthsFromText, PageCountError } from "../../breakdown/model/page-count.ts";
import { nameKey } from "../../roster/fields/name-key.ts";
import type { Roster } from "../../roster/roles/roster.ts";
import { cellOf, groupOfSet, namesInScene, presentScenes, roleOfName } from "../../roster/roles/roster-scenes.ts";
import { type DayNight, dayNightOf } from "./day-night.ts";
import type { Strip } from "./schedule.ts";

/** Scenes of a schedule: those of one location group, by id, or all. */
export type Scope = string | "all";

/**
 * The strips of a breakdown in script order, without omitted scenes. Characters only heard in a scene do not work and
 * are not in its cast.
 */
export function stripsFromBreakdown(breakdown: Breakdown, roster: Roster, scope: Scope): Strip[] {
  const strips: { groupId: string | undefined; strip: Strip }[] = [];
  let before: DayNight = "";
  for (const row of presentScenes(breakdown)) {
    const dayNight = dayNightOf(cellOf(row, COLUMNS.time), before);
    before = dayNight || before;
    const groupId = groupOfSet(roster, cellOf(row, COLUMNS.location))?.id;
    strips.push({ groupId, strip: stripOf(row, roster, dayNight) });
  }
  return strips.filter(({ groupId }) => scope === "all" || groupId === scope).map(({ strip }) => strip);
}

function stripOf(row: BreakdownRow, roster: Roster, dayNight: DayNight): Strip {
  return {
    sceneId: row.id,
    number: cellOf(row, COLUMNS.number),
    intExt: cellOf(row, COLUMNS.intExt),
    dayNight,
    set: cellOf(row, COLUMNS.location),
    synopsis: cellOf(row, COLUMNS.synopsis),
    castIds: castOf(row, roster),
    eighths: eighthsOf(cellOf(row, COLUMNS.pages)),
    notes: cellOf(row, COLUMNS.notes),
  };
}

function castOf(row: BreakdownRow, roster: Roster): string[] {
  const voices = new Set(row.voices.map(nameKey));
  const seen = namesInScene(row).filter((name) => !voices.has(nameKey(name)));
  const ids = new Set(seen.flatMap((name) => roleOfName(roster, name)?.castId ?? []));
  return [...ids].sort((one, other) => Number(one) - Number(other));
}

/** An invalid page count, which users can type, counts as zero: it must not keep a scene off the board. */
function eighthsOf(pages: string): number {
  try {
    return eighthsFromText(pages);
  } catch (error) {
    if (error instanceof PageCountError) return 0;
    throw error;
  }
}
