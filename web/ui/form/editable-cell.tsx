import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from "react";
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
  /** The keyboard of a touch screen. */
  readonly inputMode?: "tel" | "email";
  /** What is wrong with the text, shown below it once it is left. */
  readonly problem?: string | undefined;
}

/**
 * An editable table cell. It switches between input and text area only on blur, so that typing is never interrupted.
 * Where it looks like text, Escape restores what it was before.
 */
export function EditableCell({ value, label, onChange, look = "box", problem: wrong, ...more }: EditableCellProps) {
  const [typed, setTyped] = useState<{ readonly value: string; readonly isLong: boolean }>();
  // A text set from outside, for example by pasting, gets the right kind of control at once.
  const isLong = typed?.value === value ? typed.isLong : value.length > ONE_LINE_CHARACTERS || value.includes("\n");
  const before = useRef(value);
  const [isFocused, setIsFocused] = useState(false);
  const problem = isFocused ? undefined : wrong;
  const problemId = useId();
  const shared = {
    ...more,
    value,
    "data-look": look,
    "aria-label": label,
    className: styles.input,
    "aria-invalid": problem !== undefined || undefined,
    "aria-describedby": problem === undefined ? undefined : problemId,
    onFocus: () => {
      before.current = value;
      setIsFocused(true);
    },
    onBlur: () => {
      setTyped(undefined);
      setIsFocused(false);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Escape" && look === "quiet" && value !== before.current) onChange(before.current);
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped({ value: currentTarget.value, isLong });
      onChange(currentTarget.value);
    },
  };
  return (
    <>
      {isLong ? (
        <span className={styles.growing} data-look={look} data-value={value}>
          <textarea {...shared} rows={1} />
        </span>
      ) : (
        <input {...shared} />
      )}
      {problem !== undefined && (
        <small id={problemId} className={styles.problem}>
          {problem}
        </small>
      )}
    </>
  );
}
