import { type Breakdown, type BreakdownRow, COLUMNS } from "../../breakdown/model/breakdown.ts";
import { tsvFromTable } from "../../tables/tsv.ts";
import type { Role, Roster } from "../roles/roster.ts";
import { cellOf, sceneLine, scenesOfRole } from "../roles/roster-scenes.ts";
import { episodesOfScenes, isGuest } from "../roles/scene-episodes.ts";
import type { ActorOption } from "./option.ts";

/**
 * The cast list as a table: characters, number of scenes, scene numbers and headings; of a series, also the episodes and
 * whether the role is in one only.
 *
 * @param isPartial whether the breakdown has only what the reader may see
 */
export function castListTsv(roster: Roster, breakdown: Breakdown, isPartial = false): string {
  return tsvFromTable({
    columns: ["Character", "Cast ID", "Number of Scenes", "Scene Numbers", "Scenes", ...episodeColumns(breakdown)],
    rows: roster.roles.map((role) => {
      const scenes = scenesOfRole(breakdown, role);
      const numbers = scenes.map((row) => cellOf(row, COLUMNS.number)).join(", ");
      const headings = scenes.map(sceneLine).join(" | ");
      const cells = episodeCells(breakdown, scenes, isPartial);
      return [role.name, role.castId, String(scenes.length), numbers, headings, ...cells];
    }),
  });
}

const episodeColumns = ({ episodes }: Breakdown) => (episodes ? ["Episodes", "Guest"] : []);

/** The cell is empty if it is not known. */
const GUEST: Readonly<Record<string, string>> = { true: "True", false: "False", undefined: "" };

function episodeCells(breakdown: Breakdown, scenes: readonly BreakdownRow[], isPartial: boolean): string[] {
  if (!breakdown.episodes) return [];
  const episodes = episodesOfScenes(breakdown, scenes);
  return [episodes.join(", "), GUEST[String(isGuest(episodes, isPartial))]!];
}

/**
 * The cast list with the locked actor of each character, or `False`; of a series, also the episodes.
 *
 * @param isPartial whether the breakdown has only what the reader may see
 */
export function castListCompleteTsv(
  roster: Roster,
  breakdown: Breakdown,
  options: readonly ActorOption[],
  isPartial = false,
): string {
  return tsvFromTable({
    columns: ["Cast ID", "Character", "Locked", "Number of Scenes", ...episodeColumns(breakdown)],
    rows: roster.roles.map((role) => {
      const locked = options.find((option) => option.castId === role.castId && option.locked);
      const scenes = scenesOfRole(breakdown, role);
      const cells = episodeCells(breakdown, scenes, isPartial);
      return [role.castId, role.name, locked?.actorName ?? "False", String(scenes.length), ...cells];
    }),
  });
}

/** Actor options as a table. */
export function castOptionsTsv(options: readonly ActorOption[]): string {
  return tsvFromTable({ columns: ["Cast ID", "Actor Name", "Details", "Dates"], rows: options.map(cellsOfOption) });
}

/** One character as a line without a header: cast id, name, number of scenes. */
export function castMemberTsv(role: Role, breakdown: Breakdown): string {
  return tabLine([role.castId, role.name, String(scenesOfRole(breakdown, role).length)]);
}

/** Actor options as lines without a header: cast id, actor name, details, dates. */
export function castOptionLines(options: readonly ActorOption[]): string[] {
  return options.map((option) => tabLine(cellsOfOption(option)));
}

function cellsOfOption({ castId, actorName, details, dates }: ActorOption): string[] {
  return [castId, actorName, details, dates];
}

function tabLine(cells: readonly string[]): string {
  return tsvFromTable({ columns: cells, rows: [] }).replace(/\n$/, "");
}
