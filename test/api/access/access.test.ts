import { beforeAll, describe, expect, inject, it } from "vitest";
import { synthesise } from "../../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../../infra/local/template/assembly.ts";
import { type RouteName, routes } from "../../../shared/contract/routes.ts";
import { API_SCOPE_NAMES } from "../../../shared/contract/schema/api-scopes.ts";
import { type Access, isBlockedByCompletion, isForClients, type Route } from "../../../shared/contract/schema/route.ts";
import { newEmail, newPasswordLink, nextSecond, onTeam, type Person, signedUp } from "../../people.ts";
import { accessTable, CALLERS, type Caller, type Cell } from "../access-table.ts";
import { newProject } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, type Sent, send } from "../send.ts";
import { everythingOf, type Kept, mailsTo } from "../stores.ts";
import { expireInvitation } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");

type SignedInCaller = Exclude<Caller, "anonymous" | "API key">;

let id: string;
/** Two signed-in accounts: one has signed out since, the other has a new password. */
let ended: readonly Person[];
let key: string;
let people: Record<SignedInCaller, Person>;
let mails: number;
let whose: Parameters<typeof everythingOf>[1];

const NOT_THERE = { code: "notFound", message: "This does not exist, or you do not have access to it." };
const SIGNED_OUT = { code: "signedOut", message: "Your session has ended. Please sign in again." };
const NO_KEY = {
  code: "signedOut",
  message: "This needs an API key of the project with that permission. Ask the project's owner for one.",
};
const LIMITED = {
  code: "limited",
  message: "You see only some scenes of this project, and this would show or change more. Ask its owner.",
};
const NOT_ENOUGH: Readonly<Partial<Record<Access, string>>> = {
  editor: "Only an editor of the project can do this.",
  owner: "Only the project's owner can do this.",
};

const every = Object.entries(routes) as [RouteName, Route][];
const guarded = every.filter(([, { access }]) => access !== "anyone" && !isForClients(access));
const table = accessTable();
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const cellsOf = (route: Route) => Object.entries(table.get(nameOf(route))!) as [Caller, Cell][];

/** The body of the refusal for a cell. */
function keptOut(cell: Cell, { access }: Route): object {
  if (cell === "404") return NOT_THERE;
  // Of the callers of a viewer's route, only restricted members are refused with 403.
  if (cell === "403") return access === "viewer" ? LIMITED : { code: "forbidden", message: NOT_ENOUGH[access] };
  // The gateway rejects requests without a token; routes for API keys have no authorizer there.
  return isForClients(access) ? NO_KEY : { message: "Unauthorized" };
}

/** Status and body of an allowed call: no refusal by access and no server error. */
const LET_IN = [
  expect.toSatisfy((status) => ![401, 403, 500].includes(status)),
  expect.not.stringContaining('"code":"notFound"'),
];

/** An id that no project has. */
const NO_ID = "0123456789abcdef";

/** Calls a route with valid path parameters and an empty body, so that an allowed call changes nothing. */
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
    session: "3f1a7c52-0000-4000-8000-000000000000",
    keyId: "0123456789abcdef",
  };
  return send(url, route, { params, headers, ...(route.payload && { body: "{}" }) });
}

function headersOf(caller: Caller): Record<string, string> {
  if (caller === "anonymous") return {};
  return bearer(caller === "API key" ? key : people[caller].token);
}

/** An answer's body without the parts that differ between requests. */
function bodyOf({ text }: Sent): unknown {
  const { requestId: _, ...body } = JSON.parse(text);
  return body;
}

/** Everything of an answer that a caller sees, without the parts that differ between requests. */
function comparable({ status, text, headers }: Sent): object {
  return {
    status,
    text: text.replace(/"requestId":"[^"]+"/, ""),
    headers: [...headers].filter(([name]) => !/^(date|apigw-requestid)$/.test(name)),
  };
}

