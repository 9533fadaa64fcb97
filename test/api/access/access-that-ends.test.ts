import { randomUUID } from "node:crypto";
import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { acceptInvitations } from "../../../functions/store/account/users.ts";
import { hashOfSecret } from "../../../functions/store/aws/secrets.ts";
import { db } from "../../../functions/store/aws/table.ts";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import type { Visibility } from "../../../shared/visibility/visibility.ts";
import { mailTo, newPasswordLink, onTeam, type Person, signedUp } from "../../people.ts";
import { mailed } from "../mailed.ts";
import { pagesOf } from "../pages-of.ts";
import { newProduction, newProject, type Production, records } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { putProjectRows, tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");

// The functions of the store that a test calls itself.
Object.assign(process.env, aws.environment, { PROJECTS_TABLE: aws.projectsTable });
const DATE = "2031-03-03";
const MINOR = "Mia Lane";
const operation = () => randomUUID();
const stranger = apiClient(url);

let production: Production;
let leaver: Person;
let limited: Person;

/** Deletes the rows of a person's link, as DynamoDB does once it has expired. */
async function deleteExpired({ id }: Person, secret: string): Promise<void> {
  const hash = hashOfSecret(secret);
  const keys = [
    { pk: `CALL#${hash}`, sk: "CALL" },
    { pk: `PROJECT#${production.id}`, sk: `HELD#${id.toLowerCase()}#${hash}` },
  ];
  for (const Key of keys) {
    const deleted = new DeleteCommand({ TableName: aws.schedulesTable, Key, ReturnValues: "ALL_OLD" });
    expect((await tables(aws).send(deleted)).Attributes).toBeDefined();
  }
}

const day = () => ({ id: production.id, scheduleName: "Plan", date: DATE });
const named = (person: Person) => ({ id: production.id, username: person.email });

beforeAll(async () => {
  [production, leaver, limited] = await Promise.all([
    newProduction(url),
    signedUp(url, "leaver"),
    signedUp(url, "limited"),
  ]);
  const { owner, id } = production;
  for (const person of [leaver, limited]) await onTeam(owner, id, person);
  await owner.api(routes.setWatermark, { params: { id }, payload: { marked: true } });
  await owner.api(routes.changeTeamMember, {
    params: named(limited),
    payload: { role: "Grip", may: "viewer", sees: { kind: "scenes", scenes: ["1"] } },
  });
  const positions = [
    { position: "Gaffer", name: "Kit Lavender", mail: leaver.email },
    { position: "Grip", name: "Lin Oakes", mail: limited.email },
    { position: "Runner", name: "Sol Ames" },
  ];
  const departments = [{ id: "electric", name: "Electric", positions }];
  await owner.api(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
  const minor = { params: { id, castId: "1" }, payload: { actor_name: MINOR } };
  const profile = { ...NO_ACTOR_PROFILE, minor: "9-15y" as const };
  await owner.api(routes.addActorOption, { ...minor, payload: { actorName: MINOR, profile } });
  await owner.api(routes.lockActor, minor);
  const payload = { name: "Plan", location: "All locations", scenes_per_day: 5, start_date: DATE };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  await owner.api(routes.publishCallSheet, {
    params: day(),
    payload: { as: "final", after: 0, operation: operation(), reason: "No meal is planned" },
  });
  await mailed(owner, day());
});

const secretIn = (text: string) => /\/call-sheet\/([0-9a-z]{32})/.exec(text)![1]!;
/** The secret of a new link that an owner makes for a person on the sheet. */
async function secretFor(name: string): Promise<string> {
  const { people } = await production.owner.api(routes.getPublications, { params: day() });
  const payload = { person: people.find((one) => one.name === name)!.personId };
  return secretIn((await production.owner.api(routes.createPersonalLink, { params: day(), payload })).path);
}
const calendarPath = async (secret: string) =>
  (await stranger(routes.createPersonalCalendar, { params: { secret } })).path;
const calendarAt = async (path: string) => (await fetch(`${url}${path}`)).text();
const secretMailedTo = async ({ email }: Person) => secretIn((await mailTo(url, email, "/call-sheet/")).text);

/** Changes the address of someone in the crew list. */
async function readdress(name: string, mail: string): Promise<void> {
  const { owner, id } = production;
  const { departments, version } = await owner.api(routes.getCrew, { params: { id } });
  const changed = departments.map((one) => ({
    ...one,
    positions: one.positions.map((position) => (position.name === name ? { ...position, mail } : position)),
  }));
  await owner.api(routes.updateCrew, { params: { id }, payload: { departments: changed, version } });
}

describe("the personal call sheet of a restricted member", () => {
  it("shows only their scenes, on screen and in print, and its email mentions no others", async () => {
    const secret = await secretMailedTo(limited);
    const own = await stranger(routes.getPersonalCall, { params: { secret } });
    expect(own.sheet.scenes.map(({ number }) => number)).toEqual(["1"]);
    expect(JSON.stringify(own)).not.toMatch(/Ferry|PILAR|Quay/i);
    const paper = await fetch(`${url}${routes.getPersonalCallPdf.path.replace("{secret}", secret)}`);
    const text = (await pagesOf(new Uint8Array(await paper.arrayBuffer()))).join("\n");
    expect(text).toMatch(/LAMP ROOM/i);
    expect(text).not.toMatch(/FERRY|PILAR|QUAY/i);
    expect((await mailTo(url, limited.email, "/call-sheet/")).text).not.toMatch(/FERRY|QUAY/i);
  });

  it("opens a calendar without the place of hidden scenes", async () => {
    const { owner, id } = production;
    const scheduleName = "Other";
    const payload = { name: scheduleName, location: "FERRY", scenes_per_day: 1, start_date: DATE };
    await owner.api(routes.createSchedule, { params: { id }, payload });
    await owner.api(routes.activateSchedule, { params: { id, scheduleName }, payload: { active: true } });
    expect(await calendarAt(await calendarPath(await secretFor("Sol Ames")))).toMatch(/FERRY/i);
    expect(await calendarAt(await calendarPath(await secretMailedTo(limited)))).not.toMatch(/FERRY/i);
    await owner.api(routes.activateSchedule, { params: { id, scheduleName }, payload: { active: false } });
  });

  it("keeps their calendar as it is when the crew list gets another address", async () => {
    const { owner, id } = production;
    const params = { id, scheduleName: "Other" };
    const path = await calendarPath(await secretMailedTo(limited));
    await owner.api(routes.activateSchedule, { params, payload: { active: true } });
    await readdress("Lin Oakes", "elsewhere@example.com");
    const feed = await calendarAt(path);
    expect(feed).toMatch(/VEVENT/);
    expect(feed).not.toMatch(/FERRY/i);
    await readdress("Lin Oakes", limited.email);

    // As created before holders were stored.
    const Key = { pk: `OWN-DAYS#${hashOfSecret(path.slice(path.lastIndexOf("/") + 1))}`, sk: "OWN-DAYS" };
    const TableName = aws.schedulesTable;
    await tables(aws).send(new UpdateCommand({ TableName, Key, UpdateExpression: "REMOVE holder" }));
    // DTSTAMP is the time of the request.
    const plain = (text: string) => text.replaceAll(/DTSTAMP:\S+/g, "");
    expect(plain(await calendarAt(path))).toBe(plain(feed));
    await owner.api(routes.activateSchedule, { params, payload: { active: false } });
  });

  it("shows the whole day to unrestricted recipients", async () => {
    const own = await stranger(routes.getPersonalCall, { params: { secret: await secretMailedTo(leaver) } });
    expect(own.sheet.scenes).toHaveLength(5);
  });
});

describe("a personal link", () => {
  it("shows times without what they are derived from, and no one else's age band", async () => {
    const params = { id: production.id, scheduleName: "Plan" };
    const { days } = await production.owner.api(routes.getCallSheetDays, { params });
    const byOwner = days.find(({ sheet }) => sheet.date === DATE)!.sheet;
    expect(byOwner.basis).toBeDefined();
    expect(byOwner.cast.some(({ reasons }) => reasons)).toBe(true);
    for (const name of ["Sol Ames", MINOR]) {
      const { sheet } = await stranger(routes.getPersonalCall, { params: { secret: await secretFor(name) } });
      expect([sheet.basis, sheet.derived, sheet.cast.filter((call) => "reasons" in call)]).toEqual([
        undefined,
        undefined,
        [],
      ]);
      expect(sheet.cast.find(({ actor }) => actor === MINOR)?.minor).toBe(name === MINOR ? "9-15y" : null);
      expect(sheet.cast.map(({ onSet }) => onSet)).toEqual(byOwner.cast.map(({ onSet }) => onSet));
    }
  });
});

describe("scenes granted by number", () => {
  async function seenLocations(): Promise<string[]> {
    const { tsv_content } = await limited.api(routes.fetchBreakdown, { params: { id: production.id } });
    return records(tsv_content).map((row) => `${row["Scene Number"]} ${row.Location}`);
  }
  async function renumber(numbers: readonly string[]): Promise<void> {
    const { owner, id } = production;
    const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id } });
    const { columns, rows } = tableFromTsv(tsv_content);
    const place = columns.indexOf("Scene Number");
    const changed = rows.map((cells, at) => cells.map((cell, column) => (column === place ? numbers[at]! : cell)));
    const payload = { tsv_content: tsvFromTable({ columns, rows: changed }), version, operation: operation() };
    await owner.api(routes.updateBreakdown, { params: { id }, payload });
  }
  const LAMP_ROOM = expect.stringMatching(/LAMP ROOM/i);

  it("stay the same scenes when they are renumbered, and scenes that take their numbers stay hidden", async () => {
    expect(await seenLocations()).toEqual([LAMP_ROOM]);
    await renumber(["9", "1", "3", "4", "5"]);
    expect(await seenLocations()).toEqual([LAMP_ROOM]);
    await renumber(["1", "1", "3", "4", "5"]);
    expect(await seenLocations()).toEqual([LAMP_ROOM]);
    await renumber(["9", "1", "3", "4", "5"]);
    const team = await production.owner.api(routes.listTeam, { params: { id: production.id } });
    expect(team.find(({ email }) => email === limited.email)?.sees).toEqual({ kind: "scenes", scenes: ["9"] });
  });

  it("are refused for a number that several scenes have", async () => {
    await renumber(["9", "1", "1", "4", "5"]);
    const sees = { kind: "scenes", scenes: ["1"] } as const;
    const payload = { role: "Grip", may: "viewer", sees } as const;
    expect(await refusal(production.owner.api(routes.changeTeamMember, { params: named(limited), payload }))).toEqual([
      409,
      "ambiguousScene",
      "Several scenes have the number 1. Give each its own number first.",
    ]);
    await renumber(["1", "2", "3", "4", "5"]);
  });
});

