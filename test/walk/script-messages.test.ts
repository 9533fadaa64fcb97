import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { newProduction, newProject, type Production } from "../api/production.ts";
import { answering, holding, losing } from "./server.ts";
import { addressOf, windows } from "./visit.ts";
import { button, link, says, staysFor, stopClock } from "./words.ts";

const PDF = { name: "pink.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
const DRAFT = {
  name: "Pink-draft",
  version: 2,
  fileName: "Pink-draft",
  uploadedAt: "2026-11-21T10:00:00.000Z",
  breakdown: "none",
};

const open = windows();
let production: Production;
let script: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  script = `/${production.owner.id}/${production.id}/script`;
});

/** Opens the page with its own clock, which stands still. */
async function openScript(address = script): Promise<Page> {
  const { page } = await open({ person: production.owner });
  await page.clock.install();
  await page.goto(address);
  await page.getByRole("heading", { name: "Script", exact: true }).waitFor();
  // React waits by this clock before it shows what has come in place of a sketch.
  await expect.poll(() => page.locator("[role=status][data-shape]").count()).toBe(0);
  await stopClock(page);
  return page;
}

async function choose(page: Page, file: typeof PDF, name: string): Promise<void> {
  await page.getByLabel("Script PDF").setInputFiles(file);
  await page.getByPlaceholder("Enter script name").fill(name);
}

describe("the page of the script", () => {
  it("says where to begin, and what to choose", async () => {
    const empty = await newProject(production.owner);
    await says(await openScript(script.replace(production.id, empty)), "Upload scripts to view them here");
    await says(await openScript(), "Select a script to view it here", "v1 - Draft");
  });

  it("says that there is no such draft as its address names, and leads to those that there are", async () => {
    const page = await openScript(`${script}?draft=9`);
    await says(page, "There is no draft “9” of this script.", "v1 - Draft");
    await link(page, "Choose another draft").click();
    await says(page, "Select a script to view it here");
  });

  it("takes PDFs only, and says so for three seconds", async () => {
    const page = await openScript();
    expect(await page.getByLabel("Script PDF").getAttribute("accept")).toBe(".pdf");
    await page.getByLabel("Script PDF").setInputFiles({ ...PDF, name: "notes.txt", mimeType: "text/plain" });
    await staysFor(page, "Please select a valid PDF file.", 3000);
  });

  it("asks for a name, and forgets it and the file when that is cancelled", async () => {
    const page = await openScript();
    await choose(page, PDF, "  ");
    expect(await button(page, "Upload").isDisabled()).toBe(true);
    await page.getByPlaceholder("Enter script name").fill("Pink");
    await button(page, "Cancel").click();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await choose(page, PDF, "");
    expect(await button(page, "Upload").isDisabled()).toBe(true);
  });

  it("holds its controls while it uploads and generates, and leads to the breakdown a second later", async () => {
    const page = await openScript();
    const [uploaded, generated] = [
      await holding(page, "*/upload-script"),
      await holding(page, "*/generate-breakdown/*"),
    ];
    await choose(page, PDF, "  Pink   draft ");
    await button(page, "Upload").click();
    await says(page, "Uploading Pink-draft...");
    expect(await button(page, "Uploading...").isDisabled()).toBe(true);
    expect(await page.getByRole("button", { name: /^v1 - Draft/ }).isDisabled()).toBe(true);

    await uploaded({ json: DRAFT });
    await says(page, "Generating script breakdown...");
    expect(await button(page, "Generating Breakdown...").isDisabled()).toBe(true);

    await answering(page, "*/breakdown-progress", 200, { status: "succeeded", percent: 100 });
    await generated({ json: { status: "running", percent: 0 } });
    await says(page, "Breakdown generated successfully! Redirecting...");
    await page.clock.runFor(900);
    expect(addressOf(page)).toBe(script);
    await page.clock.runFor(200);
    await page.waitForURL(`${script}-breakdown`);
  });

  it.each([
    ["HTTP error! status: 500", 500, undefined],
    ["The file is too large.", 413, { code: "tooLarge", message: "The file is too large." }],
  ])("says for five seconds that an upload failed: %s", async (message, status, json) => {
    const page = await openScript();
    await answering(page, "*/upload-script", status, json);
    await choose(page, PDF, "Pink");
    await button(page, "Upload").click();
    await staysFor(page, `Error: ${message}`, 5000);
    expect(await button(page, "Import New Draft").isEnabled()).toBe(true);
  });

  it("says for five seconds that the breakdown could not be begun", async () => {
    const page = await openScript();
    await answering(page, "*/upload-script", 200, DRAFT);
    await answering(page, "*/generate-breakdown/*", 500);
    await choose(page, PDF, "Pink");
    await button(page, "Upload").click();
    await staysFor(page, "Error: Failed to generate script breakdown", 5000);
  });

  it("says for five seconds why the breakdown could not be made", async () => {
    const page = await openScript();
    await answering(page, "*/upload-script", 200, DRAFT);
    await answering(page, "*/generate-breakdown/*", 200, { status: "running", percent: 0 });
    await answering(page, "*/breakdown-progress", 200, {
      status: "failed",
      percent: 10,
      reason: "No scene was found.",
    });
    await choose(page, PDF, "Pink");
    await button(page, "Upload").click();
    await staysFor(page, "Error: No scene was found.", 5000);
  });

  it("says what is wrong with a file that only calls itself a PDF", async () => {
    const page = await openScript();
    await choose(page, { ...PDF, buffer: Buffer.from("plain text") }, "Pink");
    await button(page, "Upload").click();
    await says(page, "Error: Please select a valid PDF file.");
  });

  it("says for three seconds that there is no address to read the PDF from", async () => {
    const { page } = await open({ person: production.owner });
    await answering(page, "*/script-view/*", 500);
    await page.clock.install();
    await page.goto(script);
    const draft = page.getByRole("button", { name: /^v1 - Draft/ });
    await draft.waitFor();
    await stopClock(page);
    await draft.click();
    await staysFor(page, "Failed to fetch PDF", 3000);
    await button(page, "Try again").waitFor();
  });

  it("says for three seconds that the PDF cannot be read", async () => {
    const { page } = await open({ person: production.owner });
    await answering(page, "*/script-view/*", 200, { url: "/api/broken.pdf" });
    await losing(page, "broken.pdf");
    await page.clock.install();
    await page.goto(script);
    const draft = page.getByRole("button", { name: /^v1 - Draft/ });
    await draft.waitFor();
    await stopClock(page);
    await draft.click();
    await staysFor(page, "Failed to load the script", 3000);
  });

  it("keeps from showing an empty list when there is no answer", async () => {
    const { page } = await open({ person: production.owner });
    await answering(page, "*/script-list", 500);
    await page.goto(script);
    await says(page, "Failed to fetch scripts");
    expect(await page.getByText("Upload scripts to view them here").count()).toBe(0);
  });
});
