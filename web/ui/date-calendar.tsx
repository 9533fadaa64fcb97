import { lazy, Suspense } from "react";
import styles from "./date-calendar.module.css";
import { Skeleton } from "./skeleton.tsx";

// The calendar library is as large as the rest of a screen, so it comes when a calendar is looked at.
const CalendarMonths = lazy(() => import("./calendar-months.tsx"));

export interface DateCalendarProps {
  /** Whose days they are, for those who hear the page. */
  readonly label: string;
  /** Single days to highlight, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** Stretches of days to mark, both ends included. */
  readonly ranges?: readonly { readonly start: string; readonly end: string }[];
  /** The month to open at; that of the earliest day unless said. */
  readonly openTo?: string;
}

/** Three months to look at, one below the other on a phone; nothing in them can be changed. */
export function DateCalendar(props: DateCalendarProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Skeleton label="Loading calendar..." />
        </div>
      }
    >
      <CalendarMonths {...props} />
    </Suspense>
  );
}
