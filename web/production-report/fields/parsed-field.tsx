import { useState } from "react";
import { t } from "../../i18n/translate.ts";
import { Field } from "../../ui/form/field.tsx";

/** The parsed value of a text, or the problem with it. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

interface WrittenFieldProps<Value> {
  readonly label: string;
  /** The saved value as text. */
  readonly text: string;
  readonly disabled: boolean;
  readonly read: (text: string) => Reading<Value>;
  readonly onChange: (value: Value) => void;
}

/** A field whose value is parsed and saved when it loses focus. */
export function WrittenField<Value>({ label, text, disabled, read, onChange }: WrittenFieldProps<Value>) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function leave() {
    if (typed === undefined) return;
    const reading = read(typed.trim());
    if ("problem" in reading) return setProblem(reading.problem);
    setTyped(undefined);
    setProblem(undefined);
    onChange(reading.value);
  }

  return (
    <Field
      label={label}
      value={typed ?? text}
      error={problem}
      disabled={disabled}
      maxLength={40}
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

/** Parses a count; an empty text is 0. */
export function countIn(text: string): Reading<number> {
  if (/^\d{0,5}$/.test(text)) return { value: Number(text) };
  return { problem: t('"{text}" is not a whole number.', { text }) };
}
