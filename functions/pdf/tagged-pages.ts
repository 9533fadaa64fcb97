import type { StructureElement } from "./structure-tree.ts";
import { type PagePosition, type Placed, structureOf } from "./structured-layout.ts";

/** A structure element as pdfkit writes it. */
interface Element {
  readonly dictionary: { readonly data: Record<string, unknown> };
  add(child: Element | Content): Element;
  end(): void;
}

/** Marked content of a page that belongs to an element. */
type Content = object;

interface PdfKit {
  _currentStructureElement?: Element | undefined;
  struct(type: string, options: Readonly<Record<string, string>>): Element;
  addStructure(element: Element): void;
  markContent(tag: "Artifact"): void;
  markStructureContent(tag: string): Content;
  endMarkedContent(): void;
}

interface Inline {
  readonly text: string;
  readonly link?: string | null;
}

/** A line of text; `_outline` turns it into a bookmark. */
interface Line extends Placed {
  readonly inlines: readonly Inline[];
  _outline?: unknown;
}

interface Renderer {
  readonly pdfDocument: PdfKit;
  renderPages(pages: readonly unknown[]): void;
  renderLine(line: Line, ...told: readonly unknown[]): void;
  renderImage(image: Placed): void;
  renderVector(vector: unknown): void;
}

/** pdfmake's renderer class. */
export interface RendererClass {
  readonly prototype: Renderer;
}

/** The elements and positions that have been written. */
interface Written {
  readonly elements: Map<StructureElement, Element>;
  readonly places: Set<PagePosition>;
}

const written = new WeakMap<Renderer, Written>();

/**
 * Patches pdfmake's renderer so that text is written as tagged PDF (PDF/UA structure); lines, boxes and repeated
 * headers become artifacts.
 */
export function tagPages({ prototype }: RendererClass): void {
  const { renderPages, renderLine, renderImage, renderVector } = prototype;

  prototype.renderPages = function (pages) {
    const root = structureOf(pages);
    const done: Written = { elements: new Map(), places: new Set() };
    written.set(this, done);
    renderPages.call(this, pages);
    if (!root) return;
    const element = elementTree(this.pdfDocument, root, done);
    this.pdfDocument.addStructure(element);
    element.end();
  };

  prototype.renderLine = function (line, ...told) {
    const link = line.inlines.find((inline) => typeof inline.link === "string");
    // A table header that is repeated on the next page gets no second bookmark.
    if (line.place && written.get(this)?.places.has(line.place)) line._outline = undefined;
    const isBlank = line.inlines.every(({ text }) => text.trim() === "");
    write(this, isBlank ? {} : line, () => renderLine.apply(this, [line, ...told]), link !== undefined);
  };

  prototype.renderImage = function (image) {
    write(this, image, () => renderImage.call(this, image));
  };

  prototype.renderVector = function (vector) {
    write(this, {}, () => renderVector.call(this, vector));
  };
}

function write(renderer: Renderer, { place }: Placed, act: () => void, isLink = false): void {
  const { pdfDocument } = renderer;
  const done = written.get(renderer);
  if (!done || !place || done.places.has(place)) {
    pdfDocument.markContent("Artifact");
    act();
    pdfDocument.endMarkedContent();
    return;
  }
  done.places.add(place);
  const element = elementOf(pdfDocument, place.part, done);
  const target = isLink ? pdfDocument.struct("Link", {}) : element;
  const content = pdfDocument.markStructureContent(isLink ? "Link" : place.part.type);
  // pdfkit adds a link to its current element.
  pdfDocument._currentStructureElement = target;
  act();
  pdfDocument._currentStructureElement = undefined;
  pdfDocument.endMarkedContent();
  target.add(content);
  if (isLink) element.add(target);
}

function elementOf(document: PdfKit, part: StructureElement, { elements }: Written): Element {
  const known = elements.get(part);
  if (known) return known;
  const { type, spoken, language, alt, columns } = part;
  const element = document.struct(type, {
    ...(spoken !== undefined && { actual: spoken }),
    ...(language !== undefined && { lang: language }),
    ...(alt !== undefined && { alt }),
    ...(type === "TH" && { scope: "Column" }),
  });
  if (columns !== undefined) {
    const { data } = element.dictionary;
    data.A = { ...(data.A as object | undefined), O: "Table", ColSpan: columns };
  }
  elements.set(part, element);
  return element;
}

/**
 * The element of a part with those of its children. Parts without text are left out, except cells, which keep columns
 * aligned.
 */
function elementTree(document: PdfKit, part: StructureElement, done: Written): Element {
  const element = elementOf(document, part, done);
  for (const inner of part.parts) {
    if (isIncluded(inner, done)) element.add(elementTree(document, inner, done));
  }
  return element;
}

function isIncluded(part: StructureElement, done: Written): boolean {
  return (
    part.type === "TD" ||
    part.type === "TH" ||
    done.elements.has(part) ||
    part.parts.some((inner) => isIncluded(inner, done))
  );
}
