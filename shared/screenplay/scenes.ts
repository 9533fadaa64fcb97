import { eighthsOfScene, pageMeasureOf } from "./eighths.ts";
import { withoutFurniture } from "./furniture.ts";
import { type Layout, layoutOf } from "./indents.ts";
import type { Line } from "./line.ts";
import { withHeadingsCorrected } from "./misread-headings.ts";
import { withNamesCorrected } from "./misread-names.ts";
import { withNumbersCorrected } from "./misread-numbers.ts";
import { withNumbersAbove } from "./numbers-above.ts";
import { withoutOverprint } from "./overprint.ts";
import { type Part, partsFromRows } from "./parts.ts";
import { isFromTheRight, mirrored } from "./right-to-left.ts";
import { rowsFromLines } from "./row.ts";
import type { Scene } from "./scene.ts";
import { type NumberedRow, numberedRow } from "./scene-number.ts";
import { type Setting, scenesFromParts } from "./scenes-from-parts.ts";
import { withoutSetLists } from "./set-list.ts";
import { withoutSkew } from "./skew.ts";
import { withoutSpecks } from "./specks.ts";
import { isScan, straightened } from "./straightening.ts";

/**
 * Reads the scenes of a screenplay from its placed lines of text.
 *
 * @param lines every line of the draft, in any order; their order in the list is what origins count by
 * @returns the scenes in script order, the omitted ones among them; none when the text has no scene heading
 */
export function scenesFromLines(lines: readonly Line[]): { scenes: Scene[] } {
  const { parts, setting } = partsFromLines(lines);
  return { scenes: scenesFromParts(parts, setting) };
}

/** A draft's rows told apart, and how it is set. */
export interface ReadDraft {
  /** All rows but page furniture. */
  readonly body: readonly NumberedRow[];
  readonly parts: readonly Part<NumberedRow>[];
  readonly layout: Layout;
  readonly setting: Setting;
}

/** Tells the rows of a draft apart into headings, names, speech and action; page furniture is left out. */
export function partsFromLines(lines: readonly Line[]): ReadDraft {
  const own = withoutOverprint(lines);
  const placed = isFromTheRight(own) ? mirrored(own) : own;
  const read = rowsFromLines(placed);
  const scanned = isScan(read);
  const straight = scanned ? straightened(rowsFromLines(withoutSkew(placed))) : read;
  const layout = layoutOf(straight);
  const rows = scanned ? withoutSpecks(straight, layout) : straight;
  const numbered = rows.map((row) => numberedRow(row, layout.action, layout.charWidth));
  const body = withoutFurniture(withNumbersAbove(numbered, layout), layout);
  const printed = withoutSetLists(partsFromRows(body, layout));
  const measure = pageMeasureOf(
    body.map(({ row }) => row),
    layout,
  );
  return {
    body,
    parts: scanned ? withNumbersCorrected(withHeadingsCorrected(withNamesCorrected(printed))) : printed,
    layout,
    setting: {
      pitch: layout.pitch,
      eighthsOf: (parts) =>
        eighthsOfScene(
          parts.map((part) => part.row.row),
          measure,
        ),
    },
  };
}
