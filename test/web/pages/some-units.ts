import type { UnitList } from "../../../shared/contract/units.ts";
import type { Units } from "../../../shared/units/unit.ts";
import { changedUnits, type UnitChange, UnitError } from "../../../shared/units/unit-change.ts";
import { type Answers, refused } from "./fake-api.ts";

/** Units that the pages change by the rules of the server; the first is the main unit. */
export function someUnits(...names: readonly string[]) {
  let now: Units = { units: [], allowed: [] };
  let version = 0;
  const change = (wanted: UnitChange) => {
    version++;
    now = changedUnits(now, wanted, `u${version}`);
  };
  for (const name of names.slice(1)) change({ kind: "add", name });

  const list = (): UnitList => ({ version, units: [...now.units], allowed: [...now.allowed] });
  const answers = {
    listUnits: () => list(),
    changeUnits: ({ payload }) => {
      if (payload.version !== version) return refused(409, "staleUnits", "Someone else has changed the units.");
      try {
        change(payload.change);
        return list();
      } catch (error) {
        if (error instanceof UnitError) return refused(409, error.code, error.message);
        throw error;
      }
    },
  } satisfies Answers;
  return {
    answers,
    /** The units as `Second Unit: Stunts (retired)`. */
    named: () =>
      now.units.map(
        ({ name, departments, retired }) =>
          `${name}${departments.length > 0 ? `: ${departments.join(", ")}` : ""}${retired ? " (retired)" : ""}`,
      ),
    idOf: (name: string) => now.units.find((unit) => unit.name === name)!.id,
    now: () => now,
    allowed: () => now.allowed,
    otherRetires: (name: string, retired = true) =>
      change({ kind: "retire", id: now.units.find((unit) => unit.name === name)!.id, retired }),
    /** Another person adds a unit. */
    otherAdds: (name: string) => change({ kind: "add", name }),
  };
}
