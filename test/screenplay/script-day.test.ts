import { expect, it } from "vitest";
import { scriptDaysOf } from "../../shared/screenplay/script-day.ts";

it.each([
  ["follow the light", ["DAY", "NIGHT", "DAY", "NIGHT"], ["D1", "N1", "D2", "N2"]],
  [
    "stay where the heading goes on",
    ["NIGHT", "CONTINUOUS", "LATER", "SAME TIME", "MOMENTS LATER", ""],
    Array(6).fill("N1"),
  ],
  ["begin with the morning", ["MORNING", "AFTERNOON", "MORNING"], ["D1", "D1", "D2"]],
  ["do not begin anew in the same morning", ["MORNING", "MORNING", "DAWN"], ["D1", "D1", "D1"]],
  ["begin where the heading says so", ["DAY", "THE NEXT DAY", "TWO DAYS LATER"], ["D1", "D2", "D3"]],
  ["are told in other languages", ["JOUR", "NUIT", "GIORNO", "NOTTE", "日"], ["D1", "N1", "D2", "N2", "D3"]],
])("script days %s", (_, times, days) => expect(scriptDaysOf(times)).toEqual(days));
