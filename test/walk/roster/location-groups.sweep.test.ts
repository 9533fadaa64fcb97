import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, records } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { pressNext, tabTo } from "../keyboard.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, says } from "../words.ts";

const open = windows();

it("edits location groups using only the keyboard, and the options of a single scene on a phone", async () => {
  const { owner, id } = await newProduction(inject("url"));
  /** The groups on the server: id, name and sets. */
  const groups = async () => {
    const { location_list } = await owner.api(routes.getLocationList, { params: { id } });
    return records(location_list).map(
      (row) => `${row["Location ID"]} ${row["Location Group Name"]}: ${row.LocationName}`,
    );
  };
  const { page, complaints } = await open({ person: owner });
  await page.goto(`/${owner.id}/${id}/locations`);
  await button(page, "Edit LIGHTHOUSE").waitFor();
  const before = await groups();
  expect(before).toEqual([
    "L1 LIGHTHOUSE: LIGHTHOUSE - LAMP ROOM | LIGHTHOUSE - KITCHEN",
    "L2 HARBOUR QUAY: HARBOUR QUAY",
    "L3 FERRY: FERRY",
  ]);

  await pressNext(page, "Add Location Group");
  await dialog(page, "Add Location Group").waitFor();
  await page.keyboard.type("Harbour");
  await pressNext(page, "HARBOUR QUAY", "Space");
  await pressNext(page, "FERRY", "Space");
  await expectAccessible(page);
  await pressNext(page, "Add Group");
  await says(page, "Added the location group Harbour");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await groups()).toEqual([before[0], "L4 Harbour: HARBOUR QUAY | FERRY"]);
  await expectAccessible(page);
  await pressNext(page, "Undo");
  await page.getByText("Added the location group Harbour", { exact: true }).waitFor({ state: "detached" });
  expect(await groups()).toEqual(before);

  await pressNext(page, "Edit LIGHTHOUSE");
  const edit = dialog(page, "Edit LIGHTHOUSE");
  await edit.waitFor();
  await pressNext(page, "Split");
  await tabTo(page, "Name of the new group");
  await page.keyboard.type("Galley");
  await pressNext(page, "LIGHTHOUSE - KITCHEN", "Space");
  await expectAccessible(page);
  await pressNext(page, "Move sets here");
  await pressNext(page, "HARBOUR QUAY", "Space");
  await expectAccessible(page);
  await pressNext(page, "Merge");
  await tabTo(page, "Merge into");
  await page.keyboard.type("L2");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await edit.waitFor({ state: "detached" });

  await pressNext(page, "Remove Location Group");
  await dialog(page, "Remove Location Group").waitFor();
  await tabTo(page, "Location Group");
  await page.keyboard.type("L1");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.setViewportSize(PHONE.viewport!);
  await addOption(page);
  expect(complaints).toEqual([]);
});

async function addOption(page: Page): Promise<void> {
  await button(page, "FERRY no options").click();
  const options = dialog(page, "Options for FERRY");
  await options.getByText("No options available for this location").waitFor();
  await options.getByRole("button", { name: "Add Option" }).click();
  const adding = dialog(page, "Add Location Option");
  await adding.getByLabel("Location Name").fill("MV Solan");
  await adding.getByRole("button", { name: "Add Option" }).click();
  await adding.waitFor({ state: "detached" });
  await options.getByRole("button", { name: "MV Solan", exact: true }).waitFor();
  await expectAccessible(page);
  await button(page, "Close").click();
  await button(page, "FERRY 1 option").waitFor();
}