describe("a member whose permissions are reduced", () => {
  it("loses what they created with them, and owners see what that was", async () => {
    const { owner, id } = production;
    const params = { id };
    const person = await signedUp(url, "producer");
    await onTeam(owner, id, person);
    const change = (given: { may: "owner" | "editor" | "viewer"; sees?: Visibility }) =>
      owner.api(routes.changeTeamMember, {
        params: named(person),
        payload: { role: "Producer", password: owner.password, ...given },
      });
    await change({ may: "owner" });
    const key = { name: "Wall", scopes: ["readCallSheets"] as const };
    const made = await person.api(routes.makeApiKey, {
      params,
      payload: { ...key, scopes: [...key.scopes], password: person.password },
    });
    const { people } = await owner.api(routes.getPublications, { params: day() });
    const payload = { person: people.find(({ name }) => name === "Sol Ames")!.personId };
    const { path } = await person.api(routes.createPersonalLink, { params: day(), payload });
    const pages = await person.api(routes.viewScript, { params: { id, fileName: "Draft" } });
    const statuses = async () => [
      (await send(url, routes.listCallSheetsAsClient, { params, headers: bearer(made.key) })).status,
      (await send(url, routes.getPersonalCall, { params: { secret: secretIn(path) } })).status,
      (await fetch(pages.url)).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await change({ may: "editor" })).revoked).toEqual({ keys: ["Wall"], links: 0, calendars: 0, files: 0 });
    expect(await statuses()).toEqual([401, 200, 200]);
    const restricted = { may: "viewer", sees: { kind: "scenes", scenes: ["1"] } } as const;
    expect((await change(restricted)).revoked).toEqual({ keys: [], links: 1, calendars: 0, files: 1 });
    expect(await statuses()).toEqual([401, 404, 403]);
    expect((await change({ may: "editor", sees: { kind: "all" } })).revoked).toBeUndefined();
    expect(await statuses()).toEqual([401, 404, 403]);
    const { deeds } = await owner.api(routes.listAuditEvents, { params, query: {} });
    const details = deeds.filter(({ what }) => what === "changeTeamMember").map((deed) => deed.details);
    expect(details).toContainEqual(expect.stringContaining("revoked: API key Wall"));
    expect(details).toContainEqual(expect.stringContaining("revoked: 1 personal link; 1 file"));
  });
});

