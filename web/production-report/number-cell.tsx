import { useState } from "react";
import { Field } from "../ui/field.tsx";

interface NumberCellProps {
  readonly label: string;
  /** What is kept, as it is written. */
  readonly text: string;
  readonly disabled: boolean;
  /** The number that a text means, or what is wrong with it. */
  readonly read: (text: string) => number | string;
  readonly onChange: (value: number) => void;
}

/** A number that is kept when the field is left; empty means 0. */
export function NumberCell({ label, text, disabled, read, onChange }: NumberCellProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function leave() {
    if (typed === undefined) return;
    const value = typed.trim() === "" ? 0 : read(typed.trim());
    if (typeof value === "string") return setProblem(value);
    setTyped(undefined);
    setProblem(undefined);
    onChange(value);
  }

  return (
    <Field
      label={label}
      value={typed ?? text}
      error={problem}
      disabled={disabled}
      maxLength={20}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") leave();
      }}
    />
  );
}

/** A count as people type it, or why it is none. */
export function countIn(text: string): number | string {
  return /^\d{1,5}$/.test(text) ? Number(text) : `"${text}" is no whole number.`;
}
