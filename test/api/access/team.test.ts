import { beforeAll, describe, expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { confirmationIn } from "../../../infra/local/demo/seed.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { mailTo, newEmail, onTeam, PASSWORD, type Person, signedUp } from "../../people.ts";
import { newProject } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { expireInvitation } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner, "Salt & Sea");
});

const add = (username: string) => owner.api(routes.addTeamMember, { params: { id, username } });
const team = () => owner.api(routes.listTeam, { params: { id } });
const SEES_ALL = { kind: "all" };
const member = (email: string) => ({
  ...{ name: "", username: email, email, role: "Team Member" },
  ...{ may: "editor", sees: SEES_ALL },
});

it("starts with only the owner", async () => {
  const alone = await newProject(owner);
  expect(await owner.api(routes.listTeam, { params: { id: alone } })).toEqual([
    { ...member(owner.email), role: "Owner", may: "owner", invited: false },
  ]);
});

describe("a person with an account", () => {
  it("is notified by email, and becomes a member when they next open Backlot", async () => {
    const bo = await signedUp(url, "bo");
    await add(bo.email.toUpperCase());
    expect(await refusal(bo.api(routes.getProjectName, { params: { id } }))).toContain("notFound");
    expect((await bo.api(routes.listProjects, { params: { user: bo.id } })).map((project) => project.id)).toEqual([id]);
    expect(await bo.api(routes.getProjectName, { params: { id } })).toMatchObject({
      name: "Salt & Sea",
      may: "editor",
    });
    expect((await team()).filter((one) => one.email === bo.email)).toEqual([{ ...member(bo.email), invited: false }]);
    const mail = await mailTo(url, bo.email, "has added you");
    expect(mail.subject).toBe("You have been added to Salt & Sea");
    expect(mail.text).toContain(`${owner.email} has added you to Salt & Sea on Backlot.\n\nOpen it here: http`);
  });

  it("gets the same answers as one without an account, on every route of the team", async () => {
    const { email: known } = await signedUp(url, "known");
    const unknown = newEmail("nobody");
    const asked = async (username: string) => {
      const [params, headers] = [{ id, username }, bearer(owner.token)];
      const body = (payload: object) => ({ params, headers, body: JSON.stringify(payload) });
      const answers = [
        await send(url, routes.changeTeamMember, body({ role: "Grip", may: "viewer" })),
        await send(url, routes.addTeamMember, { params, headers }),
        await send(url, routes.addTeamMember, { params, headers }),
        await send(url, routes.listTeam, { params, headers }),
        await send(url, routes.changeTeamMember, body({ role: "Grip", may: "viewer" })),
        await send(url, routes.removeTeamMember, body({ removed: true })),
        await send(url, routes.removeTeamMember, body({ removed: false })),
        await send(url, routes.listTeam, { params, headers }),
      ];
      await send(url, routes.removeTeamMember, body({ removed: true }));
      return answers.map(({ status, text, headers }) => [
        status,
        text.replaceAll(username, "them").replace(/"requestId":"[^"]+"/, ""),
        [...headers.keys()],
      ]);
    };
    const answers = await asked(known);
    expect(answers.map(([status]) => status)).toEqual([404, 200, 409, 200, 200, 200, 200, 200]);
    expect(answers).toEqual(await asked(unknown));
  });

  it("cannot be added twice, nor can the owner", async () => {
    const bo = await signedUp(url, "bo");
    await add(bo.email);
    for (const email of [bo.email, owner.email]) {
      expect(await refusal(add(email))).toEqual([409, "alreadyMember", `${email} is already on the team or invited.`]);
    }
  });
});

describe("a person without an account", () => {
  it("is invited by email, and becomes a member at the first sign-in", async () => {
    const email = newEmail("cleo");
    expect(await add(email)).toEqual({ ...member(email), invited: true });
    expect(await team()).toContainEqual({ ...member(email), invited: true });
    expect((await mailTo(url, email)).text).toMatch(
      new RegExp(`Sign up with this address to join: http\\S+/signup\\?email=${encodeURIComponent(email)}`),
    );
    expect(await refusal(add(email))).toContain("alreadyMember");

    const anyone = apiClient(url);
    await anyone(routes.signup, { payload: { email, password: PASSWORD } });
    await anyone(routes.confirmSignup, {
      payload: { ...confirmationIn((await mailTo(url, email, "code=")).text)!, password: PASSWORD },
    });
    expect(await team()).toContainEqual({ ...member(email), invited: true });
    const { token } = await anyone(routes.login, { payload: { email, password: PASSWORD } });
    expect(await apiClient(url, token)(routes.getProjectName, { params: { id } })).toMatchObject({ may: "editor" });
    expect((await team()).filter((one) => one.email === email)).toEqual([{ ...member(email), invited: false }]);
  });

  it("cannot join once the invitation has expired, until it is renewed unchanged", async () => {
    const [email, late] = [newEmail("ned"), newEmail("nora")];
    for (const one of [email, late]) {
      await add(one);
      const payload = { role: "Visitor", may: "viewer" } as const;
      await owner.api(routes.changeTeamMember, { params: { id, username: one }, payload });
      await expireInvitation(aws, id, one);
    }
    const expired = { ...member(email), role: "Visitor", may: "viewer", invited: true, expired: true };
    expect(await team()).toContainEqual(expired);

    const ned = await signedUp(url, "ned", email);
    expect(await ned.api(routes.listProjects, { params: { user: ned.id } })).toEqual([]);
    const { expired: _, ...standing } = expired;
    expect(await add(email)).toEqual(standing);
    await ned.api(routes.listProjects, { params: { user: ned.id } });
    expect((await team()).filter((one) => one.email === email)).toEqual([{ ...standing, invited: false }]);

    expect(await add(late)).toEqual({ ...standing, username: late, email: late });
    const nora = await signedUp(url, "nora", late);
    expect(await nora.api(routes.getProjectName, { params: { id } })).toMatchObject({ may: "viewer" });
  });

  it("can be invited to several projects", async () => {
    const email = newEmail("dora");
    const other = await newProject(owner);
    await add(email);
    await owner.api(routes.addTeamMember, { params: { id: other, username: email } });
    const dora = await signedUp(url, "dora", email);
    const projects = await dora.api(routes.listProjects, { params: { user: dora.id } });
    expect(projects.map((project) => project.id).sort()).toEqual([id, other].sort());
  });
});

