import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiClient } from "../../infra/local/demo/api-client.ts";
import { routes } from "../../shared/contract/routes.ts";
import { mailed } from "../api/mailed.ts";
import { refusal } from "../api/refusal.ts";
import { aStudio, type Studio, scheduled } from "../faults/a-studio.ts";
import { ask } from "../faults/in-process.ts";
import type { Fault } from "../faults/wire.ts";
import { newPasswordLink, onTeam, PASSWORD, type Person, signedUp } from "../people.ts";

let studio: Studio;
let day: Awaited<ReturnType<typeof scheduled>>;
let recipient: string;

beforeAll(async () => {
  studio = await aStudio();
  const params = { id: studio.id };
  const positions = [{ position: "Gaffer", name: "Kit Lavender", mail: "kit@example.com" }];
  const departments = [{ id: "electric", name: "Electric", positions }];
  await studio.get(routes.updateCrew, { params, payload: { departments, version: 0 } });
  day = await scheduled(studio);
  const payload = { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" };
  await studio.get(routes.publishCallSheet, { params: day, payload });
  await mailed(studio.owner, day);
  const { people } = await studio.owner.api(routes.getPublications, { params: day });
  recipient = people[0]!.personId;
});
afterAll(() => studio.close());

const WRITES = ["DYNAMODB PutItem", "DYNAMODB TransactWriteItems"];

/** Runs `action` when the first item whose key begins so is about to be written. */
function beforeWrite(key: string, action: () => Promise<unknown>, writes: readonly string[] = WRITES): void {
  let isDone = false;
  studio.wire.faultFor = async ({ name, body }): Promise<Fault> => {
    if (isDone || !writes.includes(name) || !body.includes(`"S":"${key}`)) return "none";
    isDone = true;
    await action();
    return "none";
  };
}

async function anOwner(): Promise<Person> {
  const { owner, id } = studio;
  const person = await signedUp(studio.stack.url, "producer");
  await onTeam(owner, id, person);
  const payload = { role: "Producer", may: "owner", password: owner.password } as const;
  await owner.api(routes.changeTeamMember, { params: { id, username: person.email }, payload });
  return person;
}

/** What gives access without a session: the call that creates it, and the key of its item. */
const CREATED = {
  "an API key": () => ({
    route: routes.makeApiKey,
    params: { id: studio.id },
    payload: { name: "Wall", scopes: ["readCallSheets"], password: PASSWORD },
    key: "API-KEY#",
  }),
  "a personal link": () => ({
    route: routes.createPersonalLink,
    params: day,
    payload: { person: recipient },
    key: "CALL#",
  }),
  "a calendar": () => ({
    route: routes.setCalendarFeed,
    params: { id: studio.id },
    payload: { schedule: day.scheduleName },
    key: "FEED#",
  }),
};

describe.each(Object.entries(CREATED))("%s", (_, what) => {
  it("is not handed out if its maker is removed from the team before it is written", async () => {
    const person = await anOwner();
    const { key, ...call } = what();
    const params = { id: studio.id, username: person.email };
    beforeWrite(key, () => studio.owner.api(routes.removeTeamMember, { params, payload: { removed: true } }));
    const { status, body } = await ask(call.route, { ...call, token: person.token });
    expect([status, JSON.parse(body).code]).toEqual([404, "notFound"]);
  });

  it("is not handed out if its maker's password is replaced before it is written", async () => {
    const person = await anOwner();
    const { key, ...call } = what();
    const link = await newPasswordLink(studio.stack.url, person.email);
    const reset = () =>
      apiClient(studio.stack.url)(routes.resetPassword, { payload: { ...link, password: "Better-Horse-10" } });
    beforeWrite(key, reset);
    const { status, body } = await ask(call.route, { ...call, token: person.token });
    expect([status, JSON.parse(body).code]).toEqual([401, "signedOut"]);
  });
});

describe("a revoked API key", () => {
  async function aRevokedKey(person: Person) {
    const payload = { name: "Wall", scopes: ["readCallSheets" as const], password: PASSWORD };
    const { key, keyId } = await person.api(routes.makeApiKey, { params: { id: studio.id }, payload });
    const params = { id: studio.id, keyId };
    await person.api(routes.revokeApiKey, { params, payload: { revoked: true } });
    return {
      restore: () =>
        ask(routes.revokeApiKey, { params, payload: { revoked: false, password: PASSWORD }, token: person.token }),
      read: () => apiClient(studio.stack.url, key)(routes.listCallSheetsAsClient, { params: { id: studio.id } }),
    };
  }

  it("is not restored if the person is removed from the team before it is written", async () => {
    const person = await anOwner();
    const { restore, read } = await aRevokedKey(person);
    const params = { id: studio.id, username: person.email };
    const remove = () => studio.owner.api(routes.removeTeamMember, { params, payload: { removed: true } });
    beforeWrite("API-KEY#", remove, ["DYNAMODB TransactWriteItems"]);
    const { status, body } = await restore();
    expect([status, JSON.parse(body).code]).toEqual([404, "notFound"]);
    expect((await refusal(read()))[0]).toBe(401);
  });

  it("is revoked again if the person's password is replaced before it is written", async () => {
    const person = await anOwner();
    const { restore, read } = await aRevokedKey(person);
    const link = await newPasswordLink(studio.stack.url, person.email);
    const payload = { ...link, password: "Better-Horse-10" };
    const reset = () => apiClient(studio.stack.url)(routes.resetPassword, { payload });
    beforeWrite("API-KEY#", reset, ["DYNAMODB TransactWriteItems"]);
    const { status, body } = await restore();
    expect([status, JSON.parse(body).code]).toEqual([401, "signedOut"]);
    expect((await refusal(read()))[0]).toBe(401);
  });
});

it("a calendar of a personal link is not handed out if the link is revoked before it is written", async () => {
  const person = await anOwner();
  const { id, owner } = studio;
  const { path } = await person.api(routes.createPersonalLink, { params: day, payload: { person: recipient } });
  const secret = path.slice(path.lastIndexOf("/") + 1);
  const params = { id, username: person.email };
  beforeWrite("OWN-DAYS#", () => owner.api(routes.removeTeamMember, { params, payload: { removed: true } }));
  const { status, body } = await ask(routes.createPersonalCalendar, { params: { secret } });
  expect([status, JSON.parse(body).code]).toEqual([404, "noSuchCall"]);
});

it("a calendar of another link, created while that of a removed member is revoked, stays", async () => {
  const person = await anOwner();
  const { id, owner } = studio;
  const secretOf = async ({ api }: Person) => {
    const { path } = await api(routes.createPersonalLink, { params: day, payload: { person: recipient } });
    return path.slice(path.lastIndexOf("/") + 1);
  };
  const [theirs, ours] = [await secretOf(person), await secretOf(owner)];
  const stranger = apiClient(studio.stack.url);
  const create = (secret: string) => stranger(routes.createPersonalCalendar, { params: { secret } });
  const revoked = await create(theirs);
  let path = "";
  beforeWrite("OWN-DAYS#", async () => ({ path } = await create(ours)), ["DYNAMODB DeleteItem"]);
  const params = { id, username: person.email };
  const { status } = await ask(routes.removeTeamMember, { params, payload: { removed: true }, token: owner.token });
  expect(status).toBe(200);
  const statusOf = async (feed: string) => (await fetch(`${studio.stack.url}${feed}`)).status;
  expect([await statusOf(revoked.path), await statusOf(path)]).toEqual([404, 200]);
});
