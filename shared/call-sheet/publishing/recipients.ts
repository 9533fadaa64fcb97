import { calledPeople, callsText, rolesText } from "../build/called-people.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import type { RevisionKind } from "../model/revision.ts";
import { changesFor, type SheetChange } from "./sheet-change.ts";

/** A recipient of a publication. */
export interface Recipient {
  readonly key: string;
  readonly name: string;
  /** Their roles: `MARA`, `Key Grip`. */
  readonly roles: string;
  /** Their own call as text; empty for someone no longer called. */
  readonly call: string;
  /** The call before they were no longer called. */
  readonly formerCall?: string | undefined;
  /** The first time they are needed. */
  readonly time: string;
  /** Number of the publication that they have to confirm: the newest that affects them. */
  readonly asked: number;
  /** Changes of that publication that affect them. */
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
      ...{ key, name, roles: rolesText(calls), call: callsText(calls), time: calls[0]?.time ?? "" },
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

/** Recipients of a cancellation: everyone who was called has to confirm it. */
export function recipientsOfCancellation(before: readonly Recipient[], number: number): Recipient[] {
  return before.map((one) => (one.call === "" ? one : { ...struck(one, number), changes: [] }));
}

function struck(person: Recipient, asked: number): Recipient {
  return { ...person, call: "", formerCall: person.call, time: "", asked };
}
