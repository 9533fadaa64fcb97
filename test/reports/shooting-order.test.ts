import { expect, it } from "vitest";
import { fdxFromScreenplay } from "../../shared/breakdown/formats/fdx-export.ts";
import { inShootingOrder } from "../../shared/reports/shooting-order.ts";
import { stripsFromBreakdown } from "../../shared/schedule/model/strips.ts";
import { made, roster } from "./a-production.ts";

const strips = stripsFromBreakdown(made, roster, "all");
const scene = (number: string) => ({
  ...{ kind: "scene" as const, pinned: false },
  id: strips.find((strip) => strip.number === number)!.sceneId,
});
const banner = { kind: "banner" as const, id: "b", banner: "move" as const, text: "to the bank" };
const board = {
  days: [
    { date: "2026-03-06", locked: false, items: [scene("4"), banner, scene("2")] },
    { date: "2026-03-07", locked: false, items: [{ ...banner, id: "c", text: "to the quay" }] },
    { date: "2026-03-09", locked: false, items: [scene("3")] },
  ],
  boneyard: [scene("1").id],
};

it("lists scenes in shooting order under their days, of which only those with scenes count, and the unscheduled last", () => {
  const { paragraphs } = inShootingOrder(board, strips, []);
  expect(paragraphs.map(({ text }) => text)).toEqual([
    "DAY 1 – Friday, March 6, 2026",
    "INT. BANK - DAY",
    "MOVE to the bank",
    "EXT. PIER - NIGHT",
    "Saturday, March 7, 2026",
    "MOVE to the quay",
    "DAY 2 – Monday, March 9, 2026",
    "INT. BANK - DAY",
    "UNSCHEDULED",
    "INT. PIER - DAY",
  ]);
});

it("uses the text of the script if there is one", () => {
  const screenplay = {
    revisions: [],
    paragraphs: [
      { kind: "heading" as const, text: "INT. PIER - DAY", scene: { number: "1", line: 0 } },
      { kind: "action" as const, text: "Nora waits." },
      { kind: "heading" as const, text: "EXT. PIER - NIGHT", scene: { number: "2", line: 2 } },
      { kind: "action" as const, text: "Nora rows." },
    ],
  };
  const { paragraphs } = inShootingOrder(board, strips, [{ screenplay, breakdown: made }]);
  expect(paragraphs.slice(3, 5).map(({ text }) => text)).toEqual(["EXT. PIER - NIGHT", "Nora rows."]);
  expect(fdxFromScreenplay({ revisions: [], paragraphs })).toContain('Number="2"');
});