describe("a password set by an emailed link", () => {
  it("revokes what the person has for access without a session, and the email about it says so", async () => {
    const { owner, id } = production;
    const params = { id };
    const person = await signedUp(url, "reset");
    await onTeam(owner, id, person);
    const payload = { role: "Producer", may: "owner", password: owner.password } as const;
    await owner.api(routes.changeTeamMember, { params: named(person), payload });
    const { key } = await person.api(routes.makeApiKey, {
      params,
      payload: { name: "Wall", scopes: ["readCallSheets"], password: person.password },
    });
    expect((await mailTo(url, person.email, "API key")).subject).toBe("New API key for The Small Tide");
    const others = await owner.api(routes.makeApiKey, {
      params,
      payload: { name: "Own", scopes: ["readCallSheets"], password: owner.password },
    });
    const { people } = await owner.api(routes.getPublications, { params: day() });
    const sol = people.find(({ name }) => name === "Sol Ames")!.personId;
    const { path } = await person.api(routes.createPersonalLink, { params: day(), payload: { person: sol } });
    const secret = secretIn(path);
    const days = await stranger(routes.createPersonalCalendar, { params: { secret } });
    const feed = await person.api(routes.setCalendarFeed, { params, payload: { schedule: "Plan" } });
    await readdress("Sol Ames", person.email);
    await owner.api(routes.sendCallSheet, { params: day(), payload: { to: { person: sol }, operation: operation() } });
    const inMailbox = await secretMailedTo(person);
    const statuses = async () => [
      (await send(url, routes.listCallSheetsAsClient, { params, headers: bearer(key) })).status,
      (await send(url, routes.getPersonalCall, { params: { secret } })).status,
      (await send(url, routes.getPersonalCall, { params: { secret: inMailbox } })).status,
      (await fetch(`${url}${days.path}`)).status,
      (await fetch(`${url}${feed.path}`)).status,
      (await send(url, routes.listCallSheetsAsClient, { params, headers: bearer(others.key) })).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);

    const link = await newPasswordLink(url, person.email);
    await stranger(routes.resetPassword, { payload: { ...link, password: "Better-Horse-10" } });
    expect(await statuses()).toEqual([401, 404, 404, 404, 404, 200]);
    const { subject, text } = await mailTo(url, person.email, "was changed");
    expect(subject).toBe("Your Backlot password was changed");
    expect(text).toContain(
      "has been revoked: API key Wall; 2 personal links; 2 calendars. Sign in to see your call sheets",
    );
    await readdress("Sol Ames", "");
    await owner.api(routes.removeTeamMember, { params: named(person), payload: { removed: true } });
  });
});

