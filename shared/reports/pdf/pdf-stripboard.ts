import type { Content, TableCell } from "pdfmake/interfaces.js";
import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { t } from "../../i18n/speech.ts";
import { INK, label, say, TINT } from "../../print/style.ts";
import { lightText } from "../../schedule/model/day-night.ts";
import { sceneNumberText } from "../../schedule/model/scene-parts.ts";
import { hoursText } from "../../schedule/shooting-time/hours-text.ts";
import { shadeOf } from "../../schedule/strip-colours/default-palette.ts";
import type { Reports } from "../reports.ts";
import type { ScheduledScene } from "../schedule-report.ts";
import { dayTotalsText, endOfDay, sumsText, totalsText } from "../totals-text.ts";
import { headRow, scriptDayHead, widthsOf } from "./heads.ts";

const heads = () => [
  ...[t("Scene"), t("I/E"), t("Set and synopsis"), t("D/N"), scriptDayHead()],
  ...[t("Pages"), t("Time"), t("Cast")],
];
const WIDTHS = [30, 40, "*", 28, 30, 32, 46, 92] as const;
/** Background of what separates days: black for the end of a day, as on a production board, and orange for a week. */
const [DAY_BREAK, WEEK_BREAK, OFF] = [INK, "#f4a340", "#d9d9d9"];

/**
 * The stripboard: a coloured strip per scene with banners between them, a black strip after each day, and the scenes that
 * are on no day, with the closing totals.
 */
export function stripboardTable({ shooting, palette }: Reports): Content[] {
  const body = shooting.days.flatMap((day) => [
    ...day.before.map(({ kind, text }) => across(text, kind === "week" ? WEEK_BREAK : OFF)),
    ...day.scenes.flatMap((scene, at) => [
      ...day.banners.filter((banner) => banner.at === at).map(({ text }) => across(text, TINT)),
      stripOf(scene, shadeOf(scene.strip, palette)),
    ]),
    ...day.banners.filter(({ at }) => at >= day.scenes.length).map(({ text }) => across(text, TINT)),
    across(endOfDay(day, dayTotalsText(day)), DAY_BREAK),
  ]);
  const { boneyard } = shooting;
  if (boneyard.length > 0) {
    body.push(across(t("Boneyard – {totals}", { totals: totalsText(boneyard) }), TINT));
    body.push(...boneyard.map((scene) => stripOf(scene, shadeOf(scene.strip, palette))));
  }
  const shown = [...shooting.days.flatMap((day) => day.scenes), ...boneyard];
  const people = new Map(shown.flatMap(({ cast }) => cast.map(entryOf)));
  const named = [...people].sort(([one], [other]) => Number(one) - Number(other));
  const board: Content = {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: widthsOf(WIDTHS, heads()),
      body: [headRow(heads()), ...body],
    },
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: (column) => (column === 0 || column === WIDTHS.length ? 0.6 : 0),
      paddingTop: () => 1.6,
      paddingBottom: () => 1.6,
      paddingLeft: () => 3,
      paddingRight: () => 3,
    },
  };
  const sums = say(sumsText(shooting), { bold: true, margin: [2, 8, 0, 0] });
  if (named.length === 0) return [board, sums];
  const cast = named.map(([castId, character]) => `${castId}. ${character}`).join("   ");
  return [board, sums, { stack: [label(t("Cast")), say(cast)], margin: [2, 8, 0, 0] }];
}

const entryOf = ({ castId, character }: ScheduledScene["cast"][number]) => [castId, character] as const;

function stripOf({ strip, scriptDay }: ScheduledScene, fillColor: string): TableCell[] {
  const cells: TableCell[] = [
    say(sceneNumberText(strip.number), { bold: true }),
    say(strip.intExt),
    {
      stack: [say(strip.set, { bold: true }), ...(strip.synopsis ? [say(strip.synopsis, { fontSize: 7 })] : [])],
    },
    say(lightText(strip.dayNight)),
    say(scriptDay),
    say(strip.eighths > 0 ? textFromEighths(strip.eighths) : ""),
    say(strip.minutes === undefined ? "" : hoursText(strip.minutes)),
    say(strip.castIds.join(", ")),
  ];
  return cells.map((cell) => ({ ...(cell as object), fillColor }) as TableCell);
}

function across(text: string, fillColor: string): TableCell[] {
  const color = fillColor === INK ? "#ffffff" : INK;
  const strip = { colSpan: WIDTHS.length, fillColor, ...say(text, { bold: true, color, alignment: "center" }) };
  return [strip, ...WIDTHS.slice(1).map(() => "")];
}
