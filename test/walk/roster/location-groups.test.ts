import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, records } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { tabTo } from "../keyboard.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, says } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
});

/** The groups on the server: id, name and sets. */
async function groups(): Promise<string[]> {
  const { owner, id } = production;
  const { location_list } = await owner.api(routes.getLocationList, { params: { id } });
  return records(location_list).map(
    (row) => `${row["Location ID"]} ${row["Location Group Name"]}: ${row.LocationName}`,
  );
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Submits a dialog by its button and waits for its confirmation. */
async function send(page: Page, name: string, words: string): Promise<void> {
  await tabTo(page, name);
  await press(page, "Enter");
  await says(page, words);
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Undoes the last change, also by keyboard. */
async function undo(page: Page, words: string): Promise<void> {
  await tabTo(page, "Undo");
  await press(page, "Enter");
  await page.getByText(words, { exact: true }).waitFor({ state: "detached" });
}

describe("location groups, using only the keyboard", () => {
  it("are added, renamed, split, merged, regrouped and removed, each with undo and stable ids", async () => {
    const { page, complaints } = await open({ person: production.owner });
    await page.goto(`/${production.owner.id}/${production.id}/locations`);
    await button(page, "Edit LIGHTHOUSE").waitFor();
    const before = await groups();
    expect(before).toEqual([
      "L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM | LIGHTHOUSE - KITCHEN",
      "L2 HARBOUR QUAY: HARBOUR QUAY",
      "L3 FERRY: FERRY",
    ]);

    await tabTo(page, "Add Location Group");
    await press(page, "Enter");
    await dialog(page, "Add Location Group").waitFor();
    await page.keyboard.type("Harbour");
    await tabTo(page, "HARBOUR QUAY");
    await press(page, "Space");
    await tabTo(page, "FERRY");
    await press(page, "Space");
    await expectAccessible(page);
    await send(page, "Add Group", "Added the location group Harbour");
    expect(await groups()).toEqual([before[0], "L4 Harbour: HARBOUR QUAY | FERRY"]);
    await expectAccessible(page);
    await undo(page, "Added the location group Harbour");
    expect(await groups()).toEqual(before);

    await edit(page, "LIGHTHOUSE");
    await tabTo(page, "Group Name");
    await press(page, "Control+A");
    await page.keyboard.type("Old Light");
    await send(page, "Rename", "Renamed LIGHTHOUSE to Old Light");
    await undo(page, "Renamed LIGHTHOUSE to Old Light");

    await edit(page, "LIGHTHOUSE");
    await tabTo(page, "Split");
    await press(page, "Enter");
    await tabTo(page, "Name of the new group");
    await page.keyboard.type("Galley");
    await tabTo(page, "LIGHTHOUSE - KITCHEN");
    await press(page, "Space");
    await expectAccessible(page);
    await send(page, "Split Off", "Split Galley off LIGHTHOUSE");
    expect((await groups())[0]).toBe("L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM");
    // A group left with a single scene is dissolved.
    await button(page, "LIGHTHOUSE - LAMP ROOM no options").waitFor();
    await button(page, "LIGHTHOUSE - KITCHEN no options").waitFor();
    await undo(page, "Split Galley off LIGHTHOUSE");
    await button(page, "Edit LIGHTHOUSE").waitFor();

    await edit(page, "HARBOUR QUAY");
    await tabTo(page, "Move sets here");
    await press(page, "Enter");
    await tabTo(page, "LIGHTHOUSE - KITCHEN");
    await press(page, "Space");
    await expectAccessible(page);
    await send(page, "Move Here", "Moved LIGHTHOUSE - KITCHEN to HARBOUR QUAY");
    expect((await groups())[1]).toBe("L2 HARBOUR QUAY: HARBOUR QUAY | LIGHTHOUSE - KITCHEN");
    await undo(page, "Moved LIGHTHOUSE - KITCHEN to HARBOUR QUAY");

    await edit(page, "HARBOUR QUAY");
    await tabTo(page, "Merge");
    await press(page, "Enter");
    await tabTo(page, "Merge into");
    await page.keyboard.type("L1");
    await expectAccessible(page);
    await send(page, "Merge", "Merged HARBOUR QUAY into LIGHTHOUSE");
    expect((await groups())[0]).toBe("L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM | LIGHTHOUSE - KITCHEN | HARBOUR QUAY");
    await undo(page, "Merged HARBOUR QUAY into LIGHTHOUSE");

    await tabTo(page, "Remove Location Group");
    await press(page, "Enter");
    await tabTo(page, "Location Group");
    await page.keyboard.type("L1");
    await expectAccessible(page);
    await send(page, "Remove Group", "Removed the location group LIGHTHOUSE");
    expect((await groups()).map((group) => group.split(":")[0])).not.toContain("L1 LIGHTHOUSE");
    await undo(page, "Removed the location group LIGHTHOUSE");
    expect(await groups()).toEqual(before);
    expect(complaints).toEqual([]);
  });

  async function edit(page: Page, group: string): Promise<void> {
    await tabTo(page, `Edit ${group}`);
    await press(page, "Enter");
    await dialog(page, `Edit ${group}`).waitFor();
  }
});

describe("a scene with a location of its own", () => {
  it("lists its location options behind its location, also on a phone", async () => {
    const { page, complaints } = await open({ person: production.owner, on: PHONE });
    await page.goto(`/${production.owner.id}/${production.id}/locations`);
    await button(page, "FERRY no options").click();
    const window = dialog(page, "Options for FERRY");
    await window.getByText("No options available for this location").waitFor();
    await window.getByRole("button", { name: "Add Option" }).click();
    const adding = dialog(page, "Add Location Option");
    await adding.getByLabel("Location Name").fill("MV Solan");
    await adding.getByRole("button", { name: "Add Option" }).click();
    await adding.waitFor({ state: "detached" });
    await window.getByRole("button", { name: "MV Solan", exact: true }).waitFor();
    await expectAccessible(page);
    await button(page, "Close").click();
    await button(page, "FERRY 1 option").waitFor();
    expect(complaints).toEqual([]);
  });
});
