import { deflateSync } from "node:zlib";
import { base85, deflatedAfter, lzwSpaces } from "./pdf-encodings.ts";
import { fileOf, pdfOf, text } from "./pdf-file.ts";

const CATALOGUE = Buffer.from("<< /Type /Catalog /Pages 2 0 R >>");
const ONE_PAGE = Buffer.from("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
const HEADING = "BT /Courier 12 Tf 72 700 Td (INT. HOUSE - DAY) Tj ET\n";
const MB = 2 ** 20;

const object = (content: string): Buffer => Buffer.from(content, "latin1");

function stream(entries: string, body: Uint8Array | string): Buffer {
  const bytes = typeof body === "string" ? object(body) : body;
  return Buffer.concat([object(`<< ${entries} /Length ${bytes.length} >>\nstream\n`), bytes, object("\nendstream")]);
}

/** A US Letter page whose content is object 4; the given objects are numbered from 4. */
function onePage(resources: string, ...others: readonly Uint8Array[]): Uint8Array {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`;
  return fileOf([CATALOGUE, ONE_PAGE, object(page), ...others]);
}

/** So many bytes, compressed `layers` times. */
function packed(bytes: number, layers = 1, fill = " "): Uint8Array {
  let body: Uint8Array = Buffer.alloc(bytes, fill);
  for (let layer = 0; layer < layers; layer++) body = deflateSync(body, { level: 9 });
  return body;
}

const FLATE = "/Filter /FlateDecode";
const flates = (count: number) => `/Filter [${"/FlateDecode ".repeat(count)}]`;

const FONT = "/Font << /Courier << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>";

/** A font whose codes are mapped to characters by this program. */
const fontWith = (map: string): [string, Uint8Array, Uint8Array, Uint8Array] => [
  "/Font << /Courier 5 0 R >>",
  stream("", HEADING),
  object(
    "<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>",
  ),
  stream("", map),
];

/** Page tree nodes that each refer to the next one ten times. */
function manyPages(zeros: number): Uint8Array {
  const nodes = Array.from({ length: zeros }, (_, depth) =>
    object(`<< /Type /Pages /Kids [${`${depth + 3} 0 R `.repeat(10)}] /Count ${10 ** (zeros - depth)} >>`),
  );
  return fileOf([CATALOGUE, ...nodes, object("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>")]);
}

/** Forms that each draw the next one twice. */
function doublingForms(depth: number): Uint8Array {
  const form = (at: number) =>
    stream(
      `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /F ${at + 1} 0 R >> >>`,
      "/F Do /F Do\n",
    );
  const last = stream("/Type /XObject /Subtype /Form /BBox [0 0 612 792]", "q Q\n");
  const forms = Array.from({ length: depth }, (_, index) => form(index + 5));
  return onePage("/XObject << /F 5 0 R >>", stream("", "/F Do\n"), ...forms, last);
}

/** A photo without text. */
function photograph(): Uint8Array {
  const [width, height] = [306, 396];
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = 128 + 60 * Math.sin((at % width) / 40) + 40 * Math.cos(at / width / 50);
  const picture = { width, height, pixels };
  return pdfOf([{ content: "q 612 0 0 792 0 0 cm /Picture Do Q\n", picture }]);
}

/** A file and the message of its refusal; without a message it is readable. */
interface HostilePdf {
  readonly reason: RegExp | undefined;
  readonly make: () => Uint8Array;
}

const UNPACKS = /unpacks to far more than a screenplay holds. Print it to a new PDF/;
const DAMAGED = /is damaged and cannot be read. Export or print it to a new PDF/;
const TOO_LONG = /A page of this PDF takes more than \d+ s to read. Print it to a new PDF/;
const NO_TEXT = /No text was found on any page. Upload the script as a PDF with text/;
const NO_SCENES = /No scene headings were found. Is this a screenplay\?/;

/** Files that users may send by mistake or in an attack, generated so that none is stored in the repository. */
export const HOSTILE_PDFS: Readonly<Record<string, HostilePdf>> = {
  "a bomb of one layer": { reason: UNPACKS, make: () => onePage("", stream(FLATE, packed(100 * MB))) },
  "a bomb of three layers": { reason: UNPACKS, make: () => onePage("", stream(flates(3), packed(100 * MB, 3))) },
  "a bomb with an escaped filter name": {
    reason: UNPACKS,
    make: () => onePage("", stream("/Filter /#46lateDecode", packed(100 * MB))),
  },
  "a bomb with an indirect filter": {
    reason: UNPACKS,
    make: () => onePage("", stream("/Filter 5 0 R", packed(100 * MB)), object("/FlateDecode")),
  },
  "a bomb declared as an image": {
    reason: UNPACKS,
    make: () => onePage("", stream(`/Subtype /Image ${FLATE}`, packed(100 * MB))),
  },
  "a bomb behind a long dictionary": {
    reason: UNPACKS,
    make: () => onePage("", stream(`${FLATE} /X (${"x".repeat(4000)})`, packed(100 * MB))),
  },
  "a bomb declared as an image of one dot": {
    reason: NO_TEXT,
    make: () => {
      const page = deflateSync(Buffer.concat([object(HEADING), Buffer.alloc(100 * MB, " ")]));
      return onePage(FONT, stream(`/Subtype /Image /Width 1 /Height 1 ${FLATE}`, page));
    },
  },
  "an object stream declared as an image": {
    reason: UNPACKS,
    make: () => {
      const claims = "/Type /ObjStm /N 1000000 /First 10 /Subtype /Image /Width 1 /Height 1";
      return fileOf([CATALOGUE, ONE_PAGE, stream(`${claims} ${FLATE}`, packed(100 * MB, 1, "1 0 "))]);
    },
  },
  "a bomb written in hexadecimal digits": {
    reason: UNPACKS,
    make: () =>
      onePage(
        "",
        stream("/Filter [/ASCIIHexDecode /FlateDecode]", `${Buffer.from(packed(100 * MB)).toString("hex")}>`),
      ),
  },
  "a bomb written in base 85": {
    reason: UNPACKS,
    make: () => onePage("", stream("/Filter [/ASCII85Decode /FlateDecode]", base85(packed(100 * MB)))),
  },
  "a bomb that contains the end of a stream": {
    reason: UNPACKS,
    make: () => onePage("", stream(FLATE, deflatedAfter("\nendstream\n", Buffer.alloc(100 * MB, " ")))),
  },
  "a bomb of repeated sequences": {
    reason: UNPACKS,
    make: () => onePage("", stream("/Filter /LZWDecode", lzwSpaces(100 * MB))),
  },
  "a run-length bomb": {
    reason: UNPACKS,
    make: () => onePage("", stream("/Filter /RunLengthDecode", Buffer.alloc(3 * MB, Buffer.from([129, 32])))),
  },
  "an object stream that unpacks endlessly": {
    reason: UNPACKS,
    make: () => {
      const body = stream(`/Type /ObjStm /N 1000000 /First 10 ${FLATE}`, packed(100 * MB, 1, "1 0 "));
      return fileOf([CATALOGUE, ONE_PAGE, body]);
    },
  },
  "one page referenced ten million times": { reason: /10000000 pages; at most 400/, make: () => manyPages(7) },
  "3,000 pages": {
    reason: /3000 pages; at most 400/,
    make: () => pdfOf(Array.from({ length: 3000 }, () => ({ content: HEADING }))),
  },
  "a cyclic page tree": {
    reason: DAMAGED,
    make: () => fileOf([CATALOGUE, object("<< /Type /Pages /Kids [2 0 R] /Count 1 >>")]),
  },
  "a cyclic page tree of several levels": {
    reason: DAMAGED,
    make: () =>
      fileOf([
        CATALOGUE,
        object("<< /Type /Pages /Kids [3 0 R] /Count 3 >>"),
        object("<< /Type /Pages /Parent 2 0 R /Kids [4 0 R] /Count 3 >>"),
        object("<< /Type /Pages /Parent 3 0 R /Kids [2 0 R 3 0 R] /Count 3 >>"),
      ]),
  },
  "only a header": { reason: DAMAGED, make: () => object("%PDF-1.7\n") },
  "a file cut in half": {
    reason: DAMAGED,
    make: () => {
      const whole = pdfOf(Array.from({ length: 20 }, () => ({ content: HEADING })));
      return whole.subarray(0, whole.length / 2);
    },
  },
  "rubbish behind the right beginning": {
    reason: DAMAGED,
    make: () => object(`%PDF-1.7\n${"\u0000xref obj << [ (".repeat(20_000)}`),
  },
  "nested lists": {
    reason: DAMAGED,
    make: () => onePage("", object(`${"[".repeat(200_000)}${"]".repeat(200_000)}`)),
  },
  "nested dictionaries in a page": {
    reason: DAMAGED,
    make: () => onePage(`/Font ${"<< /A ".repeat(100_000)} 1 ${">> ".repeat(100_000)}`, stream("", HEADING)),
  },
  "forms that double thirty times": { reason: TOO_LONG, make: () => doublingForms(30) },
  "a form that draws itself": {
    reason: NO_TEXT,
    make: () =>
      onePage(
        "/XObject << /F 4 0 R >>",
        stream("/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 4 0 R >> >>", "/F Do\n"),
      ),
  },
  "a font that maps four thousand million characters": {
    reason: NO_SCENES,
    make: () => onePage(...fontWith(`1 beginbfrange\n<00000000> <FFFFFFFF> <0041>\nendbfrange\n`)),
  },
  "a font with a thousand wide ranges": {
    reason: NO_SCENES,
    make: () => onePage(...fontWith(`1000 beginbfrange\n${"<000000> <FFFFFF> <0041>\n".repeat(1000)}endbfrange\n`)),
  },
  "a font program of 60 MB": {
    reason: undefined,
    make: () =>
      onePage(
        "/Font << /Courier 5 0 R >>",
        stream("", HEADING),
        object("<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar 255 /FontDescriptor 6 0 R >>"),
        object("<< /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 7 0 R >>"),
        stream(FLATE, packed(60 * MB, 1, "\u0000\u0001\u0000\u0000\u0000\u0010glyf")),
      ),
  },
  "twenty million operators": { reason: TOO_LONG, make: () => onePage("", stream(FLATE, packed(60 * MB, 1, "q Q "))) },
  "a million words on one page": {
    reason: NO_SCENES,
    make: () =>
      onePage(
        "/Font << /Courier << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >>",
        stream(FLATE, deflateSync(object(`BT /Courier 1 Tf ${"1 1 Td (INT) Tj ".repeat(1_000_000)} ET`))),
      ),
  },
  "a page of one thousand kilometres": {
    reason: NO_SCENES,
    make: () => pdfOf([{ content: text("INT. HOUSE - DAY", 108, 700), mediaBox: "0 0 2834645669 2834645669" }]),
  },
  "a picture of a page of a thousand kilometres": {
    reason: NO_TEXT,
    make: () => pdfOf([{ content: "0 0 2834645669 2834645669 re f\n", mediaBox: "0 0 2834645669 2834645669" }]),
  },
  "a page without size": {
    reason: undefined,
    make: () => pdfOf([{ content: text("INT. HOUSE - DAY", 108, 700), mediaBox: "0 0 0 0" }]),
  },
  "an image of ten thousand million pixels": {
    reason: UNPACKS,
    make: () =>
      onePage(
        "/XObject << /P 5 0 R >>",
        stream("", "q 612 0 0 792 0 0 cm /P Do Q\n"),
        stream(
          `/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceGray /BitsPerComponent 8 ${FLATE}`,
          packed(100 * MB),
        ),
      ),
  },
  "a photo": { reason: NO_TEXT, make: photograph },
};
