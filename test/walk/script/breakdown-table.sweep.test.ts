import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { type Table, tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { longBreakdown } from "../../bench/long-breakdown.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { unaware } from "../server.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, dialog, isSilentAbout, link, says } from "../words.ts";

const SCENES = 300;
const open = windows();
let production: Production;
let page: Page;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { id, owner } = production;
  const { version } = await owner.api(routes.fetchBreakdown, { params: { id } });
  const payload = { tsv_content: tsvFromTable(longBreakdown(SCENES)), version };
  await owner.api(routes.updateBreakdown, { params: { id }, payload });
});

const address = () => `/${production.owner.id}/${production.id}/script-breakdown`;
const field = (column: string, scene: number) => page.getByLabel(`${column} of scene ${scene}`, { exact: true });
const keys = async (...all: string[]) => {
  for (const key of all) await page.keyboard.press(key);
};
const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
const copied = (text: string) => page.evaluate((said) => navigator.clipboard.writeText(said), text);

async function saved(): Promise<Table> {
  const { id, owner } = production;
  return tableFromTsv((await owner.api(routes.fetchBreakdown, { params: { id } })).tsv_content);
}

async function cell(column: string, scene: number): Promise<string> {
  const { columns, rows } = await saved();
  return rows[scene - 1]![columns.indexOf(column)]!;
}

/** Someone else writes into a cell. */
async function writeElsewhere(column: string, scene: number, text: string): Promise<void> {
  const { id, owner } = production;
  const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id } });
  const { columns, rows } = tableFromTsv(tsv_content);
  const written = rows.map((cells, at) => (at === scene - 1 ? cells.with(columns.indexOf(column), text) : cells));
  const payload = { tsv_content: tsvFromTable({ columns, rows: written }), version };
  await owner.api(routes.updateBreakdown, { params: { id }, payload });
}

async function enter(on = DESK, shown: "grid" | "list" = "grid"): Promise<void> {
  ({ page } = await open({
    person: production.owner,
    on: { ...on, permissions: ["clipboard-read", "clipboard-write"] },
  }));
  page.on("dialog", (asked) => asked.accept());
  await page.goto(address());
  await page.getByRole(shown, { name: "Script breakdown" }).waitFor();
}

