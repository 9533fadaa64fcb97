import type { TimeOfDay } from "../../../shared/production-report/time-of-day.ts";
import { TimeCell } from "./time-cell.tsx";

interface TimeCellsProps<Part extends string> {
  /** The times in order, with labels. */
  readonly parts: readonly (readonly [Part, label: string, ...rest: unknown[]])[];
  readonly times: Readonly<Record<Part, TimeOfDay | null>>;
  /** The report's date. */
  readonly date: string;
  /** Start of the day. */
  readonly call: number | undefined;
  readonly disabled: boolean;
  readonly onWrite: (part: Part, time: TimeOfDay | null) => void;
}

/** Cells for several times of one person or group. */
export function TimeCells<Part extends string>({ parts, times, onWrite, ...day }: TimeCellsProps<Part>) {
  return parts.map(([part, label]) => (
    <TimeCell key={part} label={label} value={times[part]} {...day} onChange={(time) => onWrite(part, time)} />
  ));
}
