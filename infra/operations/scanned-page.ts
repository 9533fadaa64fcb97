import { fileURLToPath } from "node:url";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import PDFDocument from "pdfkit";

/** Pixels per inch, typical of office scanners. */
const RESOLUTION = 150;
const FONT = fileURLToPath(
  import.meta.resolve("@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf"),
);

/** A PDF of one Letter page that is a picture of these lines, as a scanner makes it: it contains no text. */
export async function scannedPage(lines: readonly string[]): Promise<Uint8Array> {
  GlobalFonts.registerFromPath(FONT, "Courier Prime");
  const canvas = createCanvas(8.5 * RESOLUTION, 11 * RESOLUTION);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  context.font = `${RESOLUTION / 6}px "Courier Prime"`;
  for (const [at, line] of lines.entries()) context.fillText(line, 1.5 * RESOLUTION, (1 + at / 6) * RESOLUTION);
  const document = new PDFDocument({ size: "LETTER", margin: 0 });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk: Uint8Array) => chunks.push(chunk));
    document.on("end", resolve);
    document.on("error", reject);
  });
  document.image(canvas.toBuffer("image/png"), 0, 0, { width: 612 });
  document.end();
  await finished;
  return new Uint8Array(Buffer.concat(chunks));
}
