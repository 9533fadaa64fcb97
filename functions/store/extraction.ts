import { type Block, GetDocumentTextDetectionCommand, TextractClient } from "@aws-sdk/client-textract";
import type { Line } from "../../shared/screenplay/line.ts";

const textract = new TextractClient({ maxAttempts: 8, retryMode: "adaptive" });

/** Every line that a finished Textract job has read, in reading order. */
export async function extractedLines(JobId: string): Promise<Line[]> {
  const lines: Line[] = [];
  let NextToken: string | undefined;
  do {
    const answer = await textract.send(
      new GetDocumentTextDetectionCommand({ JobId, MaxResults: 1000, ...(NextToken && { NextToken }) }),
    );
    for (const block of answer.Blocks ?? []) if (block.BlockType === "LINE") lines.push(lineOf(block));
    NextToken = answer.NextToken;
  } while (NextToken);
  return lines;
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
