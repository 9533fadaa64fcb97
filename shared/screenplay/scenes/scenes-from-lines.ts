import { withoutHeadersAndFooters } from "../classify/headers-footers.ts";
import { withNumbersAbove } from "../classify/numbers-above.ts";
import { correctHeadings } from "../classify/ocr-headings.ts";
import { correctNames } from "../classify/ocr-names.ts";
import { correctNumbers } from "../classify/ocr-numbers.ts";
import { type NumberedRow, numberedRow } from "../classify/scene-number.ts";
import { type Part, partsFromRows } from "../classify/script-parts.ts";
import { withoutSetLists } from "../classify/set-list.ts";
import { deskew } from "../layout/deskew.ts";
import { eighthsOfScene, pageMeasureOf } from "../layout/eighths.ts";
import { alignPages, isScan } from "../layout/page-alignment.ts";
import { measureLayout, type PageLayout } from "../layout/page-layout.ts";
import { isRightToLeft, mirrorLines } from "../layout/right-to-left.ts";
import { splitSheets } from "../layout/sheets.ts";
import { removeSpeckles } from "../layout/speckles.ts";
import { removeStampedText } from "../layout/stamped-text.ts";
import { rowsFromLines } from "../layout/text-row.ts";
import type { Line, Origin } from "../model/line.ts";
import type { Scene } from "../model/scene.ts";
import { type Setting, scenesFromParts } from "./scenes-from-parts.ts";

/**
 * Parses the scenes of a screenplay from its placed lines of text.
 *
 * @param lines every line of the draft, in any order; origins are indices into this list
 * @returns the scenes in script order, including omitted ones; empty when the text has no scene heading
 */
export function scenesFromLines(lines: readonly Line[]): { scenes: Scene[] } {
  const { parts, setting } = partsFromLines(lines);
  return { scenes: scenesFromParts(parts, setting).map((scene) => onOwnPages(scene, lines)) };
}

/** The scene with the pages of its lines, which differ from script pages when two of these are on one sheet. */
export function onOwnPages(scene: Scene, lines: readonly Line[]): Scene {
  const placed = (origin: Origin): Origin => ({ ...origin, page: lines[origin.line]?.page ?? origin.page });
  return {
    ...scene,
    origin: placed(scene.origin),
    end: placed(scene.end),
    characters: scene.characters.map((one) => ({ ...one, origin: placed(one.origin) })),
    elements: scene.elements.map((one) => ({ ...one, origin: placed(one.origin) })),
  };
}

/** The classified rows of a draft, and its layout. */
export interface ReadDraft {
  /** All rows except headers and footers. */
  readonly body: readonly NumberedRow[];
  readonly parts: readonly Part<NumberedRow>[];
  readonly layout: PageLayout;
  readonly setting: Setting;
}

/** Classifies the rows of a draft as headings, cues, dialogue and action; headers and footers are removed. */
export function partsFromLines(lines: readonly Line[]): ReadDraft {
  const own = removeStampedText(lines);
  const placed = splitSheets(isRightToLeft(own) ? mirrorLines(own) : own);
  const read = rowsFromLines(placed);
  const scanned = isScan(read);
  const straight = scanned ? alignPages(rowsFromLines(deskew(placed))) : read;
  const layout = measureLayout(straight);
  const rows = scanned ? removeSpeckles(straight, layout) : straight;
  const numbered = rows.map((row) => numberedRow(row, layout.action, layout.charWidth));
  const body = withoutHeadersAndFooters(withNumbersAbove(numbered, layout), layout);
  const printed = withoutSetLists(partsFromRows(body, layout));
  const measure = pageMeasureOf(
    body.map(({ row }) => row),
    layout,
  );
  return {
    body,
    parts: scanned ? correctNumbers(correctHeadings(correctNames(printed))) : printed,
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
