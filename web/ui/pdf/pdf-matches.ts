/** A piece of text with its box, in fractions of the page's width and height. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is the last piece of its line. */
  readonly endsLine: boolean;
}

/** A box on a page, in the same fractions. */
export type Box = Pick<PlacedText, "left" | "top" | "width" | "height">;

/** A match: the boxes of its words, several if it spans lines. */
export type Match = readonly Box[];

/** All matches of a query on a page, ignoring case, also across lines. */
export function matchesIn(placed: readonly PlacedText[], query: string): Match[] {
  const words = query.trim().split(/\s+/).map(escaped);
  if (words[0] === "") return [];
  let text = "";
  const begins = placed.map((piece) => {
    const begin = text.length;
    text += piece.text + (piece.endsLine ? "\n" : "");
    return begin;
  });
  return [...text.matchAll(new RegExp(words.join("\\s+"), "giu"))].map(({ index, 0: { length } }) =>
    placed.flatMap((piece, at) => boxOf(piece, index - begins[at]!, index + length - begins[at]!)),
  );
}

/** The box of some letters of a piece, assuming equal letter widths. */
function boxOf({ text, left, top, width, height }: PlacedText, from: number, to: number): Box[] {
  const [first, last] = [Math.max(0, from), Math.min(text.length, to)];
  if (last <= first || text.slice(first, last).trim() === "") return [];
  const letter = width / text.length;
  return [{ left: left + first * letter, top, width: (last - first) * letter, height }];
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
