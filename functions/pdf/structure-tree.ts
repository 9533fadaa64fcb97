/** The kinds of structure that a reading program is told of, as PDF names them. */
export type StructureType = "Document" | "H1" | "H2" | "P" | "Span" | "Table" | "TR" | "TH" | "TD" | "Figure" | "Link";

/** A part of a document as a reading program walks through it, in reading order. */
export interface StructureElement {
  readonly type: StructureType;
  readonly parts: StructureElement[];
  /** What is read out in place of the letters, which stand in another order on paper. */
  readonly spoken?: string;
  /** The language of `spoken`, by IETF BCP 47. */
  readonly language?: string;
  /** What a picture shows. */
  readonly alt?: string;
  /** How many columns a cell covers. */
  readonly columns?: number;
}

/** A part of a kind, still without parts of its own. */
export function structureElement(
  type: StructureType,
  told: Omit<StructureElement, "type" | "parts"> = {},
): StructureElement {
  return { type, parts: [], ...told };
}
