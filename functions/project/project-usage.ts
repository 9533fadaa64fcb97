import { ARCHIVED_TABLES } from "../../shared/archive/manifest.ts";
import type { Usage } from "../../shared/aws-costs/project-costs.ts";
import { linesOf } from "../breakdown/draft-reader.ts";
import { environment } from "../runtime/environment.ts";
import type { Membership } from "../store/account/sessions.ts";
import { draftsOf } from "../store/breakdown/drafts.ts";
import { documentsOf } from "../store/project/project-documents.ts";
import { rowsOf } from "../store/project/project-items.ts";

/** A project's usage so far, computed from its rows and documents. */
export async function usageOf(member: Membership): Promise<Usage> {
  const [tables, documents, drafts] = await Promise.all([
    Promise.all(ARCHIVED_TABLES.map((table) => rowsOf(member, table))),
    documentsOf(member),
    draftsOf(member),
  ]);
  const rows = tables.flat();
  const read = drafts.filter(({ run }) => run > 0);
  const pages = await Promise.all(
    // Only PDFs are processed by Textract.
    read
      .filter(({ format }) => format === "pdf")
      .map(async ({ draftId, run }) => run * new Set((await linesOf(member, draftId))?.map(({ page }) => page)).size),
  );
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const searches = rows.filter(({ sk }) => String(sk).startsWith("IMPROVEMENT#"));
  return {
    documentBytes: sumOf(documents.map(({ size }) => size)),
    documents: documents.length,
    rowBytes: sumOf(rows.map((row) => Buffer.byteLength(JSON.stringify(row)))),
    rows: rows.length,
    scriptRuns: sumOf(read.map(({ run }) => run)),
    scriptPages: sumOf(pages),
    everyPageByTextract: environment("EXTRACTION") === "textract",
    // Each row of an email, to the crew or about a nightly draft.
    mails: rows.filter(({ sk, mail }) => /^(?:TOLD|NIGHT)#/.test(String(sk)) && mail !== undefined).length,
    searchSeconds: sumOf(searches.map(({ spent }) => (typeof spent === "number" ? spent : 0))),
  };
}
