import { describe, expect, it } from "vitest";
import type { Department } from "../../shared/call-sheet/model/crew.ts";
import { crewConflicts, mergedCrew, resolveCrewConflicts } from "../../web/crew/crew-merge.ts";

/** A department of positions such as "Gaffer: Tom". */
const department = (name: string, ...lines: string[]): Department => ({
  id: name,
  name,
  positions: lines.map((line) => {
    const [position = "", person = ""] = line.split(": ");
    return { position, name: person };
  }),
});
const said = (crew: readonly Department[]) =>
  crew.map(({ name, positions }) => [name, ...positions.map((one) => `${one.position}: ${one.name}`)].join(" | "));
const base = [department("Light", "Gaffer: Tom", "Best boy: Sue"), department("Sound", "Mixer: Ann")];

describe("two people's changes of the crew", () => {
  it("are combined when each has added, filled and deleted different entries", () => {
    const mine = [
      department("Light", "Gaffer: Tom", "Best boy: Sue", "Rigger: Kai"),
      department("Sound", "Mixer: Ann"),
    ];
    const theirs = [department("Light", "Gaffer: Tom", "Spark: Lou"), department("Camera", "DoP: Mia")];
    const merge = mergedCrew(base, mine, theirs);
    expect(crewConflicts(merge)).toEqual([]);
    expect(said(resolveCrewConflicts(merge, new Set()))).toEqual([
      "Light | Gaffer: Tom | Rigger: Kai | Spark: Lou",
      "Camera | DoP: Mia",
    ]);
  });

  it("do not treat an empty row, which is never saved, as removed", () => {
    const before = [department("Light", "Gaffer: Tom", "", "Rigger: "), base[1]!];
    const mine = [department("Light", "Gaffer: Tom", "Spark: Lou", "Rigger: Kai"), base[1]!];
    const theirs = [department("Light", "Gaffer: Tom", "Rigger: "), base[1]!];
    const merge = mergedCrew(before, mine, theirs);
    expect(crewConflicts(merge)).toEqual([]);
    expect(said(resolveCrewConflicts(merge, new Set()))[0]).toBe("Light | Gaffer: Tom | Spark: Lou | Rigger: Kai");
  });

  it("conflict with both values when both named a person for one position", () => {
    const mine = [department("Light", "Gaffer: Kai", "Best boy: Sue"), base[1]!];
    const theirs = [department("Light", "Gaffer: Lou", "Best boy: Sue"), base[1]!];
    const merge = mergedCrew(base, mine, theirs);
    const [dispute, ...others] = crewConflicts(merge);
    expect([dispute, others]).toMatchObject([{ label: "Name: Gaffer in Light", mine: "Kai", theirs: "Lou" }, []]);
    expect(said(resolveCrewConflicts(merge, new Set([dispute!.key])))[0]).toBe("Light | Gaffer: Kai | Best boy: Sue");
    expect(said(resolveCrewConflicts(merge, new Set()))[0]).toBe("Light | Gaffer: Lou | Best boy: Sue");
  });

  it("conflict when one deleted a department that the other edited, which is restored with it", () => {
    const mine = [base[0]!, department("Sound", "Mixer: Bo")];
    const merge = mergedCrew(base, mine, [base[0]!]);
    const disputes = crewConflicts(merge);
    expect(disputes).toMatchObject([{ label: "Mixer in Sound", mine: "Mixer: Bo", theirs: "Removed" }]);
    expect(said(resolveCrewConflicts(merge, new Set(disputes.map(({ key }) => key))))).toContain("Sound | Mixer: Bo");
    expect(said(resolveCrewConflicts(merge, new Set()))).toEqual(said([base[0]!]));
  });
});
