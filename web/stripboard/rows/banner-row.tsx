import Clapperboard from "lucide-react/icons/clapperboard";
import Plane from "lucide-react/icons/plane";
import StickyNote from "lucide-react/icons/sticky-note";
import Truck from "lucide-react/icons/truck";
import Utensils from "lucide-react/icons/utensils";
import { memo } from "react";
import type { BannerItem } from "../../../shared/schedule/stripboard/stripboard.ts";
import { BANNERS } from "../model/board-text.ts";
import styles from "./board-row.module.css";

const ICONS = { move: Truck, meal: Utensils, travel: Plane, note: StickyNote } as const;

interface BannerRowProps {
  readonly item: BannerItem;
  readonly selected: boolean;
  readonly active: boolean;
  readonly leaving: boolean;
}

/** A banner between strips. */
export const BannerRow = memo(({ item, selected, active, leaving }: BannerRowProps) => {
  const Icon = ICONS[item.banner] ?? Clapperboard;
  return (
    <button
      type="button"
      className={styles.banner}
      data-key={item.id}
      data-leaving={leaving}
      aria-pressed={selected}
      tabIndex={active ? 0 : -1}
    >
      <span className={styles.grip} data-grip>
        <Icon aria-hidden size={16} />
      </span>
      <strong>{BANNERS[item.banner]}</strong>
      <span className={styles.text}>{item.text}</span>
    </button>
  );
});
