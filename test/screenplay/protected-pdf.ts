import pdfmake from "pdfmake";

/** A PDF with a password for opening, or with restricted printing and copying. */
export async function protectedPdf(passwords: { userPassword?: string; ownerPassword?: string }): Promise<Uint8Array> {
  pdfmake.setFonts({ Courier: { normal: "Courier", bold: "Courier-Bold" } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith("Courier"));
  const document = { content: "INT. HOUSE - DAY", defaultStyle: { font: "Courier" }, ...passwords };
  return new Uint8Array(await pdfmake.createPdf(document).getBuffer());
}
