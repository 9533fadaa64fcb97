import ChevronDown from "lucide-react/icons/chevron-down";
import Filter from "lucide-react/icons/funnel";
import { useId, useState } from "react";
import { t } from "../../i18n/translate.ts";
import popover from "../../ui/popover.module.css";
import styles from "./column-header.module.css";

interface ColumnHeadProps {
  readonly column: string;
  readonly isFiltered: boolean;
  readonly tabIndex: number;
  /** What can be done with the column; rendered only while it is open. */
  readonly menu: (close: () => void) => React.ReactNode;
}

// The same drawn elements each time, which React then passes over: a wide sheet has many heads, drawn with each key.
const FILTERED = <Filter role="img" aria-label={t("filtered")} />;
const OPENS = <ChevronDown aria-hidden />;

/** The name of a column, which opens what can be done with it. */
export function ColumnHead({ column, isFiltered, tabIndex, menu }: ColumnHeadProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.head}
        tabIndex={tabIndex}
        popoverTarget={id}
        aria-expanded={isOpen}
        title={isFiltered ? t("{column}, filtered", { column }) : column}
      >
        {column}
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
