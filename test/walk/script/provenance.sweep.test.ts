import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, expect, inject, it } from "vitest";
import { newProduction, type Production } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { HARBOUR } from "../harbour-screenplay.ts";
import { isInSight } from "../in-sight.ts";
import { PHONE, type Visit, windows } from "../visit.ts";
import { button, dialog, says } from "../words.ts";

const window = windows();
let production: Production;
let page: Page;
let complaints: Visit["complaints"];

afterEach(() => expect(complaints).toEqual([]));

beforeAll(async () => {
  production = await newProduction(
    inject("url"),
    HARBOUR.replace("waves a LANTERN.", "waves a lantern. The ferry hoots."),
  );
});

/** Opens the breakdown page; `search` is the query string with the selection. */
async function open(search = "", on?: BrowserContextOptions): Promise<void> {
  const { owner, id } = production;
  ({ page, complaints } = await window({ person: owner, ...(on && { on }) }));
  await page.goto(`/${owner.id}/${id}/script-breakdown${search}`);
  await page.getByRole("heading", { level: 1, name: "Script Breakdown" }).waitFor();
}

const script = () => page.getByRole("listbox", { name: "Lines of the script" });
const line = (text: string | RegExp) => script().getByRole("option", { name: text });
const chosenRow = () => page.locator("tbody tr[aria-current=true]");
const panel = (name: string | RegExp) => page.getByRole("region", { name });
const press = async (key: string) => page.keyboard.press(key);
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);

it("the scenes lead to the script and back on a phone", async () => {
  await open("", PHONE);
  await button(page, "4 items to check").click();
  await button(page, "Review the list").click();
  await dialog(page, "Items to check").getByText("4 left.").waitFor();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await button(page, "4 items to check").click();
  await button(page, "Show the next").click();
  await panel("Scene 2").waitFor();
  const scenes = page.getByRole("list", { name: "Script breakdown" });
  expect(await scenes.count()).toBe(0);
  await button(page, "Scenes").click();
  const card = scenes.locator("[aria-current=true]");
  await expect.poll(() => card.textContent()).toContain("HARBOUR QUAY");
  await card.getByRole("img", { name: /^Uncertain: / }).waitFor();
  await card.click();
  await dialog(page, "Scene 2").getByRole("button", { name: "Show in the script" }).click();
  await panel("Scene 2").waitFor();
  await button(page, "Table").click();
  await page.getByRole("grid").waitFor();
  expect(await chosenRow().textContent()).toContain("HARBOUR QUAY");
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
});

it("the script beside the breakdown shows the passage of a row, the row of a line, and things to check by keyboard", async () => {
  await open();
  expect(await script().count()).toBe(0);
  await page.getByRole("rowheader", { name: "3" }).getByRole("button").click();
  await line(/LIGHTHOUSE - KITCHEN/).waitFor();
  expect(new URL(page.url()).search).toBe("?script=1&scene=3");
  await expect.poll(() => isInSight(line(/LIGHTHOUSE - KITCHEN/), script())).toBe(true);
  await panel("Scene 3").waitFor();

  await page.reload();
  await panel("Scene 3").waitFor();
  await expect.poll(() => isInSight(line(/LIGHTHOUSE - KITCHEN/), script())).toBe(true);
  expect(await chosenRow().textContent()).toContain("LIGHTHOUSE - KITCHEN");

  // The row of the selected line, by pointer or keyboard.
  await page.getByRole("rowheader", { name: "1" }).getByRole("button").click();
  await panel("Scene 1").waitFor();
  await line("Salty?").click();
  await panel("Scene 3").waitFor();
  expect(await chosenRow().textContent()).toContain("LIGHTHOUSE - KITCHEN");
  expect(await line("Salty?").getAttribute("aria-selected")).toBe("true");
  for (const key of ["ArrowDown", "ArrowDown"]) await script().press(key);
  await panel("Scene 4").waitFor();
  expect(await chosenRow().textContent()).toContain("HARBOUR ROAD");
  await script().press("Home");
  expect(await script().getByRole("option", { selected: true }).count()).toBe(1);
  await script().press("End");
  expect(await line("Nobody sails tonight.").getAttribute("aria-selected")).toBe("true");
  await button(page, "Show script").click();
  await expect.poll(() => script().count()).toBe(0);

  // Each thing to check once, by keyboard, with undo.
  await says(page, "4 items to check");
  await button(page, "Review the list").focus();
  await press("Enter");
  const list = dialog(page, "Items to check");
  await list.getByText("4 left.").waitFor();
  await expectAccessible(page);
  expect(await list.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
    "Are these needed too?",
    "Is it needed?",
  ]);
  await list.getByText("because of: Ferry").waitFor();

  await list.getByRole("button", { name: "Reject Ferry in scene 2" }).focus();
  await press("Enter");
  await list.getByText("“Ferry” rejected in scene 2.").waitFor();
  await list.getByText("3 left.").waitFor();
  expect(await focused()).toMatch(/^Reject /);
  await list.getByRole("button", { name: "Undo" }).focus();
  await press("Enter");
  await list.getByText("4 left.").waitFor();

  await list.getByRole("button", { name: "Dismiss" }).focus();
  await press("Enter");
  await list.getByText(/^Mentioned in passing: \d elements$/).focus();
  await press("Enter");
  await list.getByText("Lantern", { exact: true }).waitFor();
  await expectAccessible(page);
  const fog = list.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Accept Fog in scene 4" }) });
  await fog.getByRole("button", { name: "Scene 4", exact: true }).focus();
  await press("Enter");
  await page.getByRole("region", { name: "Scene 4" }).waitFor();
  expect(await script().getByRole("option", { selected: true }).textContent()).toContain("stops in the fog");
  await button(page, "Add missing element").click();
  await expectAccessible(page);
  await press("Escape");
  await button(page, "Categories").click();
  await dialog(page, "Categories").getByLabel("New category").waitFor();
  await expectAccessible(page);
});
