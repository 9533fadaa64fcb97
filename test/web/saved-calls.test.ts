import { expect, it, onTestFinished } from "vitest";
import german from "../../shared/i18n/de.json" with { type: "json" };
import { ENGLISH, speakBy, speechOf } from "../../shared/i18n/speech.ts";
import stored from "../../shared/i18n/stored.json" with { type: "json" };
import { callText, publicationText } from "../../web/call-sheet/publishing/publication-text.ts";

it("says saved calls and the titles of publications in the reader's language", () => {
  speakBy(() => speechOf("de", german, stored));
  onTestFinished(() => speakBy(() => ENGLISH));
  expect(callText("pickup 6:15 AM · report 7:00 AM · on set 8:00 AM")).toBe(
    "Abholung 6:15 AM · Eintreffen 7:00 AM · am Set 8:00 AM",
  );
  expect(callText("6:30 AM")).toBe("6:30 AM");
  expect(publicationText({ title: "Final – White", people: { asked: 0, confirmed: 0 } })).toBe("Endgültig – Weiß");
});
