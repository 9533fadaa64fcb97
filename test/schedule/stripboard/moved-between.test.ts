import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BoardInContext, movedBetween } from "../../../shared/schedule/stripboard/moved-between.ts";
import { movePrice } from "../../../shared/schedule/stripboard/price/move-price.ts";
import { scenesOn } from "../../../shared/schedule/stripboard/schedule-of-board.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { sceneRuns } from "../../../web/stripboard/model/scene-runs.ts";
import { scene } from "../builders.ts";
import { anyBoard, board, date } from "./a-board.ts";
import { sheetOf } from "./a-sheet.ts";

const strips = Array.from({ length: 14 }, (_, at) => scene(String(at), "INT. DAY", [String(at % 3)]));
const sheet = sheetOf(strips);
const inContext = (one: Stripboard): BoardInContext => ({ board: one, sheet });

/** The board with the scenes that `keeps` lets stay. */
const part = ({ days, boneyard }: Stripboard, keeps: (id: string) => boolean): Stripboard => ({
  days: days.map((day) => ({ ...day, items: day.items.filter(({ id }) => keeps(id)) })),
  boneyard: boneyard.filter(keeps),
});

/** Two boards with the scenes of one between them, and all banners on the first. */
const twoBoards = fc
  .tuple(anyBoard, fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }))
  .map(([all, isSecond]): [Stripboard, Stripboard] => {
    const second = (id: string) => id.startsWith("s") && isSecond[Number(id.slice(1))]!;
    return [part(all, (id) => !second(id)), part(all, second)];
  });

/** A move of up to four scenes, between the two boards in one direction. */
const anyMove = fc.record({
  from: fc.constantFrom(0, 1),
  sceneIds: fc.uniqueArray(
    fc.integer({ min: 0, max: 13 }).map((at) => `s${at}`),
    { minLength: 1, maxLength: 4 },
  ),
  date: fc.integer({ min: 0, max: 8 }).map(date),
  at: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
});

describe("moves of scenes between the boards of two units", () => {
  it("lose and double no scene and no banner, in any order of moves", () => {
    fc.assert(
      fc.property(twoBoards, fc.array(anyMove, { maxLength: 12 }), (start, moves) => {
        const everything = ([one, other]: readonly Stripboard[]) =>
          [
            ...scenesOn(one!),
            ...scenesOn(other!),
            ...[one!, other!].flatMap(({ days }) =>
              days.flatMap(({ items }) => items.map(({ kind, id }) => kind + id)),
            ),
          ].filter((id) => !id.startsWith("scene"));
        let now = start;
        for (const { from, sceneIds, ...to } of moves) {
          const there = new Set(scenesOn(now[from]!));
          const moved = movedBetween([inContext(now[from]!), inContext(now[1 - from]!)], {
            ...to,
            sceneIds: new Set(sceneIds.filter((id) => there.has(id))),
          });
          if (!("sentence" in moved)) now = from === 0 ? [moved.from, moved.to] : [moved.to, moved.from];
          expect(everything(now).toSorted()).toEqual(everything(start).toSorted());
        }
      }),
    );
  });

  it("are undone by the opposite moves, each scene in its old place", () => {
    let takenBack = 0;
    fc.assert(
      fc.property(twoBoards, anyMove, ([first, second], { sceneIds, date: on, at }) => {
        const placed = new Set(first.days.flatMap(({ items }) => items.map(({ id }) => id)));
        const ids = new Set(sceneIds.filter((id) => placed.has(id)));
        const moved = movedBetween([inContext(first), inContext(second)], { sceneIds: ids, date: on, at });
        if ("sentence" in moved || ids.size === 0) return;
        let [one, other] = [moved.from, moved.to];
        for (const run of sceneRuns(first, ids)) {
          const back = movedBetween([inContext(other), inContext(one)], { ...run, sceneIds: new Set(run.sceneIds) });
          if ("sentence" in back) throw new Error(back.sentence);
          [other, one] = [back.from, back.to];
        }
        takenBack++;
        expect(one).toEqual(first);
        const added = second.days.some((day) => day.date === on) ? [] : [on];
        expect(other.days.filter((day) => !added.includes(day.date))).toEqual(second.days);
      }),
      { numRuns: 300 },
    );
    expect(takenBack).toBeGreaterThan(20);
  });

  it("are refused from a locked day, for a pinned scene, onto a locked day and onto a day off", () => {
    const move = (from: Stripboard, to: Stripboard, on: string) =>
      movedBetween([inContext(from), inContext(to)], { sceneIds: new Set(["s1"]), date: on });
    expect(move(board(["!1"]), board(["2"]), date(0))).toMatchObject({
      sentence: "03/02/2026 is locked. Unlock the day first.",
    });
    expect(move(board(["1*"]), board(["2"]), date(0))).toMatchObject({
      sentence: "Scene 1 is pinned to 03/02/2026. Unpin it first.",
    });
    expect(move(board(["1"]), board(["!2"]), date(0))).toMatchObject({
      sentence: "03/02/2026 is locked. Unlock it first.",
    });
    expect(move(board(["1"]), board(["2"]), date(5))).toMatchObject({ sentence: "03/07/2026 is not a working day." });
    expect(move(board(["3"]), board(["2"]), date(0))).toMatchObject({ sentence: "Scene 1 is not on this board." });
  });
});

