import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** What is being fetched ("Loading cast list..."). */
  readonly label: string;
  /** How many lines of it to sketch. */
  readonly lines?: number;
}

/** The shape of what is about to appear, with the words that say so. */
export function Skeleton({ label, lines = 4 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <p>{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
