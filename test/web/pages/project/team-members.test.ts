import { describe, expect, it } from "vitest";
import type { Revoked, TeamMember } from "../../../../shared/contract/projects.ts";
import { addressNow, HOME, HUB, OWNED, openApp, PASSWORD, READER } from "../app.tsx";
import { type Answers, FAILED, refused } from "../fake-api.ts";
import {
  all,
  button,
  click,
  dialog,
  eventually,
  field,
  fill,
  isDisabled,
  link,
  one,
  says,
  textsOf,
  user,
} from "../words.ts";
import "../../../../web/team/team-dialog.tsx";

const OWNER: TeamMember = { ...READER, name: "", username: "", role: "Producer", may: "owner", invited: false };
const MEMBER: TeamMember = { ...OWNER, email: "props@example.com", role: "Team Member", may: "editor" };
const NOTHING: Revoked = { keys: [], links: 0, calendars: 0, files: 0 };

/** Opens the team dialog of a team of two as its owner. */
async function openTeam({ revoked = NOTHING, ...answers }: Answers & { readonly revoked?: Revoked } = {}) {
  let member: TeamMember = MEMBER;
  let isRemoved = false;
  const app = openApp(HUB, {
    ...{ listScripts: [], listProjects: [] },
    listTeam: () => (isRemoved ? [OWNER] : [OWNER, member]),
    changeTeamMember: ({ payload: { role, may, sees } }) => {
      member = { ...member, role, may, ...(sees && { sees }) };
      return member;
    },
    removeTeamMember: ({ payload: { removed } }) => {
      isRemoved = removed;
      return { ...member, ...(removed && { revoked }) };
    },
    ...answers,
  });
  await click("Team Members");
  return { ...app, team: await dialog("Team Members"), member: () => member };
}

/** Waits for the member's entry in the list. */
const isListed = (text: string) =>
  eventually(() => expect(textsOf("listitem", all("dialog", "Team Members")[0])).toContain(MEMBER.email + text));

const edit = async () => {
  await click(`Edit ${MEMBER.email}`);
  return dialog(MEMBER.email);
};

