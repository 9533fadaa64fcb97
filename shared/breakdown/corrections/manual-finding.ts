import type { Line } from "../../screenplay/model/line.ts";
import { charactersOfCell } from "../model/cells.ts";
import type { Finding } from "../model/finding.ts";
import { CorrectionError } from "./correction-error.ts";

/** What a person names at a line of the script: a character, or an element when it has a category. */
export interface Named {
  readonly name: string;
  readonly category?: string | undefined;
}

/**
 * What a person has found at a line of the script, accepted by being found.
 *
 * @throws {CorrectionError} when the name lists nothing, or there is no such line
 */
export function manualFinding({ name, category }: Named, line: number, lines: readonly Line[]): Finding {
  const at = lines[line];
  if (at === undefined) {
    throw new CorrectionError("This line is not in the script. Reload the page and choose the line again.");
  }
  // A comma would end the name in its cell.
  const listed = charactersOfCell(name).join(" & ");
  if (listed === "") throw new CorrectionError(`"${name}" is not a name. Enter one.`);
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
