import styles from "./strip-swatch.module.css";

/**
 * Paper colours of a stripboard: four for day or night and interior or exterior, then twilight, day breaks and days
 * off.
 */
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
  /** Meaning of the paper colour ("Night, exterior"). */
  readonly label: string;
}

/** A swatch in a paper colour, next to a text. */
export function StripSwatch({ paper, label }: StripSwatchProps) {
  return <span className={styles.swatch} data-paper={paper} role="img" aria-label={label} title={label} />;
}
