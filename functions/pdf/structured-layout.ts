import { type StructureElement, structureElement } from "./structure-tree.ts";

/** A node of a document in pdfmake's layout. */
interface LayoutNode {
  readonly table?: { readonly body: readonly (readonly LayoutNode[])[]; readonly headerRows?: number };
  readonly text?: unknown;
  readonly image?: unknown;
  readonly outline?: boolean;
  readonly outlineParentId?: string;
  readonly spoken?: string;
  readonly language?: string;
  readonly alt?: string;
  readonly colSpan?: number;
  readonly _span?: boolean;
}

/** The structure element of a line or picture. Copies of a line that are repeated on later pages share it. */
export interface PagePosition {
  readonly part: StructureElement;
}

/** A line or picture on a page. */
export interface Placed {
  place?: PagePosition;
}

interface Layout {
  layoutDocument(...told: readonly unknown[]): readonly unknown[];
  tryLayoutDocument(...told: readonly unknown[]): unknown;
  addHeadersAndFooters(...told: readonly unknown[]): void;
  processNode(node: LayoutNode, ...told: readonly unknown[]): void;
  buildNextLine(node: LayoutNode): Placed | null;
}

/** pdfmake's layout class. */
export interface LayoutClass {
  readonly prototype: Layout;
}

/**
 * The state of a layout. `here` is undefined in headers and footers, which repeat on every page and are not read out.
 */
interface Progress {
  readonly root: StructureElement;
  readonly cells: Map<LayoutNode, StructureElement>;
  here: StructureElement | undefined;
}

const structures = new WeakMap<readonly unknown[], StructureElement>();
const progress = new WeakMap<Layout, Progress>();

/** The structure tree of a laid-out document. */
export function structureOf(pages: readonly unknown[]): StructureElement | undefined {
  return structures.get(pages);
}

/** Patches pdfmake, which has no structure of its own, to record the heading, paragraph or table cell of each line. */
export function recordStructure({ prototype }: LayoutClass): void {
  const { layoutDocument, tryLayoutDocument, addHeadersAndFooters, processNode, buildNextLine } = prototype;

  prototype.layoutDocument = function (...told) {
    const pages = layoutDocument.apply(this, [...told]);
    const root = progress.get(this)?.root;
    if (root) structures.set(pages, root);
    return pages;
  };

  // A document is laid out again for each requested page break; the last layout counts.
  prototype.tryLayoutDocument = function (...told) {
    const root = structureElement("Document");
    progress.set(this, { root, cells: new Map(), here: root });
    return tryLayoutDocument.apply(this, [...told]);
  };

  prototype.addHeadersAndFooters = function (...told) {
    const at = progress.get(this);
    if (at) at.here = undefined;
    addHeadersAndFooters.apply(this, [...told]);
  };

  prototype.processNode = function (node, ...told) {
    const at = progress.get(this);
    const outside = at?.here;
    if (at && outside) at.here = enter(node, at, outside);
    const part = at?.here;
    if (node.image !== undefined && part) (node as Placed).place = { part };
    processNode.apply(this, [node, ...told]);
    if (at) at.here = outside;
  };

  prototype.buildNextLine = function (node) {
    const line = buildNextLine.call(this, node);
    const part = progress.get(this)?.here;
    if (line && part) line.place = { part };
    return line;
  };
}

/** The element that a node starts, or the one that it continues. */
function enter(node: LayoutNode, { cells }: Progress, outside: StructureElement): StructureElement {
  const cell = cells.get(node);
  const around = cell ?? outside;
  if (node.table) return node.table.headerRows ? begin(around, tableOf(node.table, cells)) : around;
  if (node.image !== undefined) return begin(around, structureElement("Figure", { alt: node.alt ?? "" }));
  if (node.text === undefined) return around;
  if (node.outline) return begin(around, structureElement(node.outlineParentId === undefined ? "H1" : "H2"));
  const { spoken, language } = node;
  if (spoken !== undefined)
    return begin(around, structureElement(cell ? "Span" : "P", { spoken, ...(language && { language }) }));
  return cell ?? begin(around, structureElement("P"));
}

function begin(around: StructureElement, part: StructureElement): StructureElement {
  around.parts.push(part);
  return part;
}

/** A table with its rows and cells. The cells are stored until they are laid out. */
function tableOf(
  { body, headerRows = 0 }: NonNullable<LayoutNode["table"]>,
  cells: Map<LayoutNode, StructureElement>,
): StructureElement {
  const table = structureElement("Table");
  for (const [at, row] of body.entries()) {
    const line = begin(table, structureElement("TR"));
    for (const cell of row) {
      if (cell._span) continue;
      const columns = cell.colSpan ?? 1;
      cells.set(cell, begin(line, structureElement(at < headerRows ? "TH" : "TD", columns > 1 ? { columns } : {})));
    }
  }
  return table;
}
