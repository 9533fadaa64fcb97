import { t } from "../i18n/translate.ts";
import styles from "./change-filter.module.css";
import type { DraftChange, Filter } from "./draft.ts";
import { filtersOf } from "./draft.ts";

interface KindFilterProps {
  readonly changes: readonly DraftChange[];
  readonly value: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Number of changes of each kind; choosing a kind shows its scenes. */
export function KindFilter({ changes, value, onChange }: KindFilterProps) {
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t("Scenes shown")}</legend>
      {filtersOf(changes).map(({ filter, label, count }) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          data-kind={filter}
          onClick={() => onChange(filter)}
        >
          <b>{count}</b> {label}
        </button>
      ))}
    </fieldset>
  );
}
