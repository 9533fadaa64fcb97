import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { withDayMarks } from "../../../shared/dates/day-marks.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { t } from "../../i18n/translate.ts";
import { Fact, Facts } from "../../ui/page/fact.tsx";

/** Weather, light, meal and wrap of the day. */
export function Conditions({ conditions }: Pick<CallSheet, "conditions">) {
  return (
    <Facts>
      <Fact name={t("Weather")}>{retold(conditions.weather) || "–"}</Fact>
      <Fact name={t("Sunrise")}>{retold(conditions.sunrise) || "–"}</Fact>
      <Fact name={t("Sunset")}>{retold(conditions.sunset) || "–"}</Fact>
      {conditions.twilight && <Fact name={t("Twilight")}>{conditions.twilight}</Fact>}
      <Fact name={t("Meal")}>{withDayMarks(conditions.meal) || "–"}</Fact>
      {conditions.laterMeals && <Fact name={t("Second meal")}>{withDayMarks(conditions.laterMeals.join(", "))}</Fact>}
      <Fact name={t("Wrap")}>{withDayMarks(conditions.wrap) || "–"}</Fact>
    </Facts>
  );
}
