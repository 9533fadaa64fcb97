import { tableFromTsv } from "../../shared/tables/tsv.ts";

/** The cast list as displayed. */
export interface CastList {
  /** Displayed columns: all except the scene numbers and the last. */
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
}

const SCENE_NUMBERS = "Scene Numbers";

export function castListFromTsv(tsv: string): CastList {
  const { columns, rows } = tableFromTsv(tsv);
  const shown = columns.flatMap((name, at) => (name === SCENE_NUMBERS || at === columns.length - 1 ? [] : [at]));
  return {
    columns: shown.map((at) => columns[at]!),
    members: rows.map((cells) => ({
      castId: cells[columns.indexOf("Cast ID")] ?? "",
      character: cells[columns.indexOf("Character")] ?? "",
      cells: shown.map((at) => cells[at]!),
      sceneText: cells.at(-2) ?? "",
      scenes: (cells.at(-1) ?? "").split(" | ").filter((scene) => scene !== ""),
    })),
  };
}
