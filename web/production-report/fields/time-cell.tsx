import Clock from "lucide-react/icons/clock";
import { withDayMarks, withStoredDayMarks } from "../../../shared/dates/day-marks.ts";
import { type TimeOfDay, timeFromText } from "../../../shared/production-report/time-of-day.ts";
import { clockText } from "../../../shared/roster/fields/clock-text.ts";
import { t } from "../../i18n/translate.ts";
import { useProject } from "../../navigation/project-context.ts";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { type Reading, WrittenField } from "./parsed-field.tsx";
import styles from "./time-cell.module.css";
import { timeNow } from "./time-now.ts";

interface TimeCellProps {
  /** Name of the time: "Camera wrap". */
  readonly label: string;
  readonly value: TimeOfDay | null;
  /** The report's date. */
  readonly date: string;
  /** Start of the day; a time long before it is in the following night. */
  readonly call?: number | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: TimeOfDay | null) => void;
}

const EXAMPLE = 7 * 60 + 12;

/** A time that is typed ("7:12 AM", "1912") or set to now. */
export function TimeCell({ label, value, date, call, disabled, onChange }: TimeCellProps) {
  const { clock } = useProject();
  function read(text: string): Reading<TimeOfDay | null> {
    const time = timeFromText(withStoredDayMarks(text), call);
    if (text !== "" && time === undefined)
      return {
        problem: t('"{text}" is not a time. Write it as {example} or 1912.', {
          text,
          example: clockText(EXAMPLE, clock),
        }),
      };
    return { value: time ?? null };
  }

  return (
    <div className={styles.cell}>
      <WrittenField
        text={value === null ? "" : withDayMarks(clockText(value, clock))}
        {...{ label, disabled, read, onChange }}
      />
      {value === null && !disabled && (
        <IconButton
          label={t("{label} now", { label })}
          icon={<Clock />}
          onClick={() => onChange(timeNow(date, call))}
        />
      )}
    </div>
  );
}
