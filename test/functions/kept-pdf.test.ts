import { expect, it } from "vitest";
import { keptPdf } from "../../functions/pdf/kept-pdf.ts";

const pdfOf = (text: string) => async () => Buffer.from(text);
const shown = async (pdf: Promise<Uint8Array>) => Buffer.from(await pdf).toString();

it("makes the PDF of a content once, and another one for another content", async () => {
  expect(await shown(keptPdf([{ day: 1 }, undefined], pdfOf("first")))).toBe("first");
  expect(await shown(keptPdf([{ day: 1 }, undefined], pdfOf("second")))).toBe("first");
  expect(await shown(keptPdf([{ day: 2 }, undefined], pdfOf("third")))).toBe("third");
  expect(await shown(keptPdf([{ day: 1 }, "logo"], pdfOf("fourth")))).toBe("fourth");
});

it("forgets what was not used for longest", async () => {
  await keptPdf("often", pdfOf("first"));
  await keptPdf("once", pdfOf("first"));
  for (let other = 0; other < 23; other++) {
    await keptPdf(other, pdfOf("other"));
    await keptPdf("often", pdfOf("second"));
  }
  expect([await shown(keptPdf("often", pdfOf("third"))), await shown(keptPdf("once", pdfOf("third")))]).toEqual([
    "first",
    "third",
  ]);
});

it("keeps nothing of a failure", async () => {
  await expect(keptPdf("broken", () => Promise.reject(new Error("No paper.")))).rejects.toThrow("No paper.");
  expect(await shown(keptPdf("broken", pdfOf("printed")))).toBe("printed");
});
