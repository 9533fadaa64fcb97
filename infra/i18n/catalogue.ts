import { globSync, readFileSync, writeFileSync } from "node:fs";
import { messagesOf } from "./messages.ts";

/** The messages of a part of the code, with their translations. */
export interface Area {
  /** The catalogue for translators: all messages, with the files that use each. */
  readonly catalogue: string;
  /** Translations by English message. */
  readonly translations: readonly string[];
  readonly files: () => readonly string[];
}

const filesIn = (pattern: string) =>
  globSync(pattern)
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".d.ts") && !/^\w+\/i18n\//.test(file))
    .sort();

/** Screens are only in the browser. What `shared` and `functions` say is needed on the server too. */
export const AREAS: readonly Area[] = [
  {
    catalogue: "web/i18n/messages.json",
    translations: ["web/i18n/de.json"],
    files: () => filesIn("web/**/*.{ts,tsx}"),
  },
  {
    catalogue: "shared/i18n/messages.json",
    translations: ["shared/i18n/de.json"],
    files: () => filesIn("{functions,shared}/**/*.ts"),
  },
];

/** The up-to-date catalogue: messages in alphabetical order, one per line. */
export function catalogueText({ files }: Area): string {
  const places = new Map<string, Set<string>>();
  for (const file of files()) {
    for (const { message } of messagesOf(file, readFileSync(file, "utf8"))) {
      places.set(message, (places.get(message) ?? new Set()).add(file.replace(/^web\//, "")));
    }
  }
  const rows = [...places]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([message, files]) => `  ${JSON.stringify(message)}: ${JSON.stringify([...files].join(" "))}`);
  return `{\n${rows.join(",\n")}\n}\n`;
}

/** A translation in the order of the catalogue, without messages that are no longer used. */
export function translationText(file: string, catalogue: string): string {
  const translated = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, string>>;
  const rows = Object.keys(JSON.parse(catalogue))
    .filter((message) => translated[message] !== undefined)
    .map((message) => `  ${JSON.stringify(message)}: ${JSON.stringify(translated[message])}`);
  return `{\n${rows.join(",\n")}\n}\n`;
}

/** The messages of saved texts, which are recognised when they are shown. */
export const STORED = "shared/i18n/stored.json";

/** What a save changed on a board is said at once in the reader's language, and saved in English. */
const BOARD_CHANGES = "shared/schedule/stripboard/describe-board-changes.ts";

export function storedText(): string {
  const said = AREAS.flatMap(({ files }) => files()).flatMap((file) => messagesOf(file, readFileSync(file, "utf8")));
  const stored = new Set(
    said
      .filter(({ isStored, place }) => isStored || place.startsWith(`${BOARD_CHANGES}:`))
      .map(({ message }) => message),
  );
  return `[\n${[...stored]
    .sort()
    .map((message) => `  ${JSON.stringify(message)}`)
    .join(",\n")}\n]\n`;
}

if (import.meta.main) {
  writeFileSync(STORED, storedText());
  for (const area of AREAS) {
    const catalogue = catalogueText(area);
    writeFileSync(area.catalogue, catalogue);
    for (const file of area.translations) writeFileSync(file, translationText(file, catalogue));
  }
}