describe("a member", () => {
  it("gets another role and other permissions, is removed and restored by Undo", async () => {
    const { member } = await openTeam();
    const asked = await edit();
    await fill("Role", "Gaffer", asked);
    await user.selectOptions(await field("Permissions", asked), "Viewer: can view only");
    await click("Save", asked);
    await isListed("Gaffer");
    expect(member().may).toBe("viewer");
    await edit();
    await click("Remove from Team");
    await says(`${MEMBER.email} was removed from the team`);
    await eventually(() => expect(all("button", `Edit ${MEMBER.email}`)).toEqual([]));
    await click("Undo");
    await isListed("Gaffer");
  });

  it("can be changed after a change was refused, with the reason", async () => {
    const words = "Someone else has changed the team in the meantime.";
    const { api, member } = await openTeam({ changeTeamMember: FAILED });
    const asked = await edit();
    await fill("Role", "Gaffer", asked);
    await click("Save", asked);
    await says("Failed to change the team");
    api.answers({ changeTeamMember: refused(409, "lastOwner", words) });
    await click("Save", asked);
    await says(words);
    expect(isDisabled(await button("Save", asked))).toBe(false);
    expect(member()).toEqual(MEMBER);
  });

  it("can have access to some departments once one is chosen", async () => {
    const { member } = await openTeam();
    const asked = await edit();
    await user.selectOptions(await field("Can see", asked), "What these departments need");
    expect(isDisabled(await button("Save", asked))).toBe(true);
    await user.click(await field("Property", asked));
    await click("Save", asked);
    await isListed("Team Member, sees what Property need");
    expect(member()).toMatchObject({ may: "viewer", sees: { kind: "departments", departments: ["Property"] } });
  });

  it("can have access to some scenes, and then only view them", async () => {
    const { api, member } = await openTeam();
    const asked = await edit();
    await user.selectOptions(await field("Can see", asked), "These scenes");
    expect(isDisabled(await field("Permissions", asked))).toBe(true);
    await fill("Scenes", "3-1", asked);
    await user.keyboard("{Enter}");
    await says('"3-1" runs backwards: write 1-3.');
    expect(api.calls("changeTeamMember")).toEqual([]);
    await fill("Scenes", "1, 3", asked);
    await click("Save", asked);
    await isListed("Team Member, sees scenes 1, 3");
    expect(member()).toMatchObject({ may: "viewer", sees: { kind: "scenes", scenes: ["1", "3"] } });
  });

  it("can have access to some episodes of a series, once one is chosen", async () => {
    const episode = (id: string, number: string, name: string) => ({
      id,
      number,
      name,
      closed: false,
      scenes: 2,
      eighths: 8,
    });
    const episodes = [episode("first", "101", "The Ebb"), episode("x", "102", "")];
    const { member } = await openTeam({ listEpisodes: { version: 2, episodes } });
    const asked = await edit();
    await user.selectOptions(await field("Can see", asked), "These episodes");
    expect(isDisabled(await button("Save", asked))).toBe(true);
    await user.click(await field("102", asked));
    await user.click(await field("101 The Ebb", asked));
    await click("Save", asked);
    await isListed("Team Member, sees episodes 101, 102");
    expect(member()).toMatchObject({ may: "viewer", sees: { kind: "episodes", episodes: ["first", "x"] } });
  });

  it("can have access to what some units shoot, once one is chosen", async () => {
    const unit = (id: string, name: string) => ({ id, name, retired: false, departments: [], sharesCast: true });
    const units = [unit("main", "Main Unit"), unit("u2", "Second Unit")];
    const { member } = await openTeam({ listUnits: { version: 1, units, allowed: [] } });
    const asked = await edit();
    await user.selectOptions(await field("Can see", asked), "What these units shoot");
    expect(isDisabled(await button("Save", asked))).toBe(true);
    await user.click(await field("Second Unit", asked));
    await click("Save", asked);
    await isListed("Team Member, sees what Second Unit shoots");
    expect(member()).toMatchObject({ may: "viewer", sees: { kind: "units", units: ["u2"] } });
  });

  it("can have access to what some units shoot of some episodes, once both are chosen", async () => {
    const unit = (id: string, name: string) => ({ id, name, retired: false, departments: [], sharesCast: true });
    const units = [unit("main", "Main Unit"), unit("u2", "Second Unit")];
    const episodes = ["101", "102"].map((number) => ({
      ...{ id: `e${number}`, number, name: "", closed: false, scenes: 2, eighths: 8 },
    }));
    const { member } = await openTeam({
      listUnits: { version: 1, units, allowed: [] },
      listEpisodes: { version: 2, episodes },
    });
    const asked = await edit();
    await user.selectOptions(await field("Can see", asked), "What these units shoot of these episodes");
    await user.click(await field("Second Unit", asked));
    expect(isDisabled(await button("Save", asked))).toBe(true);
    await user.click(await field("102", asked));
    await click("Save", asked);
    await isListed("Team Member, sees what Second Unit shoots of episode 102");
    expect(member()).toMatchObject({ sees: { kind: "episodesOfUnits", units: ["u2"], episodes: ["e102"] } });
  });

  it.each<[TeamMember["sees"], string]>([
    [{ kind: "episodes", episodes: ["e101", "gone"] }, "sees episode 101"],
    [{ kind: "units", units: ["u2", "gone"] }, "sees what Second Unit shoots"],
    [
      { kind: "episodesOfUnits", units: ["u2", "gone"], episodes: ["e101", "gone"] },
      "sees what Second Unit shoots of episode 101",
    ],
  ])("limited to %j has an entry that names what still exists", async (sees, text) => {
    const unit = { ...{ id: "u2", name: "Second Unit", retired: false }, departments: [], sharesCast: true };
    const episode = { id: "e101", number: "101", name: "", closed: false, scenes: 2, eighths: 8 };
    await openTeam({
      listTeam: [OWNER, { ...MEMBER, may: "viewer", sees }],
      listUnits: { version: 1, units: [unit], allowed: [] },
      listEpisodes: { version: 2, episodes: [episode] },
    });
    await isListed(`Team Member, ${text}`);
  });

  it("cannot be limited to episodes of a film, or to units of a production with one", async () => {
    await openTeam();
    const asked = await edit();
    expect((await field("Can see", asked)).textContent).not.toMatch(/episodes|units/);
  });

  it("becomes an owner only with the password of the owner who decides it", async () => {
    const { api } = await openTeam({ changeTeamMember: refused(400, "wrongPassword", "The password is incorrect.") });
    const asked = await edit();
    await user.selectOptions(await field("Permissions", asked), "Owner: can change the plan and the team");
    expect(isDisabled(await button("Save", asked))).toBe(true);
    await fill("Password", "Wrong-Horse-11", asked);
    await click("Save", asked);
    await says("The password is incorrect.");
    api.answers({ changeTeamMember: { ...MEMBER, may: "owner" } });
    await fill("Password", PASSWORD, asked);
    await click("Save", asked);
    await eventually(() => expect(all("dialog", MEMBER.email)).toEqual([]));
    const payload = { role: "Team Member", may: "owner", password: PASSWORD };
    expect(api.calls("changeTeamMember").at(-1)?.payload).toMatchObject(payload);
  });

  it("loses what they created when they are removed, and the owner is warned", async () => {
    await openTeam({ revoked: { ...NOTHING, keys: ["Dashboard"] } });
    await edit();
    await click("Remove from Team");
    await says('No longer working, even after Undo: the API key "Dashboard".');
  });
});

