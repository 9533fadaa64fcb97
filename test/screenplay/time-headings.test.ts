import { expect, it } from "vitest";
import { scenesFromFountain } from "../../shared/screenplay/files/fountain.ts";
import { isTimeAlone } from "../../shared/screenplay/headings/time-of-day.ts";
import { action, script } from "./typed-page.ts";
import { MOVES, read, TALK } from "./usual-script.ts";

it.each([
  "NIGHT",
  "LATER THAT DAY",
  "THE NEXT MORNING",
  "CONTINUOUS",
  "SAME",
  "TWO WEEKS LATER",
  "A FEW MINUTES EARLIER",
  "3 AM",
])("the heading %s alone keeps the place of the scene above, with a doubt", (time) => {
  const scenes = read(
    script(action("EXT. PIER - DAY"), MOVES, TALK, action("INT. LAMP ROOM - DUSK"), MOVES, TALK, action(time), MOVES),
  );
  expect(scenes.at(-1)).toMatchObject({ intExt: "INT.", set: "LAMP ROOM", time, doubt: "no-place", confidence: 0.5 });
});

it("INT. SAME has the set above, but not if that is outside", () => {
  const setsOf = (above: string) =>
    scenesFromFountain(`${above}\n\nRain.\n\nINT. SAME - NIGHT\n\nRain.\n`).scenes.map(({ set, time }) => [set, time]);
  expect(setsOf("INT. LAMP ROOM - DUSK")[1]).toEqual(["LAMP ROOM", "NIGHT"]);
  expect(setsOf("EXT. PIER - DUSK")[1]).toEqual(["SAME", "NIGHT"]);
});

it("a script day follows a time alone", () => {
  const scenes = read(
    script(
      action("EXT. PIER - DAY"),
      MOVES,
      TALK,
      action("INT. LAMP ROOM - DAY"),
      MOVES,
      TALK,
      action("THE NEXT MORNING"),
      MOVES,
    ),
  );
  const [above, below] = scenes.slice(-2).map(({ scriptDay }) => Number(scriptDay.slice(1)));
  expect(below! - above!).toBe(1);
});

it.each(["THE NIGHT PORTER", "SUNSET BOULEVARD", "DAY ROOM", "A DAY AT THE PIER", "THE MORNING PAPER"])(
  "%s is more than a time",
  (text) => expect(isTimeAlone(text)).toBe(false),
);
