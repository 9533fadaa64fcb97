import { useMemo, useState } from "react";
import { addDays, daysBetween } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import { type AvailabilityBoard, type BoardScene, cellOn } from "../../shared/schedule/availability-board.ts";
import { say } from "../texts/say.ts";
import { DaysOffList } from "../ui/days-off-list.tsx";
import type { GridPlace } from "../ui/grid.tsx";
import { ToggleGroup } from "../ui/toggle-group.tsx";
import { useAddress } from "../use-address.ts";
import { BoardGrid } from "./board-grid.tsx";
import styles from "./board-view.module.css";
import { cellWords } from "./board-words.ts";
import { ImpossibleList } from "./impossible-list.tsx";
import { Legend } from "./legend.tsx";

const VIEWS = [
  { value: "all", label: say("All") },
  { value: "role", label: say("Cast") },
  { value: "location", label: say("Locations") },
] as const;

type View = (typeof VIEWS)[number]["value"];

/** The scenes that have no day, and everyone's days, or, for a scene that is chosen, the days of those whom it needs. */
export function BoardView({ board }: { readonly board: AvailabilityBoard }) {
  const [{ rows: kind, scene: shown }, choose] = useAddress("rows", "scene");
  const view: View = VIEWS.find(({ value }) => value === kind)?.value ?? "all";
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 0 });
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

  return (
    <>
      <ImpossibleList scenes={board.impossible} shown={scene} onShow={show} />
      <div className={styles.tools}>
        <ToggleGroup label={say("Rows")} options={VIEWS} value={view} onChange={look} />
        <Legend />
      </div>
      <BoardGrid board={board} rows={rows} scene={scene} active={active} onActive={setActive} />
      <p className={styles.words}>{row && cellWords(row, date, cellOn(row, date), off)}</p>
      <DaysOffList days={board.daysOff} />
      {board.beyond > 0 && (
        <p className={styles.words}>
          {say(
            "{beyond, plural, one {# date} other {# dates}} before {from} or after {to} {beyond, plural, one {is} other {are}} not shown.",
            { beyond: board.beyond, from: dateText(board.from), to: dateText(board.to) },
          )}
        </p>
      )}
    </>
  );
}
