import type { ReactNode } from "react";
import { useMedia } from "../use-media.ts";
import styles from "./split.module.css";

interface SplitProps {
  /** One or more `SideList`s. */
  readonly side: ReactNode;
  /** Replaces the previous content while the new selection is loading. */
  readonly coming?: ReactNode;
  /** The greatest width of the window in px at which the list is a row above the content; 760 by default. */
  readonly rowUntil?: number;
  readonly children: ReactNode;
}

/** A list of 250 px and the selected content next to it; stacked on phones. */
export function Split({ side, coming, rowUntil = 760, children }: SplitProps) {
  const isRow = useMedia(`(max-width: ${rowUntil}px)`);
  return (
    <div className={styles.split} data-row={isRow}>
      <aside className={styles.side}>{side}</aside>
      {coming && <div className={styles.main}>{coming}</div>}
      <div className={styles.main} hidden={Boolean(coming)}>
        {children}
      </div>
    </div>
  );
}
