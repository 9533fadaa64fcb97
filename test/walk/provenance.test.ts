import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../infra/local/demo/typeset.ts";
import { breakDown, newProduction, newProject, type Production, upload } from "../api/production.ts";
import { signedUp } from "../people.ts";
import { HARBOUR, ROCKS } from "./harbour-screenplay.ts";
import { isInSight } from "./in-sight.ts";
import { PHONE, type Visit, windows } from "./visit.ts";
import { button, dialog, says } from "./words.ts";

const url = inject("url");

const window = windows();
let production: Production;
let page: Page;
let complaints: Visit["complaints"];

afterEach(() => expect(complaints).toEqual([]));

/** Each group of tests has a production of its own, and its tests leave each other's scenes alone. */
const produce = async () => {
  production = await newProduction(url, HARBOUR);
};

/** Opens the breakdown page; the search is what its address says is chosen. */
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
const columnOf = (name: string) => panel(/^Scene/).getByRole("region", { name, exact: true });

/** The words in each cell of a column, row by row. */
async function cells(column: string): Promise<string[]> {
  const heads = await page.getByRole("columnheader").allTextContents();
  const place = heads.indexOf(column) + 1;
  expect(place, `${column} among ${heads}`).toBeGreaterThan(0);
  return page.locator(`tbody tr > :nth-child(${place})`).allTextContents();
}

describe("the script beside the breakdown", () => {
  beforeAll(produce);

  it("shows the place of a row that is chosen, and again when the address is opened anew", async () => {
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

    await button(page, "Show script").click();
    await expect.poll(() => script().count()).toBe(0);
  });

  it("shows the row of a line that is chosen, by pointer or by keys", async () => {
    await open("?script=1&scene=1");
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
  });

  it("leads a phone from its scenes to the script and back", async () => {
    await open("", PHONE);
    await says(page, "4 items to check");
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
});

describe("what the reader was not sure of", () => {
  beforeAll(produce);

  it("is marked in the table and the script until somebody has judged it, and stays judged", async () => {
    await open();
    await page.getByRole("gridcell").getByRole("img", { name: "Uncertain: Ferry" }).waitFor();
    await button(page, "Show the next").click();
    await panel("Scene 2").waitFor();
    expect(await line(/out at sea/).getAttribute("aria-selected")).toBe("true");
    await button(page, "Next uncertain line").click();
    await panel("Scene 4").waitFor();
    await button(page, "Previous uncertain line").click();
    await panel("Scene 2").waitFor();
    await columnOf("Vehicles").getByRole("button", { name: "Reject Ferry" }).click();
    await says(page, "“Ferry” rejected in scene 2.", "3 items to check", "3 to check");
    await expect.poll(() => cells("Vehicles")).toEqual(["", "", "", "Van"]);

    await page.reload();
    await panel("Scene 2").waitFor();
    expect(await button(page, "Reject Ferry").getAttribute("aria-pressed")).toBe("true");
    expect(await page.getByRole("img", { name: "Uncertain: Ferry" }).count()).toBe(0);
    expect(
      await line(/out at sea/)
        .getByTitle("Rejected: Vehicles: Ferry")
        .count(),
    ).toBe(1);
  });
});

describe("a heading of which the reader was not sure", () => {
  beforeAll(async () => {
    const owner = await signedUp(url, "owner");
    const id = await newProject(owner);
    await upload(owner, id, "Draft", await screenplayPdf(ROCKS));
    await breakDown(owner, id, "Draft");
    production = { owner, id };
  });

  it("is marked until somebody says that it is right", async () => {
    await open();
    await page.getByRole("gridcell").getByRole("img", { name: "Uncertain: the heading" }).waitFor();
    await button(page, "Show the next").click();
    await says(page, "Uncertain: the heading");
    expect(
      await line(/ON THE ROCKS/)
        .getByTitle("Uncertain: the heading")
        .count(),
    ).toBe(1);
    await button(page, "Confirm heading").click();
    await says(page, "The heading of scene 2 is confirmed.");
    await page.reload();
    await panel("Scene 2").waitFor();
    expect(await page.getByText("Uncertain:").count()).toBe(0);
  });
});

describe("a scene", () => {
  beforeAll(produce);

  it("is split at a line under a heading of its own, and one again by Undo", async () => {
    await open("?script=1&scene=2");
    expect(await button(page, "Split here").isDisabled()).toBe(true);
    await line(/On the ferry/).click();
    await button(page, "Split here").click();
    const asked = dialog(page, "Split scene 2");
    expect(await asked.getByLabel("Scene Number").inputValue()).toBe("2A");
    await asked.getByLabel("Location").fill("FERRY");
    await asked.getByRole("button", { name: "Split", exact: true }).click();
    await says(page, "Scene 2 is split: scene 2A begins at “On the ferry, out at sea, PILAR counts her days.”.");
    await expect.poll(() => cells("Scene Number")).toEqual(["1", "2", "2A", "3", "4"]);
    expect((await cells("Characters")).slice(1, 3)).toEqual(["MARA", "PILAR"]);

    await line("One short.").click();
    await panel("Scene 2A").waitFor();
    await button(page, "Undo").click();
    await expect.poll(() => cells("Scene Number")).toEqual(["1", "2", "3", "4"]);
  });
});
