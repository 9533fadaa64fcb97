import { expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { DEFAULT_TIMING } from "../../shared/call-sheet/model/call-times.ts";
import { callSheetContent } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { asPublished } from "../../shared/call-sheet/publishing/as-published.ts";
import { source } from "./builders.ts";

const FINAL = { title: "Final – White", hex: "#ffffff", published: "Sunday, 6 PM" };
const sheet = callSheetFrom(source);
const published = { ...sheet, revision: FINAL };
const changed = callSheetFrom({ ...source, timing: { ...DEFAULT_TIMING, crewCall: "5:15 AM" } });

it.each([
  ["nothing has been published", sheet, null, "DRAFT"],
  ["nothing has changed", sheet, published, " FINAL – WHITE "],
  [
    "only the weather has changed",
    { ...sheet, conditions: { ...sheet.conditions, sunrise: "6:01 AM" } },
    published,
    " FINAL – WHITE ",
  ],
  ["a time has changed", changed, published, "DRAFT: changed since Final – White"],
  ["the day was cancelled", sheet, { ...published, revision: { ...FINAL, isOff: true as const } }, "DRAFT"],
])("heads each page with what it is where %s", (_, now, newest, words) => {
  const { head } = callSheetContent(asPublished(now, newest), 36);
  expect(JSON.stringify(head)).toContain(JSON.stringify(words));
});
