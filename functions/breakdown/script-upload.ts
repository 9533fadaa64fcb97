import { formatOf, type ScriptFormat } from "../../shared/screenplay/model/script-format.ts";
import type { Membership } from "../store/account/sessions.ts";

/** Why a file is not taken: the code of the refusal, and its words. */
export interface RejectedUpload {
  readonly code: "notPdf" | "notScreenplay";
  readonly words: string;
}

/**
 * What a file is by its first bytes, or why it is not taken. `called` is what its name says.
 * What else it holds is for the pipeline to find out.
 */
export function acceptScript(start: Uint8Array, called: ScriptFormat): ScriptFormat | RejectedUpload {
  const format = formatOf(start);
  if (called === "pdf") {
    return format === "pdf" ? format : { code: "notPdf", words: "Please select a valid PDF file." };
  }
  if (called === "fdx" && (format === undefined || format === "fountain")) {
    return {
      code: "notScreenplay",
      words: "This is not a Final Draft file, despite its name. Save the script as Final Draft (.fdx) or as PDF.",
    };
  }
  const words =
    "This is not a text file, despite its name. Save the script as plain text in Fountain (.fountain) or as PDF.";
  return format ?? { code: "notScreenplay", words };
}

/** Where the browser posts a large file; what is not fetched from there within a day is deleted. */
export function uploadKey(projectId: string, upload: string): string {
  return `uploads/${projectId}/${upload}`;
}

/** Where the pages lie that somebody was given a signed address of, until a day has passed or they leave the project. */
export const copiesFolder = ({ projectId, userId }: Pick<Membership, "projectId" | "userId">) =>
  `uploads/${projectId}/copies/${userId}/`;

/** What each format is stored as. */
export const MEDIA_TYPES: Readonly<Record<ScriptFormat, string>> = {
  pdf: "application/pdf",
  fdx: "application/xml",
  fountain: "text/plain",
};
