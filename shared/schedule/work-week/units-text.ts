import { t } from "../../i18n/speech.ts";

/** The sentence that work of other units counts, to follow others; empty if there is none. */
export function unitsText(days: readonly { readonly units?: readonly string[] }[]): string {
  const units = [...new Set(days.flatMap((day) => day.units ?? []))];
  return units.length === 0 ? "" : ` ${t("The work with {units} counts.", { units: units.join(t(" and ")) })}`;
}
