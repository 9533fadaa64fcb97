import GripVertical from "lucide-react/icons/grip-vertical";
import Pin from "lucide-react/icons/pin";
import { memo } from "react";
import { textFromEighths } from "../../../shared/breakdown/model/page-count.ts";
import { sceneNumberText } from "../../../shared/schedule/model/scene-parts.ts";
import type { Strip } from "../../../shared/schedule/model/schedule.ts";
import { t } from "../../i18n/translate.ts";
import { paperOf } from "../../schedule/strip-paper.tsx";
import styles from "./board-row.module.css";
import { BreachMark } from "./breach-mark.tsx";

interface StripRowProps {
  readonly strip: Strip;
  readonly pinned: boolean;
  readonly selected: boolean;
  readonly active: boolean;
  /** Cut or being dragged: still here, but about to move. */
  readonly leaving: boolean;
  readonly breaches: readonly string[] | undefined;
}

/** A scene's strip in its paper colour. */
export const StripRow = memo(({ strip, pinned, selected, active, leaving, breaches }: StripRowProps) => (
  <button
    type="button"
    className={styles.strip}
    data-key={strip.sceneId}
    data-paper={paperOf(strip)}
    data-leaving={leaving}
    data-broken={breaches !== undefined}
    aria-pressed={selected}
    tabIndex={active ? 0 : -1}
    title={[...(breaches ?? []), ...(strip.minutesReason ? [strip.minutesReason] : [])].join("\n") || undefined}
  >
    <span className={styles.grip} data-grip>
      <GripVertical aria-hidden size={18} />
    </span>
    <strong className={styles.number}>
      <span className="visually-hidden">{t("Scene")} </span>
      {sceneNumberText(strip.number)}
    </strong>
    <span className={styles.light}>
      {strip.intExt} {strip.dayNight}
    </span>
    <span className={styles.set}>
      <span>{strip.set}</span>
      <small>{strip.synopsis}</small>
    </span>
    <span className={styles.pages}>
      {textFromEighths(strip.eighths)}
      <span className="visually-hidden"> {t("pages")}</span>
    </span>
    <span className={styles.cast}>
      {strip.castIds.length > 0 && <span className="visually-hidden">{t("cast")} </span>}
      {strip.castIds.join(", ")}
    </span>
    <span className={styles.marks}>
      {pinned && <Pin role="img" aria-label={t("pinned")} size={16} />}
      {breaches && <BreachMark breaches={breaches} />}
    </span>
  </button>
));
