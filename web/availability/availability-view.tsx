import { useMemo, useState } from "react";
import { addDays, daysBetween } from "../../shared/dates/calendar-date.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import {
  type AvailabilityChart,
  type BoardScene,
  cellOn,
} from "../../shared/schedule/availability/availability-chart.ts";
import { t } from "../i18n/translate.ts";
import { useSearchState } from "../navigation/use-search-state.ts";
import { todayText } from "../ui/calendar/calendar-day.ts";
import { DaysOffList } from "../ui/calendar/days-off-list.tsx";
import { ToggleGroup } from "../ui/form/toggle-group.tsx";
import type { GridPosition } from "../ui/grid/grid.tsx";
import { AvailabilityGrid } from "./availability-grid.tsx";
import { cellText } from "./availability-text.ts";
import styles from "./availability-view.module.css";
import { ImpossibleList } from "./impossible-list.tsx";
import { Legend } from "./legend.tsx";
import { UndatedNotice } from "./undated-notice.tsx";

const VIEWS = [
  { value: "all", label: t("All") },
  { value: "role", label: t("Cast") },
  { value: "location", label: t("Locations") },
] as const;

type View = (typeof VIEWS)[number]["value"];

/** The column of today; the first if today is not shown. */
function columnOfToday({ from, to }: AvailabilityChart): number {
  const today = todayText();
  return from <= today && today <= to ? daysBetween(from, today) : 0;
}

/** Scenes that cannot be scheduled, and the availability of everyone, or only of those whom a selected scene needs. */
export function BoardView({ board }: { readonly board: AvailabilityChart }) {
  const [{ rows: kind, scene: shown }, choose] = useSearchState("rows", "scene");
  const view: View = VIEWS.find(({ value }) => value === kind)?.value ?? "all";
  const [active, setActive] = useState<GridPosition>(() => ({ row: 0, column: columnOfToday(board) }));
  const scene = board.impossible.find(({ number }) => number === shown);
  const rows = useMemo(
    () => board.rows.filter(({ kind, id }) => (scene ? scene.needs.includes(id) : view === "all" || kind === view)),
    [board, view, scene],
  );
  const row = rows[Math.min(active.row, rows.length - 1)];
  const date = addDays(board.from, active.column);
  const off = board.daysOff.find((day) => day.date === date)?.name;

  function show(wanted: BoardScene | undefined) {
    choose({ scene: wanted?.number ?? "" });
    const needed = board.rows.filter(({ id }) => wanted?.needs.includes(id));
    const helper = needed.findIndex(({ id }) => wanted?.remedy?.ids.includes(id));
    const column = wanted?.remedy ? daysBetween(board.from, wanted.remedy.date) : active.column;
    setActive({ row: Math.max(0, helper), column });
  }

  function look(next: View) {
    choose({ rows: next === "all" ? "" : next, scene: "" });
    setActive({ ...active, row: 0 });
  }

  // The scenes are the page's work; that there are none is only a note.
  const impossible = <ImpossibleList scenes={board.impossible} shown={scene} onShow={show} />;
  return (
    <>
      {board.impossible.length > 0 && impossible}
      <div className={styles.tools}>
        <ToggleGroup label={t("Rows")} options={VIEWS} value={view} onChange={look} />
        <UndatedNotice rows={board.rows} />
      </div>
      <AvailabilityGrid board={board} rows={rows} scene={scene} active={active} onActive={setActive} />
      <p className={styles.words}>{row && cellText(row, date, cellOn(row, date), off)}</p>
      {board.impossible.length === 0 && impossible}
      <Legend hasUnits={board.rows.some(({ work = [] }) => work.length > 0)} />
      <DaysOffList days={board.daysOff} />
      {board.beyond > 0 && (
        <p className={styles.words}>
          {t(
            "{beyond, plural, one {# date} other {# dates}} before {from} or after {to} {beyond, plural, one {is} other {are}} not shown.",
            { beyond: board.beyond, from: shownDate(board.from), to: shownDate(board.to) },
          )}
        </p>
      )}
    </>
  );
}
