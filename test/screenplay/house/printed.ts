import type { Line } from "../../../shared/screenplay/model/line.ts";
import type { Chance } from "./chance.ts";
import type { HouseStyle } from "./house-style.ts";
import {
  elementsOf,
  isRunOn,
  type Piece,
  USUAL_INDENTS,
  WIDEST_HEADING,
  widthOf,
  withNumber,
  wrapped,
} from "./set-scene.ts";
import { sideBySide } from "./side-by-side.ts";
import type { StoryScene } from "./story.ts";
import type { TrueScene } from "./true-scene.ts";

/** A scene of a printed script, with the index of its heading's first line and its length in rows. */
export interface PrintedScene extends TrueScene {
  readonly line: number;
  readonly rows: number;
}

export interface PrintedScript {
  readonly lines: readonly Line[];
  readonly scenes: readonly PrintedScene[];
}

const PAPERS = { letter: { width: 8.5, height: 11, lines: 54 }, a4: { width: 8.27, height: 11.69, lines: 57 } };
const TOP = 6;

/** Lays a story out on pages in its house style. */
export function printed(story: readonly StoryScene[], style: HouseStyle, chance: Chance): PrintedScript {
  const paper = PAPERS[style.paper ?? "letter"];
  const indents = style.indents ?? USUAL_INDENTS;
  const lines: Line[] = [];
  const starts = new Map<number, number>();
  const lengths = new Map<number, number>();
  const put = (page: number, row: number, { column, text, bold }: Piece) => {
    lines.push({
      page,
      text,
      left: column / paper.width,
      top: row / 6 / paper.height,
      width: widthOf(text, style) / paper.width,
      height: 1 / 6 / paper.height,
      confidence: 99.9,
      ...(bold && { bold }),
    });
  };
  let page = 0;
  let row = 0;
  let scene = -1;
  const last = () => TOP + paper.lines - (style.continueds ? 2 : 0);
  const beginPage = () => {
    page++;
    if (page === 1 && style.titlePage) {
      put(page, 20, { column: 3.5, text: "THE TURNING TIDE" });
      put(page, 24, { column: 3.9, text: "Written by" });
      put(page, 26, { column: 3.6, text: "Nobody At All" });
      put(page, 55, { column: 1.5, text: "SHOOTING DRAFT" });
      put(page, 56, { column: 1.5, text: "March 3, 2019" });
      page++;
    }
    if (page === (style.titlePage ? 2 : 1) && style.setList) {
      for (const [at, text] of frontMatter(story).entries()) put(page, TOP + at, { column: 1.5, text });
      page++;
    }
    if (style.overprint) put(page, 30.4, { column: 1.9, text: style.overprint });
    if (style.header) put(page, 3, { column: 1.5, text: style.header });
    if (style.pageNumber !== "none" && style.pageNumber !== "foot" && page > 1)
      put(page, 3, { column: style.pageNumber === "left" ? 1.0 : 7.2, text: `${page}.` });
    if (style.footer) put(page, TOP + paper.lines + 2, { column: 2.6, text: style.footer });
    if (style.pageNumber === "foot") put(page, TOP + paper.lines + 2, { column: 4.2, text: `${page}` });
    if (style.watermark)
      for (const [at, word] of ["CONFIDENTIAL", "Lantern Pictures 0417"].entries())
        lines.push({ page, text: word, left: 0.2, top: 0.3 + at * 0.1, width: 0.6, height: 0.35, confidence: 99.9 });
    row = TOP;
    const going = story[scene]?.truth;
    if (style.repeats && going !== undefined && inScene) {
      const [again] = wrapped(`${going.heading} (CONT'D)`, WIDEST_HEADING);
      for (const piece of withNumber([{ column: indents.action, text: again! }], going.number, style))
        put(page, row, piece);
      row += 2;
    }
    if (style.continueds && going !== undefined && page > 1 && inScene) {
      for (const piece of withNumber([{ column: indents.action, text: "CONTINUED:" }], going.number, style))
        put(page, row, piece);
      row += 2;
    }
  };
  let inScene = false;
  const endPage = () => {
    if (style.continueds && inScene)
      put(page, row + 1 > last() + 1 ? row : row + 1, { column: 6.2, text: "(CONTINUED)" });
  };
  beginPage();
  const elements = story.flatMap((one, at) => elementsOf(one, at, style, indents));
  for (const [at, element] of elements.entries()) {
    const next = element.keep ? Math.min(3, 1 + (elements[at + 1]?.rows.length ?? 0)) : 0;
    const needs =
      element.before + Math.min(element.rows.length, element.scene !== undefined ? element.rows.length : 2) + next;
    if (row > TOP && row + needs > last()) {
      inScene = element.scene === undefined;
      endPage();
      beginPage();
    } else if (row > TOP) row += element.before;
    if (element.scene !== undefined) {
      scene = element.scene;
      starts.set(scene, lines.length);
    }
    inScene = true;
    for (const pieces of element.rows) {
      if (row > last()) {
        endPage();
        beginPage();
      }
      for (const piece of pieces) put(page, row, piece);
      if (style.bars && chance.happens(style.bars)) put(page, row, { column: 0.6, text: "|" });
      if (style.stars && chance.happens(style.stars)) put(page, row, { column: 7.9, text: "*" });
      row++;
      lengths.set(scene, (lengths.get(scene) ?? 0) + 1);
    }
  }
  const onSheets = style.twoPages ? sideBySide(lines, style.paper) : lines;
  const isFromRight = style.language === "ar" || style.language === "he";
  return {
    lines: isFromRight ? lines.map((line) => ({ ...line, left: 1 - line.left - line.width })) : onSheets,
    scenes: story.map(({ truth }, at) => ({
      ...truth,
      // Text after the heading's first row is action.
      ...(isRunOn(truth.heading) && { set: wrapped(truth.heading, WIDEST_HEADING)[0]! }),
      line: starts.get(at)!,
      rows: lengths.get(at)!,
    })),
  };
}

/** Front matter of television scripts: the cast and the sets. */
function frontMatter(story: readonly StoryScene[]): string[] {
  const cast = [...new Set(story.flatMap(({ truth }) => truth.speakers))];
  const sets = [...new Set(story.flatMap(({ truth }) => (truth.omitted ? [] : [`${truth.intExt} ${truth.set}`])))];
  return ["CAST LIST", "", ...cast.slice(0, 14), "", "SETS", "", ...sets.slice(0, 24)];
}