describe("a removed member", () => {
  it("loses all access to the project, and its owners see what was revoked", async () => {
    const { owner, id } = production;
    const params = { id };
    const payload = { role: "Line Producer", may: "owner", password: owner.password } as const;
    await owner.api(routes.changeTeamMember, { params: named(leaver), payload });
    const scopes = ["readCallSheets"] as const;
    const { key } = await leaver.api(routes.makeApiKey, {
      params,
      payload: { name: "Dashboard", scopes: [...scopes], password: leaver.password },
    });
    const { people } = await owner.api(routes.getPublications, { params: day() });
    const person = people.find(({ name }) => name === "Sol Ames")!.personId;
    const made = await leaver.api(routes.createPersonalLink, { params: day(), payload: { person } });
    const secrets = [secretIn(made.path), await secretMailedTo(leaver)];
    const days = await stranger(routes.createPersonalCalendar, { params: { secret: secrets[0]! } });
    const feed = await leaver.api(routes.setCalendarFeed, { params, payload: { schedule: "Plan" } });
    const pages = await leaver.api(routes.viewScript, { params: { id, fileName: "Draft" } });
    const statuses = () =>
      Promise.all([
        send(url, routes.listCallSheetsAsClient, { params, headers: bearer(key) }).then(({ status }) => status),
        ...secrets.map(async (secret) => (await send(url, routes.getPersonalCall, { params: { secret } })).status),
        ...[`${url}${days.path}`, `${url}${feed.path}`, pages.url].map(
          async (address) => (await fetch(address)).status,
        ),
      ]);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);

    const remove = (removed: boolean) =>
      owner.api(routes.removeTeamMember, { params: named(leaver), payload: { removed } });
    const { revoked } = await remove(true);
    expect(await statuses()).toEqual([401, 404, 404, 404, 404, 403]);
    expect(revoked).toEqual({ keys: ["Dashboard"], links: 2, calendars: 2, files: 1 });
    const { deeds } = await owner.api(routes.listAuditEvents, { params, query: {} });
    expect(deeds.find(({ what }) => what === "removeTeamMember")?.details).toContain(
      "revoked: API key Dashboard; 2 personal links; 2 calendars; 1 file",
    );
    await remove(false);
    expect(await statuses()).toEqual([401, 404, 404, 404, 404, 403]);
    await owner.api(routes.changeTeamMember, { params: named(leaver), payload: { ...payload, may: "editor" } });
  });

  it("loses a personal calendar whose link has expired, as a reduced role and a new password do", async () => {
    const { owner, id } = production;
    const { people } = await owner.api(routes.getPublications, { params: day() });
    const sol = people.find(({ name }) => name === "Sol Ames")!.personId;
    const person = await signedUp(url, "outlasting");
    await onTeam(owner, id, person);
    const role = { role: "Line Producer", may: "editor" } as const;
    await owner.api(routes.changeTeamMember, { params: named(person), payload: role });
    const calendar = async () => {
      const { path } = await person.api(routes.createPersonalLink, { params: day(), payload: { person: sol } });
      const secret = secretIn(path);
      const made = await stranger(routes.createPersonalCalendar, { params: { secret } });
      await deleteExpired(person, secret);
      const status = async () => (await fetch(`${url}${made.path}`)).status;
      expect(await status()).toBe(200);
      return status;
    };
    const one = { keys: [], links: 0, calendars: 1, files: 0 };

    const first = await calendar();
    const reduced = await owner.api(routes.changeTeamMember, {
      params: named(person),
      payload: { ...role, may: "viewer" },
    });
    expect([await first(), reduced.revoked]).toEqual([404, one]);
    await owner.api(routes.changeTeamMember, { params: named(person), payload: role });
    const second = await calendar();
    const link = await newPasswordLink(url, person.email);
    await stranger(routes.resetPassword, { payload: { ...link, password: "Better-Horse-10" } });
    expect(await second()).toBe(404);
    expect((await mailTo(url, person.email, "was changed")).text).toContain("has been revoked: 1 calendar.");
  });

  it("loses a personal calendar whose link has expired when they are removed", async () => {
    const { owner, id } = production;
    const { people } = await owner.api(routes.getPublications, { params: day() });
    const sol = people.find(({ name }) => name === "Sol Ames")!.personId;
    const person = await signedUp(url, "outlasted");
    await onTeam(owner, id, person);
    const { path } = await person.api(routes.createPersonalLink, { params: day(), payload: { person: sol } });
    const made = await stranger(routes.createPersonalCalendar, { params: { secret: secretIn(path) } });
    await deleteExpired(person, secretIn(path));
    expect((await fetch(`${url}${made.path}`)).status).toBe(200);
    const { revoked } = await owner.api(routes.removeTeamMember, { params: named(person), payload: { removed: true } });
    expect((await fetch(`${url}${made.path}`)).status).toBe(404);
    expect(revoked).toEqual({ keys: [], links: 0, calendars: 1, files: 0 });
  });

  it("sees nothing of a published day that no longer calls them", async () => {
    const { owner, id } = production;
    const { people } = await owner.api(routes.getPublications, { params: day() });
    const person = people.find(({ name }) => name === "Sol Ames")!.personId;
    const { path } = await owner.api(routes.createPersonalLink, { params: day(), payload: { person } });
    const { departments, version } = await owner.api(routes.getCrew, { params: { id } });
    const without = departments.map((one) => ({
      ...one,
      positions: one.positions.filter(({ name }) => name !== "Sol Ames"),
    }));
    await owner.api(routes.updateCrew, { params: { id }, payload: { departments: without, version } });
    await owner.api(routes.publishCallSheet, {
      params: day(),
      payload: { as: "final", after: 1, operation: operation(), reason: "No meal is planned" },
    });
    const params = { secret: secretIn(path) };
    const { call, sheet } = await stranger(routes.getPersonalCall, { params });
    expect([call, sheet.scenes, sheet.cast, sheet.departments]).toEqual(["", [], [], []]);
    expect((await send(url, routes.getPersonalCallPdf, { params })).status).toBe(404);
  });
});

