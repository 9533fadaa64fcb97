import styles from "./skeleton.module.css";

/** Shape of the pending content: text, rows of a table, cards, a side list, or a card of fields. */
export type SkeletonShape = "words" | "table" | "cards" | "choices" | "card";

interface SkeletonProps {
  /** Label of the request ("Loading cast list..."). */
  readonly label: string;
  readonly shape?: SkeletonShape | undefined;
  /** Number of lines, rows or cards. */
  readonly lines?: number | undefined;
}

const USUAL_LINES: Record<SkeletonShape, number> = { words: 4, table: 8, cards: 3, choices: 3, card: 5 };

/** A skeleton of the pending content, with its label in place of the first line. */
export function Skeleton({ label, shape = "words", lines = USUAL_LINES[shape] }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" data-shape={shape}>
      <p className={styles.label}>{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The lines are identical and never move.
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
