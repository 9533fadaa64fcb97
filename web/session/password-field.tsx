import { t } from "../i18n/translate.ts";
import { Field } from "../ui/form/field.tsx";

interface PasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Field for the current password, to confirm the user's identity. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  return (
    <Field
      label={t("Password")}
      type="password"
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