describe("an invitation that is narrowed while it is being accepted", () => {
  it.each([
    ["after the index was read", /^Query/],
    ["after the invitation was read", /^Get/],
  ])("gives no more than the narrowed settings: %s", async (_, command) => {
    const { owner, id } = production;
    const params = { id };
    const person = await signedUp(url, "invited");
    await owner.api(routes.addTeamMember, { params: { id, username: person.email } });
    const payload = { role: "Grip", may: "viewer", sees: { kind: "scenes", scenes: ["2"] } } as const;
    let changed = 0;
    db.middlewareStack.add(
      (next, { commandName = "" }) =>
        async (args) => {
          const answer = await next(args);
          if (command.test(commandName) && changed++ === 0) {
            await owner.api(routes.changeTeamMember, { params: named(person), payload });
          }
          return answer;
        },
      { step: "initialize", name: "narrowed" },
    );
    try {
      await acceptInvitations({ userId: person.id, email: person.email }, () => Math.floor(Date.now() / 1000));
    } finally {
      db.middlewareStack.remove("narrowed");
    }
    await person.api(routes.listProjects, { params: { user: person.id } });
    const team = await owner.api(routes.listTeam, { params });
    expect(team.find(({ email }) => email === person.email)).toMatchObject({ may: "viewer", sees: { scenes: ["2"] } });
    expect(team.find(({ email }) => email === person.email)?.invited).toBe(false);
    expect(changed).toBeGreaterThan(0);
  });
});

