import { say } from "../texts/say.ts";
import { Field } from "../ui/field.tsx";

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Where somebody who is known already proves that it is them. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  return (
    <Field
      label={say("Password")}
      type="password"
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
