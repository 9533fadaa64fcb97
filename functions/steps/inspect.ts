import { stored } from "../../shared/i18n/stored.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { formatOf } from "../../shared/screenplay/model/script-format.ts";
import { PdfError } from "../../shared/screenplay/pdf/pdf-error.ts";
import { inspectPdf } from "../../shared/screenplay/pdf/pdf-file.ts";
import { step, Unreadable } from "../breakdown/pipeline-step.ts";
import { environment } from "../runtime/environment.ts";
import { firstBytes, getBytes } from "../store/aws/documents.ts";

/**
 * Detects the draft's format and checks whether a PDF can be read, before Textract is paid for it. The lines of a draft
 * that is read again in another layout are kept.
 */
export const handler = step("inspect", async ({ projectId, draftId, key, layout }) => {
  if (layout && (await firstBytes(draftKey(projectId, draftId, "lines"), 1))) return { extraction: "done" };
  const pdf = await getBytes(key);
  const format = formatOf(pdf);
  if (format === "fdx" || format === "fountain") return { extraction: "none" };
  try {
    const { pageCount, restricted } = await inspectPdf(pdf);
    if (restricted)
      throw new Unreadable(stored("The PDF is protected. Save a copy without protection and upload that."));
    return { pageCount, extraction: environment("EXTRACTION") === "text-layer-first" ? "text-layer" : "textract" };
  } catch (error) {
    if (error instanceof PdfError) throw new Unreadable(error.message);
    throw error;
  }
});
