import { nameKey } from "../../roster/fields/name-key.ts";
import type { CallSheet, CastCall } from "../model/call-sheet.ts";
import { eventOf, isCalled } from "./cast-status.ts";

/** One call of a person: role, time, and the full text. */
export interface CalledAs {
  /** The character, or the crew position. */
  readonly role: string;
  /** The department; `Cast` for the cast. */
  readonly department: string;
  /** The first time they are needed, as written on the sheet. */
  readonly time: string;
  readonly words: string;
}

/** A person called to a day. People are identified by name, so someone who plays and directs is one person. */
export interface CalledPerson {
  readonly key: string;
  readonly name: string;
  readonly calls: readonly CalledAs[];
}

/** The call of a crew member who is on the sheet but not called that day. */
export const NOT_CALLED = "N/C";

/** The department name of the cast. */
export const CAST = "Cast";

/** Everyone called to a day: cast who work, travel or have a fitting, under the performers' names, then the crew. */
export function calledPeople(sheet: Pick<CallSheet, "cast" | "departments">): CalledPerson[] {
  const people = new Map<string, CalledPerson>();
  for (const { name, call } of [...castCalls(sheet), ...crewCalls(sheet)]) {
    const key = nameKey(name);
    if (key === "") continue;
    const known = people.get(key);
    people.set(key, { key, name: known?.name ?? name.trim(), calls: [...(known?.calls ?? []), call] });
  }
  return [...people.values()];
}

/** A person's calls in one line: `report 7:00 AM · on set 8:00 AM`. */
export function callsText(calls: readonly CalledAs[]): string {
  return calls.length === 1 ? (calls[0]?.words ?? "") : calls.map(({ role, words }) => `${role}: ${words}`).join("; ");
}

/** All roles of a person: `MARA`, `Key Grip, Stunts`. */
export function rolesText(calls: readonly CalledAs[]): string {
  return calls.map(({ role }) => role).join(", ");
}

interface Called {
  readonly name: string;
  readonly call: CalledAs;
}

function castCalls({ cast }: Pick<CallSheet, "cast">): Called[] {
  return cast
    .filter(({ status }) => isCalled(status))
    .map((one) => ({
      name: one.actor,
      call: { role: one.character, department: CAST, time: one.pickUp || one.report, words: castText(one) },
    }));
}

/** The times of a cast member: `pick-up 6:15 AM · report 7:00 AM · on set 8:00 AM`, `fitting 10:00 AM`. */
export function castText({ status, pickUp, report, wardrobe, onSet }: CastCall): string {
  const event = eventOf(status)?.toLowerCase();
  if (event !== undefined && report === "") return event;
  const times = [
    ["pickup", pickUp],
    [event ?? "report", report],
    ["wardrobe", wardrobe],
    ["on set", onSet],
  ];
  return times.flatMap(([name, time]) => (time === "" ? [] : [`${name} ${time}`])).join(" · ");
}

function crewCalls({ departments }: Pick<CallSheet, "departments">): Called[] {
  return departments.flatMap(({ name: department, positions }) =>
    positions
      .filter(({ time }) => time !== NOT_CALLED)
      .map(({ name, position, time }) => ({
        name,
        call: { role: position || department, department, time, words: time },
      })),
  );
}
