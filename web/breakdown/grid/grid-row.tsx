import { memo, type ReactNode } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import { t } from "../../i18n/translate.ts";
import { EditableCell } from "../../ui/form/editable-cell.tsx";
import type { StripPaper } from "../../ui/form/strip-swatch.tsx";
import type { SceneReviewReasons } from "../corrections/findings.ts";
import { UncertainBadge } from "../corrections/uncertain-badge.tsx";
import type { ColumnWidth } from "../grid-model/column-width.ts";
import styles from "./grid.module.css";

interface SheetRowProps {
  /** Index among the displayed lines, and row index in the table. */
  readonly line: number;
  readonly row: number;
  readonly columns: readonly string[];
  readonly cells: readonly string[];
  readonly widths: readonly ColumnWidth[];
  /** Paper colour of the scene's strip, at the left edge of the row. */
  readonly paper: StripPaper | undefined;
  /** Left offsets of the frozen columns. */
  readonly frozen: readonly number[];
  readonly doubts: SceneReviewReasons | undefined;
  readonly isChosen: boolean;
  /** Column of the active cell. */
  readonly active: number | undefined;
  /** First and last selected column. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Columns of matching cells, such as "2,5". */
  readonly found: string;
  /** Called with a cell's new text; undefined when read-only. */
  readonly onType: ((row: number, column: number, text: string) => void) | undefined;
  readonly onOpen: (row: number) => void;
  readonly onChoose: ((row: number) => void) | undefined;
  readonly measure: (element: HTMLTableRowElement | null) => void;
}

// Editing or moving between scenes must not re-render the other rows.
export const GridRow = memo(function SheetRow(props: SheetRowProps) {
  const { line, row, columns, cells, widths, paper, frozen, doubts, isChosen, active, from, to, found } = props;
  const { onType, onOpen, onChoose } = props;
  const isFound = new Set(found === "" ? [] : found.split(",").map(Number));
  return (
    <tr
      ref={props.measure}
      data-index={line}
      aria-rowindex={line + 2}
      aria-current={isChosen ? "true" : undefined}
      onClick={onChoose && (() => onChoose(row))}
    >
      {columns.map((column, at) => {
        const text = cells[at] ?? "";
        const Cell = at === 0 ? "th" : "td";
        const isSelected = from !== undefined && to !== undefined && at >= from && at <= to;
        const tabIndex = at === active ? 0 : -1;
        return (
          <Cell
            key={column}
            scope={at === 0 ? "row" : undefined}
            aria-colindex={at + 1}
            aria-selected={isSelected || undefined}
            data-label={columnText(column)}
            data-cell={widths[at]}
            data-active={at === active || undefined}
            data-found={isFound.has(at) || undefined}
            data-frozen={at < frozen.length || undefined}
            style={at < frozen.length ? { insetInlineStart: `${frozen[at]}px` } : undefined}
            tabIndex={onType ? undefined : tabIndex}
          >
            {at === 0 && <span className={styles.edge} data-paper={paper} aria-hidden />}
            {onType ? (
              <EditableCell
                look="sheet"
                value={text}
                label={t("{column} of scene {number}", { column: columnText(column), number: cells[0] || row + 1 })}
                tabIndex={tabIndex}
                onChange={(typed) => onType(row, at, typed)}
              />
            ) : (
              <CellText doubt={doubts?.get(column)}>
                {at === 0 ? (
                  <button
                    type="button"
                    className={styles.open}
                    title={t("Show in the script")}
                    tabIndex={-1}
                    onClick={() => onOpen(row)}
                  >
                    {text || "–"}
                  </button>
                ) : (
                  <span className={styles.text}>
                    <span className={styles.whole}>{text}</span>
                  </span>
                )}
              </CellText>
            )}
          </Cell>
        );
      })}
    </tr>
  );
});

function CellText({ doubt, children }: { readonly doubt: string | undefined; readonly children: ReactNode }) {
  if (doubt === undefined) return children;
  return (
    <span className={styles.doubtful}>
      {children} <UncertainBadge of={doubt} />
    </span>
  );
}
