import type { CSSProperties } from "react";
import styles from "./revision-badge.module.css";

interface RevisionMarkProps {
  readonly title: string;
  /** The colour of its paper, `#rrggbb`; null for one that has none. */
  readonly hex: string | null;
}

/** Which publication a sheet is, on the paper that it is printed on. */
export function RevisionBadge({ title, hex }: RevisionMarkProps) {
  return (
    <strong className={styles.mark} {...(hex !== null && { style: { "--revision": hex } as CSSProperties })}>
      {title}
    </strong>
  );
}
