/** Structure types for assistive technology, by their PDF names. */
export type StructureType = "Document" | "H1" | "H2" | "P" | "Span" | "Table" | "TR" | "TH" | "TD" | "Figure" | "Link";

/** An element of a document's structure tree, in reading order. */
export interface StructureElement {
  readonly type: StructureType;
  readonly parts: StructureElement[];
  /** ActualText: read out in place of the glyphs, whose order on the page differs. */
  readonly spoken?: string;
  /** The language of `spoken`, as a BCP 47 tag. */
  readonly language?: string;
  /** Alternative text of a picture. */
  readonly alt?: string;
  /** The column span of a cell. */
  readonly columns?: number;
}

/** A structure element without children. */
export function structureElement(
  type: StructureType,
  told: Omit<StructureElement, "type" | "parts"> = {},
): StructureElement {
  return { type, parts: [], ...told };
}
