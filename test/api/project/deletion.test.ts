import { randomUUID } from "node:crypto";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it, vi } from "vitest";
import { handler as eraseDeleted } from "../../../functions/jobs/erase-deleted.ts";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { confirmed, mailTo, newEmail, onTeam, type Person, signedIn, signedUp } from "../../people.ts";
import { newProduction, newProject, type Production, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { tables } from "../tables.ts";
import { tracesOf } from "../traces.ts";

const url = inject("url");
const aws = inject("aws");
const DAY = 86_400_000;

// The scheduled job, at future times; test/api/operations/invoked.test.ts runs it with its own permissions.
Object.assign(process.env, aws.environment, {
  PROJECTS_TABLE: aws.projectsTable,
  OPTIONS_TABLE: aws.optionsTable,
  SCHEDULES_TABLE: aws.schedulesTable,
  BUCKET: aws.bucket,
  USER_POOL_ID: aws.userPoolId,
});
const NOT_FOUND = [404, "notFound", "This does not exist, or you do not have access to it."];

describe("a deleted project", () => {
  let production: Production;
  let editor: Person;
  let params: { id: string };
  const setDeleted = (deleted: boolean) =>
    production.owner.api(routes.setProjectDeleted, {
      params,
      payload: { deleted, password: production.owner.password },
    });
  const list = (person: Person) => person.api(routes.listProjects, { params: { user: person.id } });

  beforeAll(async () => {
    production = await newProduction(url);
    params = { id: production.id };
    editor = await withEditor(url, production);
    const { owner } = production;
    const payload = { name: "Plan", location: "All locations", scenes_per_day: 3 };
    await owner.api(routes.createSchedule, { params, payload });
    await owner.api(routes.setCalendarFeed, { params, payload: { schedule: "Plan" } });
    await owner.api(routes.startExport, { params, payload: { operation: randomUUID() } });
    const isExported = async () => expect((await owner.api(routes.getExport, { params })).file).not.toBeNull();
    await vi.waitFor(isExported, { timeout: 60_000, interval: 100 });
  });

  it("is visible only to its owners, who can restore it for thirty days", async () => {
    const { owner } = production;
    const key = await owner.api(routes.makeApiKey, {
      params,
      payload: { name: "Key", scopes: ["readCallSheets"], password: owner.password },
    });
    const before = await owner.api(routes.fetchBreakdown, { params });
    const { erasedOn } = await setDeleted(true);
    expect(Math.round((Date.parse(erasedOn!) - Date.now()) / DAY)).toBe(30);
    expect((await setDeleted(true)).erasedOn).toBe(erasedOn);
    for (const { api } of [owner, editor]) {
      expect(await refusal(api(routes.fetchBreakdown, { params }))).toEqual(NOT_FOUND);
      expect(await refusal(api(routes.getProjectName, { params }))).toEqual(NOT_FOUND);
    }
    const client = apiClient(url, key.key);
    expect((await refusal(client(routes.listCallSheetsAsClient, { params })))[0]).toBe(401);
    expect([await list(editor), (await list(owner)).map((project) => project.erasedOn)]).toEqual([[], [erasedOn]]);
    const byEditor = editor.api(routes.setProjectDeleted, { params, payload: { deleted: false } });
    expect(await refusal(byEditor)).toEqual(NOT_FOUND);

    expect((await setDeleted(false)).erasedOn).toBeUndefined();
    expect(await owner.api(routes.fetchBreakdown, { params })).toEqual(before);
    expect(await list(editor)).toHaveLength(1);
    expect((await client(routes.listCallSheetsAsClient, { params })).days).toHaveLength(2);
  });

  it("is erased from every store after thirty days, in every version, and not a day earlier", async () => {
    const { id } = production;
    const early = await setDeleted(true);
    await setDeleted(false);
    await eraseDeleted({ at: early.erasedOn });
    const before = await tracesOf(aws, id);
    expect(before.length).toBeGreaterThan(20);
    expect(before.filter((trace) => /^(?:FEED#|archives\/)/.test(trace))).toHaveLength(2);

    const { erasedOn } = await setDeleted(true);
    await eraseDeleted({ at: new Date(Date.parse(erasedOn!) - DAY).toISOString() });
    expect((await tracesOf(aws, id)).length).toBeGreaterThanOrEqual(before.length);
    await eraseDeleted({ at: erasedOn });
    // The daily mail counters, the guards of limits and the notes of who has just joined have expired long before.
    expect((await tracesOf(aws, id)).filter((trace) => !/^(?:MAILS|LIMIT)#| JOINED#/.test(trace))).toEqual([]);
    expect(await refusal(setDeleted(false))).toEqual(NOT_FOUND);
    expect([await list(production.owner), await list(editor)]).toEqual([[], []]);
  });
});

describe("a deleted account", () => {
  const setDeleted = (person: Person, deleted: boolean) =>
    person.api(routes.setAccountDeleted, {
      params: { user: person.id },
      payload: { deleted, password: person.password },
    });

  it("can be restored for fourteen days, and may not be the only owner of a shared project", async () => {
    const owner = await signedUp(url, "owner");
    const id = await newProject(owner);
    const editor = await withEditor(url, { owner, id });
    expect(await refusal(setDeleted(owner, true))).toEqual([
      ...[409, "onlyOwner"],
      'You are the only owner of "The Small Tide". Make another team member an owner, or delete the project first.',
    ]);
    const payload = { role: "Producer", may: "owner", password: owner.password } as const;
    await owner.api(routes.changeTeamMember, { params: { id, username: editor.email }, payload });
    const { erasedOn } = await setDeleted(owner, true);
    expect(Math.round((Date.parse(erasedOn!) - Date.now()) / DAY)).toBe(14);
    const told = await owner.api(routes.getUser, { params: { user: owner.id } });
    expect([told.erasedOn, await setDeleted(owner, false)]).toEqual([erasedOn, { erasedOn: null }]);
  });

  it("is erased with its private data; shared data stays", async () => {
    const email = newEmail("leaver");
    await confirmed(url, email);
    const leaver = await signedIn(url, email);
    const owner = await signedUp(url, "owner");
    const [shared, alone] = [await newProject(owner), await newProject(leaver, "Mine alone")];
    await onTeam(owner, shared, leaver);
    const { departments, version } = await leaver.api(routes.getCrew, { params: { id: shared } });
    const position = { position: "1st AD", name: "Lea Verdi", mail: leaver.email };
    const changed = departments.map((one, at) => (at === 0 ? { ...one, positions: [position] } : one));
    await leaver.api(routes.updateCrew, { params: { id: shared }, payload: { departments: changed, version } });

    const data = await leaver.api(routes.getOwnData, { params: { user: leaver.id } });
    expect(data.account).toEqual({ id: leaver.id, email: leaver.email, erasedOn: null });
    expect(data.projects.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
      { id: alone, name: "Mine alone", may: "owner", crew: [] },
      { id: shared, role: "Team Member", may: "editor", crew: [{ department: "Department 1", ...position }] },
    ]);
    expect(JSON.stringify(data.kept)).toContain(leaver.email);

    const { erasedOn } = await setDeleted(leaver, true);
    await eraseDeleted({ at: erasedOn });
    expect(await tracesOf(aws, alone)).toEqual([]);
    // The crew list belongs to the production; its author is now an id without an account.
    expect((await tracesOf(aws, leaver.email)).toSorted()).toEqual([`PROJECT#${shared} CREW`]);
    const traces = (await tracesOf(aws, leaver.id)).filter((trace) => !trace.startsWith("LIMIT#"));
    expect(traces).toEqual([`PROJECT#${shared} CREW`]);
    expect(await owner.api(routes.listTeam, { params: { id: shared } })).toHaveLength(1);
    const login = apiClient(url)(routes.login, { payload: { email: leaver.email, password: leaver.password } });
    expect((await refusal(login))[1]).toBe("wrongPassword");
    expect((await refusal(leaver.api(routes.verifyToken, {})))[0]).toBe(401);
    // The address is free for a new account.
    await confirmed(url, email);
    expect((await signedIn(url, email)).id).not.toBe(leaver.id);
    expect((await mailTo(url, leaver.email)).subject).toBe("Confirm your Backlot account");
  });

  it("leaves personal links for a restricted member who never left as restricted as before", async () => {
    const production = await newProduction(url);
    const { owner, id } = production;
    const person = await signedUp(url, "restricted");
    await onTeam(owner, id, person);
    const sees = { kind: "scenes", scenes: ["1"] } as const;
    const payload = { role: "Grip", may: "viewer", sees } as const;
    await owner.api(routes.changeTeamMember, { params: { id, username: person.email }, payload });
    const positions = [{ position: "Grip", name: "Lin Oakes", mail: person.email }];
    const departments = [{ id: "grip", name: "Grip", positions }];
    await owner.api(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
    const plan = { name: "Plan", location: "All locations", scenes_per_day: 5, start_date: "2031-03-03" };
    await owner.api(routes.createSchedule, { params: { id }, payload: plan });
    const day = { id, scheduleName: "Plan", date: "2031-03-03" };
    const published = { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" } as const;
    await owner.api(routes.publishCallSheet, { params: day, payload: published });
    const { people } = await owner.api(routes.getPublications, { params: day });
    const grip = people.find(({ name }) => name === "Lin Oakes")!.personId;
    const { path } = await owner.api(routes.createPersonalLink, { params: day, payload: { person: grip } });
    const scenes = async () => {
      const params = { secret: path.slice(path.lastIndexOf("/") + 1) };
      const { sheet } = await apiClient(url)(routes.getPersonalCall, { params });
      return sheet.scenes.map(({ number }) => number);
    };
    expect(await scenes()).toEqual(["1"]);
    const { erasedOn } = await setDeleted(person, true);
    await eraseDeleted({ at: erasedOn });
    expect(await owner.api(routes.listTeam, { params: { id } })).toHaveLength(1);
    expect(await scenes()).toEqual(["1"]);
    expect((await tracesOf(aws, person.email)).filter((trace) => / (?:MEMBER|REMOVED|FORMER)#/.test(trace))).toEqual(
      [],
    );
  });

  it("leaves the projects of a last owner to the next member of the team", async () => {
    const owner = await signedUp(url, "owner");
    const id = await newProject(owner);
    const { erasedOn } = await setDeleted(owner, true);
    const editor = await withEditor(url, { owner, id });
    await eraseDeleted({ at: erasedOn });
    expect(await editor.api(routes.listTeam, { params: { id } })).toMatchObject([
      { email: editor.email, may: "owner" },
    ]);
  });
});

it("a project cannot be restored once its erasure has begun", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  const params = { id };
  await owner.api(routes.setProjectDeleted, { params, payload: { deleted: true, password: owner.password } });
  await tables(aws).send(
    new UpdateCommand({
      TableName: aws.projectsTable,
      Key: { pk: `PROJECT#${id}`, sk: "PROJECT" },
      UpdateExpression: "SET isBeingErased = :yes",
      ExpressionAttributeValues: { ":yes": true },
    }),
  );
  expect(await refusal(owner.api(routes.setProjectDeleted, { params, payload: { deleted: false } }))).toEqual([
    ...[409, "tooLate", "This project is being erased and cannot be restored."],
  ]);
});
