/** What a schedule is called: its file name without the ending. */
export function nameWithoutEnding(fileName: string): string {
  return fileName.replace(/\.schedule\.tsv$/, "");
}
