import { expect, it } from "vitest";
import { boardAfter, unshotScenes } from "../../shared/production-report/unshot-scenes.ts";
import type { Stripboard } from "../../shared/schedule/stripboard/stripboard.ts";
import { aReport, scene } from "./a-report.ts";

const item = (id: string) => ({ kind: "scene", id, pinned: false }) as const;
const board: Stripboard = {
  days: [
    { date: "2031-03-03", locked: false, items: [item("a"), item("b"), item("c")] },
    { date: "2031-03-04", locked: false, items: [item("d")] },
  ],
  boneyard: ["e"],
};

it("lists unfinished scenes", () => {
  const report = aReport("2031-03-03", {
    scenes: {
      a: scene("1", 8, { outcome: "shot" }),
      b: scene("2", 8, { outcome: "partial", partEighths: 2 }),
      c: scene("3", 8, { outcome: "notShot" }),
    },
  });
  expect(unshotScenes(report)).toEqual(["b", "c"]);
});

it("locks the day, and moves unfinished scenes to the boneyard", () => {
  const after = boardAfter(board, "2031-03-03", ["b", "c"]);
  expect(after.days[0]).toEqual({ date: "2031-03-03", locked: true, items: [item("a")] });
  expect(after.days[1]).toEqual(board.days[1]);
  expect(after.boneyard).toEqual(["e", "b", "c"]);
  expect(boardAfter(after, "2031-03-03", ["b", "c"])).toEqual(after);
});

it("keeps a scene on a later day that it is already planned for", () => {
  expect(boardAfter(board, "2031-03-03", ["d"]).boneyard).toEqual(["e"]);
});
