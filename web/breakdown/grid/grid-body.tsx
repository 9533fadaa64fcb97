import { Fragment, useMemo } from "react";
import type { Table } from "../../../shared/tables/tsv.ts";
import type { StripPaper } from "../../ui/form/strip-swatch.tsx";
import type { SceneReviewReasons } from "../corrections/findings.ts";
import type { CellPosition, Range } from "../grid-model/cell-position.ts";
import type { ColumnWidth } from "../grid-model/column-width.ts";
import { type Line, pagesOf } from "../grid-model/visible-lines.ts";
import styles from "./grid.module.css";
import { GridRow } from "./grid-row.tsx";
import { GroupRow } from "./group-row.tsx";
import type { useVirtualRows } from "./use-virtual-rows.ts";

interface SheetBodyProps {
  readonly table: Table;
  readonly lines: readonly Line[];
  readonly drawn: ReturnType<typeof useVirtualRows>;
  readonly place: CellPosition;
  readonly range: Range;
  readonly widths: readonly ColumnWidth[];
  /** Paper colour of each row's strip. */
  readonly papers: readonly StripPaper[];
  readonly frozen: readonly number[];
  readonly doubts: readonly SceneReviewReasons[];
  readonly chosen: number | undefined;
  readonly found: readonly CellPosition[];
  /** The column by which scenes are grouped. */
  readonly group: string;
  readonly onToggle: (value: string) => void;
  readonly onType: ((row: number, column: number, text: string) => void) | undefined;
  readonly onOpen: (row: number) => void;
  readonly onChoose: ((row: number) => void) | undefined;
}

/** The visible lines, with spacers for the others. */
export function GridBody({ table, lines, drawn, place, range, found, group, onToggle, ...props }: SheetBodyProps) {
  const { columns } = table;
  const { rooms, below, measure } = drawn;
  const foundIn = useMemo(() => Map.groupBy(found, ({ line }) => line), [found]);
  return (
    <tbody>
      {rooms.map(({ line: at, above }) => {
        const line = lines[at];
        if (!line) return null;
        const isSelected = at >= range.top && at <= range.bottom;
        return (
          <Fragment key={line.kind === "group" ? `group ${line.value}` : line.row}>
            {above > 0 && <Room columns={columns.length} height={above} />}
            {line.kind === "group" ? (
              <GroupRow
                line={at}
                columns={columns.length}
                value={line.value}
                column={group}
                scenes={line.rows.length}
                pages={pagesOf(table, line.rows)}
                isOpen={line.isOpen}
                isActive={at === place.line}
                onToggle={onToggle}
                measure={measure}
              />
            ) : (
              <GridRow
                line={at}
                row={line.row}
                columns={columns}
                cells={table.rows[line.row] ?? []}
                widths={props.widths}
                paper={props.papers[line.row]}
                frozen={props.frozen}
                doubts={props.doubts[line.row]}
                isChosen={line.row === props.chosen}
                active={at === place.line ? place.column : undefined}
                from={isSelected ? range.left : undefined}
                to={isSelected ? range.right : undefined}
                found={(foundIn.get(at) ?? []).map(({ column }) => column).join()}
                onType={props.onType}
                onOpen={props.onOpen}
                onChoose={props.onChoose}
                measure={measure}
              />
            )}
          </Fragment>
        );
      })}
      {below > 0 && <Room columns={columns.length} height={below} />}
    </tbody>
  );
}

function Room({ columns, height }: { readonly columns: number; readonly height: number }) {
  return (
    <tr aria-hidden className={styles.room}>
      <td colSpan={columns} style={{ height: `${height}px` }} />
    </tr>
  );
}
