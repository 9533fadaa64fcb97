import { afterEach, beforeEach, expect, it } from "vitest";
import german from "../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../shared/i18n/speech.ts";
import { productionReportDocument } from "../../shared/production-report/pdf/pdf-document.ts";
import { performerTimesDocument } from "../../shared/production-report/pdf/pdf-times.ts";
import { progressOn } from "../../shared/production-report/progress.ts";
import { aReport, performer, scene } from "./a-report.ts";

const report = aReport("2026-03-02", { scenes: { a: scene("1", 8) }, cast: { "1": performer() } });
const GERMAN = speechOf("de", german);

beforeEach(() => speakBy(() => GERMAN));
afterEach(() => speakBy(() => ENGLISH));

it("prints the production report and the performers' times in German", () => {
  const progress = progressOn(report.date, [report], [["a", 8]]);
  const printed = JSON.stringify([
    productionReportDocument({ report, state: "draft", steps: [], progress, media: [] }),
    performerTimesDocument(report),
  ]);
  for (const text of ["FORTSCHRITT", "BESETZUNG", "MITWIRKENDE", "Nichts gemeldet."]) {
    expect(printed).toContain(text);
  }
  for (const text of ["PROGRESS", "INJURIES", "MEAL OUT", "None reported"]) expect(printed).not.toContain(text);
});
