import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dayWith,
  type Edited,
  lockedAs,
  moved,
  pinnedAs,
  redated,
  renamed,
  splitAt,
  unscheduled,
  withBanner,
  withNewDay,
  withoutDay,
} from "../../../shared/schedule/stripboard/board-edit.ts";
import { boardMistake } from "../../../shared/schedule/stripboard/board-errors.ts";
import { describeBoardChanges } from "../../../shared/schedule/stripboard/describe-board-changes.ts";
import { scenesOn } from "../../../shared/schedule/stripboard/schedule-of-board.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { anyBoard, board, boardAfter, date, inWords } from "./a-board.ts";

const ids = (...numbers: number[]) => new Set(numbers.map((number) => `s${number}`));
const shown = (edited: Edited) => inWords(boardAfter(edited));
const name = (id: string) => `Scene ${id.slice(1)}`;

describe("moving strips", () => {
  const plan = board(["1 2 3", "4 lunch 5", ""], "6");
  it.each<[string, Edited, string[], string]>([
    ["to the start of a day", moved(plan, ids(3), { on: date(1) }), ["1 2", "3 4 lunch 5", ""], "6"],
    ["after a banner", moved(plan, ids(1), { on: date(1), after: "lunch" }), ["2 3", "4 lunch 1 5", ""], "6"],
    ["within a day", moved(plan, ids(1), { on: date(0), after: "s3" }), ["2 3 1", "4 lunch 5", ""], "6"],
    ["several, in board order", moved(plan, ids(5, 1), { on: date(2) }), ["2 3", "4 lunch", "1 5"], "6"],
    [
      "after one of the moved strips",
      moved(plan, ids(1, 2), { on: date(0), after: "s2" }),
      ["1 2 3", "4 lunch 5", ""],
      "6",
    ],
    ["from the boneyard", moved(plan, ids(6), { on: date(2) }), ["1 2 3", "4 lunch 5", "6"], ""],
    ["to the boneyard", unscheduled(plan, ids(2, 4)), ["1 3", "lunch 5", ""], "6 2 4"],
    ["to the boneyard's start", moved(plan, ids(2), { on: "boneyard" }), ["1 3", "4 lunch 5", ""], "2 6"],
  ])("%s", (_, edited, days, boneyard) => {
    expect(shown(edited)).toEqual([days, boneyard]);
  });

  it("deletes a banner that is moved to the boneyard", () => {
    expect(shown(unscheduled(plan, new Set(["lunch", "s4"])))).toEqual([["1 2 3", "5", ""], "6 4"]);
  });
});

describe("a refused edit", () => {
  it.each<[string, Edited, string]>([
    [
      "a pinned strip",
      moved(board(["1 2*", "3"]), ids(1, 2), { on: date(1) }, name),
      "Scene 2 is pinned to 03/02/2026. Unpin it first.",
    ],
    [
      "a strip of a locked day",
      moved(board(["!1 2", "3"]), ids(1), { on: date(1) }),
      "03/02/2026 is locked. Unlock the day first.",
    ],
    [
      "a strip moved to a locked day",
      moved(board(["1 2", "!3"]), ids(1), { on: date(1) }),
      "03/03/2026 is locked. Unlock the day first.",
    ],
    ["a locked day's date", redated(board(["!1"]), date(0), date(4)), "03/02/2026 is locked. Unlock the day first."],
    [
      "a pinned strip's date",
      redated(board(["1*"]), date(0), date(4), name),
      "Scene 1 is pinned to 03/02/2026. Unpin it first.",
    ],
    ["a locked day", withoutDay(board(["!"]), date(0)), "03/02/2026 is locked. Unlock the day first."],
    ["an existing day", withNewDay(board([""]), date(0)), "03/02/2026 is already on the board."],
    ["an unknown day", moved(board(["1"]), ids(1), { on: date(3) }), "03/05/2026 is not on this board."],
  ])("%s", (_, edited, sentence) => {
    expect(edited).toEqual({ kind: "refused", sentence });
  });

  it("is possible once the strip is unpinned or the day unlocked", () => {
    const unpinned = boardAfter(pinnedAs(board(["!1*", ""]), ids(1), false));
    const free = boardAfter(lockedAs(unpinned, new Set([date(0)]), false));
    expect(shown(moved(free, ids(1), { on: date(1) }))).toEqual([["", "1"], ""]);
  });
});

