/** Whether a file begins as a PDF does. What else it holds is for the pipeline to find out. */
export function isPdf(start: Uint8Array): boolean {
  return Buffer.from(start.subarray(0, 5)).toString("latin1") === "%PDF-";
}

export const NOT_PDF = "Please select a valid PDF file.";

/** Where the browser posts a large file; what is not fetched from there within a day is deleted. */
export function uploadKey(projectId: string, upload: string): string {
  return `uploads/${projectId}/${upload}.pdf`;
}
