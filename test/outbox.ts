import type { Mail } from "../infra/local/emulators/mail.ts";

/** The key in the address of the outbox of every stack that tests start. */
export const OUTBOX_KEY = "key-of-the-tests";

export const outboxOf = (url: string): string => `${url}/outbox/${OUTBOX_KEY}`;

/** The emails in the outbox of a stack, newest first: all, or those to one address. */
export async function mailsIn(url: string, to?: string): Promise<readonly Mail[]> {
  const query = to === undefined ? "" : `?to=${encodeURIComponent(to)}`;
  return (await (await fetch(`${outboxOf(url)}.json${query}`)).json()) as Mail[]; // the outbox writes them in this form
}
