import { calledPeople, callsInWords, rolesInWords } from "../build/called-people.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import type { RevisionKind } from "../model/revision.ts";
import { changesFor, type SheetChange } from "./sheet-change.ts";

/** Somebody as a publication knows them. */
export interface Recipient {
  readonly key: string;
  readonly name: string;
  /** What they are called as: `MARA`, `Key Grip`. */
  readonly roles: string;
  /** Their own call in words; empty for somebody who is not called any more. */
  readonly call: string;
  /** What it was before they were no longer called. */
  readonly formerCall?: string | undefined;
  /** When they are first wanted. */
  readonly time: string;
  /** The number of the publication that they are to confirm: the newest that touches them. */
  readonly asked: number;
  /** What that publication changed for them. */
  readonly changes: readonly string[];
}

interface Published {
  readonly number: number;
  readonly kind: RevisionKind;
  readonly changes: readonly SheetChange[];
}

/**
 * Recipients of a publication and the publication number that each must confirm. A revision requests confirmation only
 * from people whom a change affects and from those no longer called; every other publication requests it from all.
 */
export function recipientsOf(
  before: readonly Recipient[],
  sheet: Pick<CallSheet, "cast" | "departments">,
  { number, kind, changes }: Published,
): Recipient[] {
  const called = calledPeople(sheet);
  const stay = called.map(({ key, name, calls }): Recipient => {
    const known = before.find((one) => one.key === key && one.call !== "");
    const own = changesFor(key, changes);
    const isAsked = !known || kind !== "revised" || own.length > 0;
    return {
      ...{ key, name, roles: rolesInWords(calls), call: callsInWords(calls), time: calls[0]?.time ?? "" },
      ...(isAsked ? { asked: number, changes: known ? own : [] } : { asked: known.asked, changes: known.changes }),
    };
  });
  const gone = before
    .filter(({ key }) => !called.some((one) => one.key === key))
    .map((one): Recipient => {
      if (one.call === "") return one;
      return { ...struck(one, number), changes: changesFor(one.key, changes) };
    });
  return [...stay, ...gone];
}

/** Everyone who is to know that a day is off: all who were called to it are to confirm that they have read so. */
export function recipientsOfCancellation(before: readonly Recipient[], number: number): Recipient[] {
  return before.map((one) => (one.call === "" ? one : { ...struck(one, number), changes: [] }));
}

function struck(person: Recipient, asked: number): Recipient {
  return { ...person, call: "", formerCall: person.call, time: "", asked };
}
