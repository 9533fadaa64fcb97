import { Field } from "../../ui/form/field.tsx";
import type { PreferencesForm } from "./preferences-form.ts";

type TextWish = {
  [W in keyof PreferencesForm]: PreferencesForm[W] extends string
    ? string extends PreferencesForm[W]
      ? W
      : never
    : never;
}[keyof PreferencesForm];

interface WishFieldProps {
  readonly wish: TextWish;
  readonly label: string;
  readonly hint: string;
  readonly isNumber?: boolean;
  readonly value: PreferencesForm;
  readonly set: (wish: Partial<PreferencesForm>) => void;
}

/** A text field for one preference. */
export function PreferenceField({ wish, label, hint, isNumber = false, value, set }: WishFieldProps) {
  return (
    <Field
      {...{ label, hint }}
      inputMode={isNumber ? "numeric" : "text"}
      value={value[wish]}
      onChange={(event) => set({ [wish]: event.target.value })}
    />
  );
}
