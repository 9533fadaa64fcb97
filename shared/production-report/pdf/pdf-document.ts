import type { Content, ContentSection, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";
import { weatherText } from "../../call-sheet/build/forecast.ts";
import { shownDate, shownDateInWords } from "../../dates/shown-date.ts";
import { currentLocale, message, said, t } from "../../i18n/speech.ts";
import { endOfPart } from "../../print/end-of-part.ts";
import { A4_PAGE, BOXED, field, GREY, INK, label, PAGE, say, sideOf } from "../../print/style.ts";
import { titledTable } from "../../print/titled-table.ts";
import { clockText } from "../../roster/fields/clock-text.ts";
import { finishText } from "../finish-text.ts";
import type { MediaTotal } from "../media-totals.ts";
import type { ProductionReport } from "../production-report.ts";
import type { EpisodeProgress, UnitProgress } from "../progress-of-parts.ts";
import type { Progress } from "../progress-totals.ts";
import type { ReportState, ReportStep } from "../report-state.ts";
import {
  delaysTable,
  incidentsTable,
  latenessTable,
  mediaTable,
  mediaTotalsTable,
  vehiclesTable,
} from "./pdf-lines.ts";
import { backgroundTable, castMoreTable, castTable, crewTable } from "./pdf-people.ts";
import { episodeProgressTable, progressTable, scenesTable, unitProgressTable } from "./pdf-progress.ts";

/** The data for a printed report. */
export interface PrintedReport {
  readonly report: ProductionReport;
  readonly state: ReportState;
  readonly steps: readonly ReportStep[];
  readonly progress: Progress;
  /** Of each unit, where the production has several. */
  readonly unitProgress?: readonly UnitProgress[] | undefined;
  /** Of each episode of a series. */
  readonly episodeProgress?: readonly EpisodeProgress[] | undefined;
  readonly media: readonly MediaTotal[];
  /** US letter by default. */
  readonly paper?: "letter" | "a4";
}

/** A day's production report as a pdfmake document. */
export function productionReportDocument(printed: PrintedReport): TDocumentDefinitions {
  return documentOf(printed.report, t("Daily production report"), pageOf(printed), { paper: printed.paper });
}

interface DayPaper {
  readonly paper: "letter" | "a4" | undefined;
  readonly orientation?: "portrait" | "landscape";
}

/** A document about a day; every page names the production and the day. */
export function documentOf(
  { head, date }: ProductionReport,
  title: string,
  content: Content[],
  { paper = "letter", orientation = "portrait" }: DayPaper,
): TDocumentDefinitions {
  const { width, height } = paper === "a4" ? A4_PAGE : PAGE;
  const side = sideOf(paper, orientation);
  const named = head.unit === undefined ? title : `${head.unit} – ${title}`;
  const section: ContentSection = {
    section: content,
    header: () => ({
      margin: [side, 24, side, 0],
      columns: [
        say(head.project, { fontSize: 13, bold: true }),
        say(t("{title} – day {number} of {count}", { title: named, number: head.dayNumber, count: head.dayCount }), {
          fontSize: 9,
          alignment: "right",
          color: GREY,
        }),
      ],
    }),
    footer: (page, pages) => ({
      margin: [side, 8, side, 0],
      columns: [
        say(shownDateInWords(date), { fontSize: 7, color: GREY }),
        say(t("Page {page} of {pages}", { page, pages }), { fontSize: 7, color: GREY, alignment: "right" }),
      ],
    }),
  };
  return {
    pageSize: orientation === "landscape" ? { width: height, height: width } : { width, height },
    pageMargins: [side, PAGE.top, side, PAGE.bottom],
    defaultStyle: { font: "Sans", fontSize: 8.5, lineHeight: 0.95, color: INK },
    info: {
      title: [head.project, ...(head.unit === undefined ? [] : [head.unit]), title.toLowerCase(), date].join(" – "),
    },
    content: [section],
    pageBreakBefore: ({ headlineLevel, pageNumbers }) => headlineLevel === PEOPLE && pageNumbers.length > 1,
  };
}

function pageOf({ report, state, steps, progress, unitProgress, episodeProgress, media }: PrintedReport): Content[] {
  const { head, production, times, date } = report;
  const at = (name: string, time: number | null) => [name, time === null ? "" : clockText(time, head.clock)] as const;
  return [
    say(shownDateInWords(date), { fontSize: 11, bold: true, margin: [0, 0, 0, 4] }),
    ...facts([
      [t("Company"), head.company],
      [t("Schedule"), head.schedule],
      [t("Locations"), head.locations.join("; ")],
    ]),
    ...facts([
      [t("Director"), production.director],
      [t("Producers"), production.producers],
      [t("Production manager"), production.upm],
      [t("1st AD"), production.firstAd],
    ]),
    ...facts([
      [t("Start date"), shortDate(production.startDate)],
      [t("Scheduled finish"), shortDate(production.scheduledFinish)],
      [t("Estimated finish"), shortDate(production.estimatedFinish)],
      [t("Finish"), finishText(production)],
      [t("Script colour"), production.scriptColour],
      [t("Schedule colour"), production.scheduleColour],
    ]),
    ...facts([
      [t("Crew call"), head.crewCall],
      [t("Shoot call"), head.shootCall],
      at(t("First shot"), times.firstShot),
      at(t("1st meal out"), times.firstMealOut),
      at(t("1st meal in"), times.firstMealIn),
    ]),
    ...facts([
      at(t("First shot after meal"), times.firstShotAfterMeal),
      at(t("2nd meal out"), times.secondMealOut),
      at(t("2nd meal in"), times.secondMealIn),
      at(t("Camera wrap"), times.cameraWrap),
      at(t("Last out"), times.lastOut),
    ]),
    progressTable(progress),
    ...(unitProgress ? [unitProgressTable(unitProgress)] : []),
    ...(episodeProgress ? [episodeProgressTable(episodeProgress)] : []),
    ...withLines(report.scenes, scenesTable(report)),
    ...withLines(report.media, mediaTable(report)),
    ...withLines(media, mediaTotalsTable(media)),
    ...withLines(report.delays, delaysTable(report)),
    ...withLines(report.lateArrivals, latenessTable(t("Late arrivals"), report.lateArrivals)),
    ...withLines(report.overtime, latenessTable(t("Overtime"), report.overtime)),
    incidentsTable(report),
    ...notesTable(report),
    signatures(state, steps),
    {
      headlineLevel: PEOPLE,
      stack: [
        ...withLines(report.cast, castTable(report)),
        ...castMoreTable(report),
        ...crewTable(report),
        ...withLines(report.background, backgroundTable(report)),
        ...withLines(report.vehicles, vehiclesTable(report)),
        endOfPart(),
      ],
    },
  ];
}

/** Level of the tables of people and vehicles: the back of the report, unless all of it fits on one page. */
const PEOPLE = 1;

/** A table, unless it has no lines. */
const withLines = (lines: object, table: Content): Content[] => (Object.keys(lines).length > 0 ? [table] : []);

/** Facts in a row of boxes, without those that are not entered. */
function facts(all: readonly (readonly [name: string, text: string])[]): Content[] {
  const known = all.filter(([, text]) => text !== "");
  return known.length === 0 ? [] : [boxes([known.map(([name, text]) => field(name, text, { fontSize: 9 }))])];
}

/** Formats a date for a box of a form: `3/2/2026`. */
function shortDate(date: string | null): string {
  if (date === null) return "";
  if (currentLocale() !== "en") return shownDate(date);
  const [year, month, day] = date.split("-").map(Number);
  return `${month}/${day}/${year}`;
}

function boxes(body: TableCell[][]): Content {
  const widths = (body[0] ?? []).map(() => "*");
  return { margin: [0, 4, 0, 0], table: { widths, body, dontBreakRows: true }, layout: BOXED };
}

function notesTable({ weather, safetyMeeting, visitors, notes, mealsServed }: ProductionReport): Content[] {
  const lines: readonly (readonly [string, string])[] = [
    [t("Weather"), weatherText(weather)],
    [t("Meals served"), mealsServed === 0 ? "" : String(mealsServed)],
    [t("Safety meeting"), safetyMeeting],
    [t("Visitors"), visitors],
    [t("Notes"), notes],
  ];
  const rows = lines
    .filter(([, text]) => text !== "")
    .map(([name, text]): TableCell[] => [say(name, { bold: true }), inParagraphs(text)]);
  return rows.length === 0 ? [] : [titledTable(t("Remarks"), [{ width: 120 }, { width: "*" }], rows)];
}

/** A long text by paragraphs, without cutting any. */
function inParagraphs(text: string): TableCell {
  return { stack: text.match(/[^\n]{1,500}/g)?.map((part) => say(part)) ?? [] };
}

function signatures(state: ReportState, steps: readonly ReportStep[]): Content {
  const last = (act: ReportStep["act"]) =>
    state === "returned" ? undefined : steps.findLast((step) => step.act === act);
  const signed = (name: string, step: ReportStep | undefined): TableCell => ({
    stack: [
      label(name),
      say(step?.signature ?? " ", { fontSize: 11, bold: true, margin: [0, 8, 0, 0] }),
      say(step ? `${step.email}, ${step.at.slice(0, 16).replace("T", " ")} UTC` : " ", { fontSize: 7, color: GREY }),
    ],
  });
  return {
    unbreakable: true,
    stack: [
      boxes([
        [
          signed(t("Assistant director"), last("submit")),
          signed(t("Production manager"), state === "approved" ? last("approve") : undefined),
        ],
      ]),
      say(said(WORDS[state]), { fontSize: 7, color: GREY, margin: [2, 3, 0, 0] }),
    ],
  };
}

const WORDS: Readonly<Record<ReportState, string>> = {
  draft: message("Draft: not yet submitted."),
  submitted: message("Submitted, and not yet approved."),
  approved: message("Approved."),
  returned: message("Returned for changes."),
};
