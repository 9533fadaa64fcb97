import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { breakDown, newProduction, type Production } from "../api/production.ts";
import { expectAccessible } from "./axe.ts";
import { HARBOUR } from "./harbour-screenplay.ts";
import { PHONE, type Visit, windows } from "./visit.ts";
import { button, dialog, says } from "./words.ts";

const url = inject("url");
const window = windows();
let production: Production;
let page: Page;
let complaints: Visit["complaints"];

beforeAll(async () => {
  production = await newProduction(url, HARBOUR.replace("waves a LANTERN.", "waves a lantern. The ferry hoots."));
});
afterEach(() => expect(complaints).toEqual([]));

async function open(search = "", on?: BrowserContextOptions): Promise<void> {
  const { owner, id } = production;
  ({ page, complaints } = await window({ person: owner, ...(on && { on }) }));
  await page.goto(`/${owner.id}/${id}/script-breakdown${search}`);
  await page.getByRole("heading", { level: 1, name: "Script Breakdown" }).waitFor();
}

async function cells(column: string): Promise<string[]> {
  const heads = await page.getByRole("columnheader").allTextContents();
  const place = heads.indexOf(column) + 1;
  return place === 0 ? [] : page.locator(`tbody tr > :nth-child(${place})`).allTextContents();
}

const press = (...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
const focused = () =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);

describe("things to check", () => {
  it("are gone through by keyboard, each once, with the way back", async () => {
    await open();
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
    await list.getByText("Mentioned in passing: 1 element").focus();
    await press("Enter");
    await list.getByText("Lantern", { exact: true }).waitFor();
    await expectAccessible(page);
    const fog = list.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Accept Fog in scene 4" }) });
    await fog.getByRole("button", { name: "Scene 4", exact: true }).focus();
    await press("Enter");
    await page.getByRole("region", { name: "Scene 4" }).waitFor();
    const script = page.getByRole("listbox", { name: "Lines of the script" });
    expect(await script.getByRole("option", { selected: true }).textContent()).toContain("stops in the fog");
  });

  it("fit on a phone", async () => {
    await open("", PHONE);
    await button(page, "Review the list").click();
    await dialog(page, "Items to check").getByText("4 left.").waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await expectAccessible(page);
  });
});

describe("a category of the project", () => {
  it("is added, filled, renamed and removed, with the way back, and stays when the script is read again", async () => {
    await open("?script=1&scene=2");
    await button(page, "Categories").click();
    const categories = dialog(page, "Categories");
    await categories.getByLabel("New category").fill("Boats");
    await press("Enter");
    await categories.getByText("Category “Boats” added.").waitFor();
    await categories.getByRole("button", { name: "Remove Boats" }).waitFor();
    await expectAccessible(page);
    await press("Escape");

    await page.getByRole("option", { name: /runs along the quay/ }).click();
    await button(page, "Add missing element").click();
    const asked = dialog(page, "Add to scene 2");
    await asked.getByLabel("Name").fill("Dinghy");
    // A usual category that the table lacks can be chosen too, and becomes a column.
    await asked.getByLabel("Category").selectOption("Stunts");
    await asked.getByLabel("Category").selectOption("Boats");
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Add", exact: true }).click();
    await says(page, "“Dinghy” added to Boats of scene 2.");
    await button(page, "Move Ferry to another category").click();
    await dialog(page, "Move Ferry").getByLabel("Category").selectOption("Boats");
    await dialog(page, "Move Ferry").getByRole("button", { name: "Move", exact: true }).click();
    await says(page, "“Ferry” moved to Boats in scene 2.");
    await expect.poll(() => cells("Boats")).toEqual(["", "Dinghy, Ferry", "", ""]);

    await button(page, "Categories").click();
    await button(page, "Rename Boats").click();
    await categories.getByLabel("New name of Boats").fill("Watercraft");
    await press("Enter");
    await categories.getByText("“Boats” renamed “Watercraft”.").waitFor();
    await press("Escape");
    await expect.poll(() => cells("Watercraft")).toEqual(["", "Dinghy, Ferry", "", ""]);

    await breakDown(production.owner, production.id, "Draft");
    await page.reload();
    await expect.poll(() => cells("Watercraft")).toEqual(["", "Dinghy, Ferry", "", ""]);
    await button(page, "Categories").click();
    await button(page, "Remove Watercraft").click();
    await categories.getByText("Category “Watercraft” removed.").waitFor();
    await categories.getByRole("button", { name: "Undo" }).click();
    await categories.getByRole("button", { name: "Remove Watercraft" }).waitFor();
    await press("Escape");
    await expect.poll(() => cells("Watercraft")).toEqual(["", "Dinghy, Ferry", "", ""]);
  });
});
