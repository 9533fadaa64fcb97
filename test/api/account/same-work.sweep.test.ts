import { afterAll, beforeAll, expect, inject, it, onTestFinished, vi } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { ask } from "../../faults/in-process.ts";
import { type Wire, wireBefore } from "../../faults/wire.ts";
import { confirmed, mailTo, newEmail, PASSWORD, signedUp } from "../../people.ts";
import { pauses } from "../../quick-pauses.ts";

vi.mock("node:timers/promises", async () => (await import("../../quick-pauses.ts")).quickTimers);

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

it("a request for another confirmation email makes the same service calls too, and emails an account no link", async () => {
  const { email: known } = await signedUp(url, "known");
  const workOfResending = async (email: string) => {
    await ask(routes.signup, { payload: { email, password: OTHER_PASSWORD } });
    return callsOf(routes.resendConfirmation, { email });
  };
  const [forKnown, forUnknown] = [await workOfResending(known), await workOfResending(newEmail("unknown"))];
  expect(forKnown).toEqual(forUnknown);
  expect(forKnown).toContain("SESV2 POST");
  expect((await mailTo(url, known)).subject).toBe("You already have a Backlot account");
});

const SES_FAULTS = [
  { status: 429, error: "TooManyRequestsException" },
  { status: 400, error: "MessageRejected" },
  { status: 500, error: "InternalServiceErrorException" },
];

it.each(SES_FAULTS)("no email request reveals an account while SES answers $error", async (fault) => {
  const { email: known } = await signedUp(url, "known");
  const unknown = newEmail("unknown");
  for (const email of [known, unknown]) await ask(routes.signup, { payload: { email, password: OTHER_PASSWORD } });
  wire.clear();
  wire.faultFor = ({ name }) => (name === "SESV2 POST" ? fault : "none");
  for (const route of [routes.forgotPassword, routes.resendConfirmation]) {
    for (const email of [known, unknown, newEmail("stranger")]) {
      const { status, body } = await ask(route, { payload: { email } });
      expect([status, JSON.parse(body)]).toEqual([200, { ok: true }]);
    }
  }
  const mails = wire.calls.filter(({ name }) => name === "SESV2 POST");
  // The retries of the email with a new password end within the second that every response takes.
  expect(mails.filter(({ body }) => body.includes("/reset-password?")).length).toBeLessThanOrEqual(2);
  expect(mails.some(({ body }) => body.includes("/reset-password?"))).toBe(true);
});

it.each([routes.forgotPassword, routes.resendConfirmation])("$path answers after at least a second", async (route) => {
  const { faster } = pauses;
  onTestFinished(() => {
    pauses.faster = faster;
  });
  pauses.faster = 1;
  wire.clear();
  const began = performance.now();
  await ask(route, { payload: { email: newEmail("nobody") } });
  expect(performance.now() - began).toBeGreaterThan(990);
});

it("a sign-up makes the same service calls for an existing and an unknown address", async () => {
  const [known, unknown] = [newEmail("known"), newEmail("unknown")];
  await confirmed(url, known);
  await ask(routes.signup, { payload: { email: unknown, password: PASSWORD } });
  const [forKnown, forUnknown] = [await workFor(known), await workFor(unknown)];
  expect(forKnown).toEqual(forUnknown);
  expect(forKnown[0]).toContain("SESV2 POST");
  // An address gets at most five mails.
  expect(forKnown[5]).not.toContain("SESV2 POST");
});
