import { inspectPdf } from "../../shared/screenplay/pdf.ts";
import { PdfError } from "../../shared/screenplay/pdf-error.ts";
import { formatOf } from "../../shared/screenplay/script-format.ts";
import { environment } from "../environment.ts";
import { step, Unreadable } from "../step.ts";
import { getBytes } from "../store/documents.ts";

/** Finds out what the draft is, and whether a PDF can be read, before anything is paid for it. */
export const handler = step("inspect", async ({ key }) => {
  const pdf = await getBytes(key);
  const format = formatOf(pdf);
  if (format === "fdx" || format === "fountain") return { extraction: "none" };
  try {
    const { pageCount, restricted } = await inspectPdf(pdf);
    if (restricted) throw new Unreadable("The PDF is protected. Save a copy without protection and upload that.");
    return { pageCount, extraction: environment("EXTRACTION") === "text-layer-first" ? "text-layer" : "textract" };
  } catch (error) {
    if (error instanceof PdfError) throw new Unreadable(error.message);
    throw error;
  }
});
