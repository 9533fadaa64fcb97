import { expect, it, vi } from "vitest";
import { all, button, click, dialog, eventually, field, fill, isDisabled, one, says, textsOf, user } from "../words.ts";
import {
  AT_SIGHTS_END,
  afterStrips,
  dragTo,
  MONDAY,
  OVER_NAME,
  openTwoUnits,
  strip,
  TUESDAY,
  WEDNESDAY,
} from "./board.ts";

/** Opens the dialog that moves strips to the second unit. */
async function askFor(...numbers: readonly string[]) {
  await user.keyboard("{Control>}");
  for (const number of numbers) await user.click(await strip(number));
  await user.keyboard("{/Control}");
  await click("Move to Second Unit…");
  const [only] = numbers;
  return dialog(`Move ${numbers.length === 1 ? `Scene ${only}` : `${numbers.length} strips`} to Second Unit`);
}

const priceIn = async (asked: Element) => (await one("region", "Price", asked)).querySelector("strong")?.textContent;

type Boards = Awaited<ReturnType<typeof openTwoUnits>>["schedules"];
const become = (schedules: Boards, plan: readonly string[], waves: readonly string[]) =>
  eventually(() => expect([schedules.numbersOf("Plan"), schedules.numbersOf("Waves")]).toEqual([plan, waves]));

/** Clicks a button once it is enabled. */
async function press(name: string) {
  const found = await eventually(async () => {
    const one = await button(name);
    expect(isDisabled(one)).toBe(false);
    return one;
  });
  await user.click(found);
}

it("moves a scene to the other unit's day, with the price of both boards before it is made", async () => {
  const { schedules } = await openTwoUnits({ [TUESDAY]: "4", [WEDNESDAY]: "5" }, ["1 2 3"]);
  const asked = await askFor("3");
  expect((await field("Shoot day", asked)).textContent).toBe(
    "Tue 03/04/2031 (1 scene)Wed 03/05/2031 (1 scene)Another date…",
  );
  expect(await priceIn(asked)).toBe("No extra cost.");
  await says("Main Unit: 1 fewer company move.", "Second Unit: 1 more company move.");
  const [warning] = textsOf("listitem", await one("list", "Second Unit: warnings"));
  expect(warning).toMatch(
    /^Scene 3 on 03\/04\/2031 has principal cast \(MARA, ODO\), which Second Unit does not shoot/,
  );
  await user.selectOptions(await field("Place in the day", asked), "First");
  await click("Move", asked);
  await says("Scene 3 moved to Second Unit, Tue 03/04/2031, at the beginning.");
  expect(all("dialog")).toEqual([]);
  await become(schedules, ["1 2"], ["3 4", "5"]);
  await says("Hold days of a person who also works in another unit are counted on this board only.");
  await says("Shot by Second Unit: 3 (Tue 03/04/2031), 4 (Tue 03/04/2031), and 5 (Wed 03/05/2031)");
});

it("undoes and redoes a move with those of the board, each scene in its place", async () => {
  const { schedules } = await openTwoUnits({ [WEDNESDAY]: "5" }, ["1 2 3", "4"]);
  await click("Move", await askFor("1", "3", "4"));
  await become(schedules, ["2", ""], ["5 1 3 4"]);
  await press("Undo");
  await become(schedules, ["1 2 3", "4"], ["5"]);
  await says("Undone.");
  await press("Redo");
  await become(schedules, ["2", ""], ["5 1 3 4"]);
  await press("Undo");
  await become(schedules, ["1 2 3", "4"], ["5"]);
  await eventually(async () => expect(isDisabled(await button("Undo"))).toBe(true));
});

it("moves again after an undo, before the other unit's board has been loaded again", async () => {
  const { schedules, api, units } = await openTwoUnits({ [WEDNESDAY]: "5" }, ["1 2 3"]);
  await click("Move", await askFor("3"));
  await become(schedules, ["1 2"], ["5 3"]);
  await says("Shot by Second Unit: 3 (Wed 03/05/2031) and 5 (Wed 03/05/2031)");
  const answer = api.holds("listUnits");
  await press("Undo");
  await become(schedules, ["1 2 3"], ["5"]);
  await click("Move", await askFor("3"));
  await become(schedules, ["1 2"], ["5 3"]);
  answer(units.answers.listUnits);
});

