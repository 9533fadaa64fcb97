import { describe, expect, it } from "vitest";
import { breakdownFromScenes } from "../../../../shared/breakdown/model/breakdown-from-scenes.ts";
import { castListTsv } from "../../../../shared/roster/options/cast-list.ts";
import { rosterFromBreakdown } from "../../../../shared/roster/roles/roster-from-breakdown.ts";
import { scenesFromFountain } from "../../../../shared/screenplay/files/fountain.ts";
import { HUB, openApp } from "../app.tsx";
import { type Answers, FAILED } from "../fake-api.ts";
import { actor, castListComplete } from "../lighthouse.ts";
import { click, dialog, eventually, link, one } from "../words.ts";
import "../../../../web/pages/cast-list.tsx";

const breakdown = breakdownFromScenes(
  scenesFromFountain(`INT. LIGHTHOUSE - DAY

MARA
Who is there?

ODO
The ferry.

INT. FERRY - DAY

MARA
One short.

PILAR
Two.
`).scenes,
);
const SCHEDULE = `Main
Date\tScene Number\tINT/EXT\tDay/Night\tLocation\tSynopsis\tCast ID\tPages\tNotes
03/02/2031\t1\tINT.\tDAY\tLIGHTHOUSE\t\t1, 2\t1\t
03/02/2031\t2\tINT.\tDAY\tFERRY\t\t1\t1\t
03/09/2031\t3\tINT.\tDAY\tFERRY\t\t1, 3\t1\t
`;
const PLANNED = { name: "Main.schedule.tsv", location: "All locations", scenesPerDay: 3, days: 2, active: true };

const ANSWERS: Answers = {
  getCastList: castListTsv(rosterFromBreakdown(breakdown), breakdown),
  getCastListComplete: castListComplete([
    { ...actor("Ana Duarte"), locked: true },
    { ...actor("Bo Lind"), castId: "2" },
    { ...actor("Cy Moss"), castId: "2" },
  ]),
  listSchedules: [PLANNED],
  getSchedule: ({ params: { scheduleFile } }) => (scheduleFile === PLANNED.name ? SCHEDULE : FAILED),
};

const open = (answers: Answers = {}) => openApp(`${HUB}/cast-list`, { ...ANSWERS, ...answers });
const cells = async (character: string) =>
  [...(await one("row", new RegExp(character))).children].map((cell) => cell.textContent);

describe("the cast list", () => {
  it("shows who plays each role, whether the role is cast, and its work days", async () => {
    open();
    await eventually(async () =>
      expect(await cells("MARA")).toEqual([
        ...["MARA", "1", "2", "Ana Duarte", "Locked", "2", "03/02/2031", "03/09/2031", "View Options"],
      ]),
    );
    expect(await cells("ODO")).toEqual([
      ...["ODO", "2", "1", "", "2 options", "1", "03/02/2031", "03/02/2031", "View Options"],
    ]);
    expect(await cells("PILAR")).toEqual([
      ...["PILAR", "3", "1", "", "Uncast", "1", "03/09/2031", "03/09/2031", "View Options"],
    ]);
    expect((await link("View Options for MARA")).getAttribute("href")).toBe("/project-1/cast/1/options");
    await click("1 scene for ODO");
    await dialog("Scenes for ODO");
  });

  it("shows the episodes of each role of a series, and who is a guest", async () => {
    const series = {
      ...breakdown,
      rows: breakdown.rows.map((row, at) => ({ ...row, episode: at === 0 ? "first" : "e2" })),
      episodes: [
        { id: "first", number: "101" },
        { id: "e2", number: "102" },
      ],
    };
    open({ getCastList: castListTsv(rosterFromBreakdown(series), series), listSchedules: [] });
    expect((await cells("MARA")).slice(0, 4)).toEqual(["MARA", "1", "2", "101, 102 "]);
    expect((await cells("PILAR")).slice(0, 4)).toEqual(["PILAR", "3", "1", "102 Guest"]);
  });

  it("is complete without a schedule, or if actors and schedule cannot be loaded", async () => {
    const { api } = open({ listSchedules: [], getCastListComplete: FAILED });
    expect(await cells("MARA")).toEqual(["MARA", "1", "2", "", "", "", "", "", "View Options"]);
    await eventually(() => expect(api.calls("listSchedules").length).toBe(1));
    expect(api.calls("getSchedule")).toEqual([]);
  });
});