describe("a member whose permissions are reduced", () => {
  it("loses what they created with them, of which the owner is told", async () => {
    const revoked = { ...NOTHING, keys: ["Dashboard"], links: 2 };
    await openTeam({ changeTeamMember: { ...MEMBER, may: "viewer", revoked } });
    const asked = await edit();
    await user.selectOptions(await field("Permissions", asked), "Viewer: can view only");
    await click("Save", asked);
    await says('No longer working: the API key "Dashboard" and 2 personal links.');
  });
});

describe("a member who leaves a project", () => {
  async function leave(): Promise<void> {
    await click("Leave Project");
    expect((await dialog("Leave Project")).textContent).toContain("An owner can invite you again.");
    await click("Leave");
  }

  it("confirms first, sees what stops working, and returns to their projects", async () => {
    const { api } = await openTeam({ leaveProject: { left: true } });
    await leave();
    await eventually(() => expect(addressNow()).toBe(HOME));
    expect(api.calls("leaveProject").length).toBe(1);
  });

  it("is refused with the reason while they are the last owner", async () => {
    const words = "You are the project's last owner. Make someone else an owner first.";
    await openTeam({ leaveProject: refused(409, "lastOwner", words) });
    await leave();
    await says(words);
  });
});

describe("a member with access to some scenes", () => {
  const WORDS = "You see only some scenes of this project, and this would show or change more. Ask its owner.";
  const limited = refused(403, "limited", WORDS);
  const RESTRICTED: Answers = { getProjectName: { ...OWNED, may: "viewer", limited: true } };

  it("sees a notice and no links to pages without access", async () => {
    openApp(HUB, { ...RESTRICTED, listScripts: [] });
    await says("You see some scenes of this project. Its owner can show you more.");
    await link("Call Sheets");
    expect(all("link", /^DPR/)).toEqual([]);
  });

  it.each([["compare-schedules"], ["reports?schedule=Main.schedule.tsv&report=one-liner"], ["dpr"], ["draft-review"]])(
    "is refused access to %s, with a link back",
    async (page) => {
      openApp(`${HUB}/${page}`, {
        ...{ ...RESTRICTED, compareSchedules: limited, getReports: limited, listProductionReports: limited },
        ...{ getDraftReview: limited, listScripts: [] },
      });
      await says(WORDS);
      await user.click(await one("link", "Go to your part of the project"));
      await eventually(() => expect(addressNow()).toBe(HUB));
    },
  );
});
