/** Wraps a text at blanks and line breaks into rows of at most `characters`. A longer word gets a row of its own. */
export function wrapped(text: string, characters: number): string[] {
  return text.split("\n").flatMap((line) => {
    const rows: string[] = [];
    let row = "";
    for (const word of line.split(" ")) {
      if (row !== "" && row.length + 1 + word.length > characters) {
        rows.push(row);
        row = word;
      } else {
        row = row === "" ? word : `${row} ${word}`;
      }
    }
    return [...rows, row];
  });
}
