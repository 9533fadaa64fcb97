import type { BoardBreach, BoardCost } from "../../shared/schedule/stripboard/judge.ts";
import { say } from "../texts/say.ts";
import styles from "./board-side.module.css";
import { COSTS } from "./board-words.ts";

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
    <dl className={styles.costs} aria-label={say("Cost of the board")}>
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
              {kind === "days" && cost.days > leastDays && <small> {say("minimum {leastDays}", { leastDays })}</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface BreachListProps {
  readonly breaches: readonly BoardBreach[];
  readonly onShow: (breach: BoardBreach) => void;
}

/** Everything that is wrong on the board, in words; each leads to its strip or day. */
export function BreachList({ breaches, onShow }: BreachListProps) {
  if (breaches.length === 0) return <p className={styles.fine}>{say("No rule violations.")}</p>;
  return <SentenceList kind="breach" sentences={breaches} onShow={onShow} />;
}

interface SentenceListProps {
  readonly kind: "breach" | "warning";
  readonly sentences: readonly BoardBreach[];
  readonly onShow: (about: BoardBreach) => void;
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
