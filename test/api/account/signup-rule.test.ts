import { afterEach, expect, inject, it } from "vitest";
import { handler as signup } from "../../../functions/routes/signup.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { ORIGIN_HEADER } from "../../../shared/contract/schema/origin-header.ts";
import { newEmail, PASSWORD, signedUp } from "../../people.ts";
import { newProject } from "../production.ts";

const url = inject("url");
const { environment, variables } = inject("aws");

// The stack is open to all. A deployer's other rules are tested on the handler itself.
Object.assign(process.env, variables, environment, {
  FIRST_PERSON: "off",
  SITE_URL: url,
  ORIGIN_SECRET: "ours",
});
afterEach(() => {
  delete process.env.SIGNUP;
});

async function signUpUnder(rule: string, email: string): Promise<[status: number, body: unknown]> {
  process.env.SIGNUP = rule;
  const { path, method } = routes.signup;
  const { statusCode, body } = await signup({
    headers: { [ORIGIN_HEADER]: "ours", "content-type": "application/json" },
    body: JSON.stringify({ email, password: PASSWORD }),
    isBase64Encoded: false,
    requestContext: { requestId: "test", http: { method, path } },
  });
  return [statusCode, JSON.parse(body)];
}

it("accepts the first person of an installation by any rule, so that they can invite the others", async () => {
  const email = newEmail("first");
  process.env.FIRST_PERSON = email.toUpperCase();
  expect(await signUpUnder("invited", newEmail())).toEqual([403, CLOSED]);
  expect(await signUpUnder("invited", email)).toEqual([200, { confirmationSentTo: email }]);
  expect(await signUpUnder("@studio.example", email)).toEqual([200, { confirmationSentTo: email }]);
  process.env.FIRST_PERSON = "off";
});

const CLOSED = {
  code: "signupClosed",
  message: "Sign-up here is by invitation. Ask the owner of a project to add you.",
  requestId: "test",
};

it.each([
  ["open", "anyone.example"],
  ["@studio.example", "studio.example"],
  ["@film.example,@studio.example", "STUDIO.example"],
])("with the rule %j accepts an address at %s", async (rule, domain) => {
  const email = newEmail().replace("example.com", domain);
  expect(await signUpUnder(rule, email)).toEqual([200, { confirmationSentTo: email.toLowerCase() }]);
});

it.each([
  ["invited", "anyone.example"],
  ["@studio.example", "evil-studio.example"],
  ["@studio.example", "studio.example.evil.example"],
  ["@studio.example", "sub.studio.example"],
])("with the rule %j refuses an address at %s", async (rule, domain) => {
  expect(await signUpUnder(rule, newEmail().replace("example.com", domain))).toEqual([403, CLOSED]);
});

it("accepts invited people by any rule", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  for (const rule of ["invited", "@studio.example"]) {
    const email = newEmail("guest");
    await owner.api(routes.addTeamMember, { params: { id, username: email } });
    expect(await signUpUnder(rule, email)).toEqual([200, { confirmationSentTo: email }]);
  }
});
