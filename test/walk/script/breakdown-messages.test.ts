import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { answering, holding } from "../server.ts";
import { addressOf, windows } from "../visit.ts";
import { button, dialog, isSilentAbout, link, says, staysFor, stopClock } from "../words.ts";

const open = windows();
let production: Production;
let breakdown: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  breakdown = `/${production.owner.id}/${production.id}/script-breakdown`;
});

const synopsis = (page: Page) => page.getByLabel("Synopsis of scene 1", { exact: true });

async function openForEditing(): Promise<Page> {
  const { page } = await open({ person: production.owner });
  await page.clock.install();
  await page.goto(breakdown);
  await button(page, "Edit").click();
  await synopsis(page).waitFor();
  return page;
}

describe("editing the breakdown", () => {
  it("saves only the differences and shows a confirmation for three seconds", async () => {
    const page = await openForEditing();
    const goOn = await holding(page, "*/update-breakdown");
    const before = await synopsis(page).inputValue();
    await synopsis(page).fill("Mara cleans the lamp.");
    expect(await button(page, "Save Changes").isEnabled()).toBe(true);
    await synopsis(page).fill(before);
    expect(await button(page, "Save Changes").isDisabled()).toBe(true);
    await synopsis(page).fill("Mara cleans the lamp.");
    await button(page, "Save Changes").click();
    await says(page, "Saving...");
    await stopClock(page);
    await goOn();
    await staysFor(page, "Changes saved successfully!", 3000);
    await says(page, "Mara cleans the lamp.");
  });

  it("reports a failed save with the server's message, if any, and keeps the edits", async () => {
    const page = await openForEditing();
    await answering(page, "*/update-breakdown", 500);
    await synopsis(page).fill("Lost?");
    await button(page, "Save Changes").click();
    await says(page, "Failed to save changes");
    await answering(page, "*/update-breakdown", 422, { code: "unreadableTable", message: "A row has no cells." });
    await button(page, "Save Changes").click();
    await says(page, "A row has no cells.");
    expect(await synopsis(page).inputValue()).toBe("Lost?");
  });

  it("overwrites no one's changes and names their author", async () => {
    const page = await openForEditing();
    const { api } = production.owner;
    const params = { id: production.id };
    const { tsv_content, version } = await api(routes.fetchBreakdown, { params });
    const { columns, rows } = tableFromTsv(tsv_content);
    const changed = rows.map((cells, at) =>
      at === 0 ? cells.with(columns.indexOf("Synopsis"), "Somebody else's.") : cells,
    );
    const payload = { tsv_content: tsvFromTable({ columns, rows: changed }), version };
    await api(routes.updateBreakdown, { params, payload });

    await synopsis(page).fill("Mine.");
    await button(page, "Save Changes").click();
    const asked = dialog(page, "Also changed by someone else");
    await asked.getByText("Somebody else's.").waitFor();
    await asked.getByText(production.owner.email).waitFor();
    const now = tableFromTsv((await api(routes.fetchBreakdown, { params })).tsv_content);
    expect(now.rows.map((cells) => cells[columns.indexOf("Synopsis")])).toContain("Somebody else's.");
  });

  it("reverts to the last saved version", async () => {
    const page = await openForEditing();
    const before = await synopsis(page).inputValue();
    await synopsis(page).fill("Never mind.");
    await button(page, "Cancel").click();
    await says(page, before);
    await isSilentAbout(page, "Never mind.");
  });

  it("asks for confirmation before leaving with unsaved changes", async () => {
    const page = await openForEditing();
    await synopsis(page).fill("Unsaved.");
    await link(page, "Backlot").click();
    await says(page, "You have unsaved changes. Do you want to discard them?");
    await button(page, "Keep editing").click();
    expect(await synopsis(page).inputValue()).toBe("Unsaved.");
    await link(page, "Backlot").click();
    await dialog(page, "Unsaved changes").getByRole("button", { name: "Discard" }).click();
    await page.waitForURL(`/${production.owner.id}`);
    expect(addressOf(page)).not.toContain("breakdown");
  });
});
