import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { DEFAULT_SETTINGS } from "../../../shared/call-sheet/model/settings.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { PROJECT_TYPES } from "../../../shared/contract/schema/project-types.ts";
import { type Person, signedUp } from "../../people.ts";
import { newProject } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";

const url = inject("url");

let owner: Person;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
});

const create = (payload: object) =>
  owner.api(routes.createProject, {
    params: { user: owner.id },
    payload: { projectName: "The Honest Tide", projectType: "Short Film", ...payload },
  });

describe("creating a project", () => {
  it("gives it the papers and the clock of its owner's language", async () => {
    const headers = { ...bearer(owner.token), "accept-language": "de" };
    const body = JSON.stringify({ projectName: "Gezeiten", projectType: "Short Film" });
    const german = await send(url, routes.createProject, { params: { user: owner.id }, headers, body });
    const settingsOf = async (id: string) =>
      (await owner.api(routes.getCallSheetSettings, { params: { id } })).settings;
    expect(await settingsOf(JSON.parse(german.text).id)).toMatchObject({
      language: "de",
      paper: "a4",
      clock: "24-hour",
    });
    expect(await settingsOf((await create({})).id)).toEqual(DEFAULT_SETTINGS);
  });

  it("adds it to its owner's list, newest first, and by its id", async () => {
    const { id, ...first } = await create({ projectName: "  The Honest Tide " });
    expect(first).toEqual({ projectName: "The Honest Tide", projectType: "Short Film", completed: false });
    const second = await create({ projectName: "Salt", projectType: "Documentary" });
    const list = await owner.api(routes.listProjects, { params: { user: owner.id } });
    expect(list.slice(0, 2)).toEqual([second, { id, ...first }]);
    expect(await owner.api(routes.getProjectName, { params: { id } })).toEqual({
      id,
      ...first,
      name: "The Honest Tide",
      may: "owner",
      clock: "12-hour",
      limited: false,
      secondStepAsked: false,
      pagesMarked: false,
    });
  });

  it("creates one project when a request is repeated after a lost response", async () => {
    const operation = randomUUID();
    const [first, again] = [await create({ operation }), await create({ operation })];
    expect(again).toEqual(first);
    const list = await owner.api(routes.listProjects, { params: { user: owner.id } });
    expect(list.filter(({ id }) => id === first.id)).toHaveLength(1);
  });

  it.each(PROJECT_TYPES)("accepts the type %s", async (projectType) => {
    expect((await create({ projectType })).projectType).toBe(projectType);
  });

  it.each([
    [{ projectName: " \t " }, "Enter a project name."],
    [{ projectName: "x".repeat(501) }, "Enter at most 500 characters."],
    [{ projectType: "Opera" }, `"Opera" is not a project type. Choose one of ${PROJECT_TYPES.join(", ")}.`],
    [{ projectName: 7 }, "projectName: Invalid input: expected string, received number"],
  ])("refuses %j", async (payload, words) => {
    expect(await refusal(create(payload))).toEqual([400, "invalid", words]);
  });

  it("keeps names in any language on one line", async () => {
    for (const projectName of ["파도 <b>정직한</b> 🎬", "المد الصادق", "=SUM(A1)", "Ana\u2019s \u201cTide\u201d"]) {
      expect((await create({ projectName })).projectName).toBe(projectName);
    }
    expect((await create({ projectName: "Salt\r\n\tand\u0000 Sea" })).projectName).toBe("Salt and Sea");
  });

  it("ignores other fields of a payload", async () => {
    const extra = {
      id: "0123456789abcdef",
      owner: "someone",
      completed: true,
      pk: "PROJECT#x",
      ["__proto__"]: { x: 1 },
    };
    const { id, completed } = await create(extra);
    expect([id === extra.id, completed]).toEqual([false, false]);
  });

  it.each([
    ["nothing", undefined],
    ["not JSON", "projectName=Salt"],
    ["truncated JSON", '{"projectName":"Salt"'],
  ])("refuses a body that is %s", async (_, body) => {
    const headers = { ...bearer(owner.token), "content-type": "application/json" };
    const sent = await send(url, routes.createProject, { params: { user: owner.id }, headers, ...(body && { body }) });
    expect([sent.status, JSON.parse(sent.text)]).toMatchObject([
      400,
      { code: "invalid", message: "The request's body is not JSON." },
    ]);
  });
});

it.each([
  ["arrays", "[", "]"],
  ["objects", '{"a":', "}"],
])("refuses a body of %s nested 50,000 levels deep", async (_, open, close) => {
  const headers = { ...bearer(owner.token), "content-type": "application/json" };
  const deep = `${open.repeat(50_000)}${open === "[" ? "" : "1"}${close.repeat(50_000)}`;
  const body = `{"projectName":"Salt","projectType":"Short Film","more":${deep}}`;
  const sent = await send(url, routes.createProject, { params: { user: owner.id }, headers, body });
  expect([sent.status, JSON.parse(sent.text)]).toMatchObject([
    400,
    { code: "invalid", message: "The request's body is nested more than 100 levels deep." },
  ]);
});

describe("the time zone of a project", () => {
  it("is chosen when it is created, and can be changed", async () => {
    const { id, timeZone } = await create({ timeZone: "Asia/Kolkata" });
    expect(timeZone).toBe("Asia/Kolkata");
    const params = { id };
    expect(await owner.api(routes.getTimeZone, { params })).toEqual({ timeZone: "Asia/Kolkata", suggested: null });
    const payload = { timeZone: "America/Argentina/Buenos_Aires" };
    expect(await owner.api(routes.setTimeZone, { params, payload })).toEqual(payload);
    expect(await owner.api(routes.getTimeZone, { params })).toEqual({ ...payload, suggested: null });
    expect((await owner.api(routes.getProjectName, { params })).timeZone).toBe(payload.timeZone);
  });

  it("is null until one is chosen", async () => {
    const params = { id: await newProject(owner) };
    expect(await owner.api(routes.getTimeZone, { params })).toEqual({ timeZone: null, suggested: null });
  });

  it.each([["Europe/Atlantis"], ["+02:00"], [""], ["America/New York"]])("refuses %j", async (timeZone) => {
    const words = `"${timeZone}" is not a time zone. Enter its name, such as "Europe/Dublin".`;
    const params = { id: await newProject(owner) };
    expect(await refusal(owner.api(routes.setTimeZone, { params, payload: { timeZone } }))).toEqual([
      ...[400, "invalid", words],
    ]);
    expect(await refusal(create({ timeZone }))).toEqual([400, "invalid", words]);
  });
});

it("completes a project and reopens it", async () => {
  const id = await newProject(owner);
  for (const completed of [true, true, false]) {
    const answer = await owner.api(routes.completeProject, { params: { id }, payload: { completed } });
    expect(answer.completed).toBe(completed);
    expect((await owner.api(routes.getProjectName, { params: { id } })).completed).toBe(completed);
  }
});

it("lists more projects than one page of the table", async () => {
  const busy = await signedUp(url, "busy");
  await Promise.all(Array.from({ length: 101 }, (_, n) => newProject(busy, `Project ${n}`)));
  const list = await busy.api(routes.listProjects, { params: { user: busy.id } });
  expect(new Set(list.map(({ id }) => id)).size).toBe(101);
});
