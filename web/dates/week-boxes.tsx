import { weekdayName } from "../i18n/calendar-text.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Row } from "../ui/page/stack.tsx";

// In most of the world, the work week begins on Monday.
const ORDER = [1, 2, 3, 4, 5, 6, 0];

interface WeekBoxesProps {
  readonly weekdays: readonly number[];
  readonly disabled: boolean;
  readonly onChange: (weekdays: number[]) => void;
}

/** Chooses the work days of the week; at least one remains. */
export function WeekBoxes({ weekdays, disabled, onChange }: WeekBoxesProps) {
  return (
    <Row>
      {ORDER.map((day) => {
        const isWorked = weekdays.includes(day);
        return (
          <Checkbox
            key={day}
            label={weekdayName(day)}
            checked={isWorked}
            disabled={disabled || (isWorked && weekdays.length === 1)}
            onChange={() =>
              onChange(isWorked ? weekdays.filter((one) => one !== day) : [...weekdays, day].sort((a, b) => a - b))
            }
          />
        );
      })}
    </Row>
  );
}
