import type { Column, Content, ContentColumns, ContentStack, ContentTable, TableCell } from "pdfmake/interfaces.js";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { retold } from "../../i18n/stored.ts";
import { headSize } from "../../print/page-template.ts";
import { BOXED, field, GREY, INK, label, say, TEXT_WIDTH } from "../../print/style.ts";
import { productionOfUnit } from "../../units/production-of-unit.ts";
import { weatherLines } from "../build/forecast.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { otherUnitText } from "../model/unit-on-sheet.ts";
import { SHIFT } from "../times/derived-times.ts";
import type { DayBookmark } from "./pdf-bookmarks.ts";
import { named, places, policeOf, titled } from "./pdf-places.ts";

/** Diameter of the circle around the crew call, which makes it easy to find. */
const CIRCLE = 66;

/** Maximum size of the logo in the page header, in points. */
const LOGO_BOX: [width: number, height: number] = [110, 27];

/** The header of every page: production and day. */
export function runningHead(sheet: CallSheet, { side, logo }: { side: number; logo?: string | undefined }): Content {
  const { company, dayNumber, dayCount, revision, changedSince } = sheet;
  const project = productionOfUnit(sheet);
  const image: Column[] = logo === undefined ? [] : [{ stack: [{ image: logo, fit: LOGO_BOX }], width: "auto" }];
  const words: Column = {
    stack: [
      {
        columns: [
          say(project, { fontSize: headSize(project), bold: true }),
          {
            ...say(t("Day {number} of {count}", { number: dayNumber, count: dayCount }), { fontSize: 13, bold: true }),
            width: "auto",
          },
        ],
        columnGap: 12,
      },
      {
        columns: [
          say(company.slice(0, revision || changedSince ? 70 : 110) || " ", { fontSize: 7, color: GREY }),
          ...publication(sheet),
        ],
        columnGap: 12,
      },
    ],
  };
  return {
    margin: [side, 24, side, 0],
    stack: [
      { columns: [...image, words], columnGap: 12 },
      { canvas: [{ type: "line", x1: 0, y1: 2, x2: TEXT_WIDTH, y2: 2, lineWidth: 1.2, lineColor: INK }] },
    ],
  };
}

/** Kind and time of publication on a stripe in the paper colour; of a draft, the publication that it differs from. */
function publication({ revision, changedSince }: CallSheet): ContentColumns["columns"] {
  if (!revision) {
    const text =
      changedSince === undefined
        ? t("DRAFT")
        : t("DRAFT: changed since {publication}", { publication: retold(changedSince) });
    return [{ ...say(text, { fontSize: 7, bold: true }), width: "auto" }];
  }
  const { title, hex, published } = revision;
  const paper = hex === null ? {} : { background: hex };
  return [
    { ...say(published, { fontSize: 7, color: GREY }), width: "auto" },
    { ...say(` ${retold(title).toUpperCase()} `, { fontSize: 7, bold: true, ...paper }), width: "auto" },
  ];
}

/** Date, crew call and the day's times with the production's contacts, then locations and conditions. */
export function masthead(sheet: CallSheet, bookmark: DayBookmark): Content[] {
  const { date, timing } = sheet;
  return [
    {
      margin: [0, 0, 0, 5],
      columns: [
        {
          width: TEXT_WIDTH - CIRCLE - TIMES_WIDTH - 24,
          stack: [
            { ...label(t("Call sheet")), ...{ spoken: saidFirst(sheet) } },
            { ...say(shownDateInWords(date), { fontSize: 14, bold: true, margin: [0, 2, 0, 3] }), ...bookmark },
            say(revisionsOf(sheet), { fontSize: 7.5, color: GREY }),
            ...contactLines(sheet),
          ],
        },
        { width: CIRCLE, ...crewCallCircle(timing.crewCall) },
        { width: TIMES_WIDTH, ...timesTable(sheet) },
      ],
      columnGap: 12,
    },
    conditionsTable(sheet),
    ...otherUnits(sheet),
  ];
}

/** What the other units do that day, a line for each. */
function otherUnits({ otherUnits: others = [] }: CallSheet): Content[] {
  return others.map((other) => say(otherUnitText(other), { bold: true, margin: [2, 4, 0, 0] }));
}

/** Width of the day's times, in points. */
const TIMES_WIDTH = 200;

/** The schedule, and the versions of script and schedule that the day was made from. */
function revisionsOf({ schedule, scriptVersion, scheduleVersion, settings }: CallSheet): string {
  const { scriptColour, scheduleColour } = settings;
  const version = (name: string, number: number | undefined, colour: string) =>
    [name, number === undefined ? "" : t("version {number}", { number }), colour]
      .filter((part) => part !== "")
      .join(", ");
  const script = version("", scriptVersion, scriptColour);
  return [
    scheduleVersion === undefined && scheduleColour === ""
      ? schedule
      : t("Schedule: {version}", { version: version(schedule, scheduleVersion, scheduleColour) }),
    ...(script === "" ? [] : [t("Script: {version}", { version: script })]),
  ].join("  ·  ");
}

