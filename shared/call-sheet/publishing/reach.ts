import * as z from "zod";
import { nameKey } from "../../roster/fields/name-key.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import type { Recipient } from "./recipients.ts";

/** Whose addresses are known, by name key: those that are emailed, and those that are not because emails bounced. */
export const KnownAddresses = z.object({
  mailed: z.array(z.string()).readonly(),
  stopped: z.array(z.string()).readonly(),
});
export type KnownAddresses = z.infer<typeof KnownAddresses>;

/** A recipient whom no email reaches. `castId` is that of an actor, whose address belongs to their role's option. */
export interface Unreachable {
  readonly name: string;
  readonly castId?: string;
}

/** Whom a publication reaches by email, who has no address, and whose address is no longer emailed. */
export interface Reach {
  readonly byMail: readonly string[];
  readonly noAddress: readonly Unreachable[];
  readonly stopped: readonly string[];
}

/** The reach of a publication to recipients of a sheet. */
export function reachOf(
  recipients: readonly Pick<Recipient, "key" | "name">[],
  { cast }: Pick<CallSheet, "cast">,
  known: KnownAddresses,
): Reach {
  const [mailed, stopped] = [new Set(known.mailed), new Set(known.stopped)];
  const castIds = new Map(cast.map(({ actor, castId }) => [nameKey(actor), castId]));
  return {
    byMail: recipients.filter(({ key }) => mailed.has(key)).map(({ name }) => name),
    noAddress: recipients
      .filter(({ key }) => !mailed.has(key) && !stopped.has(key))
      .map(({ key, name }) => {
        const castId = castIds.get(key);
        return { name, ...(castId !== undefined && { castId }) };
      }),
    stopped: recipients.filter(({ key }) => stopped.has(key)).map(({ name }) => name),
  };
}
