import { expect, it } from "vitest";
import { leadRoles } from "../../../shared/roster/roles/lead-roles.ts";
import { createBoardChecker, newWarnings } from "../../../shared/schedule/stripboard/board-checker.ts";
import { scene } from "../builders.ts";
import { board } from "./a-board.ts";
import { sheetOf } from "./a-sheet.ts";

const strips = [scene("1", "INT. DAY", ["1", "2"]), scene("2", "INT. DAY", ["3"]), scene("3", "INT. DAY", ["1"])];
const leads = { unit: "Second Unit", castIds: ["1"] };
const warned = (more: Parameters<typeof sheetOf>[2], ...days: string[]) =>
  createBoardChecker(sheetOf(strips, {}, more)).warnings(board(days));

it("warns of each scene with principal cast on a board of a unit that does not shoot it by default", () => {
  expect(warned({ leads }, "1 2", "3")).toEqual([
    {
      ...{ rule: "principalCast", sceneId: "s1", who: ["ROLE 1"] },
      sentence: "Scene 1 on 03/02/2026 has principal cast (ROLE 1), which Second Unit does not shoot by default.",
      fix: "Move it to another unit, or let this unit shoot principal cast, on the Schedules page.",
    },
    expect.objectContaining({ sceneId: "s3" }),
  ]);
  expect(warned({}, "1 2", "3")).toEqual([]);
});

it("has no new warning of a scene that moves to another date of the same unit", () => {
  expect(newWarnings(warned({ leads }, "1", "2"), warned({ leads }, "2", "1"))).toEqual([]);
  expect(newWarnings(warned({ leads }, "2"), warned({ leads }, "2", "1"))).toHaveLength(1);
});

it("counts a role as a lead with at least half of the scenes of the role that has the most", () => {
  const scenes = (castIds: Record<string, number>) =>
    Object.entries(castIds).flatMap(([castId, count]) => Array.from({ length: count }, () => ({ castIds: [castId] })));
  expect(leadRoles(scenes({ 1: 8, 2: 4, 3: 3 }))).toEqual(["1", "2"]);
  expect(leadRoles([])).toEqual([]);
});
