import type { CallSheet } from "../../shared/call-sheet/model/call-sheet.ts";
import type { Timing } from "../../shared/call-sheet/model/call-times.ts";
import { DerivedField } from "./sections/derived-field.tsx";
import styles from "./sections/sections.module.css";
import { TIMES } from "./times-table.ts";

interface TimesProps {
  readonly sheet: CallSheet;
  /** The times as entered; empty ones are derived. */
  readonly timing: Timing;
  readonly disabled: boolean;
  readonly onType: (timing: Timing) => void;
  readonly onLeave: () => void;
}

/** The editable times at the top of the sheet, each with the reason for it. */
export function Times({ sheet, timing, disabled, onType, onLeave }: TimesProps) {
  return (
    <div className={styles.times}>
      {TIMES.map(([part, label]) => (
        <DerivedField
          key={part}
          label={label}
          entered={timing[part]}
          shown={sheet.timing[part]}
          derived={sheet.derived?.[part]}
          disabled={disabled}
          onType={(text) => onType({ ...timing, [part]: text })}
          onLeave={onLeave}
        />
      ))}
    </div>
  );
}
