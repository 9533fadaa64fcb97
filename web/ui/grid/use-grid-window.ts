import { type RefObject, useCallback, useEffect, useState } from "react";
import { scrolledAlong } from "../../i18n/text-direction.ts";

/** Rendered rows and columns: first, and last exclusive. */
export interface GridWindow {
  readonly rowFrom: number;
  readonly rowTo: number;
  readonly columnFrom: number;
  readonly columnTo: number;
}

interface GridMeasures {
  readonly rows: number;
  readonly columns: number;
  /** In px. */
  readonly rowHeight: number;
  readonly columnWidth: number;
}

/** Rows and columns are rendered in steps, so that scrolling by a few pixels renders nothing. */
const STEP = 4;

/** The part of a scrolling grid to render: the visible cells and some more on all sides. */
export function useGridWindow(
  box: RefObject<HTMLElement | null>,
  measures: GridMeasures,
): GridWindow & { update(): void } {
  const { rows, columns, rowHeight, columnWidth } = measures;
  const [seen, setSeen] = useState<GridWindow>({ rowFrom: 0, rowTo: 8 * STEP, columnFrom: 0, columnTo: 12 * STEP });
  const update = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const { scrollTop, clientHeight, clientWidth } = element;
    const along = scrolledAlong(element);
    const [rowFrom, rowTo] = steps(scrollTop / rowHeight, (scrollTop + clientHeight) / rowHeight);
    const [columnFrom, columnTo] = steps(along / columnWidth, (along + clientWidth) / columnWidth);
    const now = { rowFrom, rowTo, columnFrom, columnTo };
    setSeen((before) => (sameWindow(before, now) ? before : now));
  }, [box, rowHeight, columnWidth]);
  // The size of the box is outside React.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, update]);
  return {
    rowFrom: seen.rowFrom,
    rowTo: Math.min(seen.rowTo, rows),
    columnFrom: seen.columnFrom,
    columnTo: Math.min(seen.columnTo, columns),
    update,
  };
}

function steps(from: number, to: number): [from: number, to: number] {
  const first = Math.floor(from / STEP) - 1;
  return [Math.max(0, first * STEP), (Math.ceil(to / STEP) + 1) * STEP];
}

function sameWindow(one: GridWindow, other: GridWindow): boolean {
  return (
    one.rowFrom === other.rowFrom &&
    one.rowTo === other.rowTo &&
    one.columnFrom === other.columnFrom &&
    one.columnTo === other.columnTo
  );
}
