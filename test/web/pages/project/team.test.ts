import { describe, expect, it } from "vitest";
import type { TeamMember } from "../../../../shared/contract/projects.ts";
import { addressNow, HOME, HUB, OWNED, openApp, PROJECT, READER } from "../app.tsx";
import { type Answers, FAILED, refused } from "../fake-api.ts";
import {
  all,
  button,
  click,
  dialog,
  eventually,
  field,
  fill,
  heading,
  isDisabled,
  link,
  one,
  says,
  textsOf,
  user,
} from "../words.ts";

const OWNER: TeamMember = { ...READER, name: "", username: "", role: "Producer", may: "owner", invited: false };
const ADDED: TeamMember = { ...OWNER, email: "second-unit@example.com", role: "Team Member", may: "editor" };

const openTeam = async (answers: Answers = {}) => {
  const app = openApp(HUB, { listScripts: [], listTeam: [OWNER], ...answers });
  await click("Team Members");
  return { ...app, team: await dialog("Team Members") };
};

describe("the project's title", () => {
  it("falls back to the project's id", async () => {
    openApp(HUB, { getProjectName: FAILED, listScripts: [] });
    await heading(`Project - ${PROJECT}`);
    await link(`Project - ${PROJECT}`);
  });

  it("does so in another user's project, treated as nonexistent, and links back", async () => {
    const getProjectName = refused(404, "notFound", "There is no such project.");
    openApp(`${HUB}/cast-list`, {
      getProjectName,
      getChangeStamp: getProjectName,
      getCalendar: getProjectName,
      getCastList: getProjectName,
      getCastListComplete: getProjectName,
      listSchedules: getProjectName,
      listProjects: [],
    });
    await eventually(() => expect(all("link", `Project - ${PROJECT}`).length).toBeGreaterThan(0));
    const words = `This project does not exist, or ${READER.email} is not on its team.`;
    await says(`${words} The person who sent you the link can add you.`);
    await eventually(() => expect(document.title).toBe("Not found · Backlot"));
    await user.click(await link("Go to your projects"));
    await eventually(() => expect(addressNow()).toBe(HOME));
  });
});

describe("the team dialog", () => {
  it("shows why the list failed to load, and an empty list on retry", async () => {
    const { api } = await openTeam({ listTeam: FAILED });
    await says("Failed to fetch team members: 500 Internal Server Error");
    api.answers({ listTeam: [] });
    await click("Try again");
    await says("No team members found");
  });

  it("shows a member's name, else username, else email address", async () => {
    const member = { ...OWNER, role: "1st AD", may: "editor" as const };
    const { team } = await openTeam({
      listTeam: [
        { ...member, name: "Mina Castell", email: "a@a.example" },
        { ...member, username: "tomasz", email: "b@a.example" },
        { ...member, email: "c@a.example" },
      ],
    });
    await says("Mina Castell");
    // Not on a switch that would change everyone's sign-in.
    expect(document.activeElement).toBe(await button("Add Member"));
    expect(textsOf("listitem", team)).toEqual(["Mina Castell1st AD", "tomasz1st AD", "c@a.example1st AD"]);
  });
});

describe("adding a member", () => {
  it("rejects an empty name", async () => {
    await openTeam();
    await click("Add Member");
    const add = await button("Add Member", await dialog("Add Member"));
    expect(isDisabled(add)).toBe(true);
    await user.type(add.closest("form")!.querySelector("input")!, "   ");
    expect(isDisabled(add)).toBe(true);
    await click("Cancel");
    await dialog("Team Members");
  });

  it("shows progress and a failure, with the server's message if any", async () => {
    const { api } = await openTeam();
    const goOn = api.holds("addTeamMember");
    await click("Add Member");
    const asked = await dialog("Add Member");
    await fill("Username", READER.email, asked);
    await click("Add Member", asked);
    await says("Adding...");
    goOn(FAILED);
    await says("Failed to add team member");
    const words = `${READER.email} is already on the team or invited.`;
    api.answers({ addTeamMember: refused(409, "alreadyMember", words) });
    await click("Add Member", asked);
    await says(words);
  });

  it("lists the new member and clears the field for the next", async () => {
    const { api } = await openTeam({ addTeamMember: ADDED });
    await click("Add Member");
    const asked = await dialog("Add Member");
    await fill("Username", `  ${ADDED.email} `, asked);
    api.answers({ listTeam: [OWNER, ADDED] });
    await click("Add Member", asked);
    expect(api.calls("addTeamMember").map(({ params }) => params)).toEqual([{ id: PROJECT, username: ADDED.email }]);
    const team = await dialog("Team Members");
    await eventually(() => expect(textsOf("listitem", team)).toContain(`${ADDED.email}Team Member`));
    await click("Add Member");
    expect((await field("Username", await dialog("Add Member"))).value).toBe("");
  });
});

describe("changing a member", () => {
  it("refuses to remove the last owner", async () => {
    const words = `${READER.email} is the project's last owner. Make someone else an owner first.`;
    await openTeam({ removeTeamMember: refused(409, "lastOwner", words) });
    await click(`Edit ${READER.email}`);
    await click("Remove from Team");
    await says(words);
  });

  it("is only for owners", async () => {
    const { team } = await openTeam({ getProjectName: { ...OWNED, may: "editor" } });
    await says(READER.email);
    expect(all("button", /^Edit/, team).length).toBe(0);
  });
});

describe("the rules of the team", () => {
  it("are switched by an owner, one by one, and kept when a change fails", async () => {
    let project = { ...OWNED, pagesMarked: true };
    const { api, team } = await openTeam({
      getProjectName: () => project,
      requireTwoFactor: FAILED,
      setWatermark: ({ payload: { marked } }) => {
        project = { ...project, pagesMarked: marked };
        return { marked };
      },
    });
    const asksEveryone = await one("switch", "Require two-factor authentication", team);
    const marks = await one("switch", "Watermark pages with the reader's name", team);
    const shown = () => [asksEveryone, marks].map((control) => (control as HTMLInputElement).checked);
    expect(shown()).toEqual([false, true]);
    await user.click(asksEveryone);
    await says("Failed to change the team's sign-in requirement");
    expect(shown()).toEqual([false, true]);
    api.answers({
      requireTwoFactor: ({ payload: { asked } }) => {
        project = { ...project, secondStepAsked: asked };
        return { asked };
      },
    });
    await user.click(asksEveryone);
    await eventually(() => expect(shown()).toEqual([true, true]));
    await user.click(marks);
    await eventually(() => expect(shown()).toEqual([true, false]));
    expect(project).toMatchObject({ secondStepAsked: true, pagesMarked: false });
  });
});
