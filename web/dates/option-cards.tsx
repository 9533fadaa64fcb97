import CalendarX from "lucide-react/icons/calendar-x";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import { availabilityFromText, isUndated } from "../../shared/dates/dates-string.ts";
import type { OptionLock } from "../../shared/roster/options/option-lock.ts";
import { t } from "../i18n/translate.ts";
import { LockedBy } from "../layout/locked-by.tsx";
import { DateCalendar } from "../ui/calendar/date-calendar.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Card } from "../ui/page/card.tsx";
import { Row } from "../ui/page/stack.tsx";
import { useWorkCalendar } from "./work-calendar.ts";

/** A candidate with its availability. */
export interface DatedOption {
  readonly name: string;
  /** An actor's details, or a location's address. */
  readonly note: string;
  readonly dates: string;
  readonly isLocked: boolean;
  /** Who locked it, and when, if known. */
  readonly lock?: OptionLock | undefined;
}

interface OptionCardsProps {
  readonly options: readonly DatedOption[];
  /** Shown when there are none. */
  readonly none: string;
  /** Action shown when there are none. */
  readonly action?: ReactNode;
}

/** Candidates, each with a read-only calendar. */
export function OptionCards({ options, none, action }: OptionCardsProps) {
  if (options.length === 0) {
    return (
      <EmptyState icon={<CalendarX />} action={action}>
        {none}
      </EmptyState>
    );
  }
  return options.map(({ name, note, dates, isLocked, lock }) => (
    <Card
      key={name}
      title={name}
      actions={
        isLocked && (
          <Row>
            <Lock size={16} aria-hidden /> {t("Locked")}
          </Row>
        )
      }
    >
      {isLocked && lock && <LockedBy lock={lock} />}
      {note && <p>{note}</p>}
      <OptionDates label={name} dates={dates} />
    </Card>
  ));
}

interface OptionDatesProps {
  /** Name of the candidate. */
  readonly label: string;
  readonly dates: string;
}

/** A dates string as a calendar of three months, or the text that any day is possible or nothing is known. */
export function OptionDates({ label, dates }: OptionDatesProps) {
  const calendar = useWorkCalendar();
  const availability = availabilityFromText(dates);
  if (isUndated(dates)) return <p>{t("No dates")}</p>;
  if (availability.kind === "flexible") return <p>{t("Flexible")}</p>;
  return <DateCalendar label={label} days={availability.dates} ranges={availability.ranges} calendar={calendar} />;
}
