import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { tableFromCsv } from "../../shared/breakdown/csv-table.ts";
import { breakdownXlsx } from "../../shared/breakdown/xlsx.ts";
import { tableFromXlsx } from "../../shared/breakdown/xlsx-table.ts";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction, type Production } from "../api/production.ts";
import { expectAccessible } from "./axe.ts";
import { DESK, PHONE, windows } from "./visit.ts";
import { button, dialog, says } from "./words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const params = { id: production.id, castId: "1" };
  const payload = { actorName: '=Ana, "the" Duarte', details: "Sails", dates: "03/02/2031" };
  await production.owner.api(routes.addActorOption, { params, payload });
});

async function opened(path: string, on = DESK): Promise<Page> {
  const { page } = await open({ person: production.owner, on });
  await page.goto(`/${production.owner.id}/${production.id}/${path}`);
  return page;
}

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page.getByLabel("Sheet of options").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(bytes) });

describe("the options of the cast", () => {
  it("are saved as .csv and as .xlsx", async () => {
    const page = await opened("cast-list");
    const [csv, xlsx] = [await saved(page, "Options as CSV"), await saved(page, "Options as .xlsx")];
    const table = {
      columns: ["Cast ID", "Character", "Actor Name", "Details", "Dates"],
      rows: [["1", "MARA", '=Ana, "the" Duarte', "Sails", "03/02/2031"]],
    };
    expect(csv.name).toBe(`cast-options-${production.id}.csv`);
    expect(tableFromCsv(csv.bytes.toString("utf8"))).toEqual(table);
    expect(tableFromXlsx(xlsx.bytes)).toEqual(table);
  });

  it.each([
    ["a desk", DESK, "Bo"],
    ["a phone", PHONE, "Cy"],
  ])("are added from a sheet on %s, after what would be added and refused was shown", async (_, on, name) => {
    const page = await opened("cast-list", on);
    await button(page, "Import Options").waitFor();
    const csv = `Character,Actor Name,Dates\nODO,${name},03/02/2031\nODO,Dan,soon\nMARA,"=Ana, ""the"" Duarte",03/03/2031\n`;
    await choose(page, "actors.csv", Buffer.from(csv));
    await says(page, "1 will be added, 0 are there already, 2 are refused.");
    await page.getByText('"soon" is no date. Write month, day and year, such as 03/02/2026.').waitFor();
    await page.getByText("is an option for MARA already").waitFor();
    await expectAccessible(page);
    await button(page, "Add 1 option").click();
    await says(page, "Added 1 of 1 options");
    const { cast_options } = await production.owner.api(routes.getCastOptions, {
      params: { id: production.id, castId: "2" },
    });
    expect(cast_options).toContain(`2\t${name}\t\t03/02/2031`);
  });

  it("are not read from what is no sheet, which is said in words", async () => {
    const page = await opened("cast-list");
    await button(page, "Import Options").waitFor();
    await choose(page, "broken.xlsx", Buffer.from("PK not a zip"));
    await says(page, "This is no workbook that can be read. Save it again as .xlsx or .csv.");
  });
});

describe("the options of the locations", () => {
  it("are added from a workbook", async () => {
    const page = await opened("locations");
    await button(page, "Import Options").waitFor();
    const table = {
      columns: ["Location Group Name", "Location Name", "Address", "Dates"],
      rows: [["LIGHTHOUSE", "Punta Faro", "Calle 1", "No Constraint"]],
    };
    await choose(page, "places.xlsx", breakdownXlsx(table, { title: "" }));
    await button(page, "Add 1 option").click();
    await says(page, "Added 1 of 1 options");
    await dialog(page, "Import places.xlsx").getByRole("button", { name: "Close" }).first().click();
    await says(page, "Punta Faro", "Calle 1");
  });
});
