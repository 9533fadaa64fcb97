import { globSync, readFileSync, writeFileSync } from "node:fs";
import { messagesOf } from "./messages.ts";

/** The catalogue of the web's messages for translators, with the files that use each message. */
export const CATALOGUE = "web/i18n/messages.json";

export const filesThatSay = () =>
  globSync("web/**/*.{ts,tsx}")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".d.ts") && !file.startsWith("web/i18n/"))
    .sort();

/** The up-to-date catalogue: messages in alphabetical order, one per line. */
export function catalogueText(): string {
  const places = new Map<string, Set<string>>();
  for (const file of filesThatSay()) {
    for (const { message } of messagesOf(file, readFileSync(file, "utf8"))) {
      places.set(message, (places.get(message) ?? new Set()).add(file.slice("web/".length)));
    }
  }
  const rows = [...places]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([message, files]) => `  ${JSON.stringify(message)}: ${JSON.stringify([...files].join(" "))}`);
  return `{\n${rows.join(",\n")}\n}\n`;
}

/** Translations by English message. */
export const TRANSLATIONS = ["web/i18n/de.json"];

/** A translation in the order of the catalogue, without messages that are no longer used. */
export function translationText(file: string, catalogue: string): string {
  const translated = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;
  const rows = Object.keys(JSON.parse(catalogue))
    .filter((message) => translated[message] !== undefined)
    .map((message) => `  ${JSON.stringify(message)}: ${JSON.stringify(translated[message])}`);
  return `{\n${rows.join(",\n")}\n}\n`;
}

if (import.meta.main) {
  const catalogue = catalogueText();
  writeFileSync(CATALOGUE, catalogue);
  for (const file of TRANSLATIONS) writeFileSync(file, translationText(file, catalogue));
}
