import { Field } from "../ui/form/field.tsx";

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Field for an authenticator code. */
export function CodeField({ label, value, onChange }: CodeFieldProps) {
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
