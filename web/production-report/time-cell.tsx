import Clock from "lucide-react/icons/clock";
import { useState } from "react";
import { clockText } from "../../shared/call-sheet/clock-text.ts";
import { type TimeOfDay, timeFromText } from "../../shared/production-report/time-of-day.ts";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import styles from "./time-cell.module.css";
import { timeNow } from "./time-now.ts";

interface TimeCellProps {
  /** What happened then: "Camera wrap". */
  readonly label: string;
  readonly value: TimeOfDay | null;
  /** The report's date. */
  readonly date: string;
  /** When the day began; a time long before it is of the night after. */
  readonly call?: number | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: TimeOfDay | null) => void;
}

/** A time of the day to type ("7:12 AM", "1912") or to take from the clock. */
export function TimeCell({ label, value, date, call, disabled, onChange }: TimeCellProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function leave() {
    if (typed === undefined) return;
    const text = typed.trim();
    const time = timeFromText(text, call);
    if (text !== "" && time === undefined) return setProblem(`"${text}" is no time. Write it as 7:12 AM or 1912.`);
    setTyped(undefined);
    setProblem(undefined);
    onChange(time ?? null);
  }

  return (
    <div className={styles.cell}>
      <Field
        label={label}
        value={typed ?? (value === null ? "" : clockText(value))}
        error={problem}
        disabled={disabled}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") leave();
        }}
      />
      {value === null && !disabled && (
        <IconButton label={`${label} now`} icon={<Clock />} onClick={() => onChange(timeNow(date, call))} />
      )}
    </div>
  );
}
