import styles from "./publishing.module.css";

interface ChangeListProps {
  readonly title: string;
  readonly changes: readonly string[];
}

/** What differs between two sheets; a long list begins folded. */
export function ChangeList({ title, changes }: ChangeListProps) {
  return (
    <details open={changes.length <= 6}>
      <summary>
        {title} ({changes.length})
      </summary>
      <ul className={styles.changes}>
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes can read the same
          <li key={at}>{change}</li>
        ))}
      </ul>
    </details>
  );
}
