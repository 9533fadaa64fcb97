import { useState } from "react";
import type { DerivedTime } from "../../../shared/call-sheet/model/day-basis.ts";
import { withDayMarks, withStoredDayMarks } from "../../../shared/dates/day-marks.ts";
import { t } from "../../i18n/translate.ts";
import { Field } from "../../ui/form/field.tsx";

interface DerivedFieldProps {
  readonly label: string;
  /** The time as entered; empty when it is derived. */
  readonly entered: string;
  /** The time on the sheet. */
  readonly shown: string;
  readonly derived: DerivedTime | undefined;
  readonly disabled: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
}

/** A time with the reason for it. An entered time is kept; emptying the field restores the derived one. */
export function DerivedField({ label, entered, shown, derived, disabled, onType, onLeave }: DerivedFieldProps) {
  // While it is edited, an empty field stays empty.
  const [isEdited, setIsEdited] = useState(false);
  return (
    <Field
      label={label}
      hint={withDayMarks(
        entered === "" || !derived ? (derived?.reason ?? "") : t("Entered. Suggested: {time}", { time: derived.time }),
      )}
      value={withDayMarks(isEdited ? entered : shown)}
      disabled={disabled}
      maxLength={40}
      onChange={(event) => {
        setIsEdited(true);
        onType(withStoredDayMarks(event.target.value));
      }}
      onBlur={() => {
        setIsEdited(false);
        onLeave?.();
      }}
    />
  );
}
