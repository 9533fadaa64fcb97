import { describe, expect, it } from "vitest";
import { createBoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardContext } from "../../../shared/schedule/stripboard/board-context.ts";
import { helpFor } from "../../../shared/schedule/stripboard/replan.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import {
  coversForAbsence,
  coversForRain,
  replanForAbsence,
  replanForRain,
} from "../../../shared/schedule/stripboard/what-if.ts";
import { scene } from "../builders.ts";
import { board, date, inWords } from "./a-board.ts";
import { sheetOf } from "./a-sheet.ts";

const five = [
  scene("1", "EXT. DAY", ["1"]),
  scene("2", "INT. DAY", ["1"]),
  scene("3", "INT. DAY", ["2"]),
  scene("4", "INT. DAY", ["1", "2"]),
  scene("5", "I/E DAY", ["2"]),
];

describe("an actor who is ill on a day", () => {
  const ways = (days: readonly string[], castId: string, at: number, sheet: BoardContext = sheetOf(five)) =>
    coversForAbsence(board(days), sheet, { castId, date: date(at) }).map(({ to, leaving, coming, board: after }) => ({
      ...{ to, leaving, coming },
      days: inWords(after)[0],
    }));

  it("is not needed on that day: their scenes go to the next day with room", () => {
    expect(ways(["1 3", "4", "2"], "1", 0)).toEqual([
      { to: date(1), leaving: ["s1"], coming: [], days: ["3", "4 1", "2"] },
      { to: date(2), leaving: ["s1"], coming: [], days: ["3", "4", "2 1"] },
    ]);
  });

  it("makes room by as few other scenes as possible, none with the actor", () => {
    expect(ways(["1", "2 3"], "1", 0)).toMatchObject([{ coming: ["s3"], days: ["3", "2 1"] }]);
    expect(ways(["1", "2 4"], "1", 0)).toEqual([]);
  });

  it("keeps the other dates that were entered", () => {
    const sheet = sheetOf(five, { 1: "03/02/2026, 03/04/2026 - 03/06/2026" });
    expect(ways(["1", "3", "2"], "1", 0, sheet)).toMatchObject([{ to: date(2) }]);
  });

  it("stays where a pin or a lock holds the scene", () => {
    expect(ways(["1*", "3"], "1", 0)).toEqual([]);
    expect(ways(["1", "!3"], "1", 0)).toEqual([]);
    expect(ways(["3", "1"], "1", 0)).toEqual([]);
  });
});

it("looks for no warnings of a board that has a new violation", () => {
  const checker = createBoardChecker(sheetOf(five, { 1: "03/02/2026" }));
  let asked = 0;
  const counted = {
    ...checker,
    warnings: (one: Stripboard) => {
      asked++;
      return checker.warnings(one);
    },
  };
  expect(coversForRain(board(["1", "2 3", "4"]), counted, date(0))).toEqual([]);
  expect(asked).toBe(1);
});

describe("rain", () => {
  const covers = (days: readonly string[], at: number, sheet: BoardContext = sheetOf(five)) =>
    coversForRain(board(days), createBoardChecker(sheet), date(at)).map(({ board: after, ...cover }) => ({
      ...cover,
      days: inWords(after)[0],
    }));

  it("exchanges the exteriors of the day for interiors of a later one, the nearest first", () => {
    expect(covers(["1", "2 3", "4"], 0)).toEqual([
      { to: date(1), leaving: ["s1"], coming: ["s2", "s3"], days: ["2 3", "1", "4"] },
      { to: date(2), leaving: ["s1"], coming: ["s4"], days: ["4", "2 3", "1"] },
    ]);
  });

  it("counts a scene that is partly outside as an exterior", () => {
    expect(covers(["5", "2"], 0)).toMatchObject([{ leaving: ["s5"], coming: ["s2"] }]);
  });

  it("brings only interiors whose cast is free", () => {
    const sheet = sheetOf(five, { 2: "03/03/2026" });
    expect(covers(["1", "2 3"], 0, sheet)).toMatchObject([{ coming: ["s2"], days: ["2", "3 1"] }]);
    expect(covers(["1", "3"], 0, sheet)).toEqual([]);
  });

  it("moves nothing that is pinned or on a locked day, and needs an exterior", () => {
    expect(covers(["1", "2*"], 0)).toEqual([]);
    expect(covers(["1", "!2"], 0)).toEqual([]);
    expect(covers(["!1", "2"], 0)).toEqual([]);
    expect(covers(["2", "1"], 0)).toEqual([]);
  });

  it("causes no violation: an exterior night is not followed by daylight", () => {
    const covered = (third: string) => {
      const strips = [scene("1", "EXT. NIGHT"), scene("2"), scene("3", third), scene("4")];
      return covers(["1", "2", "3", "4"], 0, sheetOf(strips)).map(({ to }) => to);
    };
    expect(covered("INT. DAY")).toEqual([date(1), date(2), date(3)]);
    // On the second day, the night would end right before the day exterior.
    expect(covered("EXT. DAY")).toEqual([date(3)]);
  });
});

