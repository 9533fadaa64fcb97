import type { BoardViolation } from "../../shared/schedule/stripboard/board-checker.ts";
import { scenesOfDay } from "../../shared/schedule/stripboard/schedule-of-board.ts";
import { RichMessage } from "../i18n/rich-message.tsx";
import { t } from "../i18n/translate.ts";
import { useCostGap } from "../schedule/improvement/use-cost-gap.ts";
import { FindingList } from "../schedule/violations/finding-list.tsx";
import { Button } from "../ui/form/button.tsx";
import { Switch } from "../ui/form/switch.tsx";
import { inBothOf, useAllowing } from "../units/use-allowing.tsx";
import styles from "./board-view.module.css";
import { troubleWith, warningOf } from "./drag-preview.tsx";
import type { BoardEditor } from "./editor/use-board-editor.ts";
import { dayKey } from "./model/board-rows.ts";
import { dayText } from "./model/board-text.ts";
import { constraintText } from "./model/constraint-text.ts";
import type { Drag } from "./model/drag.ts";
import { BoardCosts } from "./sidebar/board-sidebar.tsx";
import { CostGapLine } from "./sidebar/cost-gap-line.tsx";
import { nearestFix } from "./sidebar/nearest-fix.ts";
import { RepairButton } from "./sidebar/repair-button.tsx";

interface RulesPanelProps {
  readonly editor: BoardEditor;
  readonly drag: Drag | undefined;
  readonly onShow: (key: string) => void;
}

/** Cost, violations and warnings of the board, and their change by the current drag. */
export function RulesPanel({ editor, drag, onShow }: RulesPanelProps) {
  const { board, sheet, cost, breaches, warnings, today, mayEdit, tell, showRighting } = editor;
  const scenes = board.days.reduce((sum, day) => sum + scenesOfDay(day).length, 0);
  const allowing = useAllowing(editor.units?.version ?? 0);
  const gap = useCostGap(board, sheet, today);
  const trouble = drag && troubleWith(drag);
  const warning = drag && warningOf(drag);
  const show = ({ sceneId, date }: BoardViolation) => onShow(sceneId ?? dayKey(date ?? ""));
  return (
    <>
      <section className={styles.panel}>
        <h2>{t("Cost")}</h2>
        <BoardCosts
          cost={cost}
          then={drag?.preview.cost}
          leastDays={Math.ceil(scenes / Math.max(1, sheet.scenesPerDay))}
          hasOtherUnits={sheet.others !== undefined}
        />
        <CostGapLine gap={gap} board={board} isBroken={breaches.length > 0} drag={drag} />
      </section>
      <section className={styles.panel} aria-label={t("Rules")}>
        <h2>
          {t("Rules")}{" "}
          <small>
            {breaches.length > 0 &&
              t("{breaches, plural, one {# violation} other {# violations}}", { breaches: breaches.length })}
          </small>
        </h2>
        {trouble && <p className={styles.then}>{t("Here: {trouble}", { trouble })}</p>}
        {breaches.length === 0 ? (
          <p className={styles.hint}>{t("No rule violations.")}</p>
        ) : (
          <FindingList kind="breach" findings={breaches} onShow={show} {...(mayEdit && { fixOf: fixesFor })} />
        )}
        {allowing.line}
        <details className={styles.checked}>
          <summary className={styles.summary}>{t("Rules checked")}</summary>
          <ul>
            {constraintText(sheet).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
        {mayEdit && breaches.length > 0 && (
          <RepairButton
            {...{ board, sheet, today }}
            onFound={showRighting}
            onFailed={(text) => tell({ kind: "error", text })}
          />
        )}
        {mayEdit && (
          <Switch
            label={t("Block changes that break a rule")}
            checked={editor.isStrict}
            onChange={(event) => void editor.refuseBreaches(event.target.checked)}
          />
        )}
        {mayEdit && (
          <p className={styles.hint} role="status">
            {editor.isSavingStrictness && t("Saving...")}
          </p>
        )}
      </section>
      {(warnings.length > 0 || warning) && (
        <section className={styles.panel} aria-label={t("Work rules")}>
          <h2>
            <RichMessage
              text={"Work rules {counted}"}
              values={{
                counted: (
                  <small>
                    {t("{warnings, plural, one {# warning} other {# warnings}}", { warnings: warnings.length })}
                  </small>
                ),
              }}
            />
          </h2>
          {warning && <p className={styles.warned}>{t("Here: {trouble}", { trouble: warning })}</p>}
          <FindingList kind="warning" findings={warnings} onShow={show} />
        </section>
      )}
    </>
  );

  function fixesFor(breach: BoardViolation) {
    const one = editor.units && inBothOf(breach);
    return (
      <>
        {moveFor(breach)}
        {one && allowing.button(one)}
      </>
    );
  }

  function moveFor(breach: BoardViolation) {
    const fix = nearestFix(board, editor.checker, breach);
    if (!fix) return null;
    const [what, place] = [editor.named(fix.sceneId), dayText(fix.date)];
    const edited = { kind: "done", board: fix.board } as const;
    return (
      <Button onClick={() => editor.carryOut(edited, t("{what} moved to {place}.", { what, place }))}>
        {t("Move {what} to {place}", { what, place })}
      </Button>
    );
  }
}
