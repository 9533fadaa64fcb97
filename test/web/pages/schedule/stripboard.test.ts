import { describe, expect, it } from "vitest";
import type { StripPalette } from "../../../../shared/schedule/strip-colours/strip-palette.ts";
import { aSeason } from "../a-season.ts";
import { OWNED, reload } from "../app.tsx";
import { fill } from "../fill.ts";
import { all, button, click, dialog, drawn, eventually, field, heading, one, says, user } from "../words.ts";
import { carry, day, dragDown, MONDAY, openBoard, rulesSwitch, strip, TUESDAY, toDay } from "./board.ts";

describe("the board", () => {
  it("shows the figures of each day and the strips in their colours", async () => {
    await openBoard();
    await heading("Stripboard: Plan");
    expect((await day(1)).textContent).toMatch(/^Day 1: Mon 03\/03\/2031.*3 scenes, 5\/8 pages, 2 cast/);
    expect((await strip("1")).dataset.paper).toBe("day-int");
    expect((await strip("4")).dataset.paper).toBe("night-ext");
  });

  it("shows how much of the hours of each day its scenes take", async () => {
    await openBoard();
    expect((await day(1)).textContent).toMatch(/about 1 h( \d+ min)? of 10 h 30 min/);
    expect((await day(1)).querySelectorAll("[data-over=true]")).toHaveLength(0);
    expect((await strip("1")).title).toMatch(/page, 2 cast, day interior: 30 min$/);
  });

  it("overwrites the estimated time of a strip in the breakdown", async () => {
    const { api } = await openBoard();
    await user.click(await strip("1"));
    await click("Shooting time");
    await dialog("Shooting time of scene 1");
    await fill("Shooting Time", "soon");
    await click("Save");
    await says('"soon" is not a time. Write it as 3 h 10 or 190.');
    await fill("Shooting Time", "1 h 30");
    await click("Save");
    await says("Scene 1 takes 1 h 30 min.");
    expect(api.calls("correctBreakdown").map(({ payload }) => payload.correction)).toEqual([
      { kind: "setMinutes", row: "sc-1", minutes: 90 },
    ]);
  });

  it("separates weeks by a strip naming the days off, which keyboard navigation skips", async () => {
    await openBoard({ dates: ["2031-03-07", "2031-03-10"] });
    await says("Week 2: off 03/08/2031 – 03/09/2031");
    (await day(2)).focus();
    await user.keyboard("{ArrowUp}");
    await eventually(() => expect(document.activeElement?.textContent).toMatch(/^Scene 3/));
  });

  it("marks the current day, to which Today leads", async () => {
    await openBoard({ dates: ["2031-02-21", "2031-02-24"] });
    expect((await day(1)).textContent).not.toMatch(/Today/);
    expect((await day(2)).textContent).toMatch(/^Day 2: Mon 02\/24\/2031Today/);
    await click("Today");
    await eventually(async () => expect(document.activeElement).toBe(await day(2)));
  });

  it("offers no way to the current day before the first day", async () => {
    await openBoard();
    expect(all("button", "Today")).toEqual([]);
  });

  it("folds its side panel, also after a reload, but never the boneyard", async () => {
    await openBoard();
    const panel = () => one("button", "Rules 0");
    await heading("Cost");
    expect((await panel()).getAttribute("aria-expanded")).toBe("true");
    await user.click(await panel());
    await eventually(() => expect(all("heading", "Cost")).toEqual([]));
    reload();
    expect((await panel()).getAttribute("aria-expanded")).toBe("false");
    expect(all("heading", "Cost")).toEqual([]);
    await heading("Boneyard 0");
    await user.click(await panel());
    await heading("Cost");
  });

  it("saves the position a strip is dragged to", async () => {
    const { become } = await openBoard();
    await dragDown("1");
    await become("2 3", "4 5 1");
  });

  it("saves a move at once, undoes it and redoes it", async () => {
    const { become } = await openBoard();
    await toDay("1", TUESDAY);
    await become("2 3", "4 5 1");
    await says("Scene 1 moved to Tue 03/04/2031, after Scene 5.");
    await click("Undo");
    await become("1 2 3", "4 5");
    await click("Redo");
    await become("2 3", "4 5 1");
  });

  it("moves a strip to the boneyard and back to a day", async () => {
    const { become } = await openBoard();
    await says("Every scene is scheduled.");
    await user.click(await strip("5"));
    await click("Unschedule");
    await become("1 2 3", "4");
    await heading("Boneyard 1");
    await toDay("5", MONDAY);
    await become("1 2 3 5", "4");
  });

  it("undoes, redoes and leaves the boneyard by keyboard", async () => {
    const { become } = await openBoard();
    await carry("1", "{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
    await become("2 3", "1 4 5");
    await user.keyboard("{Control>}z{/Control}");
    await become("1 2 3", "4 5");
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await become("2 3", "1 4 5");
    await user.click(await strip("5"));
    await user.keyboard("{Delete}");
    await become("2 3", "1 4");
    await carry("5", "{ArrowUp}{Enter}");
    await become("2 3", "1 4 5");
  });

  it("does not move a pinned strip or change a locked day", async () => {
    const { schedules } = await openBoard();
    await user.click(await strip("1"));
    await click("Pin");
    await user.selectOptions(await field("Move to"), TUESDAY);
    await says("Scene 1 is pinned to 03/03/2031. Unpin it first.");
    await user.click(await day(2));
    await click("Lock day");
    await toDay("2", TUESDAY);
    await says("03/04/2031 is locked. Unlock the day first.");
    expect(schedules.numbersOf("Plan")).toEqual(["1 2 3", "4 5"]);
  });

  it("locks all shot days at once, and does not change them until they are unlocked", async () => {
    const { become, schedules } = await openBoard({ dates: ["2021-03-01", "2021-03-02"] });
    await click("Lock shot days");
    await says("2 days locked.");
    await eventually(() => expect(all("button", "Lock shot days")).toEqual([]));
    await toDay("1", "2021-03-02");
    await says("03/01/2021 is locked. Unlock the day first.");
    await user.click(await day(2));
    await click("Unlock day");
    await user.click(await strip("5"));
    await click("Unschedule");
    await become("1 2 3", "4");
    expect(schedules.boardOf("Plan").days.map(({ locked }) => locked)).toEqual([true, false]);
    expect(all("img", "locked", await day(1)).length).toBe(1);
    expect(all("img", "locked", await day(2)).length).toBe(0);
  });

  it("splits a day and moves the rest to another date", async () => {
    const { become } = await openBoard();
    await user.click(await strip("1"));
    await button("Pin");
    expect(all("button", "Split day here")).toEqual([]);
    await user.click(await strip("1"));
    await user.click(await strip("2"));
    await click("Split day here");
    expect(await field("Date", await dialog("Split day"))).toHaveProperty("value", "2031-03-05");
    await click("Split");
    await become("1", "4 5", "2 3");
    await click("Undo");
    await become("1 2 3", "4 5");
  });

  it("adds banners and days, and filters by cast", async () => {
    await openBoard();
    await user.click(await strip("1"));
    await user.click(all("button", "Add banner")[0]!);
    await fill("Text", "Boat to the ferry");
    await click("Add");
    await button("Company move Boat to the ferry");
    await click("Add day");
    await fill("Date", "2031-03-07", await dialog("Add day"));
    await click("Add");
    await button(/^Fri 03\/07\/2031/);
    const strips = () => all("button", /^Scene /).length;
    await user.selectOptions(await field("Cast"), "3 PILAR");
    await eventually(() => expect(strips()).toBe(1));
    await click("Show all");
    await eventually(() => expect(strips()).toBe(5));
  });

  describe("with numbers as of a series", () => {
    const SEASON = {
      numbers: ["101/1", "101/2", "102/1", "102/2", "102/3"],
      days: ["101/1 101/2 102/1", "102/2 102/3"],
    };
    const shown = () => all("button", /^Scene /).map(({ textContent }) => /^Scene ([\d/]+)/.exec(textContent)![1]);

    it("filters by episode", async () => {
      await openBoard({ ...SEASON, answers: aSeason({ 101: "The Tide", 102: "" }).answers });
      await user.selectOptions(await field("Episode"), "101 The Tide");
      await eventually(() => expect(shown()).toEqual(["101/1", "101/2"]));
      await click("Show all");
      await eventually(() => expect(shown()).toEqual(SEASON.numbers));
    });

    it("offers no episodes in a film", async () => {
      const { api } = await openBoard(SEASON);
      await eventually(() => expect(api.calls("listEpisodes")).not.toEqual([]));
      await drawn();
      expect(all("combobox", "Episode")).toEqual([]);
    });
  });

  it("is read-only for a viewer", async () => {
    const { api } = await openBoard({ answers: { getProjectName: { ...OWNED, may: "viewer" } } });
    await dragDown("1");
    await user.click(await strip("2"));
    await user.keyboard(" {Enter}{Delete}{Control>}xvz{/Control}");
    const tools = ["Undo", "Add day", "Add banner", "Colours", "Pin", "Cut", "Unschedule", "Repair"];
    expect(tools.filter((name) => all("button", name).length > 0)).toEqual([]);
    expect(all("switch")).toEqual([]);
    await user.selectOptions(await field("Cast"), "3 PILAR");
    await eventually(() => expect(all("button", /^Scene /).length).toBe(1));
    expect(api.calls("saveStripboard")).toEqual([]);
  });

  it("uses the project's colours, and the default ones again", async () => {
    let palette: StripPalette | null = null;
    await openBoard({
      answers: {
        getProjectName: () => ({ ...OWNED, ...(palette && { palette }) }),
        saveStripPalette: ({ payload }) => {
          palette = payload.palette;
          return payload;
        },
      },
    });
    const chosen = async () =>
      (await strip("4")).closest<HTMLElement>("[style*='--strip']")?.style.getPropertyValue("--strip-night-ext");
    expect(await chosen()).toBeUndefined();
    await click("Colours");
    await fill("Night, exterior", "#aabbcc");
    await click("Save");
    await says("Everyone on this project now sees these colours.");
    await eventually(async () => expect(await chosen()).toBe("#aabbcc"));
    await click("Default colours");
    await eventually(async () => expect(await chosen()).toBeUndefined());
  });
});

describe("rules", () => {
  const words = "Scene 2 is a day exterior on 03/04/2031, right after the night exterior of scene 4.";

  it("that a move would break are announced during the drag, marked on the strip, and can be overridden", async () => {
    const { become, schedules, api } = await openBoard({ days: ["1 3", "4 5 2"] });
    await carry("4", "{ArrowUp}{ArrowUp}{ArrowUp}");
    await says(`Here: ${words}`);
    await user.keyboard("{Enter}");
    await become("4 1 3", "5 2");
    await one("img", `breaks a rule: ${words}`, await strip("2"));
    await button(words);
    await click("Undo");
    await become("1 3", "4 5 2");
    await user.click(await rulesSwitch());
    await eventually(() => expect(api.calls("setBoardRules").map(({ payload }) => payload.strict)).toEqual([true]));
    await toDay("4", MONDAY);
    await says(`Not moved. ${words}`);
    expect(schedules.numbersOf("Plan")).toEqual(["1 3", "4 5 2"]);
  });

  it("block a move if the project enforces them, until that setting changes", async () => {
    const { api } = await openBoard({ strict: true });
    expect(await rulesSwitch()).toHaveProperty("checked", true);
    await user.click(await rulesSwitch());
    await eventually(() => expect(api.calls("setBoardRules").map(({ payload }) => payload.strict)).toEqual([false]));
    expect(await rulesSwitch()).toHaveProperty("checked", false);
  });

  it("name the people whose work rules a move would violate", async () => {
    await openBoard({ daysInRow: 2 });
    const warned = await one("region", "Work rules");
    // The number on the panel's button is of both kinds.
    await says("No rule violations.");
    const warnings = /^(\d+) warning/.exec(
      (await one("heading", /^Work rules/)).querySelector("small")!.textContent!,
    )![1];
    await button(`Rules ${warnings}`);
    await button(/^03\/04\/2031, for the crew, MARA: This is work day 2 in a row/, warned);
    await carry("1", "{ArrowDown}{ArrowDown}{ArrowDown}");
    const here = () => [...warned.querySelectorAll("p")].map(({ textContent }) => textContent);
    await eventually(() =>
      expect(here()).toEqual([expect.stringMatching(/^Here: 03\/04\/2031, for .*ODO.*: This is work day 2 in a row/)]),
    );
    await user.keyboard("{Escape}");
    await eventually(() => expect(here()).toEqual([]));
  });
});

describe("the price of a change", () => {
  it("is said while a strip is carried, before it is dropped", async () => {
    await openBoard({ days: ["1 3", "2 5"] });
    await carry("1", "{ArrowDown}{ArrowDown}{ArrowDown}");
    await eventually(() => expect(announced()).toMatch(/Scene 1: Tue 03\/04\/2031.*company move/));
  });

  it("is said while a date is chosen, with the crew that would have to be told again", async () => {
    await openBoard({ published: [TUESDAY] });
    await user.click(await day(2));
    await click("Change date");
    const asked = await dialog("Change date");
    await fill("Date", "2031-03-06", asked);
    await eventually(() => expect(asked.textContent).toMatch(/; notify again: .*; the crew of 03\/04\/2031\./));
  });
});

const announced = () =>
  all("status")
    .map(({ textContent }) => textContent)
    .join(" ");

describe("what if", () => {
  it("it rains: interiors of a later day replace the exteriors by one button, with undo", async () => {
    const { become } = await openBoard({ days: ["2", "1 5"] });
    await click("What if…");
    const asked = await dialog("What if…");
    await user.selectOptions(await field("Shoot day", asked), MONDAY);
    await says("1 solution, nearest day first:");
    await click("Apply", asked);
    await become("1 5", "2");
    await click("Undo");
    await become("2", "1 5");
  });

  it("it rains and the day has no exteriors", async () => {
    await openBoard({ days: ["1 5", "2"] });
    await click("What if…");
    await user.selectOptions(await field("Shoot day", await dialog("What if…")), MONDAY);
    await says("There are no exteriors on this day.");
  });

  it("it rains and no interior can replace the exteriors: they go to the next day with room", async () => {
    const { become } = await openBoard({ days: ["2", "4"] });
    await click("What if…");
    const asked = await dialog("What if…");
    await user.selectOptions(await field("Shoot day", asked), MONDAY);
    await says("The scene can be moved, each to the next day that can take it:");
    await click("Apply", asked);
    await become("", "4 2");
  });

  it("someone is ill: their scenes go to the next day with room", async () => {
    const { become } = await openBoard({ days: ["1 5", "2"] });
    await click("What if…");
    const asked = await dialog("What if…");
    await click("An actor is ill", asked);
    await user.selectOptions(await field("Shoot day", asked), MONDAY);
    await user.selectOptions(await field("Character", asked), "PILAR");
    await click("Apply", asked);
    await become("1", "2 5");
  });
});
