import { deflateSync } from "node:zlib";

/** A page to write: its content in PDF operators, and its geometry. */
export interface PageDraft {
  readonly content: string;
  /** US Letter by default. */
  readonly mediaBox?: string;
  readonly cropBox?: string;
  readonly rotate?: number;
  /** Grey pixels for the content to draw as /Picture. */
  readonly picture?: { readonly width: number; readonly height: number; readonly pixels: Uint8Array };
}

/** Draws a text; x and y are the start of its baseline in points from the lower left corner. */
export function text(words: string, x: number, y: number, size = 12): string {
  return tilted(words, [1, 0, 0, 1, x, y], size);
}

export function tilted(words: string, matrix: readonly number[], size = 12): string {
  const escaped = words.replace(/[\\()]/g, "\\$&");
  return `BT /Courier ${size} Tf ${matrix.join(" ")} Tm (${escaped}) Tj ET\n`;
}

/** Draws the page's picture over all of a US Letter page. */
export const WHOLE_PAGE_PICTURE = "q 612 0 0 792 0 0 cm /Picture Do Q\n";

/** A PDF in Courier with these pages. */
export function pdfOf(pages: readonly PageDraft[]): Uint8Array {
  const objects: Buffer[] = [];
  const add = (head: string, body?: Uint8Array) => {
    const stream = body ? [Buffer.from("\nstream\n"), body, Buffer.from("\nendstream")] : [];
    objects.push(Buffer.concat([Buffer.from(head), ...stream]));
    return objects.length;
  };
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(""); // The page tree, once the pages are known.
  const font = add("<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>");
  const kids = pages.map((page) => {
    const content = Buffer.from(page.content, "latin1");
    const stream = add(`<< /Length ${content.length} >>`, content);
    const picture = page.picture && add(...pictureObject(page.picture));
    const resources = `/Font << /Courier ${font} 0 R >> ${picture ? `/XObject << /Picture ${picture} 0 R >>` : ""}`;
    const crop = page.cropBox ? `/CropBox [${page.cropBox}]` : "";
    const media = page.mediaBox ?? "0 0 612 792";
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${media}] ${crop} /Rotate ${page.rotate ?? 0} /Resources << ${resources} >> /Contents ${stream} 0 R >>`,
    );
  });
  const list = kids.map((kid) => `${kid} 0 R`).join(" ");
  objects[1] = Buffer.from(`<< /Type /Pages /Kids [${list}] /Count ${kids.length} >>`);
  return fileOf(objects);
}

function pictureObject({ width, height, pixels }: NonNullable<PageDraft["picture"]>): [string, Uint8Array] {
  const packed = deflateSync(pixels);
  const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;
  return [`<< /Type /XObject /Subtype /Image ${size} /Filter /FlateDecode /Length ${packed.length} >>`, packed];
}

/** A file of these objects, which are numbered from 1; the first is the catalogue. */
export function fileOf(objects: readonly Uint8Array[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]));
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
