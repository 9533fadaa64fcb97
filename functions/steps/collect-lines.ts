import * as z from "zod";
import { stored } from "../../shared/i18n/stored.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { step, Unreadable } from "../breakdown/pipeline-step.ts";
import { putJson } from "../store/aws/documents.ts";
import { extracted } from "../store/aws/textract-result.ts";

const Given = z.object({ job: z.string() });

/** Fetches all pages of Textract's result and stores the lines with the draft. */
export const handler = step("collect-lines", async ({ projectId, draftId }, _grant, given) => {
  const { lines, unreadPages } = await extracted(Given.parse(given).job);
  if (unreadPages.length > 0) {
    const pages = unreadPages.join(", ");
    throw new Unreadable(
      unreadPages.length === 1
        ? stored("Page {pages} could not be read. Upload a clearer copy of the whole script.", { pages })
        : stored("Pages {pages} could not be read. Upload a clearer copy of the whole script.", { pages }),
    );
  }
  if (lines.length === 0) {
    throw new Unreadable(
      stored("No text was found on any page. Upload the script as a PDF with text, or a clearer scan."),
    );
  }
  await putJson(draftKey(projectId, draftId, "lines"), lines);
  return {};
});
