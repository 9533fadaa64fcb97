import { nameKey } from "../../roster/fields/name-key.ts";
import { castText, NOT_CALLED } from "../build/called-people.ts";
import { isCalled } from "../build/cast-status.ts";
import type { CallSheet, CastCall, DepartmentCalls } from "../model/call-sheet.ts";
import { fromTo, type SheetChange } from "./sheet-change.ts";

/** Changed calls: cast one by one, crew by department when a whole department moves. */
export function callChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  return [...castChanges(before.cast, after.cast), ...crewChanges(before.departments, after.departments)];
}

const keysOf = (...names: readonly string[]) => [...new Set(names.map(nameKey).filter((key) => key !== ""))];

function castChanges(before: readonly CastCall[], after: readonly CastCall[]): SheetChange[] {
  const ids = new Set([...after, ...before].map(({ castId }) => castId));
  return [...ids].flatMap((id): SheetChange[] => {
    const [was, is] = [before, after].map((cast) => cast.find((one) => one.castId === id && isCalled(one.status)));
    if (!was) return is ? [{ text: `${whoIs(is)} is called: ${castText(is)}`, touches: keysOf(is.actor) }] : [];
    if (!is) return [{ text: `${whoIs(was)} is no longer called`, touches: keysOf(was.actor) }];
    const recast: SheetChange[] =
      was.actor === is.actor
        ? []
        : [
            {
              text: `${is.character} is played by ${is.actor || "TBD"} instead of ${was.actor || "TBD"}`,
              touches: keysOf(was.actor, is.actor),
            },
          ];
    const parts = [
      ...TIMES.filter(([part]) => was[part] !== is[part]).map(
        ([part, name]) => `${name} ${fromTo(was[part], is[part])}`,
      ),
      ...(was.remarks === is.remarks ? [] : [`remarks ${fromTo(was.remarks, is.remarks)}`]),
    ];
    const moved = parts.length > 0 ? [{ text: `${whoIs(is)}: ${parts.join(", ")}`, touches: keysOf(is.actor) }] : [];
    // A performer's times already show any change of the day-out-of-days code.
    const status =
      was.status === is.status ? [] : [{ text: `${whoIs(is)}: status ${fromTo(was.status, is.status)}`, touches: [] }];
    return [...recast, ...moved, ...status];
  });
}

const TIMES = [
  ["pickUp", "pickup"],
  ["report", "report"],
  ["wardrobe", "wardrobe"],
  ["onSet", "on set"],
] as const;

const whoIs = ({ character, actor }: CastCall) => (actor === "" ? character : `${character} (${actor})`);

/** A crew member in a position, with the call. */
interface AtPlace {
  readonly name: string;
  readonly position: string;
  readonly department: string;
  readonly time: string;
}

function crewChanges(before: readonly DepartmentCalls[], after: readonly DepartmentCalls[]): SheetChange[] {
  const [were, are] = [before, after].map(placesOf);
  const moves = [...are!].flatMap(([place, is]): Move[] => {
    const was = were!.get(place);
    return was && was.time !== is.time ? [{ ...is, was: was.time }] : [];
  });
  const added = [...are!].flatMap(([place, is]): SheetChange[] =>
    were!.has(place) ? [] : [{ text: `${placeOf(is)} is added: call ${is.time}`, touches: keysOf(is.name) }],
  );
  const removed = [...were!].flatMap(([place, was]): SheetChange[] =>
    are!.has(place) ? [] : [{ text: `${placeOf(was)} is no longer called`, touches: keysOf(was.name) }],
  );
  return [...movesText(moves, before, after), ...added, ...removed];
}

/** By department, position and name; two people of one name in one position count as one. */
function placesOf(departments: readonly DepartmentCalls[]): Map<string, AtPlace> {
  const all = departments.flatMap(({ id, name: department, positions }) =>
    positions
      .filter(({ name, time }) => nameKey(name) !== "" && time !== NOT_CALLED)
      .map(({ name, position, time }): [string, AtPlace] => [
        `${id}\n${position.trim().toUpperCase()}\n${nameKey(name)}`,
        { name: name.trim(), position, department, time },
      ]),
  );
  return new Map(all);
}

const placeOf = ({ name, position, department }: AtPlace) =>
  `${name} (${position === "" ? department : `${position}, ${department}`})`;

interface Move extends AtPlace {
  readonly was: string;
}

function movesText(
  moves: readonly Move[],
  before: readonly DepartmentCalls[],
  after: readonly DepartmentCalls[],
): SheetChange[] {
  const callOf = (departments: readonly DepartmentCalls[], name: string) =>
    departments.find((department) => department.name === name)?.call;
  const isWithDepartment = ({ department, was, time }: Move) =>
    was === callOf(before, department) && time === callOf(after, department);
  const together = Object.groupBy(moves.filter(isWithDepartment), ({ department }) => department);
  return [
    ...Object.entries(together).map(([department, people = []]): SheetChange => {
      const { was = "", time = "" } = people[0] ?? {};
      return { text: `${department}: call ${fromTo(was, time)}`, touches: keysOf(...people.map(({ name }) => name)) };
    }),
    ...moves
      .filter((move) => !isWithDepartment(move))
      .map((move) => ({ text: `${placeOf(move)}: call ${fromTo(move.was, move.time)}`, touches: keysOf(move.name) })),
  ];
}
