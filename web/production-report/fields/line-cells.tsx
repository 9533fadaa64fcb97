import type { Json } from "../../../shared/production-report/report-edit.ts";
import type { TimeOfDay } from "../../../shared/production-report/time-of-day.ts";
import { t } from "../../i18n/translate.ts";
import type { Write } from "../edits/use-report-edits.ts";
import { countIn, WrittenField } from "./parsed-field.tsx";
import { TextCell } from "./text-cell.tsx";
import { TimeCell } from "./time-cell.tsx";

interface LineCellsProps {
  /** The report's list with the line: "delays". */
  readonly list: string;
  readonly disabled: boolean;
  readonly write: Write;
}

/** Cells that edit the parts of a line. */
export function lineCells({ list, disabled, write }: LineCellsProps) {
  return {
    text: (key: string, part: string, label: string, value: string, isLong = false) => (
      <TextCell {...{ label, value, disabled, isLong }} onChange={(written) => write([list, key, part], written)} />
    ),
    count: (key: string, part: string, label: string, value: number) => (
      <WrittenField
        {...{ label, disabled }}
        text={String(value)}
        read={countIn}
        onChange={(written) => write([list, key, part], written)}
      />
    ),
    hours: (key: string, hours: Hours, day: { readonly date: string; readonly call: number | undefined }) =>
      (["in", "out"] as const).map((part) => (
        <TimeCell
          key={part}
          label={part === "in" ? t("In") : t("Out")}
          value={hours[part]}
          {...day}
          disabled={disabled}
          onChange={(time) => write([list, key, part], time)}
        />
      )),
    onLine: (key: string, line: object | null) => write([list, key], line && { ...(line as Record<string, Json>) }), // JSON
  };
}

interface Hours {
  readonly in: TimeOfDay | null;
  readonly out: TimeOfDay | null;
}
