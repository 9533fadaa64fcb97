import { describe, expect, it } from "vitest";
import { type FindTarget, found } from "../../web/finder/find-target.ts";
import { match } from "../../web/finder/match.ts";

describe("the query", () => {
  it.each([
    ["refuge", "10 EXT. THE WADE - REFUGE BOX"],
    ["box refuge", "10 EXT. THE WADE - REFUGE BOX"],
    ["rfgbx", "10 EXT. THE WADE - REFUGE BOX"],
    ["zoe", "ZOË"],
    ["naive", "A naïve question"],
    ["김", "김지우"],
    ["हवा", "हवा महल"],
    ["", "anything"],
  ])("%j is found in %j", (typed, text) => {
    expect(match(typed, text)).toBeDefined();
  });

  it.each([
    ["refuge pier", "10 EXT. THE WADE - REFUGE BOX"],
    ["xobegufer", "10 EXT. THE WADE - REFUGE BOX"],
    ["zoe", "김지우"],
    ["강", "김지우"],
    ["ab", "a long way to b"],
  ])("%j is not found in %j", (typed, text) => {
    expect(match(typed, text)).toBeUndefined();
  });

  it("highlights its letters, at the best match", () => {
    expect([...match("wade", "12 WADED THE WADE")!.at]).toEqual([13, 14, 15, 16]);
    expect([...match("zoe", "aunt ZOË")!.at]).toEqual([5, 6, 7]);
  });
});

const find = (kind: FindTarget["kind"], label: string, note?: string): FindTarget => ({
  kind,
  id: label,
  label,
  note,
  target: "/",
});
const labels = (targets: readonly FindTarget[], typed: string) =>
  found(targets, typed).map(({ kind, hits }) => [kind, ...hits.map((hit) => hit.find.label)]);

describe("the results", () => {
  it("have the exact number before numbers that contain it, and equal matches in script order", () => {
    const scenes = ["112 EXT. QUAY", "21 INT. LOFT", "12 INT. LOFT", "2 INT. KITCHEN"].map((one) => find("scene", one));
    expect(labels(scenes, "2")).toEqual([["scene", "2 INT. KITCHEN", "21 INT. LOFT", "112 EXT. QUAY", "12 INT. LOFT"]]);
  });

  it("are grouped by kind, the kind of the best first, a name before a note", () => {
    const targets = [
      find("scene", "3 INT. LOFT", "Marit at the stairs."),
      find("character", "MARIT"),
      find("day", "Day 2 - 12/11/2026"),
    ];
    expect(labels(targets, "marit")).toEqual([
      ["character", "MARIT"],
      ["scene", "3 INT. LOFT"],
    ]);
  });

  it("show how many more there are of a kind", () => {
    const scenes = Array.from({ length: 30 }, (_, at) => find("scene", `${at + 1} EXT. QUAY`));
    const [group] = found(scenes, "quay");
    expect([group?.hits.length, group?.total]).toEqual([8, 30]);
  });

  it("are the available destinations while nothing is typed", () => {
    const targets = [find("scene", "1 EXT. QUAY"), find("page", "Script"), find("recent", "The Honest Tide")];
    expect(labels(targets, " ")).toEqual([
      ["recent", "The Honest Tide"],
      ["page", "Script"],
    ]);
  });
});
