import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { ask } from "../../faults/in-process.ts";
import { type Wire, wireBefore } from "../../faults/wire.ts";
import { newEmail, PASSWORD, signedUp } from "../../people.ts";
import { newProject } from "../production.ts";

const url = inject("url");
const aws = inject("aws");
let wire: Wire;

beforeAll(async () => {
  wire = await wireBefore(aws.environment);
  Object.assign(process.env, aws.variables, wire.environment);
});
afterAll(() => wire.close());

it("logs a refusal of SES without the address that its message quotes", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  const username = newEmail("invited");
  const written: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((chunk) => written.push(String(chunk)) > 0),
  );
  const message = `Email address is not verified. The following identities failed the check in region US-EAST-1: ${username}`;
  wire.faultFor = ({ name }) => (name === "SESV2 POST" ? { status: 400, error: "MessageRejected", message } : "none");
  try {
    const invited = await ask(routes.addTeamMember, { params: { id, username }, token: owner.token });
    const signedOn = await ask(routes.signup, { payload: { email: username, password: PASSWORD } });
    expect([invited.status, signedOn.status]).toEqual([200, 500]);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  const lines = written.filter((line) => line.includes("MessageRejected"));
  expect(lines).toHaveLength(2);
  expect(lines.filter((line) => line.includes(username))).toEqual([]);
});
