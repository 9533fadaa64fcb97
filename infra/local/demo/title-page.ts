import { CHARACTERS_PER_INCH, COLUMNS, PAGE } from "./page-geometry.ts";
import type { PlacedRow } from "./pages.ts";

const TITLE_ROW = 18;
const FOOT_ROW = PAGE.rows - 2;
const FOOT_KEYS = ["Draft", "Contact"];

/** The rows of a title page: title, credit and author centred, draft and contact at the bottom left. */
export function titleRows(titlePage: ReadonlyMap<string, string>): PlacedRow[] {
  const centred = [...titlePage].filter(([key]) => !FOOT_KEYS.includes(key)).map(([, text]) => text);
  const foot = FOOT_KEYS.flatMap((key) => titlePage.get(key) ?? []);
  return [
    ...centred.map((text, index): PlacedRow => {
      const left = (PAGE.width - text.length / CHARACTERS_PER_INCH) / 2;
      // Three blank rows between title and credit, one between the others.
      const row = TITLE_ROW + (index === 0 ? 0 : 2 + 2 * index);
      return { kind: "centred", row, cells: [{ text, left }] };
    }),
    ...foot.map((text, index): PlacedRow => {
      return { kind: "action", row: FOOT_ROW + index, cells: [{ text, left: COLUMNS.action.left }] };
    }),
  ];
}
