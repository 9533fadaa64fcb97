import type { TimeOfDay } from "../../../shared/production-report/time-of-day.ts";
import { TimeCell } from "./time-cell.tsx";

interface TimeCellsProps<Part extends string> {
  /** What is asked for, in order, each with its label. */
  readonly parts: readonly (readonly [Part, label: string, ...rest: unknown[]])[];
  readonly times: Readonly<Record<Part, TimeOfDay | null>>;
  /** The report's date. */
  readonly date: string;
  /** When the day began. */
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly onWrite: (part: Part, time: TimeOfDay | null) => void;
}

/** The times of somebody or something on one day. */
export function TimeCells<Part extends string>({ parts, times, onWrite, ...day }: TimeCellsProps<Part>) {
  return parts.map(([part, label]) => (
    <TimeCell key={part} label={label} value={times[part]} {...day} onChange={(time) => onWrite(part, time)} />
  ));
}