it.each([
  ["ana", '"ana" is not an email address.'],
  ["ana@example.com, bo@example.com", '"ana@example.com, bo@example.com" is not an email address.'],
])("refuses the user name %j", async (username, words) => {
  expect(await refusal(add(username))).toEqual([400, "invalid", words]);
});

it("adds a person once when two owners add them at once", async () => {
  const email = newEmail("eve");
  const answers = await Promise.allSettled([add(email), add(email), add(email)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  expect((await team()).filter((one) => one.email === email)).toHaveLength(1);
});

describe("a member's settings", () => {
  const change = (username: string, settings: { role: string; may: "owner" | "editor" | "viewer" }) => {
    const payload = { ...settings, password: owner.password };
    return owner.api(routes.changeTeamMember, { params: { id, username }, payload });
  };

  it("are set by an owner and apply from the next request on", async () => {
    const bo = await signedUp(url, "bo");
    await onTeam(owner, id, bo);
    expect(await change(bo.email, { role: "1st AD", may: "viewer" })).toEqual({
      ...member(bo.email),
      ...{ role: "1st AD", may: "viewer", invited: false },
    });
    const { departments, version } = await bo.api(routes.getCrew, { params: { id } });
    const save = () => bo.api(routes.updateCrew, { params: { id }, payload: { departments, version } });
    expect(await refusal(save())).toContain("forbidden");
    await change(bo.email, { role: "1st AD", may: "editor" });
    await save();
  });

  it("are kept in the invitation", async () => {
    const email = newEmail("finn");
    await add(email);
    await change(email, { role: "Script Supervisor", may: "viewer" });
    const finn = await signedUp(url, "finn", email);
    expect(await finn.api(routes.getProjectName, { params: { id } })).toMatchObject({ may: "viewer" });
    expect((await team()).find((one) => one.email === email)).toMatchObject({ role: "Script Supervisor" });
  });

  it("keep at least one owner", async () => {
    const own = await newProject(owner);
    const gil = await signedUp(url, "gil");
    const params = (username: string) => ({ id: own, username });
    const demote = (username: string) =>
      owner.api(routes.changeTeamMember, { params: params(username), payload: { role: "Producer", may: "editor" } });
    const last = [409, "lastOwner", `${owner.email} is the project's last owner. Make someone else an owner first.`];
    expect(await refusal(demote(owner.email))).toEqual(last);
    expect(
      await refusal(owner.api(routes.removeTeamMember, { params: params(owner.email), payload: { removed: true } })),
    ).toEqual(last);
    await onTeam(owner, own, gil);
    await owner.api(routes.changeTeamMember, {
      params: params(gil.email),
      payload: { role: "Producer", may: "owner", password: owner.password },
    });
    // Both at once: one of them stays.
    const leave = (person: Person) =>
      person.api(routes.removeTeamMember, { params: params(person.email), payload: { removed: true } });
    const ends = await Promise.allSettled([leave(owner), leave(gil)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("require a member of the team", async () => {
    const email = newEmail("nobody");
    const words = [404, "noSuchMember", `${email} is not on the team.`];
    expect(await refusal(change(email, { role: "Grip", may: "viewer" }))).toEqual(words);
    for (const removed of [true, false]) {
      const call = owner.api(routes.removeTeamMember, { params: { id, username: email }, payload: { removed } });
      expect(await refusal(call)).toEqual(words);
    }
    expect(await refusal(change(owner.email, { role: "  ", may: "owner" }))).toContain(400);
  });
});

describe("a removed member", () => {
  const remove = (username: string, removed: boolean) =>
    owner.api(routes.removeTeamMember, { params: { id, username }, payload: { removed } });

  it("has no access from then on, until they are added again with the same settings", async () => {
    const hal = await signedUp(url, "hal");
    await onTeam(owner, id, hal);
    const payload = { role: "2nd AD", may: "viewer" } as const;
    await owner.api(routes.changeTeamMember, { params: { id, username: hal.email }, payload });
    const projects = async () =>
      (await hal.api(routes.listProjects, { params: { user: hal.id } })).map((one) => one.id);
    expect(await projects()).toEqual([id]);

    await remove(hal.email, true);
    expect(await refusal(hal.api(routes.getProjectName, { params: { id } }))).toContain("notFound");
    expect(await projects()).toEqual([]);
    expect((await team()).map(({ email }) => email)).not.toContain(hal.email);

    await remove(hal.email, false);
    expect(await projects()).toEqual([id]);
    expect((await team()).find(({ email }) => email === hal.email)).toMatchObject(payload);
    expect(await refusal(remove(hal.email, false))).toContain("noSuchMember");
  });

  it("cannot join if they were only invited", async () => {
    const email = newEmail("ivo");
    await add(email);
    await remove(email, true);
    const ivo = await signedUp(url, "ivo", email);
    expect(await ivo.api(routes.listProjects, { params: { user: ivo.id } })).toEqual([]);
  });
});
