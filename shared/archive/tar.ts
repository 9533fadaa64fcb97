import { t } from "../i18n/speech.ts";

/**
 * Block size of a tar file in bytes. Each entry is a header block and its content, padded with zeros to whole blocks.
 */
export const BLOCK = 512;

/** The end of a tar file: two empty blocks. */
export const TAR_END: Uint8Array = new Uint8Array(2 * BLOCK);

// The size field has eleven octal digits.
const MAX_SIZE = 8 ** 11 - 1;

const text = new TextEncoder();
const ascii = new TextDecoder("latin1");

/** Name and content length in bytes of an entry. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** A block that is not the header of a regular file. */
export class TarError extends Error {
  override name = "TarError";
}

/**
 * Header block of a regular file (POSIX ustar).
 *
 * @param name at most 99 ASCII characters
 * @param seconds modification time, Unix time
 * @throws {RangeError} when the name or the size does not fit
 */
export function tarHeader({ name, size }: TarEntry, seconds: number): Uint8Array {
  if (!/^[\x21-\x7e]{1,99}$/.test(name)) throw new RangeError(t('"{name}" cannot be the name of an entry.', { name }));
  if (size > MAX_SIZE) throw new RangeError(t("{name} is larger than an entry can be.", { name }));
  const block = new Uint8Array(BLOCK);
  const put = (at: number, value: string) => block.set(text.encode(value), at);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  put(0, name);
  put(100, octal(0o644, 7));
  put(108, octal(0, 7));
  put(116, octal(0, 7));
  put(124, octal(size, 11));
  put(136, octal(Math.floor(seconds), 11));
  put(148, " ".repeat(8));
  put(156, "0");
  put(257, "ustar\u000000");
  put(148, `${octal(sumOf(block), 6)}\u0000 `);
  return block;
}

/**
 * Parses a header block.
 *
 * @returns undefined for an empty block, which marks the end of a tar file
 * @throws {TarError} when the checksum is wrong or the entry is not a regular file
 */
export function tarEntryFrom(block: Uint8Array): TarEntry | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const field = (at: number, length: number) => ascii.decode(block.subarray(at, at + length)).replace(/\0.*$/s, "");
  const number = (at: number, length: number) => Number.parseInt(field(at, length).trim(), 8);
  const blanked = Uint8Array.from(block);
  blanked.fill(0x20, 148, 156);
  if (block.length !== BLOCK || number(148, 8) !== sumOf(blanked))
    throw new TarError(t("The checksum of a header is wrong."));
  const [name, size, kind] = [field(0, 100), number(124, 12), field(156, 1)];
  if ((kind !== "0" && kind !== "") || !Number.isSafeInteger(size) || size < 0) {
    throw new TarError(t('The entry "{name}" is not a plain file.', { name }));
  }
  return { name, size };
}

/** Number of padding bytes after a content of this size. */
export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

const sumOf = (block: Uint8Array) => block.reduce((sum, byte) => sum + byte, 0);