describe("a member who leaves", () => {
  it("can return only when an owner invites them again", async () => {
    const { owner, id } = production;
    const person = await signedUp(url, "leaver");
    await onTeam(owner, id, person);
    const left = () => person.api(routes.leaveProject, { params: { id }, payload: { left: true } });
    expect(await left()).toEqual({ left: true });
    expect(await person.api(routes.listProjects, { params: { user: person.id } })).toEqual([]);
    expect((await refusal(left()))[0]).toBe(404);
    const putBack = owner.api(routes.removeTeamMember, { params: named(person), payload: { removed: false } });
    expect((await refusal(putBack))[1]).toBe("noSuchMember");
    await onTeam(owner, id, person);
    expect(await person.api(routes.listProjects, { params: { user: person.id } })).toHaveLength(1);
  });

  it("sees no more than before through links and calendars that others made, and in emails", async () => {
    const { owner, id } = production;
    const secret = await secretFor("Lin Oakes");
    const path = await calendarPath(secret);
    const params = { id, scheduleName: "Other" };
    await owner.api(routes.activateSchedule, { params, payload: { active: true } });
    const { people } = await owner.api(routes.getPublications, { params: day() });
    const person = people.find(({ name }) => name === "Lin Oakes")!.personId;
    await limited.api(routes.leaveProject, { params: { id }, payload: { left: true } });
    await owner.api(routes.sendCallSheet, { params: day(), payload: { to: { person }, operation: operation() } });
    const mailedSecret = await secretMailedTo(limited);
    expect(mailedSecret).not.toBe(secret);
    for (const one of [secret, mailedSecret]) {
      const { sheet } = await stranger(routes.getPersonalCall, { params: { secret: one } });
      expect(sheet.scenes.map(({ number }) => number)).toEqual(["1"]);
    }
    expect((await mailTo(url, limited.email, "/call-sheet/")).text).not.toMatch(/FERRY|QUAY/i);
    const feed = await calendarAt(path);
    expect(feed).toMatch(/VEVENT/);
    expect(feed).not.toMatch(/FERRY/i);
  });

  it("may not be the last owner", async () => {
    const { owner, id } = production;
    expect(await refusal(owner.api(routes.leaveProject, { params: { id }, payload: { left: true } }))).toEqual([
      409,
      "lastOwner",
      "You are the project's last owner. Make someone else an owner first, or delete the project.",
    ]);
  });
});

