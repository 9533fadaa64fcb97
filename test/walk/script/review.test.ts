import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { type Table, tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import { ended, newProduction, type Production, records } from "../../api/production.ts";
import { HARBOUR, HARBOUR_BLUE } from "../harbour-screenplay.ts";
import { PHONE, type Visit, windows } from "../visit.ts";
import { button, dialog, heading, link, says } from "../words.ts";

const NOTE = "The soup must steam: ask the kitchen.";

const window = windows();
let production: Production;
let page: Page;
let complaints: Visit["complaints"];

// The review of one draft: each test starts where the previous one ended.
beforeAll(async () => {
  production = await newProduction(inject("url"), HARBOUR);
  await note(NOTE);
});

// The browser logs an error when there is no pending review.
afterEach(() => expect(complaints.filter((words) => !/404 .*draft-review$/.test(words))).toEqual([]));

let hasFallen = false;

beforeEach(({ skip, onTestFailed }) => {
  skip(hasFallen);
  onTestFailed(() => {
    hasFallen = true;
  });
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

async function open(name: "script" | "script-breakdown" | "draft-review", on?: BrowserContextOptions): Promise<void> {
  const { owner, id } = production;
  ({ page, complaints } = await window({ person: owner, ...(on && { on }) }));
  await page.goto(`/${owner.id}/${id}/${name}`);
}

const card = (name: string | RegExp) => page.getByRole("article").filter({ has: heading(page, name) });

const waiting = () => page.getByText("Draft v2 is waiting for review.");

const OLD = ["LIGHTHOUSE - LAMP ROOM", "HARBOUR QUAY", "LIGHTHOUSE - KITCHEN", "HARBOUR ROAD"];
const BLUE = ["LIGHTHOUSE - LAMP ROOM", "HARBOUR QUAY", "CUSTOMS HOUSE", "LIGHTHOUSE - KITCHEN"];

describe("a second draft", () => {
  it("leads from its import to the proposed changes and changes nothing yet", async () => {
    await open("script");
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
  });

  it("is shown scene by scene and word by word, and states what stays the same", async () => {
    await open("draft-review");
    const kitchen = card(/LIGHTHOUSE - KITCHEN/);
    await kitchen.waitFor();
    expect(await kitchen.getByRole("insertion").allTextContents()).toEqual(["added: +4", "added: +fish"]);
    expect(await kitchen.getByRole("deletion").allTextContents()).toEqual(["removed: −3"]);
    await says(page, "This scene is not in the breakdown.");
    expect(await card(/HARBOUR ROAD/).textContent()).toContain("set aside with everything you have written");
    await page.getByText("Your notes and edits are kept.").waitFor();

    await button(page, "2 Unchanged").click();
    await card(/HARBOUR QUAY/).waitFor();
    expect(await page.getByRole("article").count()).toBe(2);
    await page.reload();
    await card(/HARBOUR QUAY/).waitFor();
    expect(await page.getByRole("article").count()).toBe(2);
  });

  it("fits on a phone", async () => {
    await open("draft-review", PHONE);
    await card(/LIGHTHOUSE - KITCHEN/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it("stays pending and can be reopened from the script and the breakdown", async () => {
    await open("draft-review");
    await link(page, "Not now").click();
    await waiting().waitFor();
    await link(page, "Review the draft").click();
    await heading(page, "Draft v2 - Blue").waitFor();
    await open("script");
    await link(page, "Review the draft").click();
    await heading(page, "Draft v2 - Blue").waitFor();
  });

  it("is applied without losing anyone's edits, and undone by Undo", async () => {
    await open("draft-review");
    await button(page, "Apply draft").click();
    await heading(page, "Script Breakdown").waitFor();
    await says(page, "Draft v2 applied");
    expect(await waiting().count()).toBe(0);
    expect(await locations()).toEqual(BLUE);
    expect((await table()).map((row) => row.Notes)).toEqual(["", "", "", NOTE]);

    await button(page, "Undo").click();
    await says(page, "Undone: Draft v2 applied");
    await page.getByRole("gridcell", { name: "HARBOUR ROAD" }).waitFor();
    expect(await locations()).toEqual(OLD);
    await button(page, "Redo").click();
    await page.getByRole("gridcell", { name: "CUSTOMS HOUSE" }).waitFor();
    expect((await table()).map((row) => row.Notes)).toEqual(["", "", "", NOTE]);
  });

  it("leaves nothing to review once applied", async () => {
    await open("draft-review");
    await says(page, "No draft is waiting for review. Import a new draft to see what it changes.");
  });

  it("is discarded without changing the breakdown", async () => {
    const { owner, id } = production;
    const before = await table();
    const query = { version: 1, review: "true" };
    await owner.api(routes.generateBreakdown, { params: { id, fileName: "Draft" }, query });
    expect(await ended(owner, id)).toMatchObject({ status: "succeeded", review: true });
    await open("draft-review");
    await heading(page, "Draft v1 - Draft").waitFor();
    await button(page, "Discard draft").click();
    await dialog(page, "Discard draft v1?").getByRole("button", { name: "Discard", exact: true }).click();
    await says(page, "No draft is waiting for review. Import a new draft to see what it changes.");
    expect(await table()).toEqual(before);
  });
});
