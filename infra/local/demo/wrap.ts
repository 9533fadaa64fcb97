/** Breaks a paragraph at its spaces into rows of at most `characters`. A word that is longer stands on a row of its own. */
export function wrap(text: string, characters: number): string[] {
  const rows: string[] = [];
  let row = "";
  for (const word of text.split(/\s+/)) {
    if (row !== "" && row.length + 1 + word.length > characters) {
      rows.push(row);
      row = word;
    } else {
      row = row === "" ? word : `${row} ${word}`;
    }
  }
  return row === "" ? rows : [...rows, row];
}
