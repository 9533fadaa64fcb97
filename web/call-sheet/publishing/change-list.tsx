import { changeText } from "../../../shared/call-sheet/publishing/change-text.ts";
import styles from "./publishing.module.css";

interface ChangeListProps {
  readonly title: string;
  readonly changes: readonly string[];
  /** Whether all are shown at first; a short list is. */
  readonly isOpen?: boolean;
}

/** Differences of two sheets; a long list is collapsed at first. */
export function ChangeList({ title, changes, isOpen }: ChangeListProps) {
  // Equal texts are shown once.
  const distinct = [...new Set(changes)];
  return (
    <details open={isOpen ?? distinct.length <= 6}>
      <summary>
        {title} ({distinct.length})
      </summary>
      <ul className={styles.changes}>
        {distinct.map((change) => (
          <li key={change}>{changeText(change)}</li>
        ))}
      </ul>
    </details>
  );
}
