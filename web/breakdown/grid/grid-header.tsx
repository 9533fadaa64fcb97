import type { KeyboardEvent } from "react";
import { categoryColour } from "../../../shared/breakdown/model/category-colours.ts";
import type { Table } from "../../../shared/tables/tsv.ts";
import { keyAlong } from "../../i18n/text-direction.ts";
import { ColumnHead } from "./column-header.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import type { SheetView } from "./use-grid-view.ts";

interface SheetHeadsProps {
  readonly table: Table;
  readonly view: SheetView;
  readonly lists: ReadonlySet<string>;
  readonly frozen: readonly number[];
  readonly mayFreeze: number;
  /** Column of the active cell: Tab only reaches its header, arrow keys move to the others. */
  readonly active: number;
  /** Moves the focus from a header to its column. */
  readonly onDown: (column: number) => void;
}

/** The column headers, which stay visible. */
export function SheetHeads({ table, view, lists, frozen, mayFreeze, active, onDown }: SheetHeadsProps) {
  return (
    <thead onKeyDown={(event) => onHeadKey(event, table.columns.length, onDown)}>
      <tr aria-rowindex={1}>
        {table.columns.map((column, at) => (
          <th
            key={column}
            scope="col"
            aria-colindex={at + 1}
            data-frozen={at < frozen.length || undefined}
            style={at < frozen.length ? { insetInlineStart: `${frozen[at]}px` } : undefined}
          >
            <ColumnHead
              column={column}
              mark={lists.has(column) ? categoryColour(column) : undefined}
              isFiltered={view.filters.has(column)}
              tabIndex={at === active ? 0 : -1}
              menu={(close) => (
                <ColumnMenu {...{ table, at, view, mayFreeze }} isList={lists.has(column)} onDone={close} />
              )}
            />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function onHeadKey(event: KeyboardEvent<HTMLElement>, columns: number, onDown: (column: number) => void) {
  const head = (event.target as Element).closest("[popovertarget]")?.closest("th");
  if (!head) return;
  const at = Number(head.getAttribute("aria-colindex")) - 1;
  const places: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: columns - 1 };
  const to = places[keyAlong(event.key)];
  if (event.key === "ArrowDown") onDown(at);
  else if (to === undefined) return;
  else headAt(event.currentTarget, to)?.focus();
  event.preventDefault();
}

/** The header button of a column (from 0). */
export const headAt = (within: Element | null, column: number) =>
  within?.querySelector<HTMLElement>(`th[aria-colindex="${column + 1}"] > [popovertarget]`);
