import TriangleAlert from "lucide-react/icons/triangle-alert";
import { sceneNumberText } from "../../../shared/schedule/model/scene-parts.ts";
import { formatList, t } from "../../i18n/translate.ts";
import { paperOf } from "../../schedule/strip-paper.tsx";
import type { Lane } from "../model/unit-lanes.ts";
import styles from "./unit-lane.module.css";

/** Whether strips that are dragged would go here, and whether that would violate a rule. */
export type LaneDrop = "none" | "here" | "broken";

interface UnitLaneProps {
  readonly lane: Lane;
  /** The key of the day's row. */
  readonly day: string;
  readonly drop: LaneDrop;
  /** How many strips are before the place where dragged strips would go. */
  readonly dropAt: number | undefined;
}

/**
 * What another unit shoots on the date of a day: its scenes in strip colours, those that share cast or location marked.
 * A lane without scenes only takes drops.
 */
export function UnitLane({ lane: { id, unit, strips }, day, drop, dropAt }: UnitLaneProps) {
  const where = { "data-unit": id, "data-day": day, "data-drop": drop };
  if (strips.length === 0) {
    return (
      <p className={styles.empty} {...where}>
        {t("{unit}: no scenes", { unit })}
      </p>
    );
  }
  return (
    <div className={styles.lane} {...where}>
      <span className={styles.unit}>{unit}</span>
      <ul aria-label={t("{unit} on this day", { unit })}>
        {strips.map(({ strip, shared }, at) => (
          <li
            key={strip.sceneId}
            className={styles.strip}
            data-paper={paperOf(strip)}
            data-gap={gapBeside(at, dropAt, strips.length)}
            title={[`${strip.intExt} ${strip.set} ${strip.dayNight}`.trim(), strip.castIds.join(", ")]
              .filter(Boolean)
              .join("\n")}
          >
            <span className="visually-hidden">{t("Scene")} </span>
            {sceneNumberText(strip.number)}
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

/** On which side of a strip dragged strips would go. The last strip also marks the end of the lane. */
function gapBeside(at: number, dropAt: number | undefined, strips: number): "before" | "after" | undefined {
  if (at === dropAt) return "before";
  return dropAt === strips && at === strips - 1 ? "after" : undefined;
}
