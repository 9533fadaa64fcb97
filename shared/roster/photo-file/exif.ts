import type { Coordinates } from "../fields/coordinates.ts";

/** The EXIF data that is read before the block is removed. */
export interface Exif {
  /** Orientation as numbered by TIFF 6.0: 1 is upright, 2–8 are rotated or mirrored. */
  readonly orientation: number;
  /** GPS position, if present. */
  readonly position: Coordinates | null;
}

export const NO_EXIF: Exif = { orientation: 1, position: null };

const ORIENTATION = 0x0112;
const GPS = 0x8825;
const SHORT = 3;
const RATIONAL = 5;
const BYTES_OF_TYPE: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };

/** Parses a TIFF block, starting with its byte order. Invalid parts count as absent. */
export function exifFrom(tiff: Uint8Array): Exif {
  const order = String.fromCharCode(...tiff.subarray(0, 4));
  if (order !== "II*\0" && order !== "MM\0*") return NO_EXIF;
  const read = new Tiff(tiff, order.startsWith("II"));
  const main = read.entries(read.long(4) ?? 0);
  const turned = main.get(ORIENTATION);
  const orientation = turned?.type === SHORT ? (read.short(turned.at) ?? 1) : 1;
  const gps = main.get(GPS);
  return {
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    position: gps ? positionIn(read, read.entries(read.long(gps.at) ?? 0)) : null,
  };
}

/** A TIFF block that only contains the orientation. */
export function orientationBlock(orientation: number): Uint8Array {
  return new Uint8Array([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8], // big endian, first directory at offset 8
    ...[0, 1],
    ...[ORIENTATION >> 8, ORIENTATION & 255, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);
}

interface Entry {
  readonly type: number;
  readonly count: number;
  /** Offset of the value. */
  readonly at: number;
}

class Tiff {
  readonly #view: DataView;
  readonly #little: boolean;

  constructor(bytes: Uint8Array, little: boolean) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#little = little;
  }

  short(at: number): number | undefined {
    return at + 2 <= this.#view.byteLength ? this.#view.getUint16(at, this.#little) : undefined;
  }

  long(at: number): number | undefined {
    return at + 4 <= this.#view.byteLength ? this.#view.getUint32(at, this.#little) : undefined;
  }

  letter(at: number): string {
    return at < this.#view.byteLength ? String.fromCharCode(this.#view.getUint8(at)) : "";
  }

  /** The entries of the directory at `at`, by tag. */
  entries(at: number): Map<number, Entry> {
    const entries = new Map<number, Entry>();
    const count = at === 0 ? 0 : (this.short(at) ?? 0);
    for (let index = 0; index < count; index++) {
      const start = at + 2 + index * 12;
      const [tag, type, values, far] = [
        this.short(start),
        this.short(start + 2),
        this.long(start + 4),
        this.long(start + 8),
      ];
      if (tag === undefined || type === undefined || values === undefined || far === undefined) break;
      const isNear = (BYTES_OF_TYPE[type] ?? 8) * values <= 4;
      entries.set(tag, { type, count: values, at: isNear ? start + 8 : far });
    }
    return entries;
  }

  /** Converts three rationals (degrees, minutes, seconds) to degrees. */
  degrees(entry: Entry | undefined): number | undefined {
    if (entry?.type !== RATIONAL || entry.count !== 3) return undefined;
    const parts = [0, 1, 2].map((index) => {
      const [over, under] = [this.long(entry.at + index * 8), this.long(entry.at + index * 8 + 4)];
      // Cameras that omit the seconds write 0/0.
      return over === undefined || under === undefined ? Number.NaN : over === 0 ? 0 : over / under;
    });
    const [degrees = Number.NaN, minutes = 0, seconds = 0] = parts;
    const sum = degrees + minutes / 60 + seconds / 3600;
    return Number.isFinite(sum) ? sum : undefined;
  }
}

const DECIMALS = 5;

function positionIn(read: Tiff, gps: ReadonlyMap<number, Entry>): Coordinates | null {
  const side = (tag: number) => read.letter(gps.get(tag)?.at ?? Number.MAX_SAFE_INTEGER).toUpperCase();
  const [north, east] = [read.degrees(gps.get(2)), read.degrees(gps.get(4))];
  if (north === undefined || east === undefined || north > 90 || east > 180) return null;
  // Cameras without a GPS fix write 0, 0.
  if (north === 0 && east === 0) return null;
  const signed = (size: number, isTurned: boolean) => Number((isTurned ? -size : size).toFixed(DECIMALS));
  return { latitude: signed(north, side(1) === "S"), longitude: signed(east, side(3) === "W") };
}
