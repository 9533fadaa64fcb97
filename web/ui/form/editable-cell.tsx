import { type ChangeEvent, useState } from "react";
import styles from "./editable-cell.module.css";

/** Longer texts, and texts of several lines, are edited in a growing text area. */
const ONE_LINE_CHARACTERS = 50;

interface EditableCellProps {
  readonly value: string;
  /** Accessible name: "Synopsis of scene 12". */
  readonly label: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  readonly tabIndex?: number;
  /**
   * `box` has a visible border; `form` is a full-width box; `sheet` has no border, because its cell has one; `quiet`
   * looks like text until it is pointed at or edited.
   */
  readonly look?: "box" | "form" | "sheet" | "quiet";
}

/**
 * An editable table cell. It switches between input and text area only on blur, so that typing is never interrupted.
 */
export function EditableCell({ value, label, onChange, disabled, tabIndex, look = "box" }: EditableCellProps) {
  const [typed, setTyped] = useState<{ readonly value: string; readonly isLong: boolean }>();
  // A text set from outside, for example by pasting, gets the right kind of control at once.
  const isLong = typed?.value === value ? typed.isLong : value.length > ONE_LINE_CHARACTERS || value.includes("\n");
  const shared = {
    value,
    disabled,
    tabIndex,
    "data-look": look,
    "aria-label": label,
    className: styles.input,
    onBlur: () => setTyped(undefined),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped({ value: currentTarget.value, isLong });
      onChange(currentTarget.value);
    },
  };
  if (!isLong) return <input {...shared} />;
  return (
    <span className={styles.growing} data-look={look} data-value={value}>
      <textarea {...shared} rows={1} />
    </span>
  );
}