describe("the price of a move between two units", () => {
  const places = ["PIER", "HOUSE"].map((name) => ({ id: name, name, availability: { kind: "flexible" } as const }));
  const shot = [
    scene("1", "INT. DAY", ["1"], "PIER"),
    scene("2", "INT. DAY", ["2"], "PIER"),
    scene("3", "INT. DAY", ["1"], "HOUSE"),
    scene("4", "INT. DAY", ["1", "2"], "PIER"),
  ];
  const main = ["1 3", "2"];
  const second = ["", "4"];

  /** A board that sees the active board of another unit. */
  function unit(name: string, days: readonly string[], [other, theirs]: readonly [string, readonly string[]]) {
    const seen = board(theirs).days.map(({ date: on, items }) => {
      const there = shot.filter(({ sceneId }) => items.some(({ id }) => id === sceneId));
      const castIds = [...new Set(there.flatMap((strip) => strip.castIds))];
      const placeIds = [...new Set(there.map(({ set }) => set))];
      return { date: on, castIds, placeIds, sceneIds: there.map(({ sceneId }) => sceneId) };
    });
    const context = sheetOf(
      shot,
      {},
      {
        ...{ name, places, placeOf: [0, 0, 1, 0], pay: { rates: { 1: 300, 2: 150 } } },
        others: [{ unit: other, schedule: other, days: seen.filter(({ sceneIds }) => sceneIds.length > 0) }],
      },
    );
    return { board: board(days), sheet: context, published: [date(0), date(1)] };
  }

  const boards = [unit("Main", main, ["Second", second]), unit("Second", second, ["Main", main])] as const;

  function priceOf(sceneId: string, on: string, allowed: Parameters<typeof movePrice>[2] = []) {
    const moved = movedBetween(boards, { sceneIds: new Set([sceneId]), date: on });
    if ("sentence" in moved) throw new Error(moved.sentence);
    return movePrice(boards, moved, allowed);
  }

  it("is the sum of both boards, with everyone who has to be told again once", () => {
    const { total, from, to } = priceOf("s3", date(1));
    expect(from.price).toMatchObject({
      days: 0,
      moves: -1,
      overnightMoves: -1,
      money: 0,
      cast: ["ROLE 1"],
      published: [date(0)],
    });
    expect(to.price).toMatchObject({ days: 0, moves: 1, money: 0, cast: ["ROLE 1"], published: [date(1)] });
    expect(total).toMatchObject({
      days: 0,
      moves: 0,
      overnightMoves: -1,
      money: 0,
      cast: ["ROLE 1"],
      published: [date(0), date(1)],
    });
  });

  it("counts hold days over both boards and other units, where the first and the last work may be", () => {
    const days = [scene("5", "INT. DAY", ["1"], "PIER"), scene("6", "INT. DAY", ["1"], "PIER")];
    const inUnit = (name: string, other: string, on: readonly string[], third: string[] = []) => ({
      board: board(on),
      sheet: sheetOf(
        days,
        {},
        {
          ...{ name, pay: { rates: { 1: 300 } } },
          others: [
            { unit: other, schedule: other, days: [] },
            {
              ...{ unit: "Third", schedule: "Third" },
              days: third.map((at) => ({ date: at, castIds: ["1"], placeIds: [], sceneIds: [] })),
            },
          ],
        },
      ),
      published: [],
    });
    const priced = (third: string[]) => {
      const both = [
        inUnit("Main", "Second", ["5", "", "", "", "6"], third),
        inUnit("Second", "Main", [], third),
      ] as const;
      const moved = movedBetween(both, { sceneIds: new Set(["s6"]), date: date(4) });
      if ("sentence" in moved) throw new Error(moved.sentence);
      return movePrice(both, moved, []);
    };
    for (const third of [[], [date(2)]]) {
      const { total, from } = priced(third);
      expect(from.price).toMatchObject({ holdDays: 0, money: 0 });
      expect(total).toMatchObject({ days: 0, holdDays: 0, money: 0 });
    }
  });

  it("names a character in two units once, beside the other board as it will be, and not if an owner allows it", () => {
    const sentences = (...move: Parameters<typeof priceOf>) => {
      const { from, to } = priceOf(...move);
      return [...from.broken, ...to.broken].map(({ sentence }) => sentence);
    };
    expect(sentences("s1", date(0))).toEqual(["ROLE 1 works with Main on 03/02/2026."]);
    expect(sentences("s1", date(0), [{ kind: "cast", id: "1", date: date(0) }])).toEqual([]);
    // The scene leaves the first board, and so does its character.
    expect(sentences("s2", date(1))).toEqual([]);
  });

  it("names the rest that a character lacks between the two units", () => {
    const [night, day] = [scene("5", "EXT. NIGHT", ["1"], "PIER"), scene("6", "EXT. DAY", ["1"], "PIER")];
    const inUnit = (name: string, other: string, days: readonly string[]) => ({
      board: board(days),
      sheet: sheetOf([night, day], {}, { name, others: [{ unit: other, schedule: other, days: [] }] }),
      published: [],
    });
    const both = [inUnit("Main", "Second", ["", "6", "5"]), inUnit("Second", "Main", ["", ""])] as const;
    const moved = movedBetween(both, { sceneIds: new Set(["s5"]), date: date(0) });
    if ("sentence" in moved) throw new Error(moved.sentence);
    const { from, to } = movePrice(both, moved, []);
    expect([...from.broken, ...to.broken].map(({ sentence }) => sentence)).toEqual([
      "ROLE 1 has the night exterior of scene 5 on 03/02/2026, right before a day exterior with Main on 03/03/2026.",
    ]);
  });

  it("knows the strips that a schedule of one location has not", () => {
    const [from, to] = boards;
    const narrow = { ...to, sheet: { ...to.sheet, strips: shot.slice(3), placeOf: [0], places: places.slice(0, 1) } };
    const moved = movedBetween([from, narrow], { sceneIds: new Set(["s3"]), date: date(1) });
    if ("sentence" in moved) throw new Error(moved.sentence);
    expect(movePrice([from, narrow], moved, []).to).toEqual(priceOf("s3", date(1)).to);
  });
});
