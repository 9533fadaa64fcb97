/** Cells beside and below each other, as a spreadsheet hands them over. */
export type Block = readonly (readonly string[])[];

/** Writes cells as spreadsheets take them: tabs between, and quotes around what has tabs, quotes or line breaks. */
export function textFromBlock(block: Block): string {
  return block.map((cells) => cells.map(quoted).join("\t")).join("\n");
}

const quoted = (cell: string) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Reads what a spreadsheet has put on the clipboard. A cell in quotes may have tabs and line breaks, and quotes doubled;
 * a quote inside of a cell that does not begin with one is a letter like any other. Short rows are filled up.
 */
export function blockFromText(text: string): Block {
  const rows: string[][] = [[]];
  let rest = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  for (;;) {
    const cell = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(rest);
    const plain = cell ? cell[0] : /^[^\t\n]*/.exec(rest)![0];
    rows.at(-1)!.push(cell ? cell[1]!.replaceAll('""', '"') : plain);
    rest = rest.slice(plain.length);
    if (rest === "") break;
    if (rest.startsWith("\n")) rows.push([]);
    rest = rest.slice(1);
  }
  const width = Math.max(...rows.map((cells) => cells.length));
  return rows.map((cells) => Array.from({ length: width }, (_, at) => cells[at] ?? ""));
}
