import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import german from "../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../shared/i18n/speech.ts";
import { listDocument } from "../../shared/lists/list-document.ts";
import { LIST_NAMES } from "../../shared/lists/list-name.ts";
import { listWorkbook } from "../../shared/lists/list-workbook.ts";
import { productionList } from "../../shared/lists/production-lists.ts";
import { reportDocument } from "../../shared/reports/pdf/pdf-document.ts";
import { REPORT_NAMES, type ReportName } from "../../shared/reports/report-name.ts";
import { reportWorkbook } from "../../shared/reports/report-workbook.ts";
import { reportsFrom } from "../../shared/reports/reports.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { inParts } from "../../shared/schedule/model/scene-parts.ts";
import { CREW_OF_SIXTY } from "../call-sheet/large-sheet.ts";
import { offPage, overlaps, printed } from "../call-sheet/printed-pieces.ts";
import { source } from "./a-production.ts";

const GERMAN = speechOf("de", german);

beforeEach(() => speakBy(() => GERMAN));
afterEach(() => speakBy(() => ENGLISH));

const board = source.schedule.days.map(({ date, strips }) => ({
  ...{ date, locked: false },
  items: [
    ...strips.map(({ sceneId }) => ({ kind: "scene" as const, id: sceneId, pinned: false })),
    { kind: "banner" as const, id: `move-${date}`, banner: "move" as const, text: "" },
  ],
}));

/** The last day's scene is in the boneyard. */
const reports = () =>
  reportsFrom({
    ...source,
    schedule: { ...source.schedule, days: source.schedule.days.slice(0, -1) },
    ...{ board, boneyard: ["4"], scriptVersion: 2, scheduleVersion: 7 },
    events: [{ castId: "1", date: "2026-03-12", code: "FT" }],
  });

const site = { ...NO_LOCATION_SITE, parking: "P3", hospital: "St Mary", permit: "12/26", permitUntil: "2026-03-01" };
const people = {
  ...source,
  departments: CREW_OF_SIXTY.map((one) => ({
    ...one,
    positions: one.positions.map((position) => ({ ...position, diet: "vegan" })),
  })),
  locationOptions: source.roster.groups.map(({ id }) => ({
    ...{ groupId: id, locationName: "The pier", address: "Pier 3", dates: "", locked: true, site },
  })),
};

/** English words of papers. The production's own words are none of them. */
const ENGLISH_WORDS =
  /\b(?:Scene|Scenes|Day|days|Week|from|pages?|Pages|Cast|Time|Printed|Schedule|Script|about|of|Work|Total|Start|Finish|Weekday|Location|Hospital|Parking|Permit|until|Phone|Crew list|Notes|March|Friday)\b/i;

/** The production's own words. */
const OWN = /The Long Tide|The pier|Day out of Days|Plan A|INT\.|EXT\.|D1/g;

async function textOf(pdf: Uint8Array): Promise<string> {
  const { pages } = await printed(pdf);
  for (const page of pages) expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
  const pieces = pages.flatMap((page) => page.pieces.map(({ text }) => text));
  return pieces.join(" ").replace(/\s+/g, " ");
}

describe.each(REPORT_NAMES)("the %s in German", (name: ReportName) => {
  it("has no English words, and no text over another or off the A4 page", async () => {
    const pdf = await renderPdf(reportDocument(reports(), name, { printedOn: "2026-03-01", paper: "a4" }));
    const text = await textOf(pdf);
    expect(text).toContain("Gedruckt am Sonntag, 1. März 2026 · Drehplan Version 7 · Drehbuch Version 2");
    expect(text.replace(OWN, "").match(ENGLISH_WORDS)?.[0]).toBeUndefined();
  });

  it("is a workbook without English words", () => {
    const parts = unzipSync(reportWorkbook(reports(), name));
    const cells = [...new TextDecoder().decode(parts["xl/worksheets/sheet1.xml"]).matchAll(/<t [^>]*>([^<]*)/g)];
    const text = cells.map(([, cell]) => cell).join(" ");
    expect(text).toMatch(/Drehtag/);
    expect(text.replace(OWN, "").match(ENGLISH_WORDS)?.[0]).toBeUndefined();
  });
});

it("prints weeks, totals and banners of a one-liner in German", async () => {
  const text = await textOf(await renderPdf(reportDocument(reports(), "one-liner", { printedOn: "2026-03-01" })));
  for (const words of [
    "Woche 1 – ab Freitag, 6. März 2026",
    "Umzug",
    "Ende von Tag 1 – Freitag, 6. März 2026 – 1 3/8 Seiten – 1 Szene – etwa",
    "3 Drehtage, 3 Szenen, 4 1/8 Seiten",
    "Seiten: Tag innen 2 6/8, Nacht außen 1 3/8.",
  ])
    expect(text).toContain(words);
});

it.each(["one-liner", "shooting-schedule", "stripboard"] as const)(
  "numbers the parts of a scene in German in the %s",
  async (name) => {
    const { schedule } = source;
    const days = schedule.days.map((day) => ({ ...day, strips: day.strips.flatMap((strip) => inParts(strip, 2)) }));
    const inTwo = reportsFrom({ ...source, schedule: { ...schedule, days } });
    const text = await textOf(await renderPdf(reportDocument(inTwo, name, { printedOn: "2026-03-01" })));
    expect(text).toContain(" T. 2/2");
    expect(text).not.toContain(" pt ");
  },
);

describe.each(LIST_NAMES)("the %s in German", (name) => {
  it("has no English words, and no text over another or off the A4 page", async () => {
    const list = productionList(name, people);
    const text = await textOf(await renderPdf(listDocument({ ...list, groups: list.groups.slice(0, 2) }, "a4")));
    const own = new Set(people.departments.flatMap((one) => [one.name, ...one.positions.map((at) => at.position)]));
    const words = [...own].reduce((left, one) => left.replaceAll(one, ""), text).replace(OWN, "");
    expect(words.match(ENGLISH_WORDS)?.[0]).toBeUndefined();
    expect(listWorkbook(list).length).toBeGreaterThan(1000);
  });
});
