import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { ask } from "../faults/in-process.ts";
import { type Wire, wireBefore } from "../faults/wire.ts";
import { newEmail, PASSWORD, signedUp } from "../people.ts";

const url = inject("url");
const aws = inject("aws");
let wire: Wire;

beforeAll(async () => {
  wire = await wireBefore(aws.environment);
  Object.assign(process.env, aws.variables, wire.environment);
});
afterAll(() => wire.close());

/** The calls of services by which a sign-up is answered, time after time. */
async function workFor(email: string): Promise<string[][]> {
  const work: string[][] = [];
  for (let times = 0; times < 6; times++) {
    wire.clear();
    await ask(routes.signup, { payload: { email, password: PASSWORD } });
    work.push(wire.calls.map(({ name }) => name));
  }
  return work;
}

it("a sign-up takes the same work for an address that has an account and for one that has none", async () => {
  const { email: known } = await signedUp(url, "known");
  const unknown = newEmail("unknown");
  await ask(routes.signup, { payload: { email: unknown, password: PASSWORD } });
  const [forKnown, forUnknown] = [await workFor(known), await workFor(unknown)];
  expect(forKnown).toEqual(forUnknown);
  expect(forKnown[0]).toContain("SESV2 POST");
  // An address is mailed five times, and no more.
  expect(forKnown[5]).not.toContain("SESV2 POST");
});
