import { beforeAll, describe, expect, inject, it } from "vitest";
import { API_SCOPE_NAMES, type ApiScope } from "../../shared/contract/api-scopes.ts";
import { type Access, isClosedByCompletion, isForClients, type Route } from "../../shared/contract/route.ts";
import { type RouteName, routes } from "../../shared/contract/routes.ts";
import { type Person, signedUp } from "../people.ts";
import { newProject } from "./production.ts";
import { refusal } from "./refusal.ts";
import { bearing, type Sent, send } from "./send.ts";
import { asViewer } from "./tables.ts";

const url = inject("url");
const aws = inject("aws");

type Caller = "anonymous" | "stranger" | "viewer" | "editor" | "owner";

let id: string;
let leaver: Person;
let key: string;
let people: Record<Exclude<Caller, "anonymous">, Person>;

const NOT_THERE = { code: "notFound", message: "There is nothing here, or it is not yours to see." };
const SIGNED_OUT = { code: "signedOut", message: "Your session has ended. Please sign in again." };

/** What each caller hears, by the route's access rule, where it is not let in. */
const KEPT_OUT: Readonly<Record<Exclude<Access, ApiScope>, Partial<Record<Caller, [status: number, body: object]>>>> = {
  anyone: {},
  signedIn: { anonymous: [401, { message: "Unauthorized" }] },
  self: {
    anonymous: [401, { message: "Unauthorized" }],
    stranger: [404, NOT_THERE],
    viewer: [404, NOT_THERE],
    editor: [404, NOT_THERE],
  },
  viewer: { anonymous: [401, { message: "Unauthorized" }], stranger: [404, NOT_THERE] },
  editor: {
    anonymous: [401, { message: "Unauthorized" }],
    stranger: [404, NOT_THERE],
    viewer: [403, { code: "forbidden", message: "Only an editor of the project can do this." }],
  },
  owner: {
    anonymous: [401, { message: "Unauthorized" }],
    stranger: [404, NOT_THERE],
    viewer: [403, { code: "forbidden", message: "Only the project's owner can do this." }],
    editor: [403, { code: "forbidden", message: "Only the project's owner can do this." }],
  },
};
const CALLERS: readonly Caller[] = ["anonymous", "stranger", "viewer", "editor", "owner"];

const every = Object.entries(routes) as [RouteName, Route][];
const guarded = every.filter(([, { access }]) => access !== "anyone" && !isForClients(access));
const forClients = every.filter(([, { access }]) => isForClients(access));

/** Status and body of whoever is let in: any but those of KEPT_OUT and of a fault. */
const LET_IN = [
  expect.toSatisfy((status) => ![401, 403, 500].includes(status)),
  expect.not.stringContaining('"code":"notFound"'),
];

/** The id of no project. */
const NO_ID = "0123456789abcdef";

/** Calls a route with whatever its path needs, and with nothing in its body, so that whoever is let in changes nothing. */
function call(route: Route, headers: Record<string, string>, projectId = id): Promise<Sent> {
  const params = {
    user: people.owner.id,
    id: projectId,
    username: people.owner.email,
    castId: "1",
    locationId: "L1",
    fileName: "Draft",
    scheduleFile: "Plan.schedule.tsv",
    scheduleName: "Plan",
    date: "2031-03-03",
    keyId: "0123456789abcdef",
  };
  return send(url, route, { params, headers, ...(route.payload && { body: "{}" }) });
}

const headersOf = (caller: Caller) => (caller === "anonymous" ? {} : bearing(people[caller].token));

/** An answer's body without what differs from one request to the next. */
function bodyOf({ text }: Sent): unknown {
  const { requestId: _, ...body } = JSON.parse(text);
  return body;
}

/** All of an answer that a caller sees, without what differs from one request to the next. */
function comparable({ status, text, headers }: Sent): object {
  return {
    status,
    text: text.replace(/"requestId":"[^"]+"/, ""),
    headers: [...headers].filter(([name]) => !/^(date|apigw-requestid)$/.test(name)),
  };
}

beforeAll(async () => {
  const names = ["stranger", "viewer", "editor", "owner", "leaver"];
  const [stranger, viewer, editor, owner, gone] = await Promise.all(names.map((name) => signedUp(url, name)));
  people = { stranger: stranger!, viewer: viewer!, editor: editor!, owner: owner! };
  leaver = gone!;
  await leaver.api(routes.logout, {});
  id = await newProject(people.owner);
  await people.owner.api(routes.addTeamMember, { params: { id, username: people.editor.email } });
  await asViewer(aws, people.viewer, id);
  const payload = { name: "Everything", scopes: [...API_SCOPE_NAMES] };
  ({ key } = await people.owner.api(routes.makeApiKey, { params: { id }, payload }));
});