it("keeps the place between two scenes on a board that has not been loaded again since one's own move", async () => {
  const { schedules, api, units } = await openTwoUnits({ [WEDNESDAY]: "4 5" }, ["1 2 3"]);
  const first = await askFor("3");
  const answer = api.holds("listUnits");
  await user.selectOptions(await field("Place in the day", first), "First");
  await click("Move", first);
  await become(schedules, ["1 2"], ["3 4 5"]);
  await eventually(() => expect(all("dialog")).toEqual([]));
  const second = await askFor("2");
  await user.selectOptions(await field("Place in the day", second), "After Scene 4");
  await click("Move", second);
  await become(schedules, ["1"], ["3 4 2 5"]);
  answer(units.answers.listUnits);
});

it("redoes a move before the same scene, or last where that is gone", async () => {
  const { schedules } = await openTwoUnits({ [WEDNESDAY]: "4 5" }, ["1 2 3"]);
  const asked = await askFor("3");
  await user.selectOptions(await field("Place in the day", asked), "After Scene 4");
  await click("Move", asked);
  await become(schedules, ["1 2"], ["4 3 5"]);
  await press("Undo");
  await become(schedules, ["1 2 3"], ["4 5"]);
  const { days, boneyard } = schedules.boardOf("Waves");
  const [four, five] = days[0]!.items;
  const holding = (...items: (typeof days)[number]["items"]) => [{ ...days[0]!, items }];
  schedules.otherSaves("Waves", { days: holding(five!, four!), boneyard });
  await press("Redo");
  await become(schedules, ["1 2"], ["3 5 4"]);
  await press("Undo");
  await become(schedules, ["1 2 3"], ["5 4"]);
  schedules.otherSaves("Waves", { days: holding(four!), boneyard });
  await press("Redo");
  await become(schedules, ["1 2"], ["4 3"]);
});

it("undoes by keyboard after the dialog has closed", async () => {
  const { schedules } = await openTwoUnits({ [WEDNESDAY]: "5" }, ["1 2 3"]);
  await click("Move", await askFor("3"));
  await become(schedules, ["1 2"], ["5 3"]);
  await eventually(async () => expect(isDisabled(await button("Undo"))).toBe(false));
  await user.keyboard("{Control>}z{/Control}");
  await become(schedules, ["1 2 3"], ["5"]);
});

it("takes back a scene that had no day, after an edit of the board", async () => {
  const { schedules } = await openTwoUnits({ [WEDNESDAY]: "5" }, ["1 2", "4"]);
  await user.click(await strip("1"));
  await click("Unschedule");
  await become(schedules, ["2", "4"], ["5"]);
  await click("Move", await askFor("3"));
  await become(schedules, ["2", "4"], ["5 3"]);
  await press("Undo");
  await become(schedules, ["2", "4"], ["5"]);
  await eventually(() => expect(textsOf("listitem", all("list", "Boneyard")[0]).join()).toMatch(/Scene 3/));
  await press("Undo");
  await become(schedules, ["1 2", "4"], ["5"]);
});

it("shows a refusal in the dialog, and moves on the newest boards then", async () => {
  const { schedules, production } = await openTwoUnits({ [TUESDAY]: "4", [WEDNESDAY]: "5" }, ["1 2 3"]);
  const asked = await askFor("3");
  schedules.otherSaves("Waves", { days: schedules.boardOf("Waves").days.slice(0, 1), boneyard: [] });
  await click("Move", asked);
  await says("Someone else has changed this board in the meantime.");
  production.tell();
  await eventually(async () =>
    expect((await field("Shoot day", asked)).textContent).toBe("Tue 03/04/2031 (1 scene)Another date…"),
  );
  await click("Move", asked);
  await become(schedules, ["1 2"], ["4 3"]);
});

it("says why an undo is impossible, and can do it later", async () => {
  const { schedules } = await openTwoUnits({ [TUESDAY]: "4", [WEDNESDAY]: "5" }, ["1 2 3"]);
  await click("Move", await askFor("3"));
  await become(schedules, ["1 2"], ["4 3", "5"]);
  const now = schedules.boardOf("Waves");
  schedules.otherSaves("Waves", { ...now, days: now.days.map((day) => ({ ...day, locked: true })) });
  await press("Undo");
  await says("03/04/2031 is locked. Unlock the day first.");
  schedules.otherSaves("Waves", now);
  await press("Undo");
  await become(schedules, ["1 2 3"], ["4", "5"]);
});

