/**
 * Stands in for the decoder of compressed fonts (WOFF2) in the functions' bundles, where every font is a plain file: the
 * decoder is a fifth of the code of a function that prints.
 */
export default function decompress(): never {
  throw new Error("Fonts compressed as WOFF2 cannot be read: add the font as a .ttf file.");
}
