import { describe, expect, it } from "vitest";
import { scriptDaysOf } from "../../shared/screenplay/scenes/script-day.ts";
import { action, script, speech, transition } from "./typed-page.ts";
import { MOVES, read } from "./usual-script.ts";

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
  ["follow the clock", ["9:40 AM", "9:40 PM", "2 A.M.", "11:05 A.M."], ["D1", "N1", "N1", "D2"]],
  ["know that a clock shows a morning", ["6:50 AM", "MORNING", "DAY", "MORNING"], ["D1", "D1", "D1", "D2"]],
  ["start in the morning after a forenoon", ["11:00 AM", "LATER", "MORNING"], ["D1", "D1", "D2"]],
  ["start in the morning after an early scene goes on", ["9 AM", "CONTINUOUS", "MORNING"], ["D1", "D1", "D2"]],
  ["stay where a clock goes on", ["9:10 AM", "DAY", "10:30 AM", "2 PM"], ["D1", "D1", "D1", "D1"]],
  ["start on another weekday", ["MONDAY", "MONDAY", "FOLLOWING TUESDAY", "TUESDAY, DAY"], ["D1", "D1", "D2", "D2"]],
  [
    "start when weeks have passed",
    ["DAY", "TWO WEEKS LATER", "THE FOLLOWING MONDAY", "LATER"],
    ["D1", "D2", "D3", "D3"],
  ],
  [
    "are those that the script counts",
    ["DAY (DAY 1)", "DAY 4. 10:25", "N4", "DAY", "D7"],
    ["D1", "D4", "N4", "D5", "D7"],
  ],
  ["start days later, before the light", ["DAY", "THREE DAYS LATER - DAY", "A DAY ON THE LAKE"], ["D1", "D2", "D2"]],
  ["start on the day after", ["DAY", "DAY AFTER", "DAY"], ["D1", "D2", "D2"]],
  ["are recognised in other languages", ["JOUR", "NUIT", "GIORNO", "NOTTE", "日"], ["D1", "N1", "D2", "N2", "D3"]],
])("script days %s", (_, times, days) => expect(scriptDaysOf(times)).toEqual(days));

it.each("THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN TWENTY SIXTY SEVENTY EIGHTY NINETY".split(" "))(
  "script days start %s days on",
  (number) => {
    expect(scriptDaysOf(["DAY", `${number} DAYS ON`, "DAY"])).toEqual(["D1", "D2", "D2"]);
  },
);

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

  it.each([
    ["a memory", "INT. BARN - DAY - MEMORY", "FB"],
    ["years earlier", "INT. BARN - DAY - TEN YEARS EARLIER", "FB"],
    ["a dream", "INT. BARN - NIGHT (DREAM)", "DREAM"],
    ["a nightmare", "INT. BARN - NIGHT - NORA'S NIGHTMARE SEQUENCE", "DREAM"],
  ])("or a dream counts no day: %s", (_, heading, day) => {
    expect(daysOf(...scene("INT. ROOM - DAY"), ...scene(heading), ...scene("INT. ROOM - NIGHT"))).toEqual([
      "D1",
      day,
      "N1",
    ]);
  });

  it.each(['SUPER: "Eleven years earlier"', "TITLE CARD: Three weeks ago", 'SUPER: "ELEVEN YEARS EARLIER"'])(
    "is the scene that a card at its beginning puts earlier: %s",
    (card) => {
      expect(
        daysOf(
          ...scene("INT. ROOM - DAY"),
          action("INT. BARN - DAY"),
          action(card),
          MOVES,
          ...scene("INT. ROOM - DAY"),
        ),
      ).toEqual(["D1", "FB", "D1"]);
    },
  );

  it.each(['SUPER: "TWO YEARS EARLIER"', "TWO YEARS EARLIER", "TWO YEARS EARLIER\n\nCUT TO:"])(
    "is the scene below a card that is right above it: %s",
    (text) => {
      const card = text.split("\n\n").map(action);
      expect(daysOf(action("EXT. HOUSE - DAY"), ...card, ...scene("INT. KITCHEN - DAY"))).toEqual(["D1", "FB"]);
      expect(
        daysOf(action("EXT. HOUSE - DAY"), action("A quiet house."), ...card, ...scene("INT. KITCHEN - DAY")),
      ).toEqual(["D1", "FB"]);
    },
  );

  it("is no scene whose card only tells of the past", () => {
    const card = action('TITLE: "It began three weeks ago."');
    expect(daysOf(...scene("INT. ROOM - DAY"), action("INT. BARN - DAY"), card, MOVES)).toEqual(["D1", "D1"]);
  });

  it("may follow a shot", () => {
    expect(
      daysOf(...scene("INT. ROOM - DAY"), action("CLOSE ON NORA - FLASHBACK TO:"), ...scene("INT. BARN - DAY")),
    ).toEqual(["D1", "FB"]);
  });

  it("does not follow a shot of a memory", () => {
    expect(
      daysOf(...scene("INT. ROOM - DAY"), action("CLOSE ON THE LETTER — A MEMORY"), ...scene("INT. BARN - DAY")),
    ).toEqual(["D1", "D1"]);
  });

  it("is no place that has such a name", () => {
    expect(daysOf(...scene("INT. DREAM HOTEL - DAY"), ...scene("INT. HOTEL VISION CENTER - NIGHT"))).toEqual([
      "D1",
      "N1",
    ]);
  });

  it("of a dream lasts until its end", () => {
    expect(
      daysOf(
        ...scene("INT. ROOM - DAY"),
        action("DREAM SEQUENCE:"),
        ...scene("INT. BARN - NIGHT"),
        ...scene("EXT. FIELD - DAY"),
        action("END DREAM SEQUENCE."),
        ...scene("INT. ROOM - DAY"),
      ),
    ).toEqual(["D1", "DREAM", "DREAM", "D1"]);
  });
});

