import type { ReadingReport } from "../../shared/breakdown/drafts/reading-report.ts";
import { formatList, t } from "../i18n/translate.ts";

type Doubt = ReadingReport["doubts"][number];

/** The layout in words: "Names and dialogue are indented, two pages on each sheet". */
export function layoutText({ layout: { text, twoPages, scanned, choice } }: ReadingReport): string {
  const texts = {
    indented: t("Names and dialogue are indented"),
    centred: t("Names are centred"),
    "flush-left": t("Flush left: names and dialogue are not indented"),
    "stage-play": t("Stage play: names before the dialogue"),
    marked: t("Marked in the file by the screenwriting program"),
  };
  return [
    texts[text],
    ...(twoPages ? [t("two pages on each sheet")] : []),
    ...(scanned ? [t("scanned")] : []),
    ...(choice ? [t("chosen manually")] : []),
  ].join(", ");
}

/** Why the layout probably was not recognised, and what to do. */
export function unrecognisedText(reason: NonNullable<ReadingReport["unrecognised"]>): string {
  switch (reason) {
    case "no-headings":
      return t("No scene heading was found.");
    case "no-speakers":
      return t("Scenes were found, but no dialogue.");
    case "columns":
      return t("Much of the text is in two columns.");
  }
}

export function scenesText({ scenes, numbered, omitted }: ReadingReport): string {
  return [
    t("{scenes, plural, one {# scene} other {# scenes}}", { scenes }),
    numbered === 0 ? t("none with a printed number") : t("{numbered} with a printed number", { numbered }),
    ...(omitted > 0 ? [t("{omitted} omitted", { omitted })] : []),
  ].join(", ");
}

export function castText({ speakers, silent }: ReadingReport): string {
  return [
    t("{speakers, plural, one {# speaking role} other {# speaking roles}}", { speakers }),
    ...(silent > 0 ? [t("{silent} without lines", { silent })] : []),
  ].join(", ");
}

/** What is uncertain: "3 headings without a number". */
export function doubtText({ kind, count }: Doubt): string {
  switch (kind) {
    case "no-number":
      return t("{count, plural, one {# heading without a number} other {# headings without a number}}", { count });
    case "number-order":
      return t("{count, plural, one {# number out of order} other {# numbers out of order}}", { count });
    case "no-int-ext":
      return t("{count, plural, one {# heading without INT. or EXT.} other {# headings without INT. or EXT.}}", {
        count,
      });
    case "no-place":
      return t("{count, plural, one {# heading without a place} other {# headings without a place}}", { count });
    case "sentence":
      return t("{count, plural, one {# numbered sentence} other {# numbered sentences}}", { count });
    case "sub-scene":
      return t("{count, plural, one {# possible sub-scene} other {# possible sub-scenes}}", { count });
    case "unclear-page":
      return t("{count, plural, one {# unclear page} other {# unclear pages}}", { count });
    case "silent-role":
      return t("{count, plural, one {# character without lines} other {# characters without lines}}", { count });
    case "element":
      return t("{count, plural, one {# uncertain element} other {# uncertain elements}}", { count });
  }
}

/** Why it is uncertain. */
export function reasonText(kind: Doubt["kind"]): string {
  switch (kind) {
    case "no-number":
      return t("Most headings have a number, so these may belong to the scene above.");
    case "number-order":
      return t("An earlier scene has the same number, or a higher one. The number may be misread.");
    case "no-int-ext":
      return t("A line in capitals was taken for the place or time of a new scene. It may be a shot.");
    case "no-place":
      return t("A heading names only a time. It was given the place of the scene above.");
    case "sentence":
      return t("The line has a number, but is not in capitals.");
    case "sub-scene":
      return t("A montage item or an intercut place may be shot as a scene of its own.");
    case "unclear-page":
      return t("The print is hard to read. Upload a better scan.");
    case "silent-role":
      return t("They are named only in the action, in capitals. They may be props or background.");
    case "element":
      return t("The script implies them, or names them without capitals, and they would change the crew or the cost.");
  }
}

/** Where the first of them are: "12A INT. ATTIC (page 14) and others". */
export function examplesText({ examples, count }: Doubt): string {
  const named = examples.map(({ text, page }) =>
    text === "" ? t("page {page}", { page }) : t("{text} (page {page})", { text, page }),
  );
  return formatList(count > examples.length ? [...named, t("others")] : named);
}
