/** Supported script formats: PDF, Final Draft, Fountain. */
export const SCRIPT_FORMATS = ["pdf", "fdx", "fountain"] as const;
export type ScriptFormat = (typeof SCRIPT_FORMATS)[number];

/** Number of leading bytes that suffice to detect the format. */
export const TELLING_BYTES = 4096;

/** Format by file extension; undefined for other files. */
export function formatNamed(fileName: string): ScriptFormat | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return SCRIPT_FORMATS.find((format) => format === ending);
}

/**
 * Format by the first bytes, whatever the file name; undefined when it is not a supported script. Text without markup
 * of another kind counts as Fountain.
 */
export function formatOf(bytes: Uint8Array): ScriptFormat | undefined {
  const start = bytes.subarray(0, TELLING_BYTES);
  if (latin(start.subarray(0, 5)) === "%PDF-") return "pdf";
  const text = decoded(start).trimStart();
  if (/^<(?:\?xml\s|!--|FinalDraft[\s>])/.test(text)) return "fdx";
  return text !== "" && isPlain(text) ? "fountain" : undefined;
}

/** Decodes a script: UTF-8, or UTF-16 with a byte order mark. */
export function textOfScript(bytes: Uint8Array): string {
  return decoded(bytes);
}

function decoded(bytes: Uint8Array): string {
  const mark = latin(bytes.subarray(0, 2));
  const encoding = mark === "\xff\xfe" ? "utf-16le" : mark === "\xfe\xff" ? "utf-16be" : "utf-8";
  // A character cut off at the end is omitted, not replaced.
  return new TextDecoder(encoding).decode(bytes, { stream: true });
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Control characters except line and page breaks, and undecodable characters. */
const BINARY = /(?![\t\n\v\f\r\x7f-\x9f])\p{Cc}|\ufffd/u;

/** Excludes control characters, and the beginnings of HTML and RTF files. */
function isPlain(text: string): boolean {
  return !BINARY.test(text) && !/^(?:<!doctype|<html|<svg|\{\\rtf)/i.test(text);
}
