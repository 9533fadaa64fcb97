// biome-ignore-all lint/a11y/useSemanticElements: rows and cells stand where the scrolling puts them, which the elements of a table would not.
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { keyAlong, pointAlong, scrolledAlong, scrollLeftAt } from "../../i18n/text-direction.ts";
import styles from "./grid.module.css";
import { useGridWindow } from "./use-grid-window.ts";

/** Neighbouring cells of a row that look alike, drawn as one: from the first column to the last, counted from 0. */
export interface GridRun {
  readonly from: number;
  readonly to: number;
  readonly className: string | undefined;
  /** What they say to those who hear the page. */
  readonly label: string;
}

/** A cell's place in the grid, counted from 0. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

interface GridProps {
  /** What the grid holds, for those who hear the page. */
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  /** In px. */
  readonly rowHeight: number;
  readonly columnWidth: number;
  readonly headHeight: number;
  /** Above the heads of the rows. */
  readonly corner: ReactNode;
  readonly columnHead: (column: number) => ReactNode;
  /** How a column looks behind its cells, if in any way. */
  readonly columnLook: (column: number) => string | undefined;
  /** These two are called again only when another function is given. */
  readonly rowHead: (row: number) => ReactNode;
  readonly runs: (row: number) => readonly GridRun[];
  /** The cell that the arrow keys move from, and what it says. */
  readonly active: GridPosition;
  readonly activeLabel: string;
  readonly onActive: (place: GridPosition) => void;
}

/** A grid of any size that scrolls in both directions, with heads that stay in sight; only what is near is drawn. */
export function Grid(props: GridProps) {
  const { rows, columns, rowHeight, columnWidth, headHeight, active, onActive } = props;
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const activeId = useId();
  const { rowFrom, rowTo, columnFrom, columnTo, update } = useGridWindow(box, {
    rows,
    columns,
    rowHeight,
    columnWidth,
  });

  // The scroll position is outside React: what became active comes into sight.
  useEffect(() => {
    const element = box.current;
    const headWidth = head.current?.offsetWidth ?? 0;
    if (!element) return;
    const [left, top] = [active.column * columnWidth, active.row * rowHeight];
    const room = { width: element.clientWidth - headWidth, height: element.clientHeight - headHeight };
    element.scrollTo({
      left: scrollLeftAt(within(scrolledAlong(element), left + columnWidth - room.width, left)),
      top: within(element.scrollTop, top + rowHeight - room.height, top),
    });
  }, [active, columnWidth, rowHeight, headHeight]);

  function move(event: KeyboardEvent) {
    const page = Math.max(1, Math.floor(((box.current?.clientHeight ?? 0) - headHeight) / rowHeight));
    const to = placeFor(event, active, { row: rows - 1, column: columns - 1 }, page);
    if (!to || event.target !== box.current) return;
    event.preventDefault();
    onActive(to);
  }

  const measures = {
    "--row": `${rowHeight}px`,
    "--column": `${columnWidth}px`,
    "--head": `${headHeight}px`,
    "--rows": rows,
    "--columns": columns,
  } as CSSProperties;

  return (
    <div
      ref={box}
      className={styles.grid}
      style={measures}
      role="grid"
      aria-label={props.label}
      aria-rowcount={rows + 1}
      aria-colcount={columns + 1}
      aria-activedescendant={activeId}
      tabIndex={0}
      onScroll={update}
      onKeyDown={move}
    >
      <div className={styles.canvas} role="presentation">
        <div role="row" aria-rowindex={1} className={styles.heads} tabIndex={-1}>
          <div ref={head} role="columnheader" aria-colindex={1} className={styles.corner} tabIndex={-1}>
            {props.corner}
          </div>
          {range(columnFrom, columnTo).map((column) => (
            <div
              key={column}
              role="columnheader"
              aria-colindex={column + 2}
              className={styles.columnHead}
              style={{ "--from": column } as CSSProperties}
              data-active={column === active.column}
              tabIndex={-1}
            >
              {props.columnHead(column)}
            </div>
          ))}
        </div>
        {range(columnFrom, columnTo).map((column) => {
          const look = props.columnLook(column);
          const style = { "--from": column } as CSSProperties;
          return look && <div key={column} role="presentation" className={`${styles.stripe} ${look}`} style={style} />;
        })}
        {range(rowFrom, rowTo).map((row) => (
          <GridRow
            key={row}
            row={row}
            rowHead={props.rowHead}
            runs={props.runs}
            active={row === active.row ? { id: activeId, column: active.column, label: props.activeLabel } : undefined}
            columnWidth={columnWidth}
            onActive={onActive}
          />
        ))}
      </div>
    </div>
  );
}

interface GridRowProps extends Pick<GridProps, "rowHead" | "runs" | "columnWidth" | "onActive"> {
  readonly row: number;
  readonly active: { readonly id: string; readonly column: number; readonly label: string } | undefined;
}

const GridRow = memo(function GridRow({ row, rowHead, runs, active, columnWidth, onActive }: GridRowProps) {
  const head = useRef<HTMLDivElement>(null);

  function choose({ clientX, currentTarget }: MouseEvent) {
    const across = pointAlong(clientX, currentTarget.getBoundingClientRect()) - (head.current?.offsetWidth ?? 0);
    if (across >= 0) onActive({ row, column: Math.floor(across / columnWidth) });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles.row}
      style={{ "--at": row } as CSSProperties}
      tabIndex={-1}
      onClick={choose}
    >
      <div ref={head} role="rowheader" aria-colindex={1} className={styles.rowHead} tabIndex={-1}>
        {rowHead(row)}
      </div>
      {runs(row).map(({ from, to, className, label }) => (
        <div
          key={from}
          role="gridcell"
          aria-colindex={from + 2}
          aria-colspan={to - from + 1}
          aria-label={label}
          className={`${styles.run} ${className ?? ""}`}
          style={{ "--from": from, "--span": to - from + 1 } as CSSProperties}
          tabIndex={-1}
        />
      ))}
      {active && (
        <div
          id={active.id}
          role="gridcell"
          aria-colindex={active.column + 2}
          aria-label={active.label}
          aria-selected
          className={styles.active}
          style={{ "--from": active.column } as CSSProperties}
          tabIndex={-1}
        />
      )}
    </div>
  );
}, sameRow);

function sameRow(one: GridRowProps, other: GridRowProps): boolean {
  const { active: before, ...rest } = one;
  const { active: now, ...next } = other;
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // all that a row is given besides
  return (
    before?.column === now?.column &&
    before?.label === now?.label &&
    keys.every((key) => Object.is(rest[key], next[key]))
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** Where a key leads, if it is one that moves. */
function placeFor(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { row, column }: GridPosition,
  last: GridPosition,
  page: number,
): GridPosition | undefined {
  const far = ctrlKey || metaKey;
  const to = (toRow: number, toColumn: number) => ({
    row: within(toRow, 0, last.row),
    column: within(toColumn, 0, last.column),
  });
  switch (keyAlong(key)) {
    case "ArrowUp":
      return to(row - 1, column);
    case "ArrowDown":
      return to(row + 1, column);
    case "ArrowLeft":
      return to(row, column - 1);
    case "ArrowRight":
      return to(row, column + 1);
    case "PageUp":
      return to(row - page, column);
    case "PageDown":
      return to(row + page, column);
    case "Home":
      return to(far ? 0 : row, 0);
    case "End":
      return to(far ? last.row : row, last.column);
    default:
      return undefined;
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
