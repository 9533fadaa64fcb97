import type { BoardCost, BoardViolation } from "../../../shared/schedule/stripboard/board-checker.ts";
import { t } from "../../i18n/translate.ts";
import { COSTS } from "../model/board-text.ts";
import styles from "./board-sidebar.module.css";

interface BoardCostsProps {
  readonly cost: BoardCost;
  /** The cost after dropping the dragged strips here. */
  readonly then: BoardCost | undefined;
  /** Minimum number of days for this number of scenes. */
  readonly leastDays: number;
}

/** Cost of the board in days and comfort, and its change by the current drag. */
export function BoardCosts({ cost, then, leastDays }: BoardCostsProps) {
  return (
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
}

interface BreachListProps {
  readonly breaches: readonly BoardViolation[];
  readonly onShow: (breach: BoardViolation) => void;
}

/** All violations of the board, each linked to its strip or day. */
export function ViolationList({ breaches, onShow }: BreachListProps) {
  if (breaches.length === 0) return <p className={styles.fine}>{t("No rule violations.")}</p>;
  return <SentenceList kind="breach" sentences={breaches} onShow={onShow} />;
}

interface SentenceListProps {
  readonly kind: "breach" | "warning";
  readonly sentences: readonly BoardViolation[];
  readonly onShow: (about: BoardViolation) => void;
}

/** Sentences that link to their strip or day. */
export function SentenceList({ kind, sentences, onShow }: SentenceListProps) {
  return (
    <ul className={styles.breaches} data-kind={kind}>
      {sentences.map((breach) => (
        <li key={`${breach.sceneId} ${breach.sentence}`}>
          <button type="button" onClick={() => onShow(breach)}>
            {breach.sentence}
          </button>
        </li>
      ))}
    </ul>
  );
}
