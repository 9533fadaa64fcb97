import type { Scene } from "../../screenplay/model/scene.ts";
import { type Breakdown, type BreakdownRow, COLUMNS } from "./breakdown.ts";
import { cellOfCharacters, ELEMENT_CATEGORIES } from "./cells.ts";
import { findingsOfScene } from "./finding.ts";
import { textFromEighths } from "./page-count.ts";

const { notes, minutes: _entered, ...LEADING } = COLUMNS;

/**
 * The initial breakdown of a draft: one row per scene and one column per element category that occurs. An omitted scene
 * keeps its number and has OMITTED as its set. Row ids are numbered: `sc-1`.
 */
export function breakdownFromScenes(scenes: readonly Scene[]): Breakdown {
  const found = new Set(scenes.flatMap((scene) => scene.elements.map((element) => element.category)));
  const known = ELEMENT_CATEGORIES.filter((category) => found.delete(category));
  const columns = [...Object.values(LEADING), ...known, ...found, notes];
  return { columns, rows: scenes.map((scene, at) => rowFromScene(scene, `sc-${at + 1}`, columns)), aside: [] };
}

function rowFromScene(scene: Scene, id: string, columns: readonly string[]): BreakdownRow {
  const own: Record<string, string> = {
    [COLUMNS.number]: scene.number,
    [COLUMNS.intExt]: scene.intExt,
    [COLUMNS.location]: scene.omitted ? "OMITTED" : scene.set,
    [COLUMNS.time]: scene.time,
    [COLUMNS.synopsis]: scene.synopsis,
    [COLUMNS.characters]: cellOfCharacters(scene.characters.map((character) => character.name)),
    [COLUMNS.pages]: textFromEighths(scene.eighths),
    [COLUMNS.page]: String(scene.origin.page),
    [COLUMNS.scriptDay]: scene.scriptDay,
  };
  const cells = columns.map((column) => [column, own[column] ?? elementsOf(scene, column)]);
  return {
    id,
    cells: Object.fromEntries(cells),
    edited: [],
    voices: scene.characters.filter((character) => character.presence === "voice").map((character) => character.name),
    origin: scene.origin,
    end: scene.end,
    confidence: scene.confidence,
    findings: findingsOfScene(scene),
  };
}

function elementsOf(scene: Scene, category: string): string {
  const names = scene.elements.filter((element) => element.category === category).map((element) => element.name);
  return [...new Set(names)].join(", ");
}
