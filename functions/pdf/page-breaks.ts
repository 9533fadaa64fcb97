/** A node of a document in pdfmake's layout. `nodeInfo` is what a `pageBreakBefore` function is told about it. */
interface LaidOutNode {
  readonly nodeInfo?: object;
  pageBreak?: string;
  pageBreakCalculated?: boolean;
  resetXY(): void;
}

interface Layout {
  readonly linearNodeList: readonly LaidOutNode[];
  layoutDocument(...told: readonly unknown[]): readonly unknown[];
}

/** pdfmake's layout class. */
export interface BreakingLayoutClass {
  readonly prototype: Layout;
}

type PageBreakBefore = (node: object, page: object) => boolean;

/** Position of the `pageBreakBefore` function among the arguments of `layoutDocument`. */
const ASKED = 8;

/**
 * Patches pdfmake, which lays out the whole document again for each break that `pageBreakBefore` asks for, to insert all
 * breaks of the first layout at once: otherwise, the time rises with the square of the days of a schedule. It is asked
 * again about the new pages.
 */
export function breakPagesAtOnce({ prototype }: BreakingLayoutClass): void {
  const { layoutDocument } = prototype;
  prototype.layoutDocument = function (...told) {
    const asked = told[ASKED] as PageBreakBefore | undefined;
    if (asked === undefined) return layoutDocument.apply(this, [...told]);
    const moved = new Set<object>();
    const note: PageBreakBefore = (node, page) => {
      if (asked(node, page)) moved.add(node);
      return false;
    };
    const pages = layoutDocument.apply(this, told.with(ASKED, note));
    if (moved.size === 0) return pages;
    for (const node of this.linearNodeList) {
      if (node.nodeInfo && moved.has(node.nodeInfo)) node.pageBreak = "before";
      node.pageBreakCalculated = false;
      node.resetXY();
    }
    return layoutDocument.apply(this, [...told]);
  };
}
