/** What a script can come as: a PDF, a Final Draft file, or text in Fountain. */
export const SCRIPT_FORMATS = ["pdf", "fdx", "fountain"] as const;
export type ScriptFormat = (typeof SCRIPT_FORMATS)[number];

/** How many bytes of a file tell what it is. */
export const TELLING_BYTES = 4096;

/** The format that a file's name says it has; undefined for the name of another kind of file. */
export function formatNamed(fileName: string): ScriptFormat | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return SCRIPT_FORMATS.find((format) => format === ending);
}

/**
 * The format of a file by its first bytes, whatever it is called; undefined when it is no script that can be read.
 * Text that is no markup of another kind is taken for Fountain.
 */
export function formatOf(bytes: Uint8Array): ScriptFormat | undefined {
  const start = bytes.subarray(0, TELLING_BYTES);
  if (latin(start.subarray(0, 5)) === "%PDF-") return "pdf";
  const text = decoded(start).trimStart();
  if (/^<(?:\?xml\s|!--|FinalDraft[\s>])/.test(text)) return "fdx";
  return text !== "" && isPlain(text) ? "fountain" : undefined;
}

/** The text of a script's bytes: UTF-8, or UTF-16 where a mark at its beginning says so. */
export function textOfScript(bytes: Uint8Array): string {
  return decoded(bytes);
}

function decoded(bytes: Uint8Array): string {
  const mark = latin(bytes.subarray(0, 2));
  const encoding = mark === "\xff\xfe" ? "utf-16le" : mark === "\xfe\xff" ? "utf-16be" : "utf-8";
  // A letter that is cut in two at the end is left out, not replaced.
  return new TextDecoder(encoding).decode(bytes, { stream: true });
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Control characters other than those of lines and pages, and what no letter could be read from. */
const BINARY = /(?![\t\n\v\f\r\x7f-\x9f])\p{Cc}|\ufffd/u;

/** Signs that no text holds, and beginnings of web pages and of rich text. */
function isPlain(text: string): boolean {
  return !BINARY.test(text) && !/^(?:<!doctype|<html|<svg|\{\\rtf)/i.test(text);
}
