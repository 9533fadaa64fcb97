import { expect, it } from "vitest";
import { watermarkedScript } from "../../functions/pdf/watermark-pdf.ts";
import { pagesOf } from "../api/pages-of.ts";
import { protectedPdf } from "../screenplay/protected-pdf.ts";

// In a file of its own: the protected PDFs are printed with another set of typefaces.
it("watermarks a script with restricted permissions, and refuses one with a password", async () => {
  const mark = { reader: "bo@studio.example", date: "2026-11-22", id: "K7QF-2M9T" };
  const mayOpen = await protectedPdf({ ownerPassword: "owner" });
  const asks = await protectedPdf({ userPassword: "user" });
  const marked = (await watermarkedScript(mayOpen, mark))!;
  const [page = ""] = await pagesOf(marked);
  expect(page.replaceAll(" ", "")).toContain("INT.HOUSE-DAY");
  expect(page.replaceAll(" ", "")).toContain(mark.id);
  expect(await watermarkedScript(asks, mark)).toBeUndefined();
});
