import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { message, t } from "../../i18n/speech.ts";
import { pageTemplate } from "../../print/page-template.ts";
import { A4_PAGE, GREY, PAGE, say } from "../../print/style.ts";
import { type Column, titledTable } from "../../print/titled-table.ts";
import { lightText } from "../../schedule/model/day-night.ts";
import { partOfNumber, sceneNumberText } from "../../schedule/model/scene-parts.ts";
import type { Line } from "../../screenplay/model/line.ts";
import { spansOfDays } from "../count-text.ts";
import type { PartOfDay, Sides, SidesScene } from "./sides.ts";
import type { CrossedBlock } from "./sides-pages.ts";

const COVER = "cover";

type Paper = "letter" | "a4";

/** Line width of a cross in points, and its grey level. */
export const CROSS = { width: 1.1, grey: 0.25 } as const;

/** The line at the foot of script pages in sides, in points from the page's lower left corner. */
export const FOOT_LINE = { left: 36, bottom: 18, fontSize: 8, grey: 0.33 } as const;

/**
 * The foot of each script page of the sides: the day and the parts of scenes shot on it, so that a loose page is not
 * mistaken, and the page number counted from the cover.
 *
 * @param covers the number of pages of the cover
 */
export function footLines(sides: Sides, covers: number): string[] {
  const { pages, date, scenes } = sides;
  return pages.map(({ page }) =>
    [
      titleOf(sides),
      shownDateInWords(date),
      ...scenes.filter((scene) => scene.pages.includes(page)).flatMap(partAtFoot),
      `${sheetOf(page, sides, covers)} / ${pages.length + covers}`,
    ].join(" · "),
  );
}

function partAtFoot({ strip, partOfDay }: SidesScene): string[] {
  if (!partOfDay) return [];
  const { part, parts } = partOfDay;
  return [t("scene {scene}: part {part} of {parts}", { scene: partOfNumber(strip.number).number, part, parts })];
}

const titleOf = ({ dayNumber, dayCount }: Sides) =>
  t("Sides – day {number} of {count}", { number: dayNumber, count: dayCount });

/** The paper of sides, and how many pages their cover has, which is known when it is rendered. */
interface SidesPaper {
  readonly paper?: Paper;
  readonly covers?: number;
}

/** The cover of a day's sides: scenes in shooting order and their script pages. */
export function coverDocument(sides: Sides, { paper = "letter", covers = 1 }: SidesPaper = {}): TDocumentDefinitions {
  return paperOf(sides, paper, coverOf(sides, covers));
}

/** A day's sides typeset from the parsed lines, for a draft without pages to copy. */
export function typedSidesDocument(
  sides: Sides,
  lines: readonly Line[],
  { paper = "letter", covers = 1 }: SidesPaper = {},
): TDocumentDefinitions {
  const sheet = paper === "a4" ? A4_PAGE : PAGE;
  const feet = footLines(sides, covers);
  const { left, bottom, fontSize } = FOOT_LINE;
  const pages = sides.pages.flatMap(({ page, crossed }) => [
    { text: " ", fontSize: 1, pageBreak: "before" as const },
    ...lines.filter((line) => line.page === page).flatMap((line) => lineAt(line, sheet)),
    ...crossed.map((block) => crossAt(block, sheet)),
  ]);
  return {
    ...paperOf(sides, paper, [...coverOf(sides, covers), ...pages]),
    footer: (page) =>
      say(feet[page - covers - 1] ?? "", {
        fontSize,
        color: GREY,
        margin: [left, PAGE.bottom - bottom - fontSize, 0, 0],
      }),
  };
}

function paperOf(sides: Sides, size: Paper, content: Content[]): TDocumentDefinitions {
  const { project, schedule, dayNumber } = sides;
  // The script's own pages already have headers and page numbers.
  const {
    header: _,
    footer: __,
    ...paper
  } = pageTemplate(
    {
      project,
      title: t("Sides, day {number}", { number: dayNumber }),
      of: schedule,
      orientation: "portrait",
      paper: size,
    },
    content,
  );
  return paper;
}

