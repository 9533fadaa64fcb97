/** Saves a file as a download. */
export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click; one minute is more than enough.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
