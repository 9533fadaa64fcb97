import { type Block, GetDocumentTextDetectionCommand, TextractClient } from "@aws-sdk/client-textract";
import type { Line } from "../../../shared/screenplay/model/line.ts";

const textract = new TextractClient({ maxAttempts: 8, retryMode: "adaptive" });

/** The result of a Textract job. */
export interface Extracted {
  /** Every line, in reading order. */
  readonly lines: readonly Line[];
  /** Pages that Textract could not read. */
  readonly unreadPages: readonly number[];
}

/** Fetches the whole result of a finished Textract job. */
export async function extracted(JobId: string): Promise<Extracted> {
  const lines: Line[] = [];
  const unreadPages = new Set<number>();
  let NextToken: string | undefined;
  do {
    const answer = await textract.send(
      new GetDocumentTextDetectionCommand({ JobId, MaxResults: 1000, ...(NextToken && { NextToken }) }),
    );
    for (const block of answer.Blocks ?? []) if (block.BlockType === "LINE") lines.push(lineOf(block));
    for (const page of (answer.Warnings ?? []).flatMap(({ Pages }) => Pages ?? [])) unreadPages.add(page);
    NextToken = answer.NextToken;
  } while (NextToken);
  return {
    // Textract does not guarantee the order of pages.
    lines: lines.toSorted((one, other) => one.page - other.page),
    unreadPages: [...unreadPages].toSorted((one, other) => one - other),
  };
}

function lineOf(block: Block): Line {
  const box = block.Geometry?.BoundingBox;
  return {
    page: block.Page ?? 1,
    text: block.Text ?? "",
    left: box?.Left ?? 0,
    top: box?.Top ?? 0,
    width: box?.Width ?? 0,
    height: box?.Height ?? 0,
    confidence: block.Confidence ?? 0,
  };
}
