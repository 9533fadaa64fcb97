// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are positioned by the scroll offset, which table elements do not allow.
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

/** Adjacent cells of a row with the same look, rendered as one: from the first to the last column (from 0). */
export interface GridRun {
  readonly from: number;
  readonly to: number;
  readonly className: string | undefined;
  /** Accessible name. */
  readonly label: string;
}

/** A cell's position in the grid, from 0. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

interface GridProps {
  /** Accessible name. */
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  /** In px. */
  readonly rowHeight: number;
  readonly columnWidth: number;
  readonly headHeight: number;
  /** Content of the upper left corner. */
  readonly corner: ReactNode;
  readonly columnHead: (column: number) => ReactNode;
  /** Background of a column, if any. */
  readonly columnLook: (column: number) => string | undefined;
  /** These two are only called again when the function changes. */
  readonly rowHead: (row: number) => ReactNode;
  readonly runs: (row: number) => readonly GridRun[];
  /** The active cell, from which arrow keys move, and its announcement. */
  readonly active: GridPosition;
  readonly activeLabel: string;
  readonly onActive: (place: GridPosition) => void;
}

/** A virtualised grid of any size with sticky headers, scrolling in both directions. */
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

  // The scroll position is outside React: the active cell is scrolled into view.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: The grid handles the keyboard.
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
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // all other props of a row
  return (
    before?.column === now?.column &&
    before?.label === now?.label &&
    keys.every((key) => Object.is(rest[key], next[key]))
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** Destination of a navigation key; undefined for other keys. */
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
