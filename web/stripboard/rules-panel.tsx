import type { BoardBreach } from "../../shared/schedule/stripboard/judge.ts";
import { scenesOfDay } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { say } from "../texts/say.ts";
import { Sentence } from "../texts/sentence.tsx";
import { Switch } from "../ui/switch.tsx";
import { dayKey } from "./board-rows.ts";
import { BoardCosts, BreachList, SentenceList } from "./board-side.tsx";
import styles from "./board-view.module.css";
import { CostGapLine } from "./cost-gap-line.tsx";
import type { Lift } from "./lift.ts";
import { troubleWith, warningOf } from "./lift-ghost.tsx";
import { RightingButton } from "./righting-button.tsx";
import { rulesInWords } from "./rule-words.ts";
import { useCostGap } from "./use-cost-gap.ts";
import type { Desk } from "./use-desk.ts";

interface RulesPanelProps {
  readonly desk: Desk;
  readonly lift: Lift | undefined;
  readonly onShow: (key: string) => void;
}

/** What the board costs and what is wrong with it, and how that would change where something is being moved. */
export function RulesPanel({ desk, lift, onShow }: RulesPanelProps) {
  const { board, sheet, cost, breaches, warnings, today, mayEdit, tell, showRighting } = desk;
  const scenes = board.days.reduce((sum, day) => sum + scenesOfDay(day).length, 0);
  const gap = useCostGap(board, sheet, today);
  const trouble = lift && troubleWith(lift);
  const warning = lift && warningOf(lift);
  const show = ({ sceneId, date }: BoardBreach) => onShow(sceneId ?? dayKey(date ?? ""));
  return (
    <>
      <section className={styles.panel}>
        <h2>{say("Cost")}</h2>
        <BoardCosts
          cost={cost}
          then={lift?.outlook.cost}
          leastDays={Math.ceil(scenes / Math.max(1, sheet.scenesPerDay))}
        />
        <CostGapLine gap={gap} board={board} isBroken={breaches.length > 0} lift={lift} />
      </section>
      <section className={styles.panel}>
        <h2>
          {say("Rules")}{" "}
          <small>
            {breaches.length > 0 &&
              say("{breaches, plural, one {# violation} other {# violations}}", { breaches: breaches.length })}
          </small>
        </h2>
        {trouble && <p className={styles.then}>{say("Here: {trouble}", { trouble })}</p>}
        <BreachList breaches={breaches} onShow={show} />
        <details className={styles.checked}>
          <summary className={styles.summary}>{say("Rules checked")}</summary>
          <ul>
            {rulesInWords(sheet).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
        {mayEdit && breaches.length > 0 && (
          <RightingButton
            {...{ board, sheet, today }}
            onFound={showRighting}
            onFailed={(text) => tell({ kind: "error", text })}
          />
        )}
        {mayEdit && (
          <Switch
            label={say("Block changes that break a rule")}
            checked={desk.isStrict}
            onChange={(event) => void desk.refuseBreaches(event.target.checked)}
          />
        )}
        {mayEdit && (
          <p className={styles.hint} role="status">
            {desk.isSavingStrictness && say("Saving...")}
          </p>
        )}
      </section>
      {(warnings.length > 0 || warning) && (
        <section className={styles.panel} aria-label={say("Work rules")}>
          <h2>
            <Sentence
              text={"Work rules {counted}"}
              values={{
                counted: (
                  <small>
                    {say("{warnings, plural, one {# warning} other {# warnings}}", { warnings: warnings.length })}
                  </small>
                ),
              }}
            />
          </h2>
          {warning && <p className={styles.warned}>{say("Here: {trouble}", { trouble: warning })}</p>}
          <SentenceList kind="warning" sentences={warnings} onShow={show} />
        </section>
      )}
    </>
  );
}
