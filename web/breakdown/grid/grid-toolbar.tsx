import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import type { Table } from "../../../shared/tables/tsv.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import control from "../../ui/form/control.module.css";
import { type ColumnFilter, NO_FILTER, withFilter } from "../grid-model/filters.ts";
import type { Line } from "../grid-model/visible-lines.ts";
import styles from "./grid-toolbar.module.css";
import type { SheetView } from "./use-grid-view.ts";

interface Viewed {
  readonly table: Table;
  readonly view: SheetView;
}

/** Search, grouping and filters of the table. */
export function GridToolbar({ table, view, children }: Viewed & { readonly children: ReactNode }) {
  return (
    <div className={styles.tools}>
      {children}
      {(view.filters.size > 0 || view.episode !== "") && (
        <div className={styles.filters}>
          <output>{scenesText(table, view)}</output>
          {[...view.filters].map(([column, filter]) => (
            <button
              key={column}
              type="button"
              title={t("Clear {column} filter", { column: columnText(column) })}
              onClick={() => view.filter(withFilter(view.filters, column, NO_FILTER))}
            >
              {columnText(column)}: {wordsOf(filter)} <X aria-hidden />
            </button>
          ))}
          <Button onClick={view.showAll}>{t("Show all scenes")}</Button>
        </div>
      )}
    </div>
  );
}

/** The column by which scenes are grouped. */
export function GroupBy({ table, view }: Viewed) {
  const groups = view.lines.flatMap((line) => (line.kind === "group" ? [line] : []));
  return (
    <>
      <label className={styles.group}>
        <span>{t("Group by")}</span>
        <select
          className={control.control}
          value={view.group ?? ""}
          onChange={(event) => view.groupBy(event.target.value)}
        >
          <option value="">{t("None")}</option>
          {table.columns.map((column) => (
            <option key={column} value={column}>
              {columnText(column)}
            </option>
          ))}
        </select>
      </label>
      {groups.length > 0 && (
        <Button onClick={() => view.close(groups.some(({ isOpen }) => isOpen) ? groups.map(({ value }) => value) : [])}>
          {groups.some(({ isOpen }) => isOpen) ? t("Collapse all groups") : t("Expand all groups")}
        </Button>
      )}
    </>
  );
}

interface EpisodeFilterProps {
  readonly view: SheetView;
  /** Numbers of the episodes in order; empty for a film. */
  readonly episodes: readonly string[];
}

/** The episode whose scenes are shown. */
export function EpisodeFilter({ view, episodes }: EpisodeFilterProps) {
  if (episodes.length < 2) return null;
  return (
    <label className={styles.group}>
      <span>{t("Episode")}</span>
      <select
        className={control.control}
        value={view.episode}
        onChange={(event) => view.showEpisode(event.target.value)}
      >
        <option value="">{t("All")}</option>
        {episodes.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Number of displayed scenes and of all scenes. */
export const scenesText = (table: Table, view: SheetView) =>
  t("{scenesIn} of {count} scenes", { scenesIn: scenesIn(view.lines), count: table.rows.length });

/** Number of scenes in the lines, including collapsed groups. */
function scenesIn(lines: readonly Line[]): number {
  const hidden = lines.map((line) => (line.kind === "group" && !line.isOpen ? line.rows.length : 0));
  const shown = lines.filter(({ kind }) => kind === "scene").length;
  return hidden.reduce((sum, one) => sum + one, shown);
}

function wordsOf({ words, values }: ColumnFilter): string {
  const named = values.map((value) => value || "nothing");
  return [...(words.trim() === "" ? [] : [`“${words.trim()}”`]), named.join(" or ")].filter(Boolean).join(", ");
}
