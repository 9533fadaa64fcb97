import styles from "./publishing.module.css";

interface ChangeListProps {
  readonly title: string;
  readonly changes: readonly string[];
}

/** What differs between two sheets; a long list begins folded. */
export function ChangeList({ title, changes }: ChangeListProps) {
  // Two changes that read alike tell no more than one.
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
