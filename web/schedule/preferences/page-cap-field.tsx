import { textFromEighths } from "../../../shared/breakdown/model/page-count.ts";
import { usualPagesPerDay } from "../../../shared/schedule/shooting-time/default-limits.ts";
import { t } from "../../i18n/translate.ts";
import { PreferenceField } from "./preference-field.tsx";
import type { PreferencesForm } from "./preferences-form.ts";

interface PageCapFieldProps {
  readonly value: PreferencesForm;
  readonly onChange: (value: PreferencesForm) => void;
}

/** The limit of pages a day, beside the number of scenes a day. */
export function PageCapField({ value, onChange }: PageCapFieldProps) {
  return (
    <PreferenceField
      {...{ value, set: (wish) => onChange({ ...value, ...wish }) }}
      wish="pages"
      label={t("Maximum Pages Per Day")}
      hint={t("Whole pages and eighths, such as 3 4/8. A longer scene has a day of its own.")}
    />
  );
}

/** The preferences with the usual limit of pages a day where there is none. */
export function withUsualPages(form: PreferencesForm, projectType: string): PreferencesForm {
  return form.pages === "" ? { ...form, pages: textFromEighths(8 * usualPagesPerDay(projectType)) } : form;
}
