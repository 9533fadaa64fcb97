import { type ChangeEvent, useState } from "react";
import styles from "./editable-cell.module.css";

/** Longer texts than this, and those of several lines, are edited in a box of several lines that grows. */
const ONE_LINE_CHARACTERS = 50;

interface EditableCellProps {
  readonly value: string;
  /** Which cell it is: "Synopsis of scene 12". */
  readonly label: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  readonly tabIndex?: number;
  /**
   * `box` shows that it can be typed in; `form` is one as wide as what it stands in; `sheet` lies in its cell as the text
   * does, where the cell has its own frame.
   */
  readonly look?: "box" | "form" | "sheet";
}

/** The text of a table cell, being edited. It changes shape only when left, so that typing is never interrupted. */
export function EditableCell({ value, label, onChange, disabled, tabIndex, look = "box" }: EditableCellProps) {
  const [typed, setTyped] = useState<{ readonly value: string; readonly isLong: boolean }>();
  // What comes from elsewhere, as by pasting, has the shape that it needs at once.
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