beforeAll(async () => {
  const names = ["stranger", "viewer", "limited", "editor", "owner", "removed", "other", "leaver", "forgetful"];
  const signedIn = new Map(await Promise.all(names.map(async (name) => [name, await signedUp(url, name)] as const)));
  const [owner, editor, viewer, limited, removed, other] = [
    "owner",
    "editor",
    "viewer",
    "limited",
    "removed",
    "other",
  ].map((name) => signedIn.get(name)!) as [Person, Person, Person, Person, Person, Person]; // all in the list above
  id = await newProject(owner);
  const named = (username: string) => ({ params: { id, username } });
  for (const person of [editor, viewer, limited, removed]) await onTeam(owner, id, person);
  const seesOnly = { role: "Guest", may: "viewer" } as const;
  await owner.api(routes.changeTeamMember, { ...named(viewer.email), payload: seesOnly });
  const sees = { kind: "scenes", scenes: ["1"] } as const;
  await owner.api(routes.changeTeamMember, { ...named(limited.email), payload: { ...seesOnly, sees } });
  await owner.api(routes.removeTeamMember, { ...named(removed.email), payload: { removed: true } });
  const late = newEmail("late");
  await owner.api(routes.addTeamMember, named(late));
  await expireInvitation(aws, id, late);
  people = {
    ...{ stranger: signedIn.get("stranger")!, viewer, "limited viewer": limited, editor, owner },
    ...{ "removed member": removed, "other owner": other },
    "expired invitation": await signedUp(url, "late", late),
  };
  const others = await newProject(other);
  whose = { projects: [id, others], users: Object.values(people) };
  const payload = { name: "Everything", scopes: [...API_SCOPE_NAMES], password: owner.password };
  ({ key } = await owner.api(routes.makeApiKey, { params: { id }, payload }));
  // After the email about the new key.
  mails = await mailsTo(url, Object.values(people));

  const [leaver, forgetful] = [signedIn.get("leaver")!, signedIn.get("forgetful")!];
  await leaver.api(routes.logout, {});
  await nextSecond();
  const link = await newPasswordLink(url, forgetful.email);
  await forgetful.api(routes.resetPassword, { payload: { ...link, password: "Better-Horse-10" } });
  ended = [leaver, forgetful];
});

it("lists every route of the deployed API, and no other", async () => {
  const deployed = readAssembly(await synthesise())
    .flatMap(({ Resources }) => Object.values(Resources))
    .filter(({ Type }) => Type === "AWS::ApiGatewayV2::Route")
    .map(({ Properties }) => Properties.RouteKey);
  expect([...table.keys()].toSorted()).toEqual(deployed.toSorted());
  expect(new Set(every.map(([, route]) => nameOf(route)))).toEqual(new Set(table.keys()));
});

describe("access rights", () => {
  /** Everything before the next test, which is everything after the last: no test here changes anything. */
  let before: Kept;
  beforeAll(async () => {
    before = await everythingOf(aws, whose);
  });

  // One call after another, because concurrent calls start several instances of a function.
  it.each(guarded)("%s refuses everyone without a right to it, and changes nothing", async (_, route) => {
    // The answers must not reveal that a project of this id exists.
    const none = route.path.includes("{id}") && comparable(await call(route, headersOf("stranger"), NO_ID));
    for (const [caller, cell] of cellsOf(route).filter(([, cell]) => cell !== "in")) {
      const sent = await call(route, headersOf(caller));
      expect([caller, sent.status, bodyOf(sent)]).toEqual([caller, Number(cell), keptOut(cell, route)]);
      if (cell === "404" && none) expect(comparable(sent)).toEqual(none);
    }
    for (const { token } of ended) {
      const sent = await call(route, bearer(token));
      expect([sent.status, bodyOf(sent)]).toEqual([401, SIGNED_OUT]);
    }
    // An API key is valid only on its own routes; anywhere else it is treated like an invalid token.
    expect(comparable(await call(route, bearer(key)))).toEqual(comparable(await call(route, bearer("backlot"))));
    const after = await everythingOf(aws, whose);
    const last = before;
    before = after; // A change fails only the test of its route.
    expect(after).toEqual(last);
  });
});

// An allowed logout would end the session for the other routes.
it.each(guarded.filter(([name]) => name !== "logout" && name !== "signOutEverywhere"))(
  "%s lets in everyone with a right to it",
  async (_, route) => {
    for (const [caller] of cellsOf(route).filter(([, cell]) => cell === "in")) {
      const sent = await call(route, headersOf(caller));
      expect([caller, sent.status, sent.text]).toEqual([caller, ...LET_IN]);
    }
  },
);

it.each(every.filter(([, { access }]) => isForClients(access)))(
  "%s is open only to API keys of the project",
  async (_, route) => {
    const before = await everythingOf(aws, whose);
    const shut = cellsOf(route).filter(([, cell]) => cell !== "in");
    const answers = await Promise.all([
      ...shut.map(([caller]) => call(route, headersOf(caller))),
      call(route, bearer(key), NO_ID),
      call(route, bearer(key.replace(/.$/, (last) => (last === "0" ? "1" : "0")))),
    ]);
    for (const answer of answers) {
      expect([answer.status, bodyOf(answer)]).toEqual([401, NO_KEY]);
      expect(comparable(answer)).toEqual(comparable(answers[0]!));
    }
    expect(await everythingOf(aws, whose)).toEqual(before);
    expect(shut.map(([caller]) => caller)).not.toContain("API key");
    const opened = await call(route, headersOf("API key"));
    expect([opened.status, opened.text]).toEqual(LET_IN);
  },
);

