import { useState } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import type { Table } from "../../../shared/tables/tsv.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/form/select.tsx";
import { ColumnMenu } from "../grid/column-menu.tsx";
import type { SheetView } from "../grid/use-grid-view.ts";

interface FilterDialogProps {
  readonly table: Table;
  readonly view: SheetView;
  /** Columns that list elements or characters. */
  readonly lists: ReadonlySet<string>;
  readonly onClose: () => void;
}

/** The table's column menu, for a column chosen in the dialog. */
export function FilterDialog({ table, view, lists, onClose }: FilterDialogProps) {
  const { columns } = table;
  const [column, setColumn] = useState(
    () => columns.find((one) => view.filters.has(one)) ?? view.group ?? columns[2] ?? columns[0] ?? "",
  );
  return (
    <Dialog title={t("Filter and group")} maxWidth={480} isSheet onClose={onClose}>
      <Select
        label={t("Column")}
        options={columns.map((value) => ({ value, label: columnText(value) }))}
        value={column}
        onChange={(event) => setColumn(event.target.value)}
      />
      <ColumnMenu
        key={column}
        table={table}
        at={columns.indexOf(column)}
        isList={lists.has(column)}
        view={view}
        mayFreeze={0}
        onDone={onClose}
      />
    </Dialog>
  );
}