describe("the table of a long breakdown", () => {
  it("can be read, searched, filtered, grouped, copied and edited like a spreadsheet without data loss", async () => {
    await enter();
    const grid = page.getByRole("grid", { name: "Script breakdown" });
    const shape = [await grid.getAttribute("aria-rowcount"), await grid.getAttribute("aria-colcount")];
    expect(shape.map(Number)).toEqual([SCENES + 1, (await saved()).columns.length]);
    // Only the visible scenes are rendered.
    expect(await page.getByRole("row").count()).toBeLessThan(60);
    await expectAccessible(page);
    // The printed table has all of them.
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    expect(await page.getByRole("rowheader").count()).toBe(SCENES);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));

    // Found although it is not rendered, and announced during keyboard navigation.
    await page.getByRole("searchbox", { name: "Search the table" }).pressSequentially("house 19 - yard");
    await page.getByText("3 found").waitFor();
    await keys("Enter", "Enter");
    await says(page, "2 of 3");
    await keys("Escape");
    await expect.poll(() => page.locator(":focus").textContent()).toBe("HOUSE 19 - YARD");
    await keys("Shift+ArrowRight", "Shift+ArrowDown", "Control+c");
    await says(page, "Copied 2 × 2 cells.");
    expect(await clipboard()).toBe("HOUSE 19 - YARD\tDAY\nHOUSE 20 - STAIRS\tNIGHT");
    await keys("Control+f");
    expect(await focused()).toBe("Search the table");

    // Filtered and grouped; both are in the URL.
    await keys("Escape");
    await expect.poll(() => page.locator(":focus").textContent()).toBe("HOUSE 19 - YARD");
    await keys("ArrowRight", "ArrowDown");
    await expect.poll(() => page.locator(":focus").textContent()).toBe("NIGHT");
    await keys("Alt+ArrowDown");
    await page.getByRole("checkbox", { name: "NIGHT" }).check();
    await says(page, "75 of 300 scenes");
    await keys("Escape");
    await page.getByRole("columnheader", { name: "Location" }).getByRole("button").click();
    await button(page, "Group by Location").click();
    // The focused cell is still visible.
    await page.getByRole("button", { name: /^HOUSE 20 - STAIRS/ }).waitFor();
    const { search } = new URL(page.url());
    await page.reload();
    await says(page, "75 of 300 scenes");
    const group = page.getByRole("button", { name: /^HOUSE 0 - KITCHEN/ });
    expect(await group.textContent()).toMatch(/\d scenes?, [\d /]+ pages/);
    await group.click();
    expect(await group.getAttribute("aria-expanded")).toBe("false");
    await expectAccessible(page);
    await button(page, "Show all scenes").click();
    await page.getByLabel("Group by").selectOption("None");
    expect(new URL(page.url()).search).not.toBe(search);

    // With the keys of a spreadsheet.
    await button(page, "Edit").click();
    await expect.poll(focused).toMatch(/of scene/);
    await keys("Control+Home", "ArrowDown", "ArrowRight", "ArrowRight");
    await expect.poll(focused).toBe("Location of scene 2");
    await page.keyboard.type("PIER");
    await keys("Tab");
    await expect.poll(focused).toBe("Time of scene 2");
    await keys("F2", "Backspace", "Enter");
    await expect.poll(focused).toBe("Time of scene 3");
    await page.keyboard.type("DUSK");
    await keys("Escape");
    expect([await field("Location", 2).inputValue(), await field("Time", 2).inputValue()]).toEqual(["PIER", "DA"]);
    expect(await field("Time", 3).inputValue()).toBe("DAY");

    // From a spreadsheet, with a quoted cell of two lines; then further down, emptied, and all of it back and forth.
    await field("Synopsis", 3).click();
    await copied('"Fog, ""thick"" fog.\nNobody sails."\tMARA\r\nRain.\tODO, MARA\r\n');
    await keys("Control+v");
    await says(page, "Pasted 2 × 2 cells.");
    expect(await field("Synopsis", 3).inputValue()).toBe('Fog, "thick" fog.\nNobody sails.');
    await field("Characters", 4).click();
    await field("Characters", 7).click({ modifiers: ["Shift"] });
    await keys("Control+d");
    expect(await field("Characters", 7).inputValue()).toBe("ODO, MARA");
    await field("Notes", 2).click();
    await copied('"Two\nlines"');
    await keys("Control+v");
    await expect.poll(() => field("Notes", 2).inputValue()).toBe("Two\nlines");
    await expect.poll(focused).toBe("Notes of scene 2");
    await keys("Control+z");
    await field("Notes", 1).click();
    await copied("Crane");
    await keys("Control+Shift+ArrowDown", "Control+v");
    await expect.poll(focused).toMatch(/^Notes of scene/);
    await keys("Delete", "Control+z", "Control+z");
    expect(await field("Notes", 1).inputValue()).not.toBe("Crane");
    await keys("Control+y");
    expect(await field("Notes", 1).inputValue()).toBe("Crane");
    await keys("Control+z");
    expect(await button(page, "Save Changes").isEnabled()).toBe(true);

    expect(await cell("Location", 2)).toBe("HOUSE 1 - YARD");
    await button(page, "Save Changes").click();
    await says(page, "Changes saved successfully!");
    expect([await cell("Location", 2), await cell("Synopsis", 3), await cell("Characters", 7)]).toEqual([
      ...["PIER", 'Fog, "thick" fog.\nNobody sails.', "ODO, MARA"],
    ]);

    // Escape leaves the table.
    await button(page, "Edit").click();
    await expect.poll(focused).toMatch(/of scene/);
    await keys("Escape", "Tab");
    await expect.poll(focused).not.toMatch(/of scene/);
    await link(page, "Backlot").click();
    await page.waitForURL(`/${production.owner.id}`);
  });

  it("is a list of scenes on a phone, each opening full screen for reading and editing, or a full table", async () => {
    await enter(PHONE, "list");
    const cards = page.getByRole("list", { name: "Script breakdown" }).getByRole("listitem");
    expect(await cards.first().textContent()).toBe("1INT. HOUSE 0 - KITCHEN - NIGHT1/8ROLE 11");
    expect(await cards.first().getAttribute("aria-setsize")).toBe(String(SCENES));
    expect(await cards.count()).toBeLessThan(40);
    await expectAccessible(page);

    // Searched and filtered like the table, in the order of the remaining rows.
    await button(page, "Search and filter").tap();
    await page.getByRole("searchbox", { name: "Search the scenes" }).fill("house 19 - yard");
    await says(page, `3 of ${SCENES} scenes`);
    await page.getByRole("searchbox").fill("");
    // Scrolled, the search covers none of the buttons of the views.
    await expect.poll(() => cards.count()).toBeGreaterThan(5);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    const isFree = () =>
      button(page, "Search and filter").evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        return over === null || element.contains(over);
      });
    await expect.poll(isFree).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await button(page, "Filter and group").tap();
    const filter = page.getByRole("dialog", { name: "Filter and group" });
    await filter.getByLabel("Column").selectOption("Time");
    await filter.getByRole("checkbox", { name: "NIGHT" }).check();
    await keys("Escape");
    await says(page, `75 of ${SCENES} scenes`);
    await cards.nth(0).getByRole("button").tap();
    const scene = (number: number) => page.getByRole("dialog", { name: `Scene ${number}`, exact: true });
    await scene(1).getByText("HOUSE 0 - KITCHEN").waitFor();
    await expect.poll(() => scene(1).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await scene(1).getByRole("button", { name: "Edit" }).tap();
    await field("Notes", 1).fill("Raft");
    await expectAccessible(page);
    await button(page, "Next scene").tap();
    await field("Synopsis", 5).fill("Fog.");
    await button(page, "Previous scene").tap();
    await scene(1).getByRole("button", { name: "Undo" }).tap();
    // The undone value is shown.
    expect(await field("Synopsis", 5).inputValue()).not.toBe("Fog.");
    await scene(5).getByRole("button", { name: "Redo" }).tap();

    // Unsaved, marked, and kept on the same scene after a reload.
    await page.reload();
    await expect.poll(() => field("Synopsis", 5).inputValue()).toBe("Fog.");
    await keys("Escape");
    await says(page, "Your unsaved changes have been restored.");
    await expect.poll(() => page.locator(":focus").textContent()).toMatch(/^5EXT/);
    expect(await page.getByRole("img", { name: "Not saved yet" }).count()).toBe(2);
    await keys("ArrowUp");
    await expect.poll(() => page.locator(":focus").textContent()).toMatch(/^1INT/);
    await keys("Enter");
    // Someone else has written there in the meantime.
    await unaware(page, production);
    await writeElsewhere("Synopsis", 5, "Thick fog.");
    await scene(1).getByRole("button", { name: "Save Changes" }).tap();
    const asked = dialog(page, "Also changed by someone else");
    await asked.getByText("Thick fog.").waitFor();
    await asked.getByText("Fog.", { exact: true }).waitFor();
    await asked.getByText(production.owner.email).waitFor();
    await expectAccessible(page);
    expect(await button(page, "Save choices").isDisabled()).toBe(true);
    await asked.getByRole("group", { name: "Synopsis of scene 5" }).getByLabel(/Mine/).check();
    await button(page, "Save choices").tap();
    await scene(1).getByText("Changes saved successfully!").waitFor();
    expect([await cell("Notes", 1), await cell("Synopsis", 5)]).toEqual(["Raft", "Fog."]);
    await scene(1).getByRole("button", { name: "Edit" }).waitFor();
    // One step back to the list, however many scenes were visited.
    await button(page, "Next scene").tap();
    await scene(5).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await page.getByRole("img", { name: "Not saved yet" }).count()).toBe(0);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);

    // Shown as a full table, which the device remembers.
    await goWithin(page, `${address()}?find=HOUSE%2039`);
    await button(page, "Table").tap();
    await page.getByRole("grid").waitFor();
    await page.reload();
    await page.getByRole("grid").waitFor();
    await button(page, "Edit").tap();
    await field("Notes", 1).tap();
    await page.keyboard.type("Boat");
    await button(page, "Select several cells").tap();
    await field("Notes", 3).tap();
    await button(page, "Fill down").tap();
    expect(await field("Notes", 3).inputValue()).toBe(await field("Notes", 1).inputValue());
    await button(page, "Undo").tap();
    expect(await field("Notes", 3).inputValue()).not.toBe(await field("Notes", 1).inputValue());
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await expectAccessible(page);
    await button(page, "Cancel").tap();
    await isSilentAbout(page, "Boat");
  });
});