it("lists projects page by page, and skips one whose row is unreadable", async () => {
  const person = await signedUp(url, "collector");
  const user = { user: person.id };
  const own = await newProject(person);
  const [TableName, userId] = [aws.projectsTable, person.id];
  const member = (pk: string) => ({ pk, sk: `MEMBER#${userId}`, userId, role: "viewer", label: "Guest" });
  const broken = `PROJECT#${"0".repeat(10)}${Date.now().toString(36).padStart(10, "0")}`;
  await tables(aws).send(new PutCommand({ TableName, Item: { ...member(broken), role: "god" } }));
  await tables(aws).send(new PutCommand({ TableName, Item: { ...member(`${broken}1`) } }));
  await tables(aws).send(new PutCommand({ TableName, Item: { pk: `${broken}1`, sk: "PROJECT", projectName: 7 } }));
  expect((await person.api(routes.listProjects, { params: user })).map(({ id }) => id)).toEqual([own]);

  const many = Array.from({ length: 200 }, (_, at) => `${broken}${String(at).padStart(4, "0")}`);
  const head = { sk: "PROJECT", projectName: "Tide", projectType: "Short Film", completed: false, createdAt: "2001" };
  const items = many.flatMap((pk) => [member(pk), { pk, ...head }]);
  await putProjectRows(aws, items);
  const page = (number: number) => person.api(routes.listProjects, { params: user, query: { page: number } });
  // The index has them within a second.
  await expect.poll(async () => (await page(2)).length).toBe(1);
  const first = await page(1);
  expect([first.length, first[0]?.id]).toEqual([200, own]);
});