it.each(every.filter(([, { access }]) => access === "anyone"))(
  "%s gives every caller the same answer, whatever their token",
  async (_, route) => {
    const alike = cellsOf(route).filter(([, cell]) => cell === "alike");
    expect(alike).toHaveLength(CALLERS.length);
    const answers = [];
    for (const [caller] of alike) answers.push(comparable(await call(route, headersOf(caller))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  },
);

it("sends no email for refused callers", async () => {
  expect(await mailsTo(url, Object.values(people))).toBe(mails);
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

  it.each(guarded.filter(([, route]) => isBlockedByCompletion(route)))("is not changed by %s", async (_, route) => {
    const sent = await call(route, headersOf("owner"), done);
    expect([sent.status, bodyOf(sent)]).toEqual([409, COMPLETED]);
    expect(bodyOf(await call(route, headersOf("stranger"), done))).toEqual(NOT_THERE);
  });

  it("is still readable, and can be changed again once it is reopened", async () => {
    const crew = { params: { id: done }, payload: { departments: [], version: 0 } };
    const { departments } = await people.owner.api(routes.getCrew, { params: { id: done } });
    expect(departments).toHaveLength(4);
    expect(await refusal(people.owner.api(routes.updateCrew, crew))).toEqual([409, ...Object.values(COMPLETED)]);
    await setCompleted(false);
    expect(await people.owner.api(routes.updateCrew, crew)).toEqual({ version: 1 });
  });
});

it("answers a malformed id like one that no project has", async () => {
  for (const odd of ["x", "../projects", "PROJECT#0123456789abcdef", "0123456789ABCDEF", "a".repeat(41)]) {
    const { status } = await call(routes.getProjectName, headersOf("owner"), odd);
    expect([odd, status]).toEqual([odd, 404]);
  }
});

it("refuses a membership of another project", async () => {
  const other = await newProject(people.stranger);
  expect(await refusal(people.owner.api(routes.getProjectName, { params: { id: other } }))).toContain("notFound");
});

it("finds nothing of another project by its id, whatever rights the caller has in their own project", async () => {
  const other = people["other owner"];
  const own = whose.projects[1]!;
  const [, keyId = ""] = key.split("_");
  const before = await everythingOf(aws, whose);
  const params = { id: own, keyId };
  expect(await refusal(other.api(routes.revokeApiKey, { params, payload: { revoked: true } }))).toContain("noSuchKey");
  expect(await other.api(routes.listApiKeys, { params: { id: own } })).toEqual([]);
  expect(await everythingOf(aws, whose)).toEqual(before);
});

it("ignores fields that the contract does not define", async () => {
  const { email } = people["removed member"];
  const slipped = JSON.parse(
    `{"pk":"PROJECT#${id}","sk":"MEMBER#x","owner":true,"role":"Grip","may":"viewer","userId":"x","invitedUntil":1,
      "__proto__":{"may":"owner"},"constructor":{"prototype":{"may":"owner"}}}`,
  ) as object;
  await people.owner.api(routes.removeTeamMember, { params: { id, username: email }, payload: { removed: false } });
  const params = { id, username: email };
  const sent = await send(url, routes.changeTeamMember, {
    params,
    headers: headersOf("owner"),
    body: JSON.stringify(slipped),
  });
  expect(sent.status).toBe(200);
  const { rows } = await everythingOf(aws, { projects: [id], users: [] });
  const [row = ""] = rows.filter((one) => one.includes(`"MEMBER#${people["removed member"].id}"`));
  expect(JSON.parse(row.replace(/^\S+ /, ""))).toEqual({
    ...{ pk: `PROJECT#${id}`, sk: `MEMBER#${people["removed member"].id}`, userId: people["removed member"].id },
    ...{ role: "viewer", label: "Grip", sees: { kind: "all" }, changeId: expect.stringMatching(/^[0-9a-z]+$/) },
  });
});

it("deploys only the routes of the contract", async () => {
  const headers = headersOf("owner");
  const strays = ["/api/", "/api/nothing", "/api/projects", `/api/${id}/nothing`, "/api/verify-token/more"];
  const answers = await Promise.all(strays.map((path) => fetch(`${url}${path}`, { headers })));
  expect(answers.map(({ status }) => status)).toEqual(strays.map(() => 404));
  expect((await fetch(`${url}/api/verify-token`, { method: "DELETE", headers })).status).toBe(404);
});
