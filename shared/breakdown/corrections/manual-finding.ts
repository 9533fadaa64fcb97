import { t } from "../../i18n/speech.ts";
import type { Line } from "../../screenplay/model/line.ts";
import { charactersOfCell } from "../model/cells.ts";
import type { Finding } from "../model/finding.ts";
import { CorrectionError } from "./correction-error.ts";

/** A character or, with a category, an element that a user adds at a line of the script. */
export interface Named {
  readonly name: string;
  readonly category?: string | undefined;
}

/**
 * A finding added by a user, and thereby accepted.
 *
 * @throws {CorrectionError} when the name is empty or the line does not exist
 */
export function manualFinding({ name, category }: Named, line: number, lines: readonly Line[]): Finding {
  const at = lines[line];
  if (at === undefined) {
    throw new CorrectionError(t("This line is not in the script. Reload the page and choose the line again."));
  }
  // A comma would separate two names in the cell.
  const listed = charactersOfCell(name).join(" & ");
  if (listed === "") throw new CorrectionError(t('"{name}" is not a name. Enter one.', { name }));
  return {
    kind: category === undefined ? "character" : "element",
    name: category === undefined ? listed.toUpperCase() : listed,
    ...(category !== undefined && { category }),
    quote: at.text,
    origin: { page: at.page, line },
    confidence: 1,
    verdict: "accepted",
    byHand: true,
  };
}
