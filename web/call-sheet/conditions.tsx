import type { CallSheet } from "../../shared/call-sheet/call-sheet.ts";
import { say } from "../texts/say.ts";
import { Fact, Facts } from "../ui/fact.tsx";

/** What to expect of the day: weather, light, meal and wrap. */
export function Conditions({ conditions }: Pick<CallSheet, "conditions">) {
  return (
    <Facts>
      <Fact name={say("Weather")}>{conditions.weather || "–"}</Fact>
      <Fact name={say("Sunrise")}>{conditions.sunrise || "–"}</Fact>
      <Fact name={say("Sunset")}>{conditions.sunset || "–"}</Fact>
      {conditions.twilight && <Fact name={say("Twilight")}>{conditions.twilight}</Fact>}
      <Fact name={say("Meal")}>{conditions.meal || "–"}</Fact>
      <Fact name={say("Wrap")}>{conditions.wrap || "–"}</Fact>
    </Facts>
  );
}
