import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text on a page with its position in points from the page's lower left. */
export interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** The texts of a PDF by page with their positions, and its bookmarks with their children. */
export async function printed(pdf: Uint8Array): Promise<{ pages: PrintedPage[]; outline: string[][] }> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, at) => {
    const page = await document.getPage(at + 1);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , size = 0, left = 0, bottom = 0] = item.transform as number[];
      // From the baseline to the cap height; the space above and below separates lines.
      return [{ text: item.str, left, right: left + item.width, bottom, top: bottom + size * 0.7 }];
    });
    return { width, height, pieces };
  });
  const outline = (await document.getOutline()) ?? [];
  return { pages: await Promise.all(pages), outline: outline.map(({ title, items }) => [title, ...titlesOf(items)]) };
}

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);

// The reader gives combining marks a width that they do not have: up to a fifth of a bold Arabic word's size.
const allowance = ({ text, top, bottom }: Piece) => (/\p{Script=Arabic}/u.test(text) ? (top - bottom) * 0.4 : 1.5);

const meet = (one: Piece, other: Piece) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > Math.max(allowance(one), allowance(other)) &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > 0.5;

/** Pairs of overlapping texts. */
export function overlaps({ pieces }: PrintedPage): [string, string][] {
  return pieces.flatMap((one, at) =>
    pieces
      .slice(at + 1)
      .filter((other) => meet(one, other))
      .map((other): [string, string] => [one.text, other.text]),
  );
}

/** The texts within the unprintable margin of a page. */
export function offPage({ width, height, pieces }: PrintedPage): string[] {
  return pieces
    .filter(({ left, right, bottom, top }) => left < 20 || right > width - 20 || bottom < 12 || top > height - 12)
    .map(({ text }) => text);
}
