import type { Exif } from "./exif.ts";

/** What a file's own bytes say of the picture in it, and the file without anything else. */
export interface Picture extends Exif {
  /** In pixels, as the picture is stored, before it is turned. */
  readonly width: number;
  readonly height: number;
  /** The file again with the picture alone, and how to turn it. */
  readonly bare: Uint8Array;
}

/** One piece of bytes out of many. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
