/** A node of a document in pdfmake's layout. `nodeInfo` is what is passed to `pageBreakBefore` about it. */
interface LaidOutNode {
  readonly nodeInfo?: object;
  pageBreak?: string;
  pageBreakCalculated?: boolean;
  resetXY(): void;
}

interface Layout {
  readonly linearNodeList: readonly LaidOutNode[];
  layoutDocument(...args: readonly unknown[]): readonly unknown[];
}

/** pdfmake's layout class. */
export interface BreakingLayoutClass {
  readonly prototype: Layout;
}

type PageBreakBefore = (node: object, page: object) => boolean;

/** Position of the `pageBreakBefore` function among the arguments of `layoutDocument`. */
const PAGE_BREAK_BEFORE = 8;

/**
 * Patches pdfmake, which lays out the whole document again for each break that `pageBreakBefore` asks for, to insert all
 * breaks of the first layout at once: otherwise, the time rises with the square of the days of a schedule. It is called
 * again for the new pages.
 */
export function breakPagesAtOnce({ prototype }: BreakingLayoutClass): void {
  const { layoutDocument } = prototype;
  prototype.layoutDocument = function (...args) {
    const pageBreakBefore = args[PAGE_BREAK_BEFORE] as PageBreakBefore | undefined;
    if (pageBreakBefore === undefined) return layoutDocument.apply(this, [...args]);
    const moved = new Set<object>();
    const collect: PageBreakBefore = (node, page) => {
      if (pageBreakBefore(node, page)) moved.add(node);
      return false;
    };
    const pages = layoutDocument.apply(this, args.with(PAGE_BREAK_BEFORE, collect));
    if (moved.size === 0) return pages;
    for (const node of this.linearNodeList) {
      if (node.nodeInfo && moved.has(node.nodeInfo)) node.pageBreak = "before";
      node.pageBreakCalculated = false;
      node.resetXY();
    }
    return layoutDocument.apply(this, [...args]);
  };
}