it("says which rules the move breaks, a character in two units once", async () => {
  await openTwoUnits({ [MONDAY]: "5" }, ["1 2 3"]);
  const asked = await askFor("2");
  const broken = await one("list", "Second Unit: rules that it breaks", asked);
  expect(all("list", "Main Unit: rules that it breaks", asked)).toEqual([]);
  expect(textsOf("listitem", broken)).toEqual([
    "MARA works with Main Unit on 03/03/2031. Move the scene to another date, or let an owner allow both units on that date.",
  ]);
});

it("makes a day on a date of one's choice, and refuses a day off", async () => {
  const { schedules } = await openTwoUnits({ [TUESDAY]: "4" }, ["1 2 3"]);
  const asked = await askFor("3");
  await user.selectOptions(await field("Shoot day", asked), "Another date…");
  await fill("Date", "2031-03-09", asked);
  await says("03/09/2031 is not a working day.");
  expect(isDisabled(await button("Move", asked))).toBe(true);
  await fill("Date", "2031-03-07", asked);
  await click("Move", asked);
  await become(schedules, ["1 2"], ["4", "3"]);
});

/** The middle of the other unit's lane on the second day, when it only shoots on that, below the strips of the first: in px. */
const secondDaysLane = (strips: number) => 34 + 18 + strips * 28 + 34 + 26 / 2;
const SECOND_DAYS_LANE = secondDaysLane(3);

/** The same when it only shoots on the first day, so that the lane of the second is empty. */
const EMPTY_LANE = 34 + 26 + 3 * 28 + 34 + 18 / 2;

it("moves a strip that is dragged onto the other unit's lane, with the price while it is held", async () => {
  const { schedules } = await openTwoUnits({ [TUESDAY]: "4" }, ["1 2 3", "5"]);
  await one("list", "Second Unit on this day");
  const beforeDrop = async () => {
    await says("Second Unit, Tue 03/04/2031", "No extra cost.");
    expect(all("list", "Second Unit on this day")[0]?.parentElement?.dataset.drop).toBe("here");
  };
  await dragTo("3", SECOND_DAYS_LANE, { beforeDrop });
  await become(schedules, ["1 2", "5"], ["4 3"]);
  await says("Scene 3 moved to Second Unit, Tue 03/04/2031.");
  await press("Undo");
  await become(schedules, ["1 2 3", "5"], ["4"]);
});

/** On which side of the lane's strips the dragged one would go. */
const marks = () =>
  [...all("list", "Second Unit on this day")[0]!.querySelectorAll("li")].map(({ dataset }) => dataset.gap);

it.each([
  { x: afterStrips(0), place: "at the beginning", gaps: ["before", undefined], order: "3 4 5" },
  { x: afterStrips(1), place: "after Scene 4", gaps: [undefined, "before"], order: "4 3 5" },
  { x: afterStrips(2), place: undefined, gaps: [undefined, "after"], order: "4 5 3" },
  { x: OVER_NAME, place: undefined, gaps: [undefined, "after"], order: "4 5 3" },
])("drops a strip at $x px of a lane, so that its order is $order", async ({ x, place, gaps, order }) => {
  const { schedules } = await openTwoUnits({ [TUESDAY]: "4 5" }, ["1 2", "3"]);
  await one("list", "Second Unit on this day");
  const where = ["Second Unit, Tue 03/04/2031", ...(place ? [place] : [])].join(", ");
  const beforeDrop = async () => {
    await says(where);
    expect(marks()).toEqual(gaps);
  };
  await dragTo("3", secondDaysLane(2), { x, beforeDrop });
  await become(schedules, ["1 2", ""], [order]);
  await says(`Scene 3 moved to ${where}.`);
});

it("drops a strip between those of a lane from right to left", async () => {
  const { schedules } = await openTwoUnits({ [TUESDAY]: "4 5" }, ["1 2", "3"]);
  const lane = await one("list", "Second Unit on this day");
  lane.closest<HTMLElement>("[class*=box]")!.style.direction = "rtl";
  await dragTo("3", secondDaysLane(2), { x: afterStrips(1), isLeftward: true });
  await become(schedules, ["1 2", ""], ["4 3 5"]);
});

