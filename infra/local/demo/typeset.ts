import { pdfOfPages } from "./draw.ts";
import { screenplayFromFountain } from "./fountain.ts";
import { pagesOf } from "./pages.ts";
import { paragraphsOf } from "./rows.ts";
import { titleRows } from "./title-page.ts";

/**
 * Typesets a screenplay written in Fountain as a PDF on US Letter. `numbers` prints scene numbers in both margins.
 *
 * @throws {FountainError} when the text uses unsupported markup
 */
export async function screenplayPdf(fountain: string, options: { numbers?: boolean } = {}): Promise<Uint8Array> {
  const screenplay = screenplayFromFountain(fountain);
  const pages = pagesOf(paragraphsOf(screenplay, options.numbers ?? false));
  return pdfOfPages(screenplay.titlePage.get("Title") ?? "Screenplay", titleRows(screenplay.titlePage), pages);
}
