import TriangleAlert from "lucide-react/icons/triangle-alert";
import { formatList, t } from "../../i18n/translate.ts";
import { paperOf } from "../../schedule/strip-paper.tsx";
import type { Lane } from "../model/unit-lanes.ts";
import styles from "./unit-lane.module.css";

/** Whether strips that are dragged would go here, and whether that would violate a rule. */
export type LaneDrop = "none" | "here" | "broken";

/** What another unit shoots on the date of a day: its scenes in strip colours, those that share cast or location marked. */
export function UnitLane({ lane: { unit, strips }, drop }: { readonly lane: Lane; readonly drop: LaneDrop }) {
  return (
    <div className={styles.lane} data-drop={drop}>
      <span className={styles.unit}>{unit}</span>
      <ul aria-label={t("{unit} on this day", { unit })}>
        {strips.map(({ strip, shared }) => (
          <li
            key={strip.sceneId}
            className={styles.strip}
            data-paper={paperOf(strip)}
            title={[`${strip.intExt} ${strip.set} ${strip.dayNight}`.trim(), strip.castIds.join(", ")]
              .filter(Boolean)
              .join("\n")}
          >
            <span className="visually-hidden">{t("Scene")} </span>
            {strip.number}
            {shared.length > 0 && (
              <TriangleAlert
                role="img"
                aria-label={t("in both units: {names}", { names: formatList(shared.map(({ name }) => name)) })}
                size={14}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
