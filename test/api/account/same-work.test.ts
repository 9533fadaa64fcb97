import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { ask } from "../../faults/in-process.ts";
import { type Wire, wireBefore } from "../../faults/wire.ts";
import { newEmail, PASSWORD, signedUp } from "../../people.ts";

const OTHER_PASSWORD = "Their-Horse-12";

const url = inject("url");
const aws = inject("aws");
let wire: Wire;

beforeAll(async () => {
  wire = await wireBefore(aws.environment);
  Object.assign(process.env, aws.variables, wire.environment);
});
afterAll(() => wire.close());

/** The service calls of each of six sign-ups. */
async function workFor(email: string): Promise<string[][]> {
  const work: string[][] = [];
  for (let times = 0; times < 6; times++) {
    wire.clear();
    await ask(routes.signup, { payload: { email, password: PASSWORD } });
    work.push(wire.calls.map(({ name }) => name));
  }
  return work;
}

/** The service calls of one request. */
async function callsOf(route: Route, payload: object): Promise<string[]> {
  wire.clear();
  await ask(route, { payload });
  return wire.calls.map(({ name }) => name);
}

it("a sign-in with the password of another person's sign-up makes the same service calls too", async () => {
  const { email: known } = await signedUp(url, "known");
  const workOfSignIn = async (email: string) => {
    await ask(routes.signup, { payload: { email, password: OTHER_PASSWORD } });
    return callsOf(routes.login, { email, password: OTHER_PASSWORD });
  };
  expect(await workOfSignIn(known)).toEqual(await workOfSignIn(newEmail("unknown")));
});

it("a sign-up makes the same service calls for an existing and an unknown address", async () => {
  const { email: known } = await signedUp(url, "known");
  const unknown = newEmail("unknown");
  await ask(routes.signup, { payload: { email: unknown, password: PASSWORD } });
  const [forKnown, forUnknown] = [await workFor(known), await workFor(unknown)];
  expect(forKnown).toEqual(forUnknown);
  expect(forKnown[0]).toContain("SESV2 POST");
  // An address gets at most five mails.
  expect(forKnown[5]).not.toContain("SESV2 POST");
});
