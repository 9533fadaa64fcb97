import type { BoardCost, BoardViolation } from "../../../shared/schedule/stripboard/board-checker.ts";
import { t } from "../../i18n/translate.ts";
import { COSTS } from "../model/board-text.ts";
import styles from "./board-sidebar.module.css";

interface BoardCostsProps {
  readonly cost: BoardCost;
  /** What it would be if what is lifted were dropped here. */
  readonly then: BoardCost | undefined;
  /** The fewest days that so many scenes can be shot on, by their number alone. */
  readonly leastDays: number;
}

/** What the board costs in days and comfort, and how that would change. */
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

/** Everything that is wrong on the board, in words; each leads to its strip or day. */
export function ViolationList({ breaches, onShow }: BreachListProps) {
  if (breaches.length === 0) return <p className={styles.fine}>{t("No rule violations.")}</p>;
  return <SentenceList kind="breach" sentences={breaches} onShow={onShow} />;
}

interface SentenceListProps {
  readonly kind: "breach" | "warning";
  readonly sentences: readonly BoardViolation[];
  readonly onShow: (about: BoardViolation) => void;
}

/** Sentences about strips and days, each leading to its own. */
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
