import { useMemo, useState } from "react";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { describeBoardChanges } from "../../shared/schedule/stripboard/describe-board-changes.ts";
import { helpFor, type Replan } from "../../shared/schedule/stripboard/replan.ts";
import { findingText } from "../../shared/schedule/stripboard/rule-finding.ts";
import {
  coversForAbsence,
  coversForRain,
  replanForAbsence,
  replanForRain,
} from "../../shared/schedule/stripboard/what-if.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Select } from "../ui/form/select.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import { type BoardEditor, SAID_MS } from "./editor/use-board-editor.ts";
import { dayText } from "./model/board-text.ts";
import styles from "./sidebar/board-sidebar.module.css";

interface WhatIfDialogProps {
  readonly editor: BoardEditor;
  readonly onClose: () => void;
}

/** What to do if an actor is ill on a day, or if it rains: boards with their price, each applied by one button. */
export function WhatIfDialog({ editor, onClose }: WhatIfDialogProps) {
  const { board, sheet, today, checker, priceOf, edit, tell, named } = editor;
  const open = board.days.filter(({ date }) => date >= today);
  const [event, setEvent] = useState<"rain" | "ill">("rain");
  const [date, setDate] = useState(open.find((day) => day.date > today)?.date ?? open[0]?.date ?? "");
  const [castId, setCastId] = useState(sheet.cast[0]?.id ?? "");
  const ways = useMemo(
    () => (event === "rain" ? coversForRain(board, checker, date) : coversForAbsence(board, sheet, { castId, date })),
    [event, board, sheet, checker, castId, date],
  );
  const rest = useMemo(() => {
    if (ways.length > 0) return undefined;
    return event === "rain"
      ? replanForRain(board, checker, sheet, date)
      : replanForAbsence(board, sheet, { castId, date });
  }, [ways, event, board, sheet, checker, castId, date]);
  const boards = rest ? (rest.leaving.length > 0 ? [rest.board] : []) : ways.map((way) => way.board);
  const numberOf = (sceneId: string) => checker.stripOf(sceneId)?.number ?? "";
  return (
    <Dialog
      title={t("What if…")}
      maxWidth={640}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t("Close")}</Button>}
    >
      <ToggleGroup
        label={t("What happens")}
        options={[
          { value: "rain", label: t("Rain") },
          { value: "ill", label: t("An actor is ill") },
        ]}
        value={event}
        onChange={setEvent}
      />
      <Select
        label={t("Shoot day")}
        value={date}
        options={open.map((day) => ({ value: day.date, label: dayText(day.date) }))}
        onChange={(change) => setDate(change.target.value)}
      />
      {event === "ill" && (
        <Select
          label={t("Character")}
          value={castId}
          options={sheet.cast.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(change) => setCastId(change.target.value)}
        />
      )}
      <p role="status">{rest ? restText(event, rest) : solutionsText(ways.length)}</p>
      <ul className={styles.moves}>
        {boards.map((after, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The solutions are neither moved nor removed.
          <li key={at}>
            {describeBoardChanges(board, after, numberOf).join(" ")}
            <br />
            <strong>{priceOf({ kind: "done", board: after })}</strong>{" "}
            <Button
              kind="primary"
              onClick={() => {
                edit(after);
                tell({
                  kind: "success",
                  text: t("The scenes of {date} have been moved.", { date: shownDate(date) }),
                  forMs: SAID_MS,
                });
                onClose();
              }}
            >
              {t("Apply")}
            </Button>
          </li>
        ))}
      </ul>
      {rest && <Staying rest={rest} nameOf={named} />}
    </Dialog>
  );
}

/** The scenes that no day can take, what is against each day, and what would help. */
function Staying({ rest, nameOf }: { readonly rest: Replan; readonly nameOf: (sceneId: string) => string }) {
  const help = helpFor(rest);
  return (
    <>
      {rest.staying.map(({ sceneId, obstacles }, at) => (
        <details key={sceneId} open={at === 0}>
          <summary>{t("Why {scene} cannot be moved", { scene: nameOf(sceneId) })}</summary>
          <ul className={styles.moves}>
            {obstacles.map(({ date, finding }) => (
              <li key={date}>{findingText(finding)}</li>
            ))}
            {obstacles.length === 0 && <li>{t("There is no later day to move it to.")}</li>}
          </ul>
        </details>
      ))}
      {help.length > 0 && (
        <>
          <h3>{t("What would help")}</h3>
          <ul className={styles.moves}>
            {help.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const solutionsText = (count: number) =>
  t("{count, plural, one {# solution} other {# solutions}}, nearest day first:", { count });

function restText(event: "rain" | "ill", { leaving, staying }: Replan): string {
  const all = leaving.length + staying.length;
  if (all === 0)
    return event === "rain" ? t("There are no exteriors on this day.") : t("The character has no scenes on this day.");
  if (leaving.length === 0)
    return t(
      "{all, plural, one {The scene cannot} other {None of the # scenes can}} be moved without breaking a rule.",
      { all },
    );
  return staying.length === 0
    ? t("{all, plural, one {The scene} other {All # scenes}} can be moved, each to the next day that can take it:", {
        all,
      })
    : t("{count} of {all} scenes can be moved, each to the next day that can take it:", { count: leaving.length, all });
}
