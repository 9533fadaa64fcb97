import { useMemo, useState } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import type { Table } from "../../../shared/tables/tsv.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { columnValues, folded, isFiltering, NO_FILTER, withFilter } from "../grid-model/filters.ts";
import styles from "./column-header.module.css";
import type { SheetView } from "./use-grid-view.ts";

// Further values can be found by search.
const MAX_VALUES = 200;

interface ColumnMenuProps {
  readonly table: Table;
  readonly at: number;
  /** Whether the cells are lists, such as characters. */
  readonly isList: boolean;
  readonly view: SheetView;
  /** Maximum number of frozen columns. */
  readonly mayFreeze: number;
  readonly onDone: () => void;
}

/** Filters, groups and freezes by a column. */
export function ColumnMenu({ table, at, isList, view, mayFreeze, onDone }: ColumnMenuProps) {
  const column = table.columns[at] ?? "";
  const filter = view.filters.get(column) ?? NO_FILTER;
  const [wanted, setWanted] = useState("");
  const all = useMemo(() => columnValues(table, column, isList), [table, column, isList]);
  const fitting = all.filter(([value]) => folded(value).includes(folded(wanted.trim())));
  const put = (next: Partial<typeof filter>) => view.filter(withFilter(view.filters, column, { ...filter, ...next }));
  const isGrouped = view.group === column;
  const isFrozen = view.frozen === at + 1;
  return (
    <>
      <div className={styles.menuActs}>
        <Button
          aria-pressed={isGrouped}
          onClick={() => {
            view.groupBy(isGrouped ? "" : column);
            onDone();
          }}
        >
          {isGrouped ? t("Ungroup") : t("Group by {column}", { column: columnText(column) })}
        </Button>
        {at < mayFreeze && (
          <Button
            aria-pressed={isFrozen}
            onClick={() => {
              view.freeze(isFrozen ? 0 : at + 1);
              onDone();
            }}
          >
            {isFrozen ? t("Unfreeze columns") : t("Freeze columns up to here")}
          </Button>
        )}
      </div>
      <Field
        label={t("{column} contains", { column: columnText(column) })}
        type="search"
        value={filter.words}
        onChange={(event) => put({ words: event.target.value })}
      />
      <fieldset className={styles.values}>
        <legend>
          {isList
            ? t("{column} contains any of", { column: columnText(column) })
            : t("{column} is any of", { column: columnText(column) })}
        </legend>
        {all.length > 12 && (
          <Field
            label={t("Find a value")}
            type="search"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
        <div>
          {fitting.slice(0, MAX_VALUES).map(([value, scenes]) => (
            <Checkbox
              key={value}
              label={
                <>
                  {value || t("None")} <small>{scenes}</small>
                </>
              }
              checked={filter.values.includes(value)}
              onChange={(event) =>
                put({
                  values: event.target.checked
                    ? [...filter.values, value]
                    : filter.values.filter((one) => one !== value),
                })
              }
            />
          ))}
        </div>
        {fitting.length > MAX_VALUES && (
          <p>{t("{count} more. Search to find them.", { count: fitting.length - MAX_VALUES })}</p>
        )}
        {fitting.length === 0 && <p>{t("No matching values.")}</p>}
      </fieldset>
      {isFiltering(filter) && (
        <Button onClick={() => put(NO_FILTER)}>{t("Clear {column} filter", { column: columnText(column) })}</Button>
      )}
    </>
  );
}
