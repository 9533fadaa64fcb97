import { draftKey } from "../../shared/pipeline.ts";
import { PdfError } from "../../shared/screenplay/pdf/pdf-error.ts";
import { linesFromPdf } from "../../shared/screenplay/pdf/text-layer.ts";
import { step, Unreadable } from "../breakdown/pipeline-step.ts";
import { getBytes, putJson } from "../store/aws/documents.ts";

/** Reads the text layer of a PDF, which is exact and free. Drafts with scanned pages go on to Textract. */
export const handler = step("extract", async ({ projectId, draftId, key }) => {
  try {
    const { lines, pagesWithoutText } = await linesFromPdf(await getBytes(key));
    if (pagesWithoutText.length > 0) return { extraction: "textract" };
    await putJson(draftKey(projectId, draftId, "lines"), lines);
    return { extraction: "done" };
  } catch (error) {
    if (error instanceof PdfError) throw new Unreadable(error.message);
    throw error;
  }
});
