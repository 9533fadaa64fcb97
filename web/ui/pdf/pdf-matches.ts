/** A piece of text on a page and where it stands, each length as a share of the page's width or height. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether a line ends after it. */
  readonly endsLine: boolean;
}

/** A box on a page, in the same shares. */
export type Box = Pick<PlacedText, "left" | "top" | "width" | "height">;

/** Something that was found: the boxes of its words, more than one where it goes over a line's end. */
export type Match = readonly Box[];

/** Every place on a page where the words stand one after the other, in capitals or not, over lines' ends as well. */
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

/** The part of a piece between two of its letters, taking each to be as wide as the others. */
function boxOf({ text, left, top, width, height }: PlacedText, from: number, to: number): Box[] {
  const [first, last] = [Math.max(0, from), Math.min(text.length, to)];
  if (last <= first || text.slice(first, last).trim() === "") return [];
  const letter = width / text.length;
  return [{ left: left + first * letter, top, width: (last - first) * letter, height }];
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
