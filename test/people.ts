import { setTimeout as pause } from "node:timers/promises";
import { type ApiClient, apiClient } from "../infra/local/demo/api-client.ts";
import { confirmationIn } from "../infra/local/demo/seed.ts";
import { routes } from "../shared/contract/routes.ts";
import { mailsIn } from "./outbox.ts";

/** A signed-in person with an account. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly api: ApiClient;
}

export const PASSWORD = "Correct-Horse-9";

/** Waits until the clock shows the next second: tokens state the time of sign-in in seconds, and sessions end by it. */
export async function nextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1000);
  const now = second();
  while (second() === now) await pause(1000 - (Date.now() % 1000));
}

let count = 0;

/** An address that no other test uses. */
export const newEmail = (name = "person") => `${name}-${process.pid}-${Date.now()}-${count++}@example.com`;

/** The latest email to an address that contains `words`; waits for it. */
export async function mailTo(url: string, email: string, words = ""): Promise<{ subject: string; text: string }> {
  for (let tries = 0; tries < 200; tries++) {
    const mails = await mailsIn(url, email);
    const newest = mails.find((mail) => mail.text.includes(words));
    if (newest) return newest;
    await pause(50);
  }
  throw new Error(`No mail to ${email} holds "${words}".`);
}

let administrator: { readonly url: string; makeAccount(email: string, password: string): Promise<void> } | undefined;

/** Makes `signedUp` create accounts as an administrator, which costs a tenth of a sign-up by an emailed link. */
export function makeAccountsBy(url: string, makeAccount: (email: string, password: string) => Promise<void>): void {
  administrator = { url, makeAccount };
}

/** A person with a confirmed account, signed in. */
export async function signedUp(url: string, name?: string, email = newEmail(name)): Promise<Person> {
  if (url === administrator?.url) await administrator.makeAccount(email, PASSWORD);
  else await confirmed(url, email);
  return signedIn(url, email);
}

/** Signs up a person and confirms the account with the emailed link. */
export async function confirmed(url: string, email: string): Promise<void> {
  const stranger = apiClient(url);
  await stranger(routes.signup, { payload: { email, password: PASSWORD } });
  const confirmation = confirmationIn((await mailTo(url, email, "code=")).text);
  if (!confirmation) throw new Error(`The mail to ${email} has no link.`);
  await stranger(routes.confirmSignup, { payload: { ...confirmation, password: PASSWORD } });
}

/** Signs in a person whose account is confirmed. */
export async function signedIn(url: string, email: string): Promise<Person> {
  const { token, user } = await apiClient(url)(routes.login, { payload: { email, password: PASSWORD } });
  return { id: user.id, email, password: PASSWORD, token, api: apiClient(url, token) };
}

/** The user and the code in the password reset link that is now emailed to the address. */
export async function newPasswordLink(url: string, email: string): Promise<{ user: string; code: string }> {
  await apiClient(url)(routes.forgotPassword, { payload: { email } });
  const { text } = await mailTo(url, email, "/reset-password");
  const { searchParams } = new URL(/https?:\S+\/reset-password\?[^\s"<]+/.exec(text)![0]);
  return { user: searchParams.get("user")!, code: searchParams.get("code")! };
}

/** Adds a person with an account to a project: an owner invites them, and they open Backlot. */
export async function onTeam(owner: Person, id: string, { id: user, email, api }: Person): Promise<void> {
  await owner.api(routes.addTeamMember, { params: { id, username: email } });
  await api(routes.listProjects, { params: { user } });
}
