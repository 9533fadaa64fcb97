/** A tar file is made of blocks of so many bytes: a header, then the content filled up with zeros, entry after entry. */
export const BLOCK = 512;

/** Two empty blocks, by which a tar file ends. */
export const TAR_END: Uint8Array = new Uint8Array(2 * BLOCK);

// Eleven octal digits.
const LARGEST = 8 ** 11 - 1;

const text = new TextEncoder();
const ascii = new TextDecoder("latin1");

/** An entry's head: its name, and how many bytes follow. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
}

/** Thrown by `tarEntryFrom` for bytes that are no header of a plain file. */
export class TarError extends Error {
  override name = "TarError";
}

/**
 * The header block of a plain file, in the form of POSIX (ustar).
 *
 * @param name at most 99 characters of ASCII
 * @param seconds when the file was changed, since 1970
 * @throws {RangeError} when the name or the size does not fit
 */
export function tarHeader({ name, size }: TarEntry, seconds: number): Uint8Array {
  if (!/^[\x21-\x7e]{1,99}$/.test(name)) throw new RangeError(`"${name}" cannot be the name of an entry.`);
  if (size > LARGEST) throw new RangeError(`${name} is larger than an entry can be.`);
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
 * Reads a header block.
 *
 * @returns undefined for an empty block, by which a tar file ends
 * @throws {TarError} when its sum is wrong, or it is of anything else than a plain file
 */
export function tarEntryFrom(block: Uint8Array): TarEntry | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const field = (at: number, length: number) => ascii.decode(block.subarray(at, at + length)).replace(/\0.*$/s, "");
  const number = (at: number, length: number) => Number.parseInt(field(at, length).trim(), 8);
  const blanked = Uint8Array.from(block);
  blanked.fill(0x20, 148, 156);
  if (block.length !== BLOCK || number(148, 8) !== sumOf(blanked)) throw new TarError("A header's sum is wrong.");
  const [name, size, kind] = [field(0, 100), number(124, 12), field(156, 1)];
  if ((kind !== "0" && kind !== "") || !Number.isSafeInteger(size) || size < 0) {
    throw new TarError(`The entry "${name}" is not a plain file.`);
  }
  return { name, size };
}

/** How many zeros follow a content of so many bytes. */
export function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

const sumOf = (block: Uint8Array) => block.reduce((sum, byte) => sum + byte, 0);
