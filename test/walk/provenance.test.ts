import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../infra/local/demo/typeset.ts";
import { routes } from "../../shared/contract/routes.ts";
import { breakDown, newProduction, newProject, type Production, upload } from "../api/production.ts";
import { signedUp } from "../people.ts";
import { HARBOUR, ROCKS } from "./harbour-screenplay.ts";
import { isInSight } from "./in-sight.ts";
import { addressOf, PHONE, type Visit, windows } from "./visit.ts";
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

  it("underlines what was found, and says what it is", async () => {
    await open("?script=1&scene=2");
    expect(
      await line(/waves a/)
        .getByTitle("Props: Lantern")
        .textContent(),
    ).toBe("LANTERN");
    expect(
      await line(/waves a/)
        .getByTitle("Character: MARA")
        .count(),
    ).toBe(0);
    expect(await line("MARA").first().getByTitle("Character: MARA").count()).toBe(1);
    expect(
      await line(/out at sea/)
        .getByTitle("Uncertain: Vehicles: Ferry")
        .textContent(),
    ).toBe("ferry");
    await columnOf("Additional Labor").getByText("because of: Ferry", { exact: true }).waitFor();
    await columnOf("Props").getByText("Lantern", { exact: true }).click();
    expect(await line(/waves a/).getAttribute("aria-selected")).toBe("true");
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

  it("is judged as fast as somebody clicks, and each verdict is taken back by Undo or by the same button", async () => {
    await open("?script=1&scene=4");
    await button(page, "Accept Fog").click();
    await button(page, "Reject Van").click();
    await button(page, "Accept JIM").click();
    await says(page, "“JIM” accepted in scene 4.");
    await expect.poll(() => cells("Vehicles")).toEqual(["", "", "", ""]);
    await button(page, "Undo").click();
    await says(page, "Undone: “JIM” accepted in scene 4.");
    await expect.poll(() => button(page, "Accept JIM").getAttribute("aria-pressed")).toBe("false");
    expect(await button(page, "Accept Fog").getAttribute("aria-pressed")).toBe("true");

    await button(page, "Reject Van").click();
    await says(page, "“Van” in scene 4 is undecided again.");
    await expect.poll(() => cells("Vehicles")).toEqual(["", "", "", "Van"]);
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

  it("is merged with the next, and split off again", async () => {
    await open("?script=1&scene=2");
    await button(page, "Merge with 3").click();
    await says(page, "Scene 2 and scene 3 merged.");
    await expect.poll(() => cells("Scene Number")).toEqual(["1", "2", "4"]);
    await button(page, "Split off again").click();
    await says(page, "3 INT. LIGHTHOUSE - KITCHEN - NIGHT is a separate scene again.");
    await expect.poll(() => cells("Scene Number")).toEqual(["1", "2", "3", "4"]);
    await button(page, "Undo").click();
    await expect.poll(() => cells("Scene Number")).toEqual(["1", "2", "4"]);
    await button(page, "Redo").click();
    await expect.poll(() => cells("Scene Number")).toEqual(["1", "2", "3", "4"]);
  });

  it("gets another heading, which stays", async () => {
    await open("?script=1&scene=4");
    await panel("Scene 4").getByLabel("Location").fill("COAST ROAD");
    await button(page, "Save heading").click();
    await says(page, "Scene 4 is now EXT. COAST ROAD - NIGHT.");
    await page.reload();
    await expect.poll(() => cells("Location")).toContain("COAST ROAD");
  });

  it("has a history that says who did what, and brings a version back, which can be undone", async () => {
    const { owner } = production;
    await open("?script=1&scene=2");
    await button(page, "Merge with 3").click();
    await says(page, "Scene 2 and scene 3 merged.");
    await button(page, "History").click();
    const rows = dialog(page, "History").getByRole("listitem");
    await rows.first().waitFor();
    expect(await rows.nth(0).textContent()).toContain("Merged scenes 2 and 3");
    expect(await rows.nth(0).textContent()).toContain(owner.email);
    expect(await rows.last().textContent()).toContain("Read draft v1 - Draft");
    await rows.nth(1).getByRole("button").click();
    await page.getByText(/^Version \d+ restored\.$/).waitFor();
    await expect.poll(() => cells("Scene Number")).toEqual(["1", "2", "3", "4"]);
    await button(page, "Undo").click();
    await expect.poll(() => cells("Scene Number")).toEqual(["1", "2", "4"]);
    expect(addressOf(page)).toContain("scene=2");
  });

  it("is not put right while cells are edited, nor by those who may only look", async () => {
    await open("?script=1&scene=2");
    await button(page, "Edit").click();
    expect(await button(page, "Merge with 3").count()).toBe(0);
    expect(await button(page, "Accept Ferry").count()).toBe(0);

    const { owner, id } = production;
    await owner.api(routes.completeProject, { params: { id }, payload: { completed: true } });
    await open("?script=1&scene=2");
    await columnOf("Vehicles").getByText("Ferry", { exact: true }).waitFor();
    expect(await button(page, "Accept Ferry").count()).toBe(0);
    await button(page, "History").click();
    await dialog(page, "History").getByText("Shown now").waitFor();
    expect(await button(page, "Restore").count()).toBe(0);
  });
});

describe("two names of one person", () => {
  beforeAll(produce);

  it("are merged, and two again by Undo", async () => {
    const { owner, id } = production;
    const castList = async () =>
      (await owner.api(routes.getCastList, { params: { id } })).split("\n").map((row) => row.split("\t")[0]);
    await open();
    await says(page, "JIMMY and JIM look like the same person");
    await button(page, "Compare names").click();
    const compared = dialog(page, "Characters that may be the same person");
    await compared.getByText('"JIM" and "JIMMY" are forms of one name.').waitFor();
    await compared.getByRole("button", { name: "Merge", exact: true }).click();
    await compared.getByText("JIM is JIMMY").waitFor();
    expect(await castList()).not.toContain("JIM");
    await compared.getByRole("button", { name: "Undo" }).click();
    await compared.getByText("JIMMY and JIM look like the same person").waitFor();
    expect(await castList()).toContain("JIM");
  });

  it("are merged although nothing in them is alike", async () => {
    const { owner, id } = production;
    await open();
    await button(page, "Compare names").click();
    const compared = dialog(page, "Characters that may be the same person");
    await compared.getByLabel("This name").selectOption("PILAR");
    await compared.getByLabel("is another name of").selectOption("MARA");
    await compared.getByRole("button", { name: "Merge Characters" }).click();
    await compared.getByText("PILAR is MARA").waitFor();
    expect(await owner.api(routes.getCastList, { params: { id } })).not.toContain("PILAR");
    await compared.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => compared.getByText("PILAR is MARA").count()).toBe(0);
    expect(await owner.api(routes.getCastList, { params: { id } })).toContain("PILAR");
  });

  it("are kept apart, and suggested no more", async () => {
    await open();
    await button(page, "Compare names").click();
    await button(page, "Keep apart").click();
    await says(page, "JIMMY and JIM are kept apart.", "No two names look like the same person.");
    await page.reload();
    await says(page, "4 items to check");
    expect(await page.getByText("look like the same person").count()).toBe(0);
  });
});
