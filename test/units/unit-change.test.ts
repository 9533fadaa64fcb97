import { describe, expect, it } from "vitest";
import { MAX_ALLOWANCES, type Unit, type Units } from "../../shared/units/unit.ts";
import { changedUnits, UnitChange, UnitError } from "../../shared/units/unit-change.ts";

const unit = (id: string, name: string, departments: string[] = []): Unit => ({
  ...{ id, name, departments },
  ...{ retired: false, sharesCast: id === "main" },
});
const NONE: Units = { units: [], allowed: [] };
const LIST: Units = { units: [unit("main", "Main Unit"), unit("b", "Second Unit", ["Second Camera"])], allowed: [] };
const by = (change: UnitChange, list: Units = LIST) => changedUnits(list, change, "new");

/** The code of the error that a change gets. */
function codeOf(...args: Parameters<typeof by>): string {
  try {
    by(...args);
    return "";
  } catch (error) {
    if (error instanceof UnitError) return error.code;
    throw error;
  }
}

const edit = (id: string, name: string, departments: string[] = []): UnitChange => {
  return { kind: "edit", id, name, departments, sharesCast: true };
};
const allow = (party: string, allowed = true, of: "cast" | "location" = "cast"): UnitChange => {
  return { kind: "allow", of, party, date: "2026-03-02", allowed };
};

describe("a list of units", () => {
  it("gets the main unit together with the first that is added", () => {
    const { units } = by({ kind: "add", name: "Second Unit" }, NONE);
    expect(units).toEqual([
      { id: "main", name: "Main Unit", retired: false, departments: [], sharesCast: true },
      { id: "new", name: "Second Unit", retired: false, departments: [], sharesCast: false },
    ]);
    expect(by({ kind: "add", name: "Splinter" }).units.map(({ name }) => name)).toEqual([
      "Main Unit",
      "Second Unit",
      "Splinter",
    ]);
  });

  it("changes, orders and retires", () => {
    expect(by(edit("b", "Action Unit", ["Stunts", "Stunts"])).units[1]).toEqual({
      ...{ id: "b", name: "Action Unit", retired: false, departments: ["Stunts"], sharesCast: true },
    });
    expect(by({ kind: "order", ids: ["b", "main"] }).units.map(({ id }) => id)).toEqual(["b", "main"]);
    const retired = by({ kind: "retire", id: "b", retired: true });
    expect(retired.units[1]!.retired).toBe(true);
    expect(by({ kind: "retire", id: "b", retired: false }, retired)).toEqual(LIST);
  });

  it.each<[string, UnitChange, string]>([
    ["a name that another has", { kind: "add", name: "second unit" }, "unitTaken"],
    ["another's name", edit("main", "SECOND UNIT"), "unitTaken"],
    ["another's department", edit("main", "Main Unit", ["second camera"]), "departmentTaken"],
    ["an unknown unit", { kind: "retire", id: "x", retired: true }, "noSuchUnit"],
    ["to edit an unknown unit", edit("x", "Splinter"), "noSuchUnit"],
    ["the retirement of the main unit", { kind: "retire", id: "main", retired: true }, "mainUnit"],
    ["an order without one", { kind: "order", ids: ["b"] }, "incompleteOrder"],
    ["an order with one twice", { kind: "order", ids: ["b", "b"] }, "incompleteOrder"],
  ])("refuses %s", (_, change, code) => {
    expect(codeOf(change)).toBe(code);
  });

  it("has at most eight", () => {
    const many = Array.from({ length: 8 }, (_, at) => unit(at === 0 ? "main" : `u${at}`, `Unit ${at}`));
    expect(codeOf({ kind: "add", name: "Ninth" }, { units: many, allowed: [] })).toBe("unitLimit");
    expect(codeOf({ kind: "add", name: "Eighth" }, { units: many.slice(1), allowed: [] })).toBe("");
  });

  it("keeps a permission once, until it is removed", () => {
    const once = by(allow("1"), by(allow("1")));
    expect(once.allowed).toEqual([{ kind: "cast", id: "1", date: "2026-03-02" }]);
    expect(by(allow("1", false), once).allowed).toEqual([]);
    expect(by(allow("1", false, "location"), once)).toEqual(once);
  });

  it("has a limit of permissions", () => {
    const one = { kind: "cast", date: "2026-03-02" } as const;
    const allowed = Array.from({ length: MAX_ALLOWANCES }, (_, at) => ({ ...one, id: `${at}` }));
    expect(codeOf(allow("new"), { ...LIST, allowed })).toBe("allowanceLimit");
    expect(codeOf(allow("0"), { ...LIST, allowed })).toBe("");
  });
});

it.each(["", " ", "x".repeat(41)])("refuses the name %j", (name) => {
  expect(UnitChange.safeParse({ kind: "add", name }).success).toBe(false);
});
