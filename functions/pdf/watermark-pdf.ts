import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  type PDFPage,
  type PDFRef,
  PDFStream,
} from "@cantoo/pdf-lib";
import type { Watermark } from "../../shared/contract/schema/watermark.ts";
import { WATERMARK_OPACITY, WATERMARK_SIZE, watermarkDocument } from "../../shared/print/watermark-page.ts";
import { checkPdfBytes, MAX_PDF_PAGES, objectCount } from "../../shared/screenplay/pdf/pdf-limits.ts";
import { renderPdf } from "./render-pdf.ts";

/** Of a page's diagonal so much is under the mark. */
const REACH = 0.66;

const [CONTENTS, RESOURCES, ANNOTS] = ["Contents", "Resources", "Annots"].map((name) => PDFName.of(name)) as [
  PDFName,
  PDFName,
  PDFName,
];

/** What makes a page what it looks like; the rest can lead to other pages, or to files that are attached. */
const OF_PAGE = new Set(
  "Type Parent MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Resources Contents Group Annots".split(" "),
);
/** What people write and draw on a page, and of that what leads elsewhere. */
const NOTES = new Set(
  "FreeText Highlight Underline StrikeOut Squiggly Ink Line Square Circle Polygon PolyLine Stamp".split(" "),
);
const LEADS_ON = ["P", "A", "AA", "Dest", "Popup", "IRT", "Parent", "StructParent", "OC"];

/** A PDF that we have printed, with a mark on each page. */
export async function watermarkedPdf(pdf: Uint8Array, mark: Watermark): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  await watermarkPages(document, mark);
  return document.save();
}

/**
 * Copies the pages of an uploaded PDF, adds the watermark to each and drops everything else (attachments, scripts,
 * metadata). Returns undefined when the PDF cannot be parsed.
 */
export async function watermarkedScript(pdf: Uint8Array, mark: Watermark): Promise<Uint8Array | undefined> {
  const copy = await pagesAlone(pdf);
  if (!copy) return undefined;
  await watermarkPages(copy, mark);
  return copy.save();
}

async function pagesAlone(pdf: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    checkPdfBytes(pdf);
    const source = await openedScript(pdf);
    const count = source.getPageCount();
    if (count === 0 || count > Math.min(MAX_PDF_PAGES, objectCount(pdf))) return undefined;
    const copy = await PDFDocument.create({ updateMetadata: false });
    for (const page of await copiesOf(copy, source)) copy.addPage(page);
    // What is broken anywhere breaks here, and not while it is being marked.
    for (const page of copy.getPages()) resourcesOf(page);
    return copy;
  } catch {
    // What a reader of PDFs forgives, a writer need not.
    return undefined;
  }
}

/** Scripts are often written so that they cannot be changed; they open without a password all the same. */
export function openedScript(script: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(script, { updateMetadata: false, password: "" });
}

/** Copies of a script's pages as they look, of all or of some (from 0), which bring no other page along. */
export function copiesOf(
  to: PDFDocument,
  source: PDFDocument,
  wanted: readonly number[] = source.getPageIndices(),
): Promise<PDFPage[]> {
  for (const page of new Set(wanted.map((at) => source.getPage(at)))) keepLooks(page);
  return to.copyPages(source, [...wanted]);
}

function keepLooks({ node, doc }: PDFPage): void {
  for (const key of node.keys()) if (!OF_PAGE.has(key.decodeText())) node.delete(key);
  const kept = (node.lookupMaybe(ANNOTS, PDFArray)?.asArray() ?? [])
    .map((annotation) => doc.context.lookupMaybe(annotation, PDFDict))
    .filter((annotation) => annotation !== undefined && NOTES.has(subtypeOf(annotation)));
  for (const annotation of kept) for (const key of LEADS_ON) annotation?.delete(PDFName.of(key));
  if (kept.length === 0) node.delete(ANNOTS);
  else node.set(ANNOTS, doc.context.obj(kept as PDFObject[]));
}

const subtypeOf = (annotation: PDFDict) => annotation.lookupMaybe(PDFName.of("Subtype"), PDFName)?.decodeText() ?? "";

/** Puts a mark on each page of a document, in what the page shows, so that it is on paper too. */
export async function watermarkPages(document: PDFDocument, mark: Watermark): Promise<void> {
  const { context } = document;
  const [drawn] = await document.embedPdf(await renderPdf(watermarkDocument(mark)));
  if (!drawn) throw new Error("The mark has no page.");
  await drawn.embed();
  // Else each letter would be as dark as it was set, whatever is said of the whole.
  const group = context.obj({ Type: "Group", S: "Transparency" });
  context.lookup(drawn.ref, PDFStream).dict.set(PDFName.of("Group"), group);
  const faint = context.register(context.obj({ Type: "ExtGState", ca: WATERMARK_OPACITY, CA: WATERMARK_OPACITY }));
  const stream = (text: string) => context.register(context.flateStream(text));
  const [before, after] = [stream("q\n"), stream("\nQ\n")];
  const placed = new Map<string, PDFRef>();
  for (const page of document.getPages()) {
    const { resources, xObjects, states } = resourcesOf(page);
    const [name, state] = [xObjects.uniqueKey("Mark"), states.uniqueKey("Faint")];
    xObjects.set(name, drawn.ref);
    states.set(state, faint);
    page.node.set(RESOURCES, resources);
    const drawing = `/Artifact BMC\nq\n${state} gs\n${matrixOn(page).join(" ")} cm\n${name} Do\nQ\nEMC\n`;
    const put = placed.get(drawing) ?? stream(drawing);
    placed.set(drawing, put);
    page.node.set(CONTENTS, context.obj([before, ...contentsOf(page), after, put]));
  }
}

function contentsOf({ node, doc }: PDFPage): PDFObject[] {
  const contents = node.get(CONTENTS);
  if (contents === undefined) return [];
  const list = doc.context.lookup(contents);
  return list instanceof PDFArray ? list.asArray() : [contents];
}

/** What a page draws with, in dictionaries of its own to be added to: several pages often share theirs. */
function resourcesOf({ node, doc }: PDFPage): Readonly<Record<"resources" | "xObjects" | "states", PDFDict>> {
  const { context } = doc;
  const resources = node.Resources()?.clone(context) ?? context.obj({});
  const own = (kind: string) => {
    const those = resources.lookupMaybe(PDFName.of(kind), PDFDict)?.clone(context) ?? context.obj({});
    resources.set(PDFName.of(kind), those);
    return those;
  };
  return { resources, xObjects: own("XObject"), states: own("ExtGState") };
}

/** Where the mark lies: along the diagonal of the page as it is looked at, which may be cropped and turned. */
function matrixOn(page: PDFPage): string[] {
  const { x, y, width, height } = page.getCropBox();
  const turned = page.getRotation().angle;
  const [across, up] = (turned / 90) % 2 === 0 ? [width, height] : [height, width];
  const angle = Math.atan2(Math.abs(up), Math.abs(across)) + (turned * Math.PI) / 180;
  const scale = (REACH * Math.hypot(width, height)) / WATERMARK_SIZE.width;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const [halfWidth, halfHeight] = [WATERMARK_SIZE.width / 2, WATERMARK_SIZE.height / 2];
  const left = x + width / 2 - (cos * halfWidth - sin * halfHeight);
  const bottom = y + height / 2 - (sin * halfWidth + cos * halfHeight);
  return [cos, sin, -sin, cos, left, bottom].map((value) => value.toFixed(4));
}
