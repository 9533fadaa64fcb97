import { beforeAll, describe, expect, inject, it } from "vitest";
import { apiClient } from "../../infra/local/demo/api-client.ts";
import { confirmationIn } from "../../infra/local/demo/seed.ts";
import { routes } from "../../shared/contract/routes.ts";
import { mailTo, newEmail, PASSWORD, type Person, signedUp } from "../people.ts";
import { newProject } from "./production.ts";
import { refusal } from "./refusal.ts";

const url = inject("url");

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner, "Salt & Sea");
});

const add = (username: string) => owner.api(routes.addTeamMember, { params: { id, username } });
const team = () => owner.api(routes.listTeam, { params: { id } });
const member = (email: string) => ({ name: "", username: email, email, role: "Team Member", may: "editor" });

it("begins with the owner alone", async () => {
  const alone = await newProject(owner);
  expect(await owner.api(routes.listTeam, { params: { id: alone } })).toEqual([
    { ...member(owner.email), role: "Owner", may: "owner", invited: false },
  ]);
});

describe("somebody with an account", () => {
  it("is a member at once, is told by mail and finds the project", async () => {
    const bo = await signedUp(url, "bo");
    expect(await add(bo.email.toUpperCase())).toEqual({ ...member(bo.email), invited: false });
    expect(await team()).toContainEqual({ ...member(bo.email), invited: false });
    expect(await bo.api(routes.getProjectName, { params: { id } })).toMatchObject({
      name: "Salt & Sea",
      may: "editor",
    });
    expect((await bo.api(routes.listProjects, { params: { user: bo.id } })).map((project) => project.id)).toEqual([id]);
    const mail = await mailTo(url, bo.email, "has added you");
    expect(mail.subject).toBe("You are on the team of Salt & Sea");
    expect(mail.text).toContain(`${owner.email} has added you to Salt & Sea on Backlot.\n\nOpen it here: http`);
  });

  it("cannot be added twice, nor can the owner", async () => {
    const bo = await signedUp(url, "bo");
    await add(bo.email);
    for (const email of [bo.email, owner.email]) {
      expect(await refusal(add(email))).toEqual([409, "alreadyMember", `${email} is on the team or invited already.`]);
    }
  });
});

describe("somebody without an account", () => {
  it("is invited by mail, and becomes a member at the first sign-in", async () => {
    const email = newEmail("cleo");
    expect(await add(email)).toEqual({ ...member(email), invited: true });
    expect(await team()).toContainEqual({ ...member(email), invited: true });
    expect((await mailTo(url, email)).text).toMatch(
      new RegExp(`Sign up with this address to join: http\\S+/signup\\?email=${encodeURIComponent(email)}`),
    );
    expect(await refusal(add(email))).toContain("alreadyMember");

    const anyone = apiClient(url);
    await anyone(routes.signup, { payload: { email, password: PASSWORD } });
    await anyone(routes.confirmSignup, { payload: confirmationIn((await mailTo(url, email, "code=")).text)! });
    expect(await team()).toContainEqual({ ...member(email), invited: true });
    const { token } = await anyone(routes.login, { payload: { email, password: PASSWORD } });
    expect(await apiClient(url, token)(routes.getProjectName, { params: { id } })).toMatchObject({ may: "editor" });
    expect((await team()).filter((one) => one.email === email)).toEqual([{ ...member(email), invited: false }]);
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
  ["ana", '"ana" is not an e-mail address.'],
  ["ana@example.com, bo@example.com", '"ana@example.com, bo@example.com" is not an e-mail address.'],
])("refuses the user name %j", async (username, words) => {
  expect(await refusal(add(username))).toEqual([400, "invalid", words]);
});

it("adds once whom two add at once", async () => {
  const email = newEmail("eve");
  const answers = await Promise.allSettled([add(email), add(email), add(email)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  expect((await team()).filter((one) => one.email === email)).toHaveLength(1);
});