describe("days and banners", () => {
  it("are sorted by date, in any order of adding", () => {
    const plan = boardAfter(withNewDay(board(["1", "2"]), date(9)));
    expect(boardAfter(withNewDay(plan, date(4))).days.map((day) => day.date)).toEqual([0, 1, 4, 9].map(date));
  });

  it("move their scenes to the boneyard when they are removed", () => {
    expect(shown(withoutDay(board(["1", "2 lunch 3"], "4"), date(1)))).toEqual([["1"], "4 2 3"]);
  });

  it("swap with the day that has their new date", () => {
    expect(shown(redated(board(["1", "2"]), date(0), date(1)))).toEqual([["2", "1"], ""]);
    expect(boardAfter(redated(board(["1", "2"]), date(0), date(4))).days.map((day) => day.date)).toEqual(
      [1, 4].map(date),
    );
  });

  it("are split before a scene or banner: the rest moves to a new day, or to the start of an existing one", () => {
    expect(shown(splitAt(board(["1 2 lunch 3", "4"]), "s2", date(1)))).toEqual([["1", "2 lunch 3 4"], ""]);
    const apart = boardAfter(splitAt(board(["1 lunch 3", "4"]), "lunch", date(7)));
    expect(inWords(apart)).toEqual([["1", "4", "lunch 3"], ""]);
    expect(apart.days.map((day) => day.date)).toEqual([0, 1, 7].map(date));
    expect(splitAt(board(["1 2*"]), "s2", date(1), name).kind).toBe("refused");
    expect(splitAt(board(["1"], "2"), "s2", date(1))).toEqual({
      ...{ kind: "refused", sentence: "The boneyard has no day to split." },
    });
  });

  it("have banners that can be renamed", () => {
    const banner = { kind: "banner" as const, id: "b", banner: "move" as const, text: "Bus" };
    const plan = boardAfter(withBanner(board(["1 2"]), banner, date(0), "s1"));
    expect(inWords(plan)).toEqual([["1 Bus 2"], ""]);
    expect(shown(renamed(plan, "b", "Boat"))).toEqual([["1 Boat 2"], ""]);
  });
});

describe("any sequence of edits", () => {
  const item = fc.integer({ min: 0, max: 13 });
  const day = fc.integer({ min: 0, max: 6 });
  const places = fc.record({
    on: fc.oneof(day.map(date), fc.constant("boneyard" as const)),
    after: fc.option(
      item.map((scene) => `s${scene}`),
      { nil: undefined },
    ),
  });
  const several = fc.array(item, { maxLength: 5 }).map((numbers) => new Set(numbers.map((number) => `s${number}`)));
  type Act = (before: Stripboard) => Edited;
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.tuple(several, places).map(
      ([what, where]): Act =>
        (before) =>
          moved(before, what, where),
    ),
    several.map(
      (what): Act =>
        (before) =>
          unscheduled(before, what),
    ),
    fc.tuple(several, fc.boolean()).map(
      ([what, pinned]): Act =>
        (before) =>
          pinnedAs(before, what, pinned),
    ),
    fc.tuple(day, fc.boolean()).map(
      ([on, locked]): Act =>
        (before) =>
          lockedAs(before, new Set([date(on)]), locked),
    ),
    day.map(
      (on): Act =>
        (before) =>
          withNewDay(before, date(on)),
    ),
    day.map(
      (on): Act =>
        (before) =>
          withoutDay(before, date(on)),
    ),
    fc.tuple(day, day).map(
      ([from, to]): Act =>
        (before) =>
          redated(before, date(from), date(to)),
    ),
  );

  it("loses and duplicates no strip, and keeps days in order", () => {
    fc.assert(
      fc.property(anyBoard, fc.array(act, { maxLength: 12 }), (start, acts) => {
        let now = start;
        for (const one of acts) {
          const edited = one(now);
          if (edited.kind === "done") now = edited.board;
        }
        expect(scenesOn(now).toSorted()).toEqual(scenesOn(start).toSorted());
        expect(boardMistake(now)).toBeUndefined();
      }),
    );
  });

  it("keeps locked days and pinned strips while others move", () => {
    fc.assert(
      fc.property(anyBoard, several, places, (start, what, where) => {
        const edited = moved(start, what, where);
        if (edited.kind === "refused") return;
        for (const one of start.days.filter(({ locked }) => locked)) expect(edited.board.days).toContainEqual(one);
        for (const one of start.days) {
          for (const strip of one.items.filter((any) => any.kind === "scene" && any.pinned)) {
            expect(dayWith(edited.board, strip.id)?.date).toBe(one.date);
          }
        }
      }),
    );
  });

  it("does not modify the board before an edit, so undo restores exactly that", () => {
    fc.assert(
      fc.property(anyBoard, act, (start, one) => {
        const copy = structuredClone(start);
        one(start);
        expect(start).toEqual(copy);
      }),
    );
  });
});

describe("the description of changes", () => {
  it.each<[string, Stripboard, string[]]>([
    ["a move", board(["1", "2 3"]), ["Scene 2 is on 03/03/2026 now, was on 03/02/2026."]],
    ["an unscheduled strip", board(["1", "3"], "2"), ["Scene 2 is unscheduled now, was on 03/02/2026."]],
    ["a new day", board(["1 2", "3", ""]), ["03/04/2026 is a new day."]],
    ["an order", board(["2 1", "3"]), ["The order, pins, locks or banners are different."]],
    ["nothing", board(["1 2", "3"]), []],
  ])("describes %s", (_, now, sentences) => {
    expect(describeBoardChanges(board(["1 2", "3"]), now, (id) => id.slice(1))).toEqual(sentences);
  });
});