describe("who may call", () => {
  // One call after another: a function that is asked by several at once starts several times.
  it.each(guarded)("%s", async (name, route) => {
    for (const caller of CALLERS) {
      // A logout that is let in would end the session for the other routes.
      if (name === "logout" && caller !== "anonymous") continue;
      const sent = await call(route, headersOf(caller));
      const refused = isForClients(route.access) ? undefined : KEPT_OUT[route.access][caller];
      if (refused) expect([caller, sent.status, bodyOf(sent)]).toEqual([caller, ...refused]);
      else expect([caller, sent.status, sent.text]).toEqual([caller, ...LET_IN]);
    }
    const afterLogout = await call(route, bearing(leaver.token));
    expect([afterLogout.status, bodyOf(afterLogout)]).toEqual([401, SIGNED_OUT]);
    // A key opens only what is its own; anywhere else it is no better than any other word.
    const [byKey, byWord] = [await call(route, bearing(key)), await call(route, bearing("backlot"))];
    expect([byKey.status, bodyOf(byKey)]).toEqual([401, { message: "Unauthorized" }]);
    expect(comparable(byKey)).toEqual(comparable(byWord));

    if (!route.path.includes("{id}")) return;
    const [theirs, none] = [await call(route, headersOf("stranger")), await call(route, headersOf("stranger"), NO_ID)];
    expect(comparable(theirs)).toEqual(comparable(none));
  });
});

it.each(forClients)("%s is nobody's but a program's with a key of the project", async (_, route) => {
  const words = "This needs an API key of the project that is allowed to do it. Ask the project's owner for one.";
  const refused = { code: "signedOut", message: words };
  const answers = await Promise.all([
    ...CALLERS.map((caller) => call(route, headersOf(caller))),
    call(route, bearing(key), NO_ID),
    call(route, bearing(key.replace(/.$/, (last) => (last === "0" ? "1" : "0")))),
  ]);
  for (const answer of answers) {
    expect([answer.status, bodyOf(answer)]).toEqual([401, refused]);
    expect(comparable(answer)).toEqual(comparable(answers[0]!));
  }
});

describe("a completed project", () => {
  const COMPLETED = {
    code: "completed",
    message: "This project is completed, so nothing in it can be changed. Its owner can reopen it.",
  };
  let done: string;
  const setCompleted = (completed: boolean) =>
    people.owner.api(routes.completeProject, { params: { id: done }, payload: { completed } });

  beforeAll(async () => {
    done = await newProject(people.owner);
    await setCompleted(true);
  });

  it.each(guarded.filter(([, route]) => isClosedByCompletion(route)))("is not changed by %s", async (_, route) => {
    const sent = await call(route, headersOf("owner"), done);
    expect([sent.status, bodyOf(sent)]).toEqual([409, COMPLETED]);
    expect(bodyOf(await call(route, headersOf("stranger"), done))).toEqual(NOT_THERE);
  });

  it("is read as ever, and changed again once it is reopened", async () => {
    const crew = { params: { id: done }, payload: { departments: [], version: 0 } };
    const { departments } = await people.owner.api(routes.getCrew, { params: { id: done } });
    expect(departments).toHaveLength(4);
    expect(await refusal(people.owner.api(routes.updateCrew, crew))).toEqual([409, ...Object.values(COMPLETED)]);
    await setCompleted(false);
    expect(await people.owner.api(routes.updateCrew, crew)).toEqual({ version: 1 });
  });
});

it("answers an id that is no id like one that no project has", async () => {
  for (const odd of ["x", "../projects", "PROJECT#0123456789abcdef", "0123456789ABCDEF", "a".repeat(41)]) {
    const { status } = await call(routes.getProjectName, headersOf("owner"), odd);
    expect([odd, status]).toEqual([odd, 404]);
  }
});

it("lets nobody in whose membership is of another project", async () => {
  const other = await newProject(people.stranger);
  expect(await refusal(people.owner.api(routes.getProjectName, { params: { id: other } }))).toContain("notFound");
});

it("has no API but the contract's", async () => {
  const headers = headersOf("owner");
  const strays = ["/api/", "/api/nothing", "/api/projects", `/api/${id}/nothing`, "/api/verify-token/more"];
  const answers = await Promise.all(strays.map((path) => fetch(`${url}${path}`, { headers })));
  expect(answers.map(({ status }) => status)).toEqual(strays.map(() => 404));
  expect((await fetch(`${url}/api/verify-token`, { method: "DELETE", headers })).status).toBe(404);
});
