/** A part of a printed document that a page break does not divide, in points from the document's top. */
export interface UnbrokenPart {
  readonly top: number;
  readonly bottom: number;
  /** Height of the title row that is printed again above it if it begins a page. */
  readonly repeated: number;
  /** Whether it consists of other parts, and is only kept together if it would begin on the first page. */
  readonly isSection: boolean;
}

/** Rounding of the browser, in points. */
const ROUNDING = 0.5;

/**
 * Where the pages of a document begin, in points from its top, by the rules by which pdfmake breaks a call sheet.
 *
 * @param room height of a page's text
 */
export function pageStarts(parts: readonly UnbrokenPart[], room: number): readonly number[] {
  const starts = [0];
  let end = room;
  while (true) {
    const start = starts.at(-1)!;
    const crosses = ({ top, bottom, isSection }: UnbrokenPart) =>
      top > start + ROUNDING &&
      bottom > end + ROUNDING &&
      (!isSection || (starts.length === 1 && top < end && bottom <= end + room));
    const next = parts.filter(crosses).toSorted((one, other) => one.top - other.top)[0];
    if (!next) return starts;
    starts.push(next.top);
    end = next.top + room - next.repeated;
  }
}

/**
 * The unbroken parts of a drawn document: sections, rows of tables, and lines of other text.
 *
 * @param scale how many pixels a point has
 */
export function unbrokenParts(body: HTMLElement, scale: number): UnbrokenPart[] {
  const { top: origin } = body.getBoundingClientRect();
  const part = ({ top, bottom }: { top: number; bottom: number }, more: Partial<UnbrokenPart> = {}): UnbrokenPart => ({
    ...{ top: (top - origin) / scale, bottom: (bottom - origin) / scale, repeated: 0, isSection: false },
    ...more,
  });
  const within = (element: Element): UnbrokenPart[] => {
    if (!(element instanceof HTMLElement)) return [part(element.getBoundingClientRect())];
    if (element.dataset.table === "titled") return rowsOf(element).map(([row, more]) => part(row, more));
    if (element.dataset.section !== undefined) {
      return [part(element.getBoundingClientRect(), { isSection: true }), ...[...element.children].flatMap(within)];
    }
    if (element.querySelector(":scope > :is(div, svg, img)")) return [...element.children].flatMap(within);
    const text = document.createRange();
    text.selectNodeContents(element);
    return [...text.getClientRects()].map((line) => part(line));
  };
  return within(body);
}

/** The rows of a table whose title row stays with the first row, and is repeated above the others. */
function rowsOf(table: HTMLElement): [row: { top: number; bottom: number }, more: Partial<UnbrokenPart>][] {
  const [title, first, ...others] = [...table.querySelectorAll(":scope > [data-column='0']")].map((cell) =>
    cell.getBoundingClientRect(),
  );
  if (!title || !first) return [];
  return [
    [{ top: title.top, bottom: first.bottom }, {}],
    ...others.map((row): [typeof row, Partial<UnbrokenPart>] => [row, { repeated: title.height }]),
  ];
}
