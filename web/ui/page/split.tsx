import type { ReactNode } from "react";
import styles from "./split.module.css";

interface SplitProps {
  /** A `SideList` or several. */
  readonly side: ReactNode;
  /** Stands in place of what was chosen before while what is chosen now is on its way. */
  readonly coming?: ReactNode;
  readonly children: ReactNode;
}

/** A list of 250 px at the side and what is chosen in it beside; on a phone one above the other. */
export function Split({ side, coming, children }: SplitProps) {
  return (
    <div className={styles.split}>
      <aside className={styles.side}>{side}</aside>
      {coming && <div className={styles.main}>{coming}</div>}
      <div className={styles.main} hidden={Boolean(coming)}>
        {children}
      </div>
    </div>
  );
}
