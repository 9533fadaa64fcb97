import { beforeAll, describe, expect, inject, it } from "vitest";
import { synthesise } from "../../infra/local/lambda/builds.ts";
import { readAssembly } from "../../infra/local/template/assembly.ts";
import { type RouteName, routes } from "../../shared/contract/routes.ts";
import { API_SCOPE_NAMES } from "../../shared/contract/schema/api-scopes.ts";
import { type Access, isBlockedByCompletion, isForClients, type Route } from "../../shared/contract/schema/route.ts";
import { newEmail, newPasswordLink, nextSecond, onTeam, type Person, signedUp } from "../people.ts";
import { accessTable, CALLERS, type Caller, type Cell } from "./access-table.ts";
import { newProject } from "./production.ts";
import { refusal } from "./refusal.ts";
import { bearing, type Sent, send } from "./send.ts";
import { everythingOf, mailsTo } from "./stores.ts";
import { expireInvitation } from "./tables.ts";

const url = inject("url");
const aws = inject("aws");

type Somebody = Exclude<Caller, "anonymous" | "API key">;

let id: string;
/** Signed in once: one has signed out since, the other has a new password. */
let ended: readonly Person[];
let key: string;
let people: Record<Somebody, Person>;
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

/** The words to a status by which somebody is kept out. */
function keptOut(cell: Cell, { access }: Route): object {
  if (cell === "404") return NOT_THERE;
  // Only whoever sees some scenes is kept out of what a viewer may do.
  if (cell === "403") return access === "viewer" ? LIMITED : { code: "forbidden", message: NOT_ENOUGH[access] };
  // The gateway itself turns away whoever shows no token; routes for programs stand without its check.
  return isForClients(access) ? NO_KEY : { message: "Unauthorized" };
}

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
    session: "3f1a7c52-0000-4000-8000-000000000000",
    keyId: "0123456789abcdef",
  };
  return send(url, route, { params, headers, ...(route.payload && { body: "{}" }) });
}

function headersOf(caller: Caller): Record<string, string> {
  if (caller === "anonymous") return {};
  return bearing(caller === "API key" ? key : people[caller].token);
}

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
  const names = ["stranger", "viewer", "limited", "editor", "owner", "removed", "other", "leaver", "forgetful"];
  const somebody = new Map(await Promise.all(names.map(async (name) => [name, await signedUp(url, name)] as const)));
  const [owner, editor, viewer, limited, removed, other] = [
    "owner",
    "editor",
    "viewer",
    "limited",
    "removed",
    "other",
  ].map((name) => somebody.get(name)!) as [Person, Person, Person, Person, Person, Person]; // each name is in the list above
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
    ...{ stranger: somebody.get("stranger")!, viewer, "limited viewer": limited, editor, owner },
    ...{ "removed member": removed, "other owner": other },
    "expired invitation": await signedUp(url, "late", late),
  };
  const others = await newProject(other);
  mails = await mailsTo(url, Object.values(people));
  whose = { projects: [id, others], users: Object.values(people) };
  const payload = { name: "Everything", scopes: [...API_SCOPE_NAMES] };
  ({ key } = await owner.api(routes.makeApiKey, { params: { id }, payload }));

  const [leaver, forgetful] = [somebody.get("leaver")!, somebody.get("forgetful")!];
  await leaver.api(routes.logout, {});
  await nextSecond();
  const link = await newPasswordLink(url, forgetful.email);
  await forgetful.api(routes.resetPassword, { payload: { ...link, password: "Better-Horse-10" } });
  ended = [leaver, forgetful];
});

it("is written down for every route of the deployed API, and for no other", async () => {
  const deployed = readAssembly(await synthesise())
    .flatMap(({ Resources }) => Object.values(Resources))
    .filter(({ Type }) => Type === "AWS::ApiGatewayV2::Route")
    .map(({ Properties }) => Properties.RouteKey);
  expect([...table.keys()].toSorted()).toEqual(deployed.toSorted());
  expect(new Set(every.map(([, route]) => nameOf(route)))).toEqual(new Set(table.keys()));
});

describe("who may call", () => {
  // One call after another: a function that is asked by several at once starts several times.
  it.each(guarded)("%s", async (name, route) => {
    const before = await everythingOf(aws, whose);
    // That there is a project of this id makes no difference that could be seen.
    const none = route.path.includes("{id}") && comparable(await call(route, headersOf("stranger"), NO_ID));
    for (const [caller, cell] of cellsOf(route).filter(([, cell]) => cell !== "in")) {
      const sent = await call(route, headersOf(caller));
      expect([caller, sent.status, bodyOf(sent)]).toEqual([caller, Number(cell), keptOut(cell, route)]);
      if (cell === "404" && none) expect(comparable(sent)).toEqual(none);
    }
    for (const { token } of ended) {
      const sent = await call(route, bearing(token));
      expect([sent.status, bodyOf(sent)]).toEqual([401, SIGNED_OUT]);
    }
    // A key opens only what is its own; anywhere else it is no better than any other word.
    expect(comparable(await call(route, bearing(key)))).toEqual(comparable(await call(route, bearing("backlot"))));
    expect(await everythingOf(aws, whose)).toEqual(before);

    // A logout that is let in would end the session for the other routes.
    if (name === "logout" || name === "signOutEverywhere") return;
    for (const [caller] of cellsOf(route).filter(([, cell]) => cell === "in")) {
      const sent = await call(route, headersOf(caller));
      expect([caller, sent.status, sent.text]).toEqual([caller, ...LET_IN]);
    }
  });
});

it.each(every.filter(([, { access }]) => isForClients(access)))(
  "%s is nobody's but a program's with a key of the project",
  async (_, route) => {
    const before = await everythingOf(aws, whose);
    const shut = cellsOf(route).filter(([, cell]) => cell !== "in");
    const answers = await Promise.all([
      ...shut.map(([caller]) => call(route, headersOf(caller))),
      call(route, bearing(key), NO_ID),
      call(route, bearing(key.replace(/.$/, (last) => (last === "0" ? "1" : "0")))),
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
  "%s answers everybody alike, whatever token they show",
  async (_, route) => {
    const alike = cellsOf(route).filter(([, cell]) => cell === "alike");
    expect(alike).toHaveLength(CALLERS.length);
    const answers = [];
    for (const [caller] of alike) answers.push(comparable(await call(route, headersOf(caller))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  },
);

it("mails nobody whom nobody has let in", async () => {
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

it("finds nothing of another project by its id, however much of one's own project the caller may do", async () => {
  const other = people["other owner"];
  const own = whose.projects[1]!;
  const [, keyId = ""] = key.split("_");
  const before = await everythingOf(aws, whose);
  const params = { id: own, keyId };
  expect(await refusal(other.api(routes.revokeApiKey, { params, payload: { revoked: true } }))).toContain("noSuchKey");
  expect(await other.api(routes.listApiKeys, { params: { id: own } })).toEqual([]);
  expect(await everythingOf(aws, whose)).toEqual(before);
});

it("takes nothing that somebody slips in beside what a route asks for", async () => {
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
    ...{ role: "viewer", label: "Grip", sees: { kind: "all" } },
  });
});

it("has no API but the contract's", async () => {
  const headers = headersOf("owner");
  const strays = ["/api/", "/api/nothing", "/api/projects", `/api/${id}/nothing`, "/api/verify-token/more"];
  const answers = await Promise.all(strays.map((path) => fetch(`${url}${path}`, { headers })));
  expect(answers.map(({ status }) => status)).toEqual(strays.map(() => 404));
  expect((await fetch(`${url}/api/verify-token`, { method: "DELETE", headers })).status).toBe(404);
});
