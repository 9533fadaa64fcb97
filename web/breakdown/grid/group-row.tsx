import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import { memo } from "react";
import { columnText } from "../../../shared/breakdown/model/column-text.ts";
import { t } from "../../i18n/translate.ts";
import styles from "./grid.module.css";

interface GroupHeadProps {
  /** The common value and its column. */
  readonly value: string;
  readonly column: string;
  readonly scenes: number;
  /** Total length of the scenes, or empty. */
  readonly pages: string;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly onToggle: (value: string) => void;
}

interface GroupRowProps extends GroupHeadProps {
  readonly line: number;
  readonly columns: number;
  readonly measure: (element: HTMLTableRowElement | null) => void;
}

/** Heading of a group of scenes with the same value in a column. */
export const GroupRow = memo(function GroupRow({ line, columns, measure, ...head }: GroupRowProps) {
  return (
    <tr ref={measure} data-index={line} aria-rowindex={line + 2} className={styles.group}>
      <th colSpan={columns} scope="rowgroup" aria-colindex={1}>
        <GroupHead {...head} />
      </th>
    </tr>
  );
});

/** The group's value and number of scenes, which expands and collapses the group. */
export function GroupHead({ value, column, scenes, pages, isOpen, isActive, onToggle }: GroupHeadProps) {
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <button type="button" aria-expanded={isOpen} tabIndex={isActive ? 0 : -1} onClick={() => onToggle(value)}>
      <Icon aria-hidden className="mirrors" />
      <strong>{value || t("No {column}", { column: columnText(column) })}</strong>
      <span>
        {pages
          ? t("{scenes, plural, one {# scene} other {# scenes}}, {pages} pages", { scenes, pages })
          : t("{scenes, plural, one {# scene} other {# scenes}}", { scenes })}
      </span>
    </button>
  );
}
