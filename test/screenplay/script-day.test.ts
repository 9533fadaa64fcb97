import { describe, expect, it } from "vitest";
import { scriptDaysOf } from "../../shared/screenplay/scenes/script-day.ts";
import { action, script, transition } from "./typed-page.ts";
import { read } from "./usual-script.ts";

it.each([
  ["follow the light", ["DAY", "NIGHT", "DAY", "NIGHT"], ["D1", "N1", "D2", "N2"]],
  [
    "stay while the heading continues",
    ["NIGHT", "CONTINUOUS", "LATER", "SAME TIME", "MOMENTS LATER", ""],
    Array(6).fill("N1"),
  ],
  ["start with the morning", ["MORNING", "AFTERNOON", "MORNING"], ["D1", "D1", "D2"]],
  ["do not start again in the same morning", ["MORNING", "MORNING", "DAWN"], ["D1", "D1", "D1"]],
  ["start where the heading says so", ["DAY", "THE NEXT DAY", "TWO DAYS LATER"], ["D1", "D2", "D3"]],
  ["are recognised in other languages", ["JOUR", "NUIT", "GIORNO", "NOTTE", "日"], ["D1", "N1", "D2", "N2", "D3"]],
])("script days %s", (_, times, days) => expect(scriptDaysOf(times)).toEqual(days));

describe("a flashback", () => {
  const daysOf = (...paragraphs: string[]) => read(script(...paragraphs)).map(({ scriptDay }) => scriptDay);
  const scene = (heading: string) => [
    action(heading),
    action("Nora crosses the room and opens the window to the street."),
  ];

  it("counts no day when its heading says so", () => {
    expect(
      daysOf(
        ...scene("INT. ROOM - NIGHT"),
        ...scene("INT. BARN - DAY (FLASHBACK)"),
        ...scene("INT. ROOM - NIGHT"),
        ...scene("INT. ROOM - MORNING"),
      ),
    ).toEqual(["N1", "FB", "N1", "D2"]);
  });

  it("lasts from its opening note to its closing note", () => {
    expect(
      daysOf(
        ...scene("INT. ROOM - DAY"),
        action("BEGIN FLASHBACK:"),
        ...scene("INT. BARN - NIGHT"),
        ...scene("EXT. FIELD - DAY"),
        action("END FLASHBACK."),
        ...scene("INT. ROOM - DAY"),
      ),
    ).toEqual(["D1", "FB", "FB", "D1"]);
  });

  it("is one scene without a closing note, and FLASHFORWARD works alike", () => {
    expect(
      daysOf(
        ...scene("INT. ROOM - DAY"),
        transition("FLASHBACK TO:"),
        ...scene("INT. BARN - NIGHT"),
        ...scene("EXT. FIELD - DAY"),
        ...scene("FLASHFORWARD - INT. ROOM - NIGHT"),
      ),
    ).toEqual(["D1", "FB", "D1", "FF"]);
  });
});
