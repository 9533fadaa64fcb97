import { memo, type ReactNode, useEffect, useRef } from "react";
import type { Table as TableOfText } from "../../shared/breakdown/tsv.ts";
import { EditableCell } from "../ui/editable-cell.tsx";
import { Table } from "../ui/table.tsx";
import styles from "./breakdown-table.module.css";
import type { ColumnWidth } from "./column-width.ts";
import type { Doubts } from "./findings.ts";
import { reveal } from "./reveal.ts";
import { UncertainMark } from "./uncertain-mark.tsx";

interface BreakdownTableProps {
  readonly table: TableOfText;
  /** Of each column; they stay the same while one types, so that only the scene typed in is drawn again. */
  readonly widths: readonly ColumnWidth[];
  /** Called with a cell's new text; without it the table is for reading. */
  readonly onEdit?: ((row: number, column: number, text: string) => void) | undefined;
  /** What is uncertain in each row. */
  readonly doubts: readonly Doubts[];
  /** The chosen row, which is kept in sight. */
  readonly chosen: number | undefined;
  /** Called with the row whose place in the script is asked for. */
  readonly onOpen: (row: number) => void;
  /** Called when a row is pressed anywhere; it must stay the same from drawing to drawing, as `onOpen` must. */
  readonly onChoose?: ((row: number) => void) | undefined;
}

/** The breakdown, one scene a row, with the columns that it happens to have. */
export function BreakdownTable({ table, doubts, chosen, ...shared }: BreakdownTableProps) {
  return (
    <Table label="Script breakdown" height="page">
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((cells, row) => (
          <SceneRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither moved nor removed here
            key={row}
            row={row}
            columns={table.columns}
            cells={cells}
            doubts={doubts[row]}
            isChosen={row === chosen}
            {...shared}
          />
        ))}
      </tbody>
    </Table>
  );
}

interface SceneRowProps extends Pick<BreakdownTableProps, "widths" | "onEdit" | "onOpen" | "onChoose"> {
  readonly row: number;
  readonly columns: readonly string[];
  readonly cells: readonly string[];
  readonly doubts: Doubts | undefined;
  readonly isChosen: boolean;
}

// Typing in one scene must not draw the others again.
const SceneRow = memo(function SceneRow(props: SceneRowProps) {
  const { row, columns, cells, widths, doubts, isChosen, onEdit, onOpen, onChoose } = props;
  const line = useRef<HTMLTableRowElement>(null);
  // Scrolling is the document's, not React's.
  useEffect(() => {
    const box = line.current?.closest("section");
    if (isChosen && line.current && box) reveal(line.current, box);
  }, [isChosen]);
  return (
    <tr ref={line} aria-current={isChosen ? "true" : undefined} onClick={onChoose && (() => onChoose(row))}>
      {columns.map((column, at) => {
        const text = cells[at] ?? "";
        const Cell = at === 0 ? "th" : "td";
        return (
          <Cell key={column} scope={at === 0 ? "row" : undefined} data-cell={widths[at]}>
            {onEdit ? (
              <EditableCell
                value={text}
                label={`${column} of scene ${cells[0] || row + 1}`}
                onChange={(edited) => onEdit(row, at, edited)}
              />
            ) : (
              <CellText doubt={doubts?.get(column)}>
                {at === 0 ? (
                  <button type="button" className={styles.open} title="Show in the script" onClick={() => onOpen(row)}>
                    {text || "–"}
                  </button>
                ) : (
                  text
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
    <>
      {children} <UncertainMark of={doubt} />
    </>
  );
}
