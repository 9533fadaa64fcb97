import { expect, it } from "vitest";
import { addressNow, OWNED } from "../app.tsx";
import { onPhone } from "../sizes.ts";
import { all, button, click, eventually, one, says, textsOf, user, words } from "../words.ts";
import { openBoard, openTwoUnits, strip, TUESDAY, WEDNESDAY } from "./board.ts";

it("shows on each day what the other unit shoots on its date, and who is in both", async () => {
  await openTwoUnits({ [TUESDAY]: "1", [WEDNESDAY]: "2" });
  const lane = await one("list", "Second Unit on this day");
  expect(textsOf("listitem", lane)).toEqual(["Scene 1"]);
  expect(all("list", "Second Unit on this day")).toHaveLength(1);
  const [shared] = all("img", /^in both units: /, lane);
  expect(shared?.getAttribute("aria-label")).toMatch(/MARA/);
  // The day above keeps its place, and the strips of the day are below its lane.
  expect(await strip("4")).toBeTruthy();
});

it("lets an owner allow someone in two units on a date, with undo", async () => {
  const { units } = await openTwoUnits({ [TUESDAY]: "1" });
  await click("Allow MARA on 03/04/2031");
  await says("MARA may be in two units on 03/04/2031.");
  await eventually(() => expect(all("button", "Allow MARA on 03/04/2031")).toEqual([]));
  expect(all("img", /in both units: .*MARA/)).toEqual([]);
  expect(units.allowed().map(({ kind, date }) => [kind, date])).toEqual([["cast", TUESDAY]]);
  await click("Undo", await one("region", "Rules"));
  await button("Allow MARA on 03/04/2031");
  expect(units.allowed()).toEqual([]);
});

it("shows who is in two units to editors, without the owner's button", async () => {
  const { api, production } = await openTwoUnits({ [TUESDAY]: "1" });
  await button("Allow MARA on 03/04/2031");
  api.answers({ getProjectName: { ...OWNED, may: "editor" } });
  production.tell();
  await eventually(() => expect(all("button", /^Allow/)).toEqual([]));
  await says(
    "MARA works with Second Unit on 03/04/2031. Move the scene to another date, or let an owner allow both units on that date.",
  );
});

it("has a line for a unit that does not shoot, only for those who can move strips to it", async () => {
  const { api, production, units } = await openTwoUnits({ [TUESDAY]: "1" });
  const lines = () => words("Second Unit: no scenes").length;
  // Monday; on Tuesday it shoots.
  await eventually(() => expect(lines()).toBe(1));
  units.otherRetires("Second Unit");
  production.tell();
  await eventually(() => expect(lines()).toBe(0));
  units.otherRetires("Second Unit", false);
  production.tell();
  await eventually(() => expect(lines()).toBe(1));
  api.answers({ getProjectName: { ...OWNED, may: "viewer" } });
  production.tell();
  await eventually(() => expect(lines()).toBe(0));
  await one("list", "Second Unit on this day");
});

it("switches between the active boards of the units", async () => {
  await openTwoUnits({ [TUESDAY]: "1" });
  expect((await button("Main Unit")).getAttribute("aria-pressed")).toBe("true");
  await user.click(await button("Second Unit"));
  await eventually(() => expect(addressNow()).toContain("schedule=Waves"));
  await eventually(async () => expect((await button("Second Unit")).getAttribute("aria-pressed")).toBe("true"));
  expect(textsOf("listitem", await one("list", "Main Unit on this day"))).toEqual(["Scene 4", "Scene 5"]);
});

it("switches between the units from a menu beside the title on phones", async () => {
  // The tests' DOM has no popovers.
  HTMLElement.prototype.hidePopover ??= () => {};
  onPhone();
  await openTwoUnits({ [TUESDAY]: "1" });
  await click("Shooting unit: Main Unit");
  expect(all("group", "Shooting unit")).toEqual([]);
  await click("Second Unit");
  await eventually(() => expect(addressNow()).toContain("schedule=Waves"));
  await button("Shooting unit: Second Unit");
});

it("lists the scenes that another unit shoots, except those on a day of this board", async () => {
  const { schedules, api, production } = await openTwoUnits({ [TUESDAY]: "1" });
  const { days } = schedules.boardOf("Plan");
  const [first, second] = days[0]!.items;
  api.answers({
    getStripboard: (call) => {
      const answer = schedules.answers.getStripboard(call);
      if (!("sheet" in answer) || call.params.scheduleName !== "Plan") return answer;
      const others = answer.board.days[0]!.items.filter(({ id }) => id !== first!.id);
      return {
        ...answer,
        version: answer.version + 1,
        board: { ...answer.board, days: [{ ...answer.board.days[0]!, items: others }, ...answer.board.days.slice(1)] },
        sheet: {
          ...answer.sheet,
          elsewhere: [first!, second!].map(({ id: sceneId }) => ({ sceneId, unit: "Second Unit", date: TUESDAY })),
        },
      };
    },
  });
  production.tell();
  await says("Shot by Second Unit: 1 (Tue 03/04/2031)");
});

it("shows neither lanes nor a switch in a production with one unit", async () => {
  await openBoard();
  expect(all("group", "Shooting unit")).toEqual([]);
  expect(all("list", /on this day/)).toEqual([]);
});
