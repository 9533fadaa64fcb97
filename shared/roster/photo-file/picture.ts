import type { Exif } from "./exif.ts";

/** The properties of a picture file, and the file without metadata. */
export interface Picture extends Exif {
  /** Stored size in pixels, before rotation. */
  readonly width: number;
  readonly height: number;
  /** The file without metadata except the orientation. */
  readonly bare: Uint8Array;
}

/** Concatenates byte arrays. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