describe("if no later day can exchange all scenes", () => {
  const six = [...five, scene("6", "EXT. DAY", ["3"])];
  const rain = (days: readonly string[], sheet: BoardContext = sheetOf(six)) => {
    const { board: after, ...rest } = replanForRain(board(days), createBoardChecker(sheet), sheet, date(0));
    return { ...rest, days: inWords(after)[0], help: helpFor(rest) };
  };

  it("each goes to the nearest day with room, or changes places with a scene that can be shot", () => {
    expect(rain(["1 6", "2", "3 4"])).toMatchObject({ leaving: ["s1", "s6"], staying: [], days: ["2 3", "1 6", "4"] });
    expect(rain(["1 6", "2 3"], sheetOf(six, { 2: "03/02/2026" }))).toMatchObject({
      ...{ leaving: ["s1", "s6"], staying: [] },
      days: ["2 3", "1 6"],
    });
  });

  it("a new day is added where no other can take it", () => {
    expect(rain(["1", "!2"])).toMatchObject({ leaving: ["s1"], days: ["", "!2", "1"] });
  });

  it("what stays is said, with the reason on each day and what would help", () => {
    const found = rain(["1 6", "3", "4"], sheetOf(six, { 3: "03/02/2026" }));
    expect(found).toMatchObject({ leaving: ["s1"], help: ["More dates for the actor: enter them on the Dates page."] });
    expect(found.staying).toMatchObject([
      {
        sceneId: "s6",
        obstacles: [date(1), date(2), date(3)].map((day) => ({ date: day, finding: { rule: "castAvailable" } })),
      },
    ]);
    expect(found.staying[0]!.obstacles[0]!.finding.sentence).toBe(
      "Scene 6 is on 03/03/2026, but ROLE 3 is available on 03/02/2026.",
    );
  });

  it("the dates of its episode can be what would help", () => {
    const episodeDates = [{ number: "101", until: date(0), sceneIds: ["s6"] }];
    const { leaving, help } = rain(["6", "3", "4"], sheetOf(six, {}, { episodeDates }));
    expect([leaving, help]).toEqual([[], ["Other dates for the episode: change them on the Script page."]]);
  });

  it("a pin is named once", () => {
    const { leaving, staying } = rain(["6*", "3", "4"]);
    expect(leaving).toEqual([]);
    expect(staying.flatMap(({ obstacles }) => obstacles.map(({ finding }) => finding.sentence))).toEqual([
      "s6 is pinned to 03/02/2026. Unpin it first.",
    ]);
  });

  it("an actor without constraints who is ill on the last day works on a new day after it", () => {
    const {
      leaving,
      staying,
      board: after,
    } = replanForAbsence(board(["3", "1"]), sheetOf(six), {
      ...{ castId: "1", date: date(1) },
    });
    expect([leaving, staying, inWords(after)[0]]).toEqual([["s1"], [], ["3", "", "1"]]);
  });

  it("the scenes of an actor who is ill are moved one by one too", () => {
    const sheet = sheetOf(six, { 2: "03/02/2026 - 03/03/2026" });
    const { leaving, staying } = replanForAbsence(board(["1 4", "2"]), sheet, { castId: "1", date: date(0) });
    expect([leaving, staying.map(({ sceneId }) => sceneId)]).toEqual([["s1"], ["s4"]]);
  });
});