/** Producers, director, production manager and assistant directors with their phones, and the production office. */
function contactLines({ contacts, settings }: CallSheet): Content[] {
  const lines = [
    ...contacts.map(({ title, name, phone }) => [
      retold(title),
      [name, phone].filter((part) => part !== "").join("  "),
    ]),
    ...(settings.office ? [[t("Office"), settings.office]] : []),
  ];
  return lines.map(([title, text = ""]) => say(`${title}: ${withWholeNumbers(text)}`, { fontSize: 7.5 }));
}

const NO_BREAK = "\u00a0";

/** A text whose phone numbers are not broken between lines. */
const withWholeNumbers = (text: string) => text.replace(/(?<=\d) (?=\d)/g, NO_BREAK);

/** A text whose numbers stay beside their units: `19 °C (66 °F)`. */
const withUnits = (text: string) => text.replace(/ (?=%|°|km\/h|\()/g, NO_BREAK);

/** The times of the day that are set, two in a row. */
function timesTable({ timing, plan, conditions, derived }: CallSheet): ContentTable {
  const { shiftEnd } = timing;
  // It is not the wrap, which is printed in the same table.
  const isUsual = derived?.shiftEnd.time === shiftEnd && derived.wrap.time !== shiftEnd;
  const cells = [
    [t("Shift start"), timing.shiftStart],
    [isUsual ? t("Shift end ({hours} h)", { hours: SHIFT / 60 }) : t("Shift end"), shiftEnd],
    [t("Shoot call"), timing.shootCall],
    [t("Breakfast"), conditions.breakfast ?? plan.breakfast],
    [t("Meal"), conditions.meal],
    [t("Second meal"), conditions.laterMeals?.join(", ")],
    [t("Est. wrap"), conditions.wrap],
  ].flatMap(([name = "", text = ""]): Content[] => (text === "" ? [] : [time(name, text)]));
  const rows: TableCell[][] = [];
  for (let at = 0; at < cells.length; at += 2) {
    const [first, second] = [cells[at]!, cells[at + 1]];
    // A last time alone has no empty box beside it.
    rows.push(second === undefined ? [{ colSpan: 2, stack: [first] }, ""] : [first, second]);
  }
  return {
    table: { widths: [86, 86], body: rows.length > 0 ? rows : [["", ""]] },
    layout: { ...BOXED, hLineWidth: (row) => (row > 0 && row < rows.length ? 0.4 : 0), paddingLeft: () => 8 },
  };
}

/** Locations, emergency services, sun and weather, as far as they are known. */
function conditionsTable(sheet: CallSheet): Content {
  const { conditions } = sheet;
  const police = policeOf(sheet);
  const emergency: Content[] = [
    ...(conditions.hospital === ""
      ? []
      : [label(t("Nearest hospital")), say(conditions.hospital, { margin: [0, 1, 0, police.length > 0 ? 3 : 0] })]),
    ...police,
  ];
  const sky = titled(t("Sun"), [
    ...named(t("Sunrise"), retold(conditions.sunrise)),
    ...named(t("Sunset"), retold(conditions.sunset)),
    ...named(t("Twilight"), conditions.twilight).map((line) => ({ ...line, fontSize: 7 })),
  ]);
  const weather = titled(
    t("Weather"),
    weatherLines(conditions.weather).map((line) => say(withUnits(line))),
  );
  const cells: readonly (readonly [width: number | "*", stack: Content[]])[] = [
    ["*", places(sheet)],
    [136, emergency],
    [98, sky],
    [78, weather],
  ];
  const known = cells.filter(([, stack]) => stack.length > 0);
  return {
    table: { widths: known.map(([width]) => width), body: [known.map(([, stack]) => ({ stack }))] },
    layout: { ...BOXED, paddingLeft: (column) => (column === 0 ? 2 : 6), paddingRight: () => 5 },
  };
}

/** The header text for screen readers, which skip repeated headers. */
function saidFirst({ project, unit, company, dayNumber, dayCount }: CallSheet): string {
  return t("{production}: call sheet, day {number} of {count}", {
    production: [productionOfUnit({ project, unit }), company].filter((part) => part !== "").join(", "),
    number: dayNumber,
    count: dayCount,
  });
}

/** A time as entered; a long text is set smaller. */
function time(name: string, text: string): Content {
  return field(name, text, text.length > 12 ? { fontSize: 7 } : {});
}

function crewCallCircle(crewCall: string): ContentStack {
  const middle = CIRCLE / 2;
  return {
    stack: [
      {
        canvas: [
          { type: "ellipse", x: middle, y: middle, r1: middle - 1, r2: middle - 1, lineWidth: 1.6, lineColor: INK },
        ],
      },
      label(t("Crew call"), { alignment: "center", margin: [0, -middle - 13, 0, 0] }),
      say(crewCall.slice(0, 24) || " ", {
        fontSize: crewCall.length > 14 ? 6.5 : crewCall.length > 8 ? 9 : crewCall.length > 7 ? 11.5 : 13,
        bold: true,
        alignment: "center",
        margin: [6, 0, 6, 0],
      }),
    ],
    // The text was moved up into the circle; this restores its height.
    margin: [0, 0, 0, middle - 11],
  };
}