function coverOf(sides: Sides, covers: number): Content[] {
  const { project, schedule, draft, date, scenes } = sides;
  const missing = scenes.filter(({ pages }) => pages.length === 0).map(({ strip }) => sceneNumberText(strip.number));
  const title = titleOf(sides);
  const bookmark = { id: COVER, outline: true, outlineText: title, outlineExpanded: true };
  return [
    say(project, { fontSize: 13, bold: true }),
    { ...say(title, { fontSize: 20, bold: true, margin: [0, 8, 0, 2] }), ...bookmark },
    say(shownDateInWords(date), { fontSize: 12 }),
    say(t("{schedule}. Script: {draft}.", { schedule, draft }), { color: GREY, margin: [0, 2, 0, 6] }),
    titledTable(
      t("Scenes in shooting order"),
      COLUMNS,
      scenes.map((scene) => rowOf(scene, sides, covers)),
      {
        outline: true,
        outlineText: t("Scenes in shooting order"),
        outlineParentId: COVER,
      },
    ),
    ...(missing.length === 0
      ? []
      : [
          say(t("Not in this script: {scenes}.", { scenes: missing.join(", ") }), { bold: true, margin: [2, 8, 0, 0] }),
        ]),
  ];
}

const COLUMNS: readonly Column[] = [
  { width: 36 },
  { width: "*" },
  { width: 26, name: message("D/N"), alignment: "center" },
  { width: 36, name: message("Length"), alignment: "right" },
  { width: 150, name: message("Cast") },
  { width: 60, name: message("Sides page"), alignment: "right" },
];

function rowOf({ strip, cast, pages, partOfDay }: SidesScene, sides: Sides, covers: number): TableCell[] {
  const { number, intExt, set, dayNight, synopsis, eighths } = strip;
  const heading = [intExt, set].filter((part) => part !== "").join(" ");
  return [
    say(sceneNumberText(number), { bold: true }),
    {
      stack: [
        say(heading, { bold: true }),
        ...(synopsis === "" ? [] : [say(synopsis)]),
        ...(partOfDay ? [say(partText(partOfDay), { bold: true })] : []),
      ],
    },
    say(lightText(dayNight), { alignment: "center" }),
    say(eighths > 0 ? textFromEighths(eighths) : "", { alignment: "right" }),
    say(cast),
    say(pages.length === 0 ? "–" : spansOfDays(pages.map((page) => sheetOf(page, sides, covers))), {
      alignment: "right",
    }),
  ];
}

function partText({ part, parts, others }: PartOfDay): string {
  return [
    t(
      "Only part {part} of {parts} is shot on this day. The script does not mark where a part ends, so the whole scene is in these sides.",
      { part, parts },
    ),
    ...others.map((other) => t("Part {part}: day {day}.", other)),
  ].join(" ");
}

/** Page of the sides that holds a script page; the cover's pages are the first. */
function sheetOf(page: number, { pages }: Sides, covers: number): number {
  return pages.findIndex((one) => one.page === page) + covers + 1;
}

/** Maximum width of a letter in the typewriter font, relative to its size. */
const LETTER = 0.6;
const MAX_TYPE_SIZE = 12;

/** Width and height in points. */
type SheetSize = Readonly<Record<"width" | "height", number>>;

/** A line at its original position and at most its original width. */
function lineAt({ text, left, top, width }: Line, sheet: SheetSize): Content[] {
  if (text.trim() === "") return [];
  const fitting = (width * sheet.width) / (Math.max(1, [...text].length) * LETTER);
  const { text: runs, ...spoken } = say(text);
  return [
    {
      ...spoken,
      text: Array.isArray(runs) ? runs.map((run) => typed(run)) : runs,
      fontSize: Math.max(4, Math.min(MAX_TYPE_SIZE, fitting)),
      noWrap: true,
      absolutePosition: { x: left * sheet.width, y: top * sheet.height },
    },
  ];
}

/** Latin letters in the typewriter font; others in the font that contains them. */
function typed(run: Content): Content {
  return typeof run === "object" && "font" in run && run.font === "Sans" ? { ...run, font: "Typed" } : run;
}

function crossAt({ left, right, top, bottom }: CrossedBlock, sheet: SheetSize): Content {
  const [x1, x2] = [left * sheet.width, right * sheet.width];
  const [y1, y2] = [top * sheet.height, bottom * sheet.height];
  const grey = Math.round(CROSS.grey * 255).toString(16);
  const line = { type: "line", lineWidth: CROSS.width, lineColor: `#${grey}${grey}${grey}` } as const;
  return {
    canvas: [
      { ...line, x1: 0, y1: 0, x2: x2 - x1, y2: y2 - y1 },
      { ...line, x1: 0, y1: y2 - y1, x2: x2 - x1, y2: 0 },
    ],
    absolutePosition: { x: x1, y: y1 },
  };
}
