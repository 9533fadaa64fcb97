import type { CSSProperties } from "react";
import { retold } from "../../../shared/i18n/stored.ts";
import styles from "./revision-badge.module.css";

interface RevisionMarkProps {
  readonly title: string;
  /** Paper colour, `#rrggbb`, or null. */
  readonly hex: string | null;
}

/** Title of a publication in its paper colour. */
export function RevisionBadge({ title, hex }: RevisionMarkProps) {
  return (
    <strong className={styles.mark} {...(hex !== null && { style: { "--revision": hex } as CSSProperties })}>
      {retold(title)}
    </strong>
  );
}
