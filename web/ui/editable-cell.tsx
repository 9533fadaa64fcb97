import { useState } from "react";
import styles from "./editable-cell.module.css";

/** Longer texts than this are edited in a box of several lines that grows. */
const ONE_LINE_CHARACTERS = 50;

interface EditableCellProps {
  readonly value: string;
  /** Which cell it is: "Synopsis of scene 12". */
  readonly label: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
}

/** The text of a table cell, being edited. It changes shape only when left, so that typing is never interrupted. */
export function EditableCell({ value, label, onChange, disabled }: EditableCellProps) {
  const [isLong, setIsLong] = useState(value.length > ONE_LINE_CHARACTERS);
  const shared = {
    value,
    disabled,
    "aria-label": label,
    className: styles.input,
    onBlur: () => setIsLong(value.length > ONE_LINE_CHARACTERS),
  };
  if (!isLong) return <input {...shared} onChange={(event) => onChange(event.currentTarget.value)} />;
  return (
    <span className={styles.growing} data-value={value}>
      <textarea {...shared} rows={1} onChange={(event) => onChange(event.currentTarget.value)} />
    </span>
  );
}
