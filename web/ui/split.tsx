import type { ReactNode } from "react";
import styles from "./split.module.css";

interface SplitProps {
  /** A `SideList` or several. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** A list of 250 px at the side and what is chosen in it beside; on a phone one above the other. */
export function Split({ side, children }: SplitProps) {
  return (
    <div className={styles.split}>
      <aside className={styles.side}>{side}</aside>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
