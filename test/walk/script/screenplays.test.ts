import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { scenesFromFdx } from "../../../shared/screenplay/files/fdx.ts";
import { scenesFromFountain } from "../../../shared/screenplay/files/fountain.ts";
import { newProject } from "../../api/production.ts";
import { type Person, signedUp } from "../../people.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { holdingFile } from "../server.ts";
import { contentOf, windows } from "../visit.ts";
import { button, heading } from "../words.ts";

const open = windows();
let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(inject("url"), "owner");
  id = await newProject(owner);
});

const address = (page: string) => `/${owner.id}/${id}/${page}`;

async function upload(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder("Enter script name").fill(name);
  await button(page, "Upload").click();
}

async function download(page: Page, format: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    (async () => {
      await button(page, "More formats").click();
      await page.getByRole("button", { name: format }).click();
    })(),
  ]);
  const ending = /\.\w+/.exec(format)?.[0];
  expect(file.suggestedFilename()).toBe(`script-breakdown-${id}${ending}`);
  return contentOf(file);
}

describe("a script in a format other than PDF", () => {
  it("is imported, broken down, shown as pages and exported in each format", async () => {
    const { page } = await open({ person: owner });
    await page.goto(address("script"));
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      button(page, "Import FDX or Fountain").click(),
    ]);
    expect(await page.getByLabel("Script PDF").getAttribute("accept")).toBe(".fdx,.fountain");
    await chooser.setFiles({ name: "tide.fountain", mimeType: "", buffer: Buffer.from(SCREENPLAY) });
    await upload(page, "White");
    await page.waitForURL(`**${address("script-breakdown")}`);
    await page.getByRole("grid").getByText("LIGHTHOUSE - LAMP ROOM").waitFor();

    const scenes = scenesFromFountain(SCREENPLAY).scenes.map(({ set, eighths }) => [set, eighths]);
    const fdx = scenesFromFdx(String(await download(page, "Final Draft (.fdx)"))).scenes;
    expect(fdx.map(({ set, eighths }) => [set, eighths])).toEqual(scenes);
    const fountain = scenesFromFountain(String(await download(page, "Fountain (.fountain)"))).scenes;
    expect(fountain.map(({ number }) => number)).toEqual(["1", "2", "3", "4", "5"]);
    const workbook = unzipSync(new Uint8Array(await download(page, "Excel workbook (.xlsx)")));
    expect(Buffer.from(workbook["xl/worksheets/sheet1.xml"]!).toString()).toContain("LIGHTHOUSE - LAMP ROOM");

    await owner.api(routes.setWatermark, { params: { id }, payload: { marked: true } });
    await goWithin(page, address("script?draft=1"));
    const sheet = page.getByRole("region", { name: "Page 1" });
    await sheet.getByText("MARA polishes the lens. ODO climbs in, out of breath.").waitFor();
    await page.getByRole("link", { name: "Save the file" }).waitFor();
    await sheet.getByText(owner.email).waitFor();
    await expectAccessible(page);
  });
});

it("offers a new user a sample script, and follows its run when the drafts load before the page's code", async () => {
  const newcomer = await signedUp(inject("url"), "newcomer");
  const { page, complaints } = await open({ person: newcomer });
  const goOn = await holdingFile(page, "script");
  await page.goto(`/${newcomer.id}`);
  const drafts = page.waitForResponse(/\/script-list/);
  await button(page, "Try it with a sample script").click();
  await (await drafts).finished();
  await goOn();
  await heading(page, "Script Breakdown").waitFor();
  await page.getByText("NET LOFT - KITCHEN").first().waitFor();
  await goWithin(page, `/${newcomer.id}`);
  await page.getByRole("link", { name: /^The Honest Tide/ }).waitFor();
  expect(await button(page, "Try it with a sample script").count()).toBe(0);
  expect(complaints).toEqual([]);
});
