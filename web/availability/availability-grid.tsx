import MapPin from "lucide-react/icons/map-pin";
import UserRound from "lucide-react/icons/user-round";
import { useCallback, useMemo } from "react";
import { Link } from "react-router-dom";
import { addDays, daysBetween, weekday } from "../../shared/dates/calendar-date.ts";
import {
  type AvailabilityChart,
  type AvailabilityRow,
  type BoardScene,
  cellOn,
} from "../../shared/schedule/availability/availability-chart.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { todayText } from "../ui/calendar/calendar-day.ts";
import { Grid, type GridPosition } from "../ui/grid/grid.tsx";
import { useMedia } from "../ui/use-media.ts";
import styles from "./availability-grid.module.css";
import { runsOf } from "./availability-runs.ts";
import { cellText, optionText } from "./availability-text.ts";
import { DayHead } from "./day-head.tsx";

interface BoardGridProps {
  readonly board: AvailabilityChart;
  readonly rows: readonly AvailabilityRow[];
  /** Highlights who would have to be free for this scene, and when. */
  readonly scene: BoardScene | undefined;
  readonly active: GridPosition;
  readonly onActive: (place: GridPosition) => void;
}

/** Availability by day: a row for each role and group, a column for each day. */
export function AvailabilityGrid({ board, rows, scene, active, onActive }: BoardGridProps) {
  const { id } = useProject();
  const user = useUser();
  const isPhone = useMedia("(max-width: 760px)");
  const { from, to } = board;
  const off = useMemo(() => new Map(board.daysOff.map((day) => [day.date, day.name])), [board]);
  const isOff = (date: string) => off.has(date) || !board.weekdays.includes(weekday(date));
  const today = todayText();
  const row = rows[active.row];
  const date = addDays(from, active.column);

  const rowHead = useCallback(
    (at: number) => {
      const { kind, id: rowId, name, ...options } = rows[at]!;
      const Icon = kind === "role" ? UserRound : MapPin;
      return (
        <Link
          className={styles.row}
          to={kind === "role" ? paths.castOptionsOf(user.id, id, rowId) : paths.locations(user.id, id)}
          data-wanted={scene?.remedy?.ids.includes(rowId)}
        >
          <Icon size={16} aria-hidden />
          <span>
            <strong>{name}</strong>
            <small>{optionText(options)}</small>
          </span>
        </Link>
      );
    },
    [rows, scene, user.id, id],
  );

  const runs = useCallback(
    (at: number) =>
      runsOf(rows[at]!, { from, to }, scene?.remedy ?? undefined).map(({ kind, ...run }) => ({
        ...run,
        className: styles[kind],
      })),
    [rows, scene, from, to],
  );

  return (
    <Grid
      label={t("Availability")}
      rows={rows.length}
      columns={daysBetween(from, to) + 1}
      rowHeight={isPhone ? 46 : 42}
      columnWidth={isPhone ? 38 : 34}
      headHeight={92}
      corner={t("Scenes possible")}
      columnHead={(column) => {
        const day = addDays(from, column);
        return (
          <DayHead
            date={day}
            isFirst={column === 0}
            isToday={day === today}
            isOff={isOff(day)}
            off={off.get(day)}
            possible={board.possible[column] ?? 0}
            sceneCount={board.sceneCount}
          />
        );
      }}
      columnLook={(column) => {
        const day = addDays(from, column);
        const look = off.has(day) ? styles.named : isOff(day) ? styles.off : undefined;
        return day === today ? [look, styles.today].filter(Boolean).join(" ") : look;
      }}
      rowHead={rowHead}
      runs={runs}
      active={active}
      activeLabel={row ? cellText(row, date, cellOn(row, date), off.get(date)) : ""}
      onActive={onActive}
    />
  );
}
