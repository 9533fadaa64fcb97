import { columnText } from "../breakdown/model/column-text.ts";
import { textFromEighths } from "../breakdown/model/page-count.ts";
import { message, said } from "../i18n/speech.ts";
import { lightText } from "../schedule/model/day-night.ts";
import { sceneNumberText } from "../schedule/model/scene-parts.ts";
import { shadeOf } from "../schedule/strip-colours/default-palette.ts";
import type { StripPalette } from "../schedule/strip-colours/strip-palette.ts";
import { HEAD_FILL } from "../tables/workbook-styles.ts";
import type { SheetCell, Worksheet } from "../tables/worksheet.ts";
import type { Reports } from "./reports.ts";
import type { ScheduledScene } from "./schedule-report.ts";
import { endOfDay, pagesText, sumsText } from "./totals-text.ts";

type Sheet = Pick<Worksheet, "widths" | "headRows" | "orientation" | "rows">;

/** A column of a worksheet of scenes; with `isOnStrip` it is filled with the strip colour. */
interface Column {
  readonly name: string;
  /** In characters. */
  readonly width: number;
  readonly isOnStrip?: boolean;
  readonly isCentred?: boolean;
  readonly textOf: (scene: ScheduledScene) => string;
}

const STRIP: readonly Column[] = [
  {
    name: message("Scene"),
    width: 8,
    isOnStrip: true,
    isCentred: true,
    textOf: ({ strip }) => sceneNumberText(strip.number),
  },
  { name: message("Int./Ext."), width: 9, isOnStrip: true, isCentred: true, textOf: ({ strip }) => strip.intExt },
  { name: message("Set"), width: 34, isOnStrip: true, textOf: ({ strip }) => strip.set },
  {
    ...{ name: message("D/N"), width: 6, isOnStrip: true, isCentred: true },
    textOf: ({ strip }) => lightText(strip.dayNight),
  },
  { name: message("Script Day"), width: 10, isCentred: true, textOf: ({ scriptDay }) => scriptDay },
  {
    ...{ name: message("Pages"), width: 8, isCentred: true },
    textOf: ({ strip }) => (strip.eighths > 0 ? textFromEighths(strip.eighths) : ""),
  },
];

const SYNOPSIS: Column = { name: message("Synopsis"), width: 44, textOf: ({ strip }) => strip.synopsis };

const ONE_LINER: readonly Column[] = [
  ...STRIP,
  { name: message("Cast"), width: 18, textOf: ({ strip }) => strip.castIds.join(", ") },
  SYNOPSIS,
];

const SHOOTING_SCHEDULE: readonly Column[] = [
  ...STRIP,
  SYNOPSIS,
  {
    ...{ name: message("Cast"), width: 26 },
    textOf: ({ cast }) => cast.map(({ castId, character }) => `${castId}. ${character}`).join("\n"),
  },
  {
    ...{ name: message("Needed"), width: 44 },
    textOf: ({ elements }) =>
      elements.map(({ category, names }) => `${columnText(category)}: ${names.join(", ")}`).join("\n"),
  },
  { name: message("Notes"), width: 26, textOf: ({ strip }) => strip.notes },
];

/** The one-liner as a worksheet: a row per scene, end of day, week and period of days off. */
export function oneLinerSheet(reports: Reports): Sheet {
  return { ...sheetOf(ONE_LINER, reports), orientation: "landscape" };
}

/** The shooting schedule as a worksheet, with cast by name and all elements. */
export function shootingScheduleSheet(reports: Reports): Sheet {
  return { ...sheetOf(SHOOTING_SCHEDULE, reports), orientation: "landscape" };
}

/** The stripboard as a worksheet: whole rows in the strip colours. */
export function stripboardSheet(reports: Reports): Sheet {
  const columns = ONE_LINER.map((column) => ({ ...column, isOnStrip: true }));
  return { ...sheetOf(columns, reports), orientation: "landscape" };
}

function sheetOf(columns: readonly Column[], { shooting, palette }: Reports) {
  const across = (text: string): SheetCell[] =>
    columns.map((_, at) => ({
      ...(at === 0 ? { text, span: columns.length } : { text: "" }),
      ...{ isBold: true, fill: HEAD_FILL },
    }));
  const days = shooting.days.flatMap(({ number, date, eighths, scenes, banners, before }) => [
    ...before.map(({ text }) => across(text)),
    ...scenes.flatMap((scene, at) => [
      ...banners.filter((banner) => banner.at === at).map(({ text }) => across(text)),
      columns.map((column) => cellOf(column, scene, palette)),
    ]),
    ...banners.filter(({ at }) => at >= scenes.length).map(({ text }) => across(text)),
    across(endOfDay({ number, date }, pagesText(eighths))),
  ]);
  const sums = sumsText(shooting);
  return {
    headRows: 1,
    widths: columns.map(({ width }) => width),
    rows: [columns.map(({ name }) => ({ text: said(name), isBold: true, fill: HEAD_FILL })), ...days, across(sums)],
  };
}

function cellOf(column: Column, scene: ScheduledScene, palette: StripPalette | null): SheetCell {
  const { isOnStrip = false, isCentred = false, textOf } = column;
  const fill = isOnStrip ? fillOf(shadeOf(scene.strip, palette)) : undefined;
  return { text: textOf(scene), isCentred, isBold: isOnStrip, ...(fill && { fill }) };
}

/** Fill colour for a worksheet; undefined for white. */
function fillOf(shade: string): string | undefined {
  return shade === "#ffffff" ? undefined : shade.slice(1).toUpperCase();
}
