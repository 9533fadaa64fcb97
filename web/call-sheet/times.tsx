import type { Timing } from "../../shared/call-sheet/model/call-times.ts";
import { Field } from "../ui/form/field.tsx";
import styles from "./sections/sections.module.css";
import { TIMES } from "./times-table.ts";

interface TimesProps {
  readonly timing: Timing;
  readonly disabled: boolean;
  readonly onType: (timing: Timing) => void;
  readonly onLeave: () => void;
}

/** The editable times at the top of the sheet. */
export function Times({ timing, disabled, onType, onLeave }: TimesProps) {
  return (
    <div className={styles.times}>
      {TIMES.map(([part, label]) => (
        <Field
          key={part}
          label={label}
          value={timing[part]}
          disabled={disabled}
          maxLength={40}
          onChange={(event) => onType({ ...timing, [part]: event.target.value })}
          onBlur={onLeave}
        />
      ))}
    </div>
  );
}
