import { withoutHeadersAndFooters } from "../classify/headers-footers.ts";
import { withNumbersAbove } from "../classify/numbers-above.ts";
import { withNumbersInColumn } from "../classify/numbers-in-column.ts";
import { correctHeadings } from "../classify/ocr-headings.ts";
import { correctNames } from "../classify/ocr-names.ts";
import { correctNumbers } from "../classify/ocr-numbers.ts";
import { type NumberedRow, numberedRow, withoutPartMarks } from "../classify/scene-number.ts";
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
import { rowsFromLines, type TextRow } from "../layout/text-row.ts";
import { turnedUpright } from "../layout/turned-pages.ts";
import type { Line, Origin } from "../model/line.ts";
import type { Scene } from "../model/scene.ts";
import type { DraftLayout, LayoutChoice } from "../model/script-layout.ts";
import { type Setting, scenesFromParts } from "./scenes-from-parts.ts";

/** The scenes of a draft, and its layout. */
export interface FoundScenes {
  readonly scenes: Scene[];
  readonly detected: DraftLayout;
}

/**
 * Parses the scenes of a screenplay from its placed lines of text.
 *
 * @param lines every line of the draft, in any order; origins are indices into this list
 * @param choice the layout that a person has chosen, if any
 * @returns the scenes in script order, including omitted ones; none when the text has no scene heading
 */
export function scenesFromLines(lines: readonly Line[], choice?: LayoutChoice): FoundScenes {
  const { parts, setting, detected } = partsFromLines(lines, choice);
  return { scenes: scenesFromParts(parts, setting).map((scene) => onOwnPages(scene, lines)), detected };
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
    ...(scene.subScenes && { subScenes: scene.subScenes.map((one) => ({ ...one, origin: placed(one.origin) })) }),
  };
}

/** The classified rows of a draft, and its layout. */
export interface ReadDraft {
  /** All rows except headers and footers. */
  readonly body: readonly NumberedRow[];
  readonly parts: readonly Part<NumberedRow>[];
  readonly layout: PageLayout;
  readonly setting: Setting;
  readonly detected: DraftLayout;
}

/** Share of rows with two long texts, in a draft set in columns. */
const COLUMNS_SHARE = 0.25;
/** Characters of a text that is neither a number nor a name. */
const LONG_TEXT = 20;

/** Minimum number of scenes, of speakers, and of cues per scene, of a stage play that is recognised by reading it as one. */
const MIN_IN_PLAY = 2;

/**
 * Classifies the rows of a draft as headings, cues, dialogue and action; headers and footers are removed. A draft without
 * a heading is read as a stage play, if it has scenes and speakers as such.
 *
 * @param choice the layout that a person has chosen, if any
 */
export function partsFromLines(lines: readonly Line[], choice?: LayoutChoice): ReadDraft {
  const found = draftFromLines(lines, choice);
  if (choice !== undefined || found.parts.some(({ kind }) => kind === "heading")) return found;
  const play = draftFromLines(lines, "stage-play");
  const scenes = play.parts.filter(({ kind }) => kind === "heading");
  const names = play.parts.flatMap((part) => (part.kind === "cue" ? part.cues.map(({ name }) => name) : []));
  const told = play.parts.filter(({ kind }) => kind === "action");
  // A treatment with ACT ONE and some dialogue, or a series bible with Scene 1, has more action than cues.
  const isPlay =
    scenes.length >= MIN_IN_PLAY &&
    new Set(names).size >= MIN_IN_PLAY &&
    names.length >= scenes.length * MIN_IN_PLAY &&
    names.length >= told.length;
  return isPlay ? play : found;
}

function draftFromLines(lines: readonly Line[], choice: LayoutChoice | undefined): ReadDraft {
  const own = removeStampedText(turnedUpright(lines));
  const ordered = isRightToLeft(own) ? mirrorLines(own) : own;
  const placed = splitSheets(ordered, choice === "two-pages");
  const read = rowsFromLines(placed);
  const scanned = isScan(read);
  const straight = scanned ? alignPages(rowsFromLines(deskew(placed))) : read;
  const layout = measureLayout(straight, choice === "flush-left" || choice === "stage-play");
  const rows = scanned ? removeSpeckles(straight, layout) : straight;
  const numbered = withoutPartMarks(rows, layout.action, layout.charWidth).map((row) =>
    numberedRow(row, layout.action, layout.charWidth),
  );
  const body = withNumbersInColumn(withoutHeadersAndFooters(withNumbersAbove(numbered, layout), layout), layout);
  const classified = partsFromRows(body, layout, choice === "stage-play");
  const printed = withoutSetLists(classified.parts);
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
    detected: {
      text: textLayoutOf(layout, classified.isPlay),
      pageCount: new Set(placed.map(({ page }) => page)).size,
      twoPages: placed !== ordered,
      scanned,
      columns: body.filter(({ row }) => isTwoTexts(row)).length > body.length * COLUMNS_SHARE,
    },
  };
}

function textLayoutOf({ flush, cueCentre }: PageLayout, isPlay: boolean): DraftLayout["text"] {
  if (isPlay) return "stage-play";
  if (flush) return "flush-left";
  return cueCentre === undefined ? "indented" : "centred";
}

function isTwoTexts({ cells }: TextRow): boolean {
  return cells.filter(({ text }) => text.length > LONG_TEXT && /\p{Ll}/u.test(text)).length > 1;
}
