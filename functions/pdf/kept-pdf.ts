import { createHash } from "node:crypto";

/** Some megabytes in all: a call sheet has about 100 kB. */
const MOST_KEPT = 24;

// A map keeps the order of insertion, so the first one is the one not used for longest.
const kept = new Map<string, Uint8Array>();

/**
 * The PDF that a warm function has made from the same content before, else a new one: the readers of a call sheet each
 * get their own watermark, but the same pages below it.
 *
 * @param content everything that the PDF shows, as JSON
 */
export async function keptPdf(content: unknown, render: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const key = createHash("sha256").update(JSON.stringify(content)).digest("base64");
  const pdf = kept.get(key) ?? (await render());
  kept.delete(key);
  kept.set(key, pdf);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return pdf;
}
