import type { Content, TableCell } from "pdfmake/interfaces.js";
import { columnText } from "../../breakdown/model/column-text.ts";
import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { t } from "../../i18n/speech.ts";
import { HAIRLINE, INK, label, RULED, say, TINT } from "../../print/style.ts";
import { isDark, isExterior, lightText } from "../../schedule/model/day-night.ts";
import { sceneNumberText } from "../../schedule/model/scene-parts.ts";
import { hoursText } from "../../schedule/shooting-time/hours-text.ts";
import { shadeOf } from "../../schedule/strip-colours/default-palette.ts";
import type { StripPalette } from "../../schedule/strip-colours/strip-palette.ts";
import type { DayStrip } from "../day-strips.ts";
import type { Reports } from "../reports.ts";
import type { ScheduledScene } from "../schedule-report.ts";
import { dayTotalsText, endOfDay, sumsText } from "../totals-text.ts";
import { headRow, scriptDayHead, widthsOf } from "./heads.ts";

type Day = Reports["shooting"]["days"][number];

const heads = () => ["", t("Scene"), t("Set"), t("D/N"), scriptDayHead(), t("Pages"), t("Time"), t("Cast")];
const WIDTHS = [8, 34, "*", 28, 28, 34, 46, 74] as const;
/** Background of the separators between days: black for the start of a week, as on a production board. */
const SHADES: Readonly<Record<DayStrip["kind"], string>> = {
  week: INK,
  off: "#d9d9d9",
  own: "#d9d9d9",
  holiday: "#d9d9d9",
  travel: "#e6e6e6",
};

/** One line per scene, with an end-of-day line after each day. */
export function oneLinerTable(reports: Reports): Content[] {
  return scheduleTable(reports, ({ strip }) => say(strip.synopsis, { color: "#333333" }));
}

/** Each scene with its cast by name and all its elements, for department heads. */
export function shootingScheduleTable(reports: Reports): Content[] {
  return scheduleTable(reports, ({ strip, cast, elements, location }) => ({
    stack: [
      ...(strip.synopsis ? [say(strip.synopsis, { color: "#333333" })] : []),
      ...(location === "" || location === strip.set ? [] : [needs(t("Location"), [location])]),
      ...(cast.length > 0
        ? [
            needs(
              t("Cast"),
              cast.map(({ castId, character }) => `${castId}. ${character}`),
            ),
          ]
        : []),
      ...elements.map(({ category, names }) => needs(columnText(category), names)),
      ...(strip.notes ? [needs(t("Notes"), [strip.notes])] : []),
    ],
  }));
}

function needs(category: string, names: readonly string[]): Content {
  return { margin: [0, 1.5, 0, 0], columns: [{ width: 92, ...label(category) }, say(names.join(", "))] };
}

function scheduleTable(reports: Reports, whatOf: (scene: ScheduledScene) => Content): Content[] {
  const { shooting: report, palette } = reports;
  const body = report.days.flatMap((day) => [
    ...day.before.map((strip) => across(strip.text, SHADES[strip.kind])),
    ...rowsOf(day, (scene) => sceneRow(scene, whatOf(scene), palette)),
    across(endOfDay(day, dayTotalsText(day)), TINT),
  ]);
  return [
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: widthsOf(WIDTHS, heads()),
        body: [headRow(heads()), ...body],
      },
      layout: RULED,
    },
    say(sumsText(report), { bold: true, margin: [2, 8, 0, 0] }),
    say(pagesByKind(report), { margin: [2, 2, 0, 0] }),
  ];
}

/** The scenes of a day with the board's banners between them. */
function rowsOf({ scenes, banners }: Day, rowOf: (scene: ScheduledScene) => TableCell[]): TableCell[][] {
  const bannersAt = (place: number) => banners.filter(({ at }) => at === place).map(({ text }) => across(text, TINT));
  return [...scenes.flatMap((scene, at) => [...bannersAt(at), rowOf(scene)]), ...bannersAt(scenes.length)];
}

function sceneRow({ strip, scriptDay }: ScheduledScene, what: Content, palette: StripPalette | null): TableCell[] {
  const color = shadeOf(strip, palette);
  const heading = [strip.intExt, strip.set].filter((part) => part !== "").join(" ");
  return [
    { canvas: [{ type: "rect", x: 0, y: 1, w: 8, h: 8, color, lineWidth: 0.5, lineColor: HAIRLINE }] },
    say(sceneNumberText(strip.number), { bold: true }),
    { stack: [say(heading, { bold: true }), what] },
    say(lightText(strip.dayNight)),
    say(scriptDay),
    say(strip.eighths > 0 ? textFromEighths(strip.eighths) : ""),
    say(strip.minutes === undefined ? "" : hoursText(strip.minutes)),
    say(strip.castIds.join(", ")),
  ];
}

/** Pages inside and outside, by day and by night: `Day int. 4 2/8, night ext. 1 3/8 pages`. */
function pagesByKind({ days }: Reports["shooting"]): string {
  const strips = days.flatMap(({ scenes }) => scenes.map(({ strip }) => strip));
  const kindOf = ({ dayNight, intExt }: (typeof strips)[number]) =>
    `${isDark(dayNight) ? "night" : "day"}${isExterior(intExt) ? "Exterior" : "Interior"}`;
  const sums = [...Map.groupBy(strips, kindOf)].sort(([one], [other]) => one.localeCompare(other, "en"));
  const words = sums.map(([kind, same]) =>
    t(
      "{kind, select, dayExterior {day ext.} dayInterior {day int.} nightExterior {night ext.} other {night int.}} {length}",
      { kind, length: textFromEighths(same.reduce((sum, one) => sum + one.eighths, 0)) },
    ),
  );
  return words.length === 0 ? "" : t("Pages: {sums}.", { sums: words.join(", ") });
}

/** A row that spans all columns. */
function across(text: string, fillColor: string): TableCell[] {
  const blanks = WIDTHS.slice(1).map(() => "");
  return [
    { colSpan: WIDTHS.length, fillColor, ...say(text, { bold: true, color: fillColor === INK ? "#ffffff" : INK }) },
    ...blanks,
  ];
}
