import type { TableCell } from "pdfmake/interfaces.js";
import { t } from "../../i18n/speech.ts";
import { label, labelled } from "../../print/style.ts";

/** The head of a narrow column of script days. Elsewhere, "Day" is a time of day or a shoot day. */
export const scriptDayHead = () => t("{of, select, script {Day} other {Day}}", { of: "script" });

export const headRow = (heads: readonly string[]): TableCell[] => heads.map((name) => label(name));

/** The widths of columns, wider where a head needs it. */
export function widthsOf(widths: readonly (number | "*")[], heads: readonly string[]): (number | "*")[] {
  return widths.map((width, at) => (width === "*" ? width : labelled(width, heads[at]!)));
}
