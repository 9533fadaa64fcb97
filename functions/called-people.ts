import { createHash } from "node:crypto";
import type { PersonAsked } from "../shared/call-sheet/publishing/people-asked.ts";
import { nameKey } from "../shared/roster/name-key.ts";
import { crewOf } from "./store/crew.ts";
import { optionsOf } from "./store/options.ts";
import type { ProjectProof } from "./store/sessions.ts";
import { type Stop, stoppedAmong } from "./store/stopped-addresses.ts";

/** How mails, addresses and the table call somebody whose name can be of any length and script. */
export const personIdOf = ({ key }: Pick<PersonAsked, "key">) =>
  createHash("sha256").update(key).digest("hex").slice(0, 20);

/** Where mails to somebody go, and why none is sent there if none is; `address` is empty where none is known. */
export interface MailAddress {
  readonly address: string;
  readonly stopped: Stop | undefined;
}

/** The addresses that the crew list and the locked actors' details have now, by the people's names. */
export async function mailAddresses(proof: ProjectProof): Promise<(person: Pick<PersonAsked, "key">) => MailAddress> {
  const [{ departments }, { actors }] = await Promise.all([crewOf(proof), optionsOf(proof)]);
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
  const stopped = await stoppedAmong([...known.values()]);
  return ({ key }) => {
    const address = known.get(key) ?? "";
    return { address, stopped: stopped.get(address.toLowerCase()) };
  };
}
