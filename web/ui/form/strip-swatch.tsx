import styles from "./strip-swatch.module.css";

/** The papers of a strip board: four for day or night and inside or out, then twilight, breaks and days off. */
export type StripPaper =
  | "day-int"
  | "day-ext"
  | "night-int"
  | "night-ext"
  | "dawn"
  | "dusk"
  | "day-break"
  | "week-break"
  | "free"
  | "holiday";

interface StripSwatchProps {
  readonly paper: StripPaper;
  /** What the paper means here ("Night, exterior"). */
  readonly label: string;
}

/** A slip of strip paper beside the words that it colours. */
export function StripSwatch({ paper, label }: StripSwatchProps) {
  return <span className={styles.swatch} data-paper={paper} role="img" aria-label={label} title={label} />;
}
