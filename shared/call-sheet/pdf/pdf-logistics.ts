import type { ContentText, TableCell } from "pdfmake/interfaces.js";
import { t } from "../../i18n/speech.ts";
import { type ActualText, actualText } from "../../print/actual-text.ts";
import { fontRuns } from "../../print/font-runs.ts";
import { say } from "../../print/style.ts";
import { logisticsOf } from "../build/logistics-lines.ts";
import type { CallSheet } from "../model/call-sheet.ts";

/** Maximum length of a text, so that a single field cannot fill a page. */
const MAX_LENGTH = 400;

/** Parking, transport, channels and meals in running text to save lines; empty when nothing is entered. */
export function logisticsRow(sheet: CallSheet): TableCell[][] {
  const said = logisticsOf(sheet);
  return said.length === 0 ? [] : [[say(t("Logistics"), { bold: true }), runOn(said)]];
}

function runOn(said: ReturnType<typeof logisticsOf>): ContentText & ActualText {
  const facts = said.map(([name, text]) => [name, shortened(text.replace(/\s+/g, " "))] as const);
  const text = facts.flatMap(([name, words], at) => [
    { text: `${at > 0 ? "  ·  " : ""}${name}: `, bold: true },
    ...fontRuns(words).map((run) => ({ ...run })),
  ]);
  return { text, fontSize: 7.5, ...actualText(facts.map((fact) => fact.join(": ")).join("; ")) };
}

function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}
