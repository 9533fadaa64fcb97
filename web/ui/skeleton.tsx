import styles from "./skeleton.module.css";

/** What is about to appear: words, rows of a table, cards below each other, what can be chosen, or a card of fields. */
export type SkeletonShape = "words" | "table" | "cards" | "choices" | "card";

interface SkeletonProps {
  /** What is being fetched ("Loading cast list..."). */
  readonly label: string;
  readonly shape?: SkeletonShape | undefined;
  /** How many lines, rows or cards of it to sketch. */
  readonly lines?: number | undefined;
}

const USUAL_LINES: Record<SkeletonShape, number> = { words: 4, table: 8, cards: 3, choices: 3, card: 5 };

/** The shape of what is about to appear, with the words that say so where its first words will be. */
export function Skeleton({ label, shape = "words", lines = USUAL_LINES[shape] }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" data-shape={shape}>
      <p className={styles.label}>{label}</p>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
