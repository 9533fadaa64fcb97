import { beforeAll, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { type Table, tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import { newProduction, type Production, records } from "../../api/production.ts";
import { goWithin } from "../addresses.ts";
import { HARBOUR, HARBOUR_BLUE } from "../harbour-screenplay.ts";
import { answering, losing } from "../server.ts";
import { windows } from "../visit.ts";
import { button, heading, link, says, staysFor, stopClock } from "../words.ts";

const NOTE = "The soup must steam: ask the kitchen.";

const window = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"), HARBOUR);
  await note(NOTE);
});

/** Edits the notes of scene 3. */
async function note(text: string): Promise<void> {
  const { owner, id } = production;
  const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id } });
  const { columns, rows }: Table = tableFromTsv(tsv_content);
  const [row, column] = [rows.findIndex(([number]) => number === "3"), columns.indexOf("Notes")];
  const noted = rows.map((cells, at) => (at === row ? cells.with(column, text) : cells));
  const payload = { tsv_content: tsvFromTable({ columns, rows: noted }), version };
  await owner.api(routes.updateBreakdown, { params: { id }, payload });
}

async function table(): Promise<Record<string, string>[]> {
  const { owner, id } = production;
  return records((await owner.api(routes.fetchBreakdown, { params: { id } })).tsv_content);
}

const locations = async () => (await table()).map((row) => row.Location);

const OLD = ["LIGHTHOUSE - LAMP ROOM", "HARBOUR QUAY", "LIGHTHOUSE - KITCHEN", "HARBOUR ROAD"];
const BLUE = ["LIGHTHOUSE - LAMP ROOM", "HARBOUR QUAY", "CUSTOMS HOUSE", "LIGHTHOUSE - KITCHEN"];

it("a second draft changes nothing until it is applied, keeps anyone's edits, and is undone by Undo; a broken PDF is reported", async () => {
  const { owner, id } = production;
  const { page, complaints } = await window({ person: owner });
  await page.goto(`/${owner.id}/${id}/script`);
  const pdf = Buffer.from(await screenplayPdf(HARBOUR_BLUE, { numbers: true }));
  const [picker] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Import New Draft").click()]);
  await picker.setFiles({ name: "blue.pdf", mimeType: "application/pdf", buffer: pdf });
  await page.getByRole("textbox", { name: "Script name" }).fill("Blue");
  await button(page, "Upload").click();
  await heading(page, "Draft v2 - Blue").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/draft-review$/);
  expect(await locations()).toEqual(OLD);
  for (const count of ["3 All changes", "1 Changed", "0 Moved", "1 New", "1 Removed", "2 Unchanged"]) {
    expect(await button(page, count).count(), count).toBe(1);
  }
  const card = (name: string | RegExp) => page.getByRole("article").filter({ has: heading(page, name) });
  const kitchen = card(/LIGHTHOUSE - KITCHEN/);
  expect(await kitchen.getByRole("insertion").allTextContents()).toEqual(["added: +4", "added: +fish"]);
  expect(await kitchen.getByRole("deletion").allTextContents()).toEqual(["removed: −3"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  const waiting = page.getByText("Draft v2 is waiting for review.");
  await link(page, "Not now").click();
  await waiting.waitFor();
  await link(page, "Review the draft").click();
  await button(page, "Apply draft").click();
  await heading(page, "Script Breakdown").waitFor();
  await says(page, "Draft v2 applied");
  expect(await waiting.count()).toBe(0);
  expect(await locations()).toEqual(BLUE);
  expect((await table()).map((row) => row.Notes)).toEqual(["", "", "", NOTE]);

  await button(page, "Undo").click();
  await says(page, "Undone: Draft v2 applied");
  await page.getByRole("gridcell", { name: "HARBOUR ROAD" }).waitFor();
  expect(await locations()).toEqual(OLD);
  await button(page, "Redo").click();
  await page.getByRole("gridcell", { name: "CUSTOMS HOUSE" }).waitFor();
  expect((await table()).map((row) => row.Notes)).toEqual(["", "", "", NOTE]);

  await goWithin(page, `/${owner.id}/${id}/draft-review`);
  await says(page, "No draft is waiting for review. Import a new draft to see what it changes.");
  // The browser logs an error when there is no pending review.
  expect(complaints.filter((words) => !/404 .*draft-review$/.test(words))).toEqual([]);

  // A PDF that cannot be read.
  await answering(page, "*/script-view/*", 200, { url: "/api/broken.pdf" });
  await losing(page, "broken.pdf");
  await page.clock.install();
  await page.goto(`/${owner.id}/${id}/script`);
  const draft = page.getByRole("button", { name: /^v1 - Draft/ });
  await draft.waitFor();
  await stopClock(page);
  await draft.click();
  await staysFor(page, "Failed to load the script", 3000);
});
