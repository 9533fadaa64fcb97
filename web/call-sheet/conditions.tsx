import type { CallSheet } from "../../shared/call-sheet/call-sheet.ts";
import { Fact, Facts } from "../ui/fact.tsx";

/** What to expect of the day: weather, light, meal and wrap. */
export function Conditions({ conditions }: Pick<CallSheet, "conditions">) {
  return (
    <Facts>
      <Fact name="Weather">{conditions.weather || "–"}</Fact>
      <Fact name="Sunrise">{conditions.sunrise || "–"}</Fact>
      <Fact name="Sunset">{conditions.sunset || "–"}</Fact>
      {conditions.twilight && <Fact name="Twilight">{conditions.twilight}</Fact>}
      <Fact name="Meal">{conditions.meal || "–"}</Fact>
      <Fact name="Wrap">{conditions.wrap || "–"}</Fact>
    </Facts>
  );
}
