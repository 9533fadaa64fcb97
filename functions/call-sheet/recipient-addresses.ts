import { createHash } from "node:crypto";
import type { KnownAddresses } from "../../shared/call-sheet/publishing/reach.ts";
import type { Recipient } from "../../shared/call-sheet/publishing/recipients.ts";
import { nameKey } from "../../shared/roster/fields/name-key.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { type Suppression, suppressedAmong } from "../store/account/suppression-list.ts";
import { crewOf } from "../store/call-sheet/crew.ts";
import { optionsOf } from "../store/options/options.ts";

/** The ID of a person in emails, URLs and the table; names may have any length and script. */
export const personIdOf = ({ key }: Pick<Recipient, "key">) =>
  createHash("sha256").update(key).digest("hex").slice(0, 20);

/** A person's email address, empty if unknown, and the reason if it is suppressed. */
export interface MailAddress {
  readonly address: string;
  readonly stopped: Suppression | undefined;
}

/** Whose addresses are known, without the addresses. */
export async function knownAddresses(grant: ProjectGrant): Promise<KnownAddresses> {
  const { known, stopped } = await addressBook(grant);
  const isStopped = (address: string) => stopped.has(address.toLowerCase());
  const keysOf = (wanted: boolean) =>
    [...known].flatMap(([key, address]) => (isStopped(address) === wanted ? [key] : []));
  return { mailed: keysOf(false), stopped: keysOf(true) };
}

/** The current addresses from the crew list and the locked actors' details, by name. */
export async function mailAddresses(grant: ProjectGrant): Promise<(person: Pick<Recipient, "key">) => MailAddress> {
  const { known, stopped } = await addressBook(grant);
  return ({ key }) => {
    const address = known.get(key) ?? "";
    return { address, stopped: stopped.get(address.toLowerCase()) };
  };
}

async function addressBook(grant: ProjectGrant) {
  const [{ departments }, { actors }] = await Promise.all([crewOf(grant), optionsOf(grant)]);
  const known = new Map<string, string>();
  const people = [
    ...actors
      .filter(({ locked }) => locked)
      .map(({ actorName, profile }) => ({ name: actorName, mail: profile?.mail })),
    ...departments.flatMap(({ positions }) => positions),
  ];
  for (const { name, mail = "" } of people) {
    const key = nameKey(name);
    if (mail !== "" && !known.has(key)) known.set(key, mail);
  }
  return { known, stopped: await suppressedAmong([...known.values()]) };
}
