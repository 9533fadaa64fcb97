/** A block of cells, as copied from a spreadsheet. */
export type Block = readonly (readonly string[])[];

/** Formats cells for spreadsheets: separated by tabs, and quoted if they contain tabs, quotes or line breaks. */
export function textFromBlock(block: Block): string {
  return block.map((cells) => cells.map(quoted).join("\t")).join("\n");
}

const quoted = (cell: string) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Parses clipboard text from a spreadsheet. A quoted cell may contain tabs, line breaks and doubled quotes; a quote
 * within an unquoted cell is literal. Short rows are filled up.
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
