import { useMemo, useState } from "react";
import { shownDate } from "../../shared/dates/shown-date.ts";
import { describeBoardChanges } from "../../shared/schedule/stripboard/describe-board-changes.ts";
import { coversForAbsence, coversForRain, DAYS_AHEAD } from "../../shared/schedule/stripboard/what-if.ts";
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
  const { board, sheet, today, checker, priceOf, edit, tell } = editor;
  const open = board.days.filter(({ date }) => date >= today);
  const [event, setEvent] = useState<"rain" | "ill">("rain");
  const [date, setDate] = useState(open.find((day) => day.date > today)?.date ?? open[0]?.date ?? "");
  const [castId, setCastId] = useState(sheet.cast[0]?.id ?? "");
  const ways = useMemo(
    () => (event === "rain" ? coversForRain(board, checker, date) : coversForAbsence(board, sheet, { castId, date })),
    [event, board, sheet, checker, castId, date],
  );
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
      <p role="status">{countText(event, ways.length)}</p>
      <ul className={styles.moves}>
        {ways.map((way) => (
          <li key={way.to}>
            {describeBoardChanges(board, way.board, numberOf).join(" ")}
            <br />
            <strong>{priceOf({ kind: "done", board: way.board })}</strong>{" "}
            <Button
              kind="primary"
              onClick={() => {
                edit(way.board);
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
    </Dialog>
  );
}

function countText(event: "rain" | "ill", count: number): string {
  if (count > 0) return t("{count, plural, one {# solution} other {# solutions}}, nearest day first:", { count });
  return event === "rain"
    ? t(
        "There are no exteriors to move on this day, or no interiors of the next {days} shoot days can replace them without a new violation or warning.",
        { days: DAYS_AHEAD },
      )
    : t(
        "The character has no scenes on this day, or none of the next {days} shoot days can take them without a new violation or warning.",
        { days: DAYS_AHEAD },
      );
}
