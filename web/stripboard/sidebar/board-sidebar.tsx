import type { BoardCost } from "../../../shared/schedule/stripboard/board-cost.ts";
import { t } from "../../i18n/translate.ts";
import { COSTS } from "../model/board-text.ts";
import styles from "./board-sidebar.module.css";

interface BoardCostsProps {
  readonly cost: BoardCost;
  /** The cost after dropping the dragged strips here. */
  readonly then: BoardCost | undefined;
  /** Minimum number of days for this number of scenes. */
  readonly leastDays: number;
  /** Whether other units have active schedules. */
  readonly hasOtherUnits: boolean;
}

/** Cost of the board in days and comfort, and its change by the current drag. */
export function BoardCosts({ cost, then, leastDays, hasOtherUnits }: BoardCostsProps) {
  const costs = (
    <dl className={styles.costs} aria-label={t("Cost of the board")}>
      {COSTS.map(([kind, label]) => {
        const change = then ? then[kind] - cost[kind] : 0;
        return (
          <div key={kind}>
            <dt>{label}</dt>
            <dd>
              {change !== 0 && (
                <span className={change > 0 ? styles.worse : styles.better}>
                  {change > 0 ? `+${change}` : `−${-change}`}
                </span>
              )}{" "}
              <strong>{(then ?? cost)[kind]}</strong>
              {kind === "days" && cost.days > leastDays && <small> {t("minimum {leastDays}", { leastDays })}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
  if (!hasOtherUnits) return costs;
  return (
    <>
      {costs}
      <p>{t("Hold days of a person who also works in another unit are counted on this board only.")}</p>
    </>
  );
}
