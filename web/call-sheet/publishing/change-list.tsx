import styles from "./publishing.module.css";

interface ChangeListProps {
  readonly title: string;
  readonly changes: readonly string[];
}

/** Differences of two sheets; a long list is collapsed at first. */
export function ChangeList({ title, changes }: ChangeListProps) {
  // Equal texts are shown once.
  const distinct = [...new Set(changes)];
  return (
    <details open={distinct.length <= 6}>
      <summary>
        {title} ({distinct.length})
      </summary>
      <ul className={styles.changes}>
        {distinct.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </details>
  );
}
