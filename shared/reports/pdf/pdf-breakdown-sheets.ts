import type { Column, Content, TableCell } from "pdfmake/interfaces.js";
import { columnText } from "../../breakdown/model/column-text.ts";
import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { BOXED, field, INK, label, labelled, say, TEXT_WIDTH, TINT } from "../../print/style.ts";
import { lightInWords } from "../../schedule/model/day-night.ts";
import { sceneNumberText, sceneOfStrip, wholeOf } from "../../schedule/model/scene-parts.ts";
import { hoursText } from "../../schedule/shooting-time/hours-text.ts";
import { shadeOf } from "../../schedule/strip-colours/default-palette.ts";
import type { Reports } from "../reports.ts";
import type { ScheduledScene } from "../schedule-report.ts";
import { type CategoryMark, markOfCategory } from "./category-marks.ts";

/** Boxes next to each other, and the space between them in points. */
const [ACROSS, GAP] = [3, 8];
const BOX_WIDTH = (TEXT_WIDTH - GAP * (ACROSS - 1)) / ACROSS;

/**
 * A page per scene in shooting order, then those on no day, with the elements in a box per category. A scene in parts has
 * one page, with the days of all its parts.
 */
export function breakdownSheets(reports: Reports): Content[] {
  const scenes = scenesWithDays(reports);
  return scenes.flatMap(({ scene, days }, at) => {
    const { strip } = scene;
    const title = t("Scene {number}", { number: sceneNumberText(strip.number) });
    const bookmark = { outline: true, outlineText: `${title} – ${headingOf(scene)}` } as const;
    return [
      {
        ...(at > 0 && { pageBreak: "before" as const }),
        ...{
          table: {
            widths: ["*", "auto"],
            body: [headOf(scene, t("Sheet {number} of {count}", { number: at + 1, count: scenes.length }), bookmark)],
          },
        },
        layout: {
          ...BOXED,
          fillColor: () => shadeOf(strip, reports.palette),
          vLineWidth: () => 0,
          paddingLeft: () => 6,
        },
      },
      facts([
        [t("Pages"), strip.eighths > 0 ? textFromEighths(strip.eighths) : ""],
        [t("Script page"), scene.page],
        [t("Script day"), scene.scriptDay],
        [t("Day/Night"), lightInWords(strip.dayNight)],
        [t("Est. time"), strip.minutes === undefined ? "" : hoursText(strip.minutes)],
        [t("Location"), scene.location],
        [t("Shoot day"), days.join("\n")],
      ]),
      ...(strip.synopsis === "" ? [] : [say(strip.synopsis, { fontSize: 10, margin: [2, 8, 0, 4] })]),
      ...boxes(scene),
    ];
  });
}

function scenesWithDays({ shooting: { days, boneyard } }: Reports) {
  const shown = [
    ...days.flatMap(({ number, date, scenes }) =>
      scenes.map((scene) => ({ scene, days: [t("Day {number}, {date}", { number, date: shownDateInWords(date) })] })),
    ),
    ...boneyard.map((scene) => ({ scene, days: [] })),
  ];
  return [...Map.groupBy(shown, ({ scene }) => sceneOfStrip(scene.strip.sceneId)).values()].map(
    ([first, ...others]) => ({
      scene: { ...first!.scene, strip: wholeOf([first!.scene.strip, ...others.map(({ scene }) => scene.strip)]) },
      days: [first!, ...others].flatMap((part) => part.days),
    }),
  );
}

function headingOf({ strip }: ScheduledScene): string {
  return [strip.intExt, strip.set].filter((part) => part !== "").join(" ");
}

function headOf(scene: ScheduledScene, sheet: string, bookmark: object): TableCell[] {
  return [
    {
      ...say(`${sceneNumberText(scene.strip.number)}   ${headingOf(scene)}`, { fontSize: 14, bold: true }),
      ...bookmark,
    },
    say(sheet, { alignment: "right", margin: [0, 4, 2, 0] }),
  ];
}

/** Facts in a row of equal boxes, without those that are unknown. */
function facts(all: readonly (readonly [name: string, text: string])[]): Content {
  const known = all.filter(([, text]) => text !== "");
  return {
    margin: [0, 6, 0, 0],
    table: {
      widths: known.map(([name, text]) => (text.length > 12 ? "*" : labelled(56, name))),
      body: [known.map(([name, text]) => field(name, text, { fontSize: 9 }))],
    },
    layout: BOXED,
  };
}

/** The cast, each category and the notes, three boxes in a row. */
function boxes({ cast, elements, strip }: ScheduledScene): Content[] {
  const all = [
    { category: "Cast", names: cast.map(({ castId, character }) => `${castId}. ${character}`) },
    ...elements,
    { category: "Notes", names: strip.notes === "" ? [] : [strip.notes] },
  ].filter(({ names }) => names.length > 0);
  const rows: Content[] = [];
  for (let at = 0; at < all.length; at += ACROSS) {
    rows.push({ columns: all.slice(at, at + ACROSS).map(boxOf), columnGap: GAP, margin: [0, 8, 0, 0] });
  }
  return rows;
}

function boxOf({ category, names }: ScheduledScene["elements"][number]): Column {
  const mark = markOfCategory(category);
  const head: Content = {
    columns: [...(mark ? [signOf(mark)] : []), label(columnText(category), { color: INK, fontSize: 7 })],
    columnGap: 4,
  };
  return {
    width: BOX_WIDTH,
    table: { widths: [BOX_WIDTH - 12], body: [[head], [{ stack: names.map((name) => say(name, { fontSize: 9 })) }]] },
    layout: {
      ...BOXED,
      fillColor: (row) => (row === 0 ? TINT : null),
      vLineWidth: () => 0.4,
      paddingLeft: () => 5,
      hLineColor: (row) => (row === 0 && mark?.kind === "colour" ? mark.hex : INK),
      hLineWidth: (row) => (row === 0 && mark?.kind === "colour" ? 3 : 0.4),
    },
  };
}

/** The mark of a category as a small sign. */
function signOf(mark: CategoryMark): Column {
  const pen = { lineWidth: 0.8, lineColor: INK };
  switch (mark.kind) {
    case "colour":
      return { width: 8, canvas: [{ type: "rect", x: 0, y: 0.5, w: 7, h: 7, color: mark.hex, lineWidth: 0 }] };
    case "circle":
      return { width: 8, canvas: [{ type: "ellipse", x: 3.5, y: 4, r1: 3, r2: 3, ...pen }] };
    case "box":
      return { width: 8, canvas: [{ type: "rect", x: 0.5, y: 1, w: 6, h: 6, ...pen }] };
    case "line":
      return { width: 8, canvas: [{ type: "line", x1: 0, y1: 7, x2: 7, y2: 7, ...pen }] };
    case "star":
      return { width: 8, ...say("*", { bold: true, fontSize: 11, lineHeight: 0.6 }) };
  }
}
