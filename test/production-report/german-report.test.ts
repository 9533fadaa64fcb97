import { afterEach, beforeEach, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import german from "../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../shared/i18n/speech.ts";
import stored from "../../shared/i18n/stored.json" with { type: "json" };
import { productionReportDocument } from "../../shared/production-report/pdf/pdf-document.ts";
import { performerTimesDocument } from "../../shared/production-report/pdf/pdf-times.ts";
import { progressOn } from "../../shared/production-report/progress.ts";
import { offPage, overlaps, printed } from "../call-sheet/printed-pieces.ts";
import { aReport, performer, scene } from "./a-report.ts";

const report = aReport("2026-03-02", { scenes: { a: scene("1", 8) }, cast: { "1": performer() } });
const GERMAN = speechOf("de", german, stored);

beforeEach(() => speakBy(() => GERMAN));
afterEach(() => speakBy(() => ENGLISH));

it("prints the production report and the performers' times in German", () => {
  const progress = progressOn(report.date, [report], [["a", 8]]);
  const words = JSON.stringify([
    productionReportDocument({ report, state: "draft", steps: [], progress, media: [] }),
    performerTimesDocument(report),
  ]);
  for (const text of ["FORTSCHRITT", "BESETZUNG", "MITWIRKENDE", "Nichts gemeldet."]) {
    expect(words).toContain(text);
  }
  for (const text of ["PROGRESS", "INJURIES", "MEAL OUT", "None reported"]) expect(words).not.toContain(text);
});

it("prints forecasts and background in German, and typed text as it is", () => {
  const group = { count: 2, rate: "", in: null, out: null };
  const words = (weather: string) => {
    const background = {
      a: { ...group, description: "Dock workers – Sc. 2" },
      b: { ...group, description: "Notes: two, none" },
    };
    const progress = progressOn(report.date, [report], [["a", 8]]);
    const shown = { ...report, background, weather };
    return JSON.stringify(productionReportDocument({ report: shown, state: "draft", steps: [], progress, media: [] }));
  };
  const forecast = words("Rain, -2 °C (28 °F) to 5 °C (41 °F), rain 80 %, wind 12 km/h");
  expect(forecast).toContain("Regen, -2 °C (28 °F) bis 5 °C (41 °F), Regen 80 %, Wind 12 km/h");
  expect(forecast).toContain("Dock workers – Sz. 2");
  expect(forecast).toContain("Notes: two, none");
  expect(words("Rain")).toContain('"Rain"');
  expect(words("Notes: clear, removed")).toContain("Notes: clear, removed");
});

it("breaks no word of a label", async () => {
  const progress = progressOn(report.date, [report], [["a", 8]]);
  const met = { ...report, safetyMeeting: "8:00, Regieassistenz" };
  const documents = [
    productionReportDocument({ report: met, state: "draft", steps: [], progress, media: [] }),
    performerTimesDocument(report),
  ];
  const pages = await Promise.all(documents.map(async (document) => printed(await renderPdf(document))));
  const pieces = pages.flatMap((one) => one.pages.flatMap((page) => page.pieces.map(({ text }) => text.trim())));
  for (const word of ["Sicherheitsunterweisung", "RÜCKWEG:", "STUNT-", "SCHULE"]) expect(pieces).toContain(word);
});

it.each([
  ["letter", 612, 792],
  ["a4", 595, 842],
] as const)("is printed on %s without text over another or off the page", async (paper, width, height) => {
  const progress = progressOn(report.date, [report], [["a", 8]]);
  const upright = productionReportDocument({ report, state: "draft", steps: [], progress, media: [], paper });
  for (const [document, size] of [
    [upright, [width, height]],
    [performerTimesDocument(report, paper), [height, width]],
  ] as const) {
    const { pages } = await printed(await renderPdf(document));
    for (const page of pages) {
      expect([page.width, page.height]).toEqual(size);
      expect({ off: offPage(page), over: overlaps(page) }).toEqual({ off: [], over: [] });
    }
  }
});
