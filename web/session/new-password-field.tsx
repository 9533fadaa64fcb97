import { t } from "../i18n/translate.ts";
import { Field } from "../ui/form/field.tsx";

/** Field for a new password. */
export function NewPasswordField({ label }: { readonly label: string }) {
  return (
    <Field
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      hint={t("At least 12 characters, with an uppercase letter, a lowercase letter and a digit.")}
    />
  );
}