it("drops a strip after a banner of the other unit's day, before the scene below it", async () => {
  const { schedules, production } = await openTwoUnits({ [TUESDAY]: "4 5" }, ["1 2", "3"]);
  const { days, boneyard } = schedules.boardOf("Waves");
  const [four, five] = days[0]!.items;
  const lunch = { kind: "banner", id: "lunch", banner: "meal", text: "Lunch", minutes: 0 } as const;
  schedules.otherSaves("Waves", { days: [{ ...days[0]!, items: [four!, lunch, five!] }], boneyard });
  production.tell();
  await one("list", "Second Unit on this day");
  const beforeDrop = () => says("Second Unit, Tue 03/04/2031, after Lunch");
  await dragTo("3", secondDaysLane(2), { x: afterStrips(1), beforeDrop });
  await become(schedules, ["1 2", ""], ["4 3 5"]);
  const items = schedules.boardOf("Waves").days[0]!.items.map(({ id }) => id);
  expect([items.indexOf("lunch"), items.indexOf(five!.id)]).toEqual([1, 3]);
});

it("drops a strip last at the end of a lane that continues out of sight", async () => {
  const { schedules } = await openTwoUnits({ [TUESDAY]: "2 4 5" }, ["1", "3"]);
  await one("list", "Second Unit on this day");
  await dragTo("3", secondDaysLane(1), { x: AT_SIGHTS_END });
  await become(schedules, ["1", ""], ["2 4 5 3"]);
});

it("puts a strip on a date when the other unit did not shoot, on a new day of its board", async () => {
  const { schedules } = await openTwoUnits({ [MONDAY]: "4" }, ["1 2 3", "5"]);
  await one("list", "Second Unit on this day");
  await says("Second Unit: no scenes");
  await dragTo("3", EMPTY_LANE, { beforeDrop: () => says("Second Unit, Tue 03/04/2031") });
  await become(schedules, ["1 2", "5"], ["4", "3"]);
  expect(schedules.boardOf("Waves").days.map(({ date }) => date)).toEqual([MONDAY, TUESDAY]);
  await says("Scene 3 moved to Second Unit, Tue 03/04/2031.");
});

it("has no lane without scenes on a phone", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query.includes("max-width") }) as MediaQueryList,
  );
  await openTwoUnits({ [MONDAY]: "4" }, ["1 2 3", "5"]);
  await one("list", "Second Unit on this day");
  expect(document.querySelectorAll("[data-unit]").length).toBe(1);
});

it("refuses a drop on the other unit's day off, and gives the reason", async () => {
  const { schedules, production } = await openTwoUnits({ [MONDAY]: "4" }, ["1 2 3", "5"]);
  schedules.project.calendar = {
    ...schedules.project.calendar,
    daysOff: [{ start: TUESDAY, end: TUESDAY, note: "" }],
  };
  production.tell();
  await one("list", "Second Unit on this day");
  await dragTo("3", EMPTY_LANE, { beforeDrop: () => says("03/04/2031 is not a working day.") });
  await become(schedules, ["1 2 3", "5"], ["4"]);
});

it("marks the lane of a unit that has the strip's character on this date", async () => {
  await openTwoUnits({ [TUESDAY]: "5" }, ["1 2 3", "4"]);
  await one("list", "Second Unit on this day");
  const beforeDrop = async () => {
    await eventually(() => expect(document.body.textContent).toContain("MARA works with Main Unit on 03/04/2031."));
    expect(all("list", "Second Unit on this day")[0]?.parentElement?.dataset.drop).toBe("broken");
  };
  await dragTo("2", SECOND_DAYS_LANE, { beforeDrop });
});

it("says why a banner does not go to another unit's lane", async () => {
  await openTwoUnits({ [TUESDAY]: "4" }, ["1 2 3", "5"]);
  await one("list", "Second Unit on this day");
  await click("Add banner");
  await fill("Text", "Lunch");
  await click("Add", await dialog("Add banner"));
  const banner = await button(/Lunch/);
  await dragTo(banner, SECOND_DAYS_LANE + 28);
  await says("Only scenes move to another unit.");
});

it("asks with the letter U, and not at all without another unit", async () => {
  const { units, production } = await openTwoUnits({ [TUESDAY]: "4" }, ["1 2 3"]);
  await user.click(await strip("2"));
  await button("Move to Second Unit…");
  await user.keyboard("u");
  await click("Cancel", await dialog("Move Scene 2 to Second Unit"));
  units.otherRetires("Second Unit");
  production.tell();
  await eventually(() => expect(all("button", "Move to Second Unit…")).toEqual([]));
  await user.keyboard("u");
  expect(all("dialog")).toEqual([]);
});
