import { createHash } from "node:crypto";
import type { TextLine } from "./text-detector.ts";

/** A Textract block: a page, a line or a word. */
export interface Block {
  readonly BlockType: "PAGE" | "LINE" | "WORD";
  readonly Id: string;
  readonly Page: number;
  readonly Geometry: Geometry;
  readonly Text?: string;
  readonly TextType?: "PRINTED";
  readonly Confidence?: number;
  readonly Relationships?: readonly { readonly Type: "CHILD"; readonly Ids: readonly string[] }[];
}

interface Geometry {
  readonly BoundingBox: {
    readonly Width: number;
    readonly Height: number;
    readonly Left: number;
    readonly Top: number;
  };
  readonly Polygon: readonly { readonly X: number; readonly Y: number }[];
}

type Box = Pick<TextLine, "left" | "top" | "width" | "height">;

const WHOLE_PAGE: Box = { left: 0, top: 0, width: 1, height: 1 };

/** The blocks of a document, page by page: the page, its lines, then their words. Ids are the same for the same job. */
export function blocksFrom(lines: readonly TextLine[], pageCount: number, jobId: string): Block[] {
  const byPage = Map.groupBy(lines, (line) => line.page);
  return Array.from({ length: pageCount }, (_, index) => index + 1).flatMap((page) =>
    blocksOfPage(page, byPage.get(page) ?? [], `${jobId} ${page}`),
  );
}

function blocksOfPage(page: number, lines: readonly TextLine[], seed: string): Block[] {
  const words: Block[] = [];
  const lineBlocks = lines.map((line, index): Block => {
    const own = wordsOf(line, `${seed} ${index}`);
    words.push(...own);
    return {
      BlockType: "LINE",
      Id: idFrom(`${seed} ${index}`),
      Page: page,
      Text: line.text,
      Confidence: line.confidence,
      Geometry: geometryOf(line),
      ...childrenOf(own),
    };
  });
  const pageBlock: Block = {
    BlockType: "PAGE",
    Id: idFrom(seed),
    Page: page,
    Geometry: geometryOf(WHOLE_PAGE),
    ...childrenOf(lineBlocks),
  };
  return [pageBlock, ...lineBlocks, ...words];
}

/** Divides the width of a line among its words by character count, which is exact for monospaced type. */
function wordsOf(line: TextLine, seed: string): Block[] {
  const letter = line.width / Math.max(1, line.text.length);
  return [...line.text.matchAll(/\S+/g)].map((match) => ({
    BlockType: "WORD",
    Id: idFrom(`${seed} ${match.index}`),
    Page: line.page,
    Text: match[0],
    TextType: "PRINTED",
    Confidence: line.confidence,
    Geometry: geometryOf({ ...line, left: line.left + match.index * letter, width: match[0].length * letter }),
  }));
}

function childrenOf(blocks: readonly Block[]): Pick<Block, "Relationships"> {
  return blocks.length === 0 ? {} : { Relationships: [{ Type: "CHILD", Ids: blocks.map((block) => block.Id) }] };
}

function geometryOf({ left, top, width, height }: Box): Geometry {
  const [right, bottom] = [left + width, top + height];
  return {
    BoundingBox: { Width: width, Height: height, Left: left, Top: top },
    Polygon: [
      { X: left, Y: top },
      { X: right, Y: top },
      { X: right, Y: bottom },
      { X: left, Y: bottom },
    ],
  };
}

function idFrom(seed: string): string {
  const hex = createHash("sha1").update(seed).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
