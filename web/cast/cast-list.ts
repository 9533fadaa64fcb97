import { tableFromTsv } from "../../shared/tables/tsv.ts";

/** The cast list as displayed. */
export interface CastList {
  /** Displayed columns: all except the scene numbers, the last, and those of a series. */
  readonly columns: readonly string[];
  readonly members: readonly ListedMember[];
}

export interface ListedMember {
  readonly castId: string;
  readonly character: string;
  /** Cells of the displayed columns. */
  readonly cells: readonly string[];
  /** The scene numbers, from the next to last column. */
  readonly sceneText: string;
  /** The scenes, from the last column: `12 INT. KITCHEN - DAY`. */
  readonly scenes: readonly string[];
  /** Of a series, the episodes of the scenes: `101, 103`; undefined for a film. */
  readonly episodes?: string | undefined;
  /** Whether the role is in one episode of a series only. */
  readonly isGuest: boolean;
}

const SCENE_NUMBERS = "Scene Numbers";
/** Columns that the table has only for a series, after all others. */
const OF_SERIES = ["Episodes", "Guest"];

export function castListFromTsv(tsv: string): CastList {
  const table = tableFromTsv(tsv);
  const ofRole = (cells: readonly string[], name: string) => cells[table.columns.indexOf(name)];
  const columns = table.columns.filter((name) => !OF_SERIES.includes(name));
  const shown = columns.flatMap((name, at) => (name === SCENE_NUMBERS || at === columns.length - 1 ? [] : [at]));
  return {
    columns: shown.map((at) => columns[at]!),
    members: table.rows.map((cells) => ({
      castId: ofRole(cells, "Cast ID") ?? "",
      character: ofRole(cells, "Character") ?? "",
      cells: shown.map((at) => cells[at]!),
      sceneText: cells[columns.length - 2] ?? "",
      scenes: (cells[columns.length - 1] ?? "").split(" | ").filter((scene) => scene !== ""),
      episodes: ofRole(cells, "Episodes"),
      isGuest: ofRole(cells, "Guest") === "True",
    })),
  };
}
