import type { ReactNode } from "react";
import styles from "./split.module.css";

interface SplitProps {
  /** One or more `SideList`s. */
  readonly side: ReactNode;
  /** Replaces the previous content while the new selection is loading. */
  readonly coming?: ReactNode;
  readonly children: ReactNode;
}

/** A list of 250 px and the selected content next to it; stacked on phones. */
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
