import { stored } from "../../i18n/stored.ts";
import { nameKey } from "../../roster/fields/name-key.ts";
import { castText, NOT_CALLED } from "../build/called-people.ts";
import { isCalled } from "../build/cast-status.ts";
import type { CallSheet, CastCall, DepartmentCalls } from "../model/call-sheet.ts";
import { fromTo, labelled, type SheetChange } from "./sheet-change.ts";

/** Changed calls: cast one by one, crew by department when a whole department moves. */
export function callChanges(before: CallSheet, after: CallSheet): SheetChange[] {
  return [...castChanges(before.cast, after.cast), ...crewChanges(before.departments, after.departments)];
}

const keysOf = (...names: readonly string[]) => [...new Set(names.map(nameKey).filter((key) => key !== ""))];

function castChanges(before: readonly CastCall[], after: readonly CastCall[]): SheetChange[] {
  const ids = new Set([...after, ...before].map(({ castId }) => castId));
  return [...ids].flatMap((id): SheetChange[] => {
    const [was, is] = [before, after].map((cast) => cast.find((one) => one.castId === id && isCalled(one.status)));
    if (!was)
      return is
        ? [
            {
              text: stored("{who} is called: {call}", { who: whoIs(is), call: castText(is) }),
              touches: keysOf(is.actor),
            },
          ]
        : [];
    if (!is) return [{ text: stored("{who} is no longer called", { who: whoIs(was) }), touches: keysOf(was.actor) }];
    const recast: SheetChange[] =
      was.actor === is.actor
        ? []
        : [
            {
              text: stored("{who} is played by {actor} instead of {other}", {
                who: is.character,
                actor: is.actor || "TBD",
                other: was.actor || "TBD",
              }),
              touches: keysOf(was.actor, is.actor),
            },
          ];
    const parts = [
      ...TIMES.filter(([part]) => was[part] !== is[part]).map(([part, text]) => text(fromTo(was[part], is[part]))),
      ...(was.remarks === is.remarks ? [] : [stored("remarks {parts}", { parts: fromTo(was.remarks, is.remarks) })]),
    ];
    const moved = parts.length > 0 ? [{ text: labelled(whoIs(is), parts.join(", ")), touches: keysOf(is.actor) }] : [];
    // A performer's times already show any change of the day-out-of-days code.
    const status =
      was.status === is.status
        ? []
        : [
            {
              text: labelled(whoIs(is), stored("status {parts}", { parts: fromTo(was.status, is.status) })),
              touches: [],
            },
          ];
    return [...recast, ...moved, ...status];
  });
}

const TIMES = [
  ["pickUp", (parts: string) => stored("pickup {parts}", { parts })],
  ["report", (parts: string) => stored("report {parts}", { parts })],
  ["wardrobe", (parts: string) => stored("wardrobe {parts}", { parts })],
  ["onSet", (parts: string) => stored("on set {parts}", { parts })],
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
    were!.has(place)
      ? []
      : [
          {
            text: stored("{who} is added: call {call}", { who: placeOf(is), call: is.time }),
            touches: keysOf(is.name),
          },
        ],
  );
  const removed = [...were!].flatMap(([place, was]): SheetChange[] =>
    are!.has(place)
      ? []
      : [{ text: stored("{who} is no longer called", { who: placeOf(was) }), touches: keysOf(was.name) }],
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

const callText = (was: string, is: string) => stored("call {parts}", { parts: fromTo(was, is) });

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
      return { text: labelled(department, callText(was, time)), touches: keysOf(...people.map(({ name }) => name)) };
    }),
    ...moves
      .filter((move) => !isWithDepartment(move))
      .map((move) => ({ text: labelled(placeOf(move), callText(move.was, move.time)), touches: keysOf(move.name) })),
  ];
}