describe("a card about time", () => {
  const TOLD = MOVES;
  const daysOf = (...paragraphs: string[]) => read(script(...paragraphs)).map(({ scriptDay }) => scriptDay);

  it.each([
    ['SUPER: "TWO WEEKS LATER"', "D2"],
    ['Title card: "The following Monday"', "D2"],
    ["(DAY 3)", "D3"],
    ["The clock over the door reads 9:40 PM.", "N1"],
    ["CLOSE ON NORA", "D1"],
  ])("%j below a heading counts", (card, day) => {
    expect(daysOf(action("INT. ROOM - DAY"), TOLD, action("INT. ROOM"), action(card), TOLD)).toEqual(["D1", day]);
  });

  it.each(["ON PIOTR", "AFTER THE STORM", "3 MEN"])("%j below the time of a heading is none", (shot) => {
    expect(scriptDaysOf(["DAY", "DAY", "DAY"], [], ["", shot, shot])).toEqual(["D1", "D1", "D1"]);
  });

  it("at the end of a short scene counts for the next one", () => {
    const card = action("SUPER: TWO WEEKS LATER");
    const short = [action("INT. ROOM - DAY"), action("Nora waits."), speech("NORA", "They are late.")];
    expect(daysOf(action("INT. ROOM - DAY"), TOLD, ...short, card, action("INT. ROOM - DAY"), TOLD)).toEqual([
      "D1",
      "D1",
      "D2",
    ]);
    expect(daysOf(action("INT. ROOM - DAY"), TOLD, action("INT. ROOM - DAY"), card, TOLD)).toEqual(["D1", "D2"]);
  });

  it.each([
    ["one row", action("The house is dark.")],
    ["two rows", MOVES],
  ])("after an establishing shot of %s counts for that shot", (_rows, shot) => {
    const card = action("SUPER: TWO WEEKS LATER");
    expect(
      daysOf(action("INT. ROOM - DAY"), TOLD, action("EXT. HOUSE - DAY"), shot, card, action("INT. KITCHEN"), TOLD),
    ).toEqual(["D1", "D2", "D2"]);
  });

  it.each([
    ["two rows", TOLD],
    ["one row", action("Nora waits.")],
    ["no rows", ""],
  ])("at the end of a scene with %s and no dialogue counts for the next one", (_rows, told) => {
    const card = action("TWO WEEKS LATER");
    const barn = [action("INT. BARN - DAY"), told, card].filter((text) => text !== "");
    expect(daysOf(action("INT. ROOM - DAY"), TOLD, ...barn, action("EXT. ROAD - DAY"), TOLD)).toEqual([
      "D1",
      "D1",
      "D2",
    ]);
    expect(daysOf(...barn, action("EXT. ROAD - DAY"), TOLD)).toEqual(["D1", "D2"]);
  });

  it("above a heading counts for that scene", () => {
    const lines = [
      action("INT. ROOM - DAY"),
      TOLD,
      TOLD,
      TOLD,
      TOLD,
      action("A WEEK LATER"),
      action("INT. ROOM - DAY"),
      TOLD,
    ];
    expect(daysOf(...lines).at(-1)).toBe("D2");
  });
});
