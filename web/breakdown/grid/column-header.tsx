import ChevronDown from "lucide-react/icons/chevron-down";
import Filter from "lucide-react/icons/funnel";
import { useId, useState } from "react";
import type { CategoryColour } from "../../../shared/breakdown/model/category-colours.ts";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import { t } from "../../i18n/translate.ts";
import popover from "../../ui/popover.module.css";
import styles from "./column-header.module.css";

interface ColumnHeadProps {
  readonly column: string;
  /** Colour of the elements that the column lists. */
  readonly mark: CategoryColour | undefined;
  readonly isFiltered: boolean;
  readonly tabIndex: number;
  /** The column's menu, rendered only while it is open. */
  readonly menu: (close: () => void) => React.ReactNode;
}

// A constant element, which React skips when re-rendering: a wide table has many headers, rendered on each keystroke.
const FILTERED = <Filter role="img" aria-label={t("filtered")} />;
const OPENS = <ChevronDown aria-hidden />;

/** A column header that opens the column's menu. */
export function ColumnHead({ column, mark, isFiltered, tabIndex, menu }: ColumnHeadProps) {
  const id = useId();
  const name = columnText(column);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.head}
        tabIndex={tabIndex}
        popoverTarget={id}
        aria-expanded={isOpen}
        title={isFiltered ? t("{column}, filtered", { column: name }) : name}
      >
        {mark && <span className={styles.mark} data-mark={mark} aria-hidden />}
        {name}
        {isFiltered ? FILTERED : OPENS}
      </button>
      <div
        id={id}
        popover="auto"
        className={`${popover.popover} ${styles.menu}`}
        onBeforeToggle={(event) => setIsOpen(event.newState === "open")}
      >
        {isOpen && menu(() => document.getElementById(id)?.hidePopover())}
      </div>
    </>
  );
}
