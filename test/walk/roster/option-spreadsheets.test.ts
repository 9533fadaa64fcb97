import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { breakdownXlsx } from "../../../shared/breakdown/formats/breakdown-workbook.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { tableFromCsv } from "../../../shared/tables/csv-import.ts";
import { tableFromXlsx } from "../../../shared/tables/xlsx-import.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { contentOf, DESK, PHONE, windows } from "../visit.ts";
import { button, dialog, says } from "../words.ts";

const open = windows();
let production: Production;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const params = { id: production.id, castId: "1" };
  const profile = { ...NO_ACTOR_PROFILE, phone: "+44 20 7946 0123", minor: "9-15y" as const, diet: "No nuts" };
  const payload = { actorName: '=Ana, "the" Duarte', details: "Sails", dates: "03/02/2031", profile };
  await production.owner.api(routes.addActorOption, { params, payload });
});

const role = (castId: string) => production.owner.api(routes.getCastOptions, { params: { id: production.id, castId } });

async function opened(path: string, on = DESK): Promise<Page> {
  const { page } = await open({ person: production.owner, on });
  await page.goto(`/${production.owner.id}/${production.id}/${path}`);
  return page;
}

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  await button(page, "Spreadsheets").click();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  await button(page, name).waitFor({ state: "hidden" });
  return { name: download.suggestedFilename(), bytes: await contentOf(download) };
}

/** Opens the menu with the import once the options have arrived. */
async function shown(page: Page): Promise<void> {
  await button(page, "Spreadsheets").click();
  await button(page, "Import Options").waitFor();
}

const choose = (page: Page, name: string, bytes: Uint8Array) =>
  page.getByLabel("Options sheet").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(bytes) });

describe("cast options", () => {
  it("are exported as .csv and .xlsx", async () => {
    const page = await opened("cast-list");
    const [csv, xlsx] = [await saved(page, "Options as CSV"), await saved(page, "Options as .xlsx")];
    const table = {
      columns: [
        ...["Cast ID", "Character", "Actor Name", "Details", "Dates", "Phone", "E-mail", "Agent", "Rate per day"],
        ...["Age", "Diet", "Access needs"],
      ],
      rows: [
        [
          ...["1", "MARA", '=Ana, "the" Duarte', "Sails", "03/02/2031", "+44 20 7946 0123", "", "", ""],
          ...["9 to 15 years", "No nuts", ""],
        ],
        ["2", "ODO", ...Array.from({ length: 10 }, () => "")],
        ["3", "PILAR", ...Array.from({ length: 10 }, () => "")],
      ],
    };
    expect(csv.name).toMatch(/^The Small Tide - Actor options - \d{4}-\d\d-\d\d\.csv$/);
    expect(tableFromCsv(csv.bytes.toString("utf8"))).toEqual(table);
    expect(tableFromXlsx(xlsx.bytes)).toEqual(table);
  });

  it.each([
    ["a desk", DESK, "Bo"],
    ["a phone", PHONE, "Cy"],
  ])("are imported from a sheet on %s after a preview of the additions and rejections", async (_, on, name) => {
    const page = await opened("cast-list", on);
    await shown(page);
    const csv = `Character,Actor Name,Dates,Agent\nODO,${name},03/02/2031,Nordlys\nODO,Dan,soon,\nMARA,"=Ana, ""the"" Duarte",03/03/2031,\n`;
    await choose(page, "actors.csv", Buffer.from(csv));
    await says(page, "1 will be added, 1 will be changed, 0 are already there, 1 are rejected.");
    await page.getByText('"soon" is not a date. Write month, day and year, such as 03/02/2026.').waitFor();
    await says(page, "Dates: 03/02/2031 → 03/03/2031");
    await expectAccessible(page);
    const before = await Promise.all([role("1"), role("2")]);
    await button(page, "Add 1 and change 1 option").click();
    await says(page, "Added 1, changed 1 of 2");
    expect((await role("2")).cast_options).toContain(`2\t${name}\t\t03/02/2031`);
    expect((await role("2")).details.at(-1)?.profile.agent).toBe("Nordlys");
    const [ana] = (await role("1")).details;
    expect((await role("1")).cast_options).toContain('1\t=Ana, "the" Duarte\tSails\t03/03/2031');
    expect(ana?.profile).toMatchObject({ phone: "+44 20 7946 0123", minor: "9-15y", diet: "No nuts" });

    await button(page, "Undo").click();
    await says(page, "Import undone");
    const after = await Promise.all([role("1"), role("2")]);
    expect(after.map(({ cast_options }) => cast_options)).toEqual(before.map(({ cast_options }) => cast_options));
    expect(after[0].details[0]?.profile).toEqual(before[0].details[0]?.profile);
  });

  it("are compared with the current options when another person has changed one in the meantime", async () => {
    const page = await opened("cast-list");
    await shown(page);
    await choose(page, "actors.csv", Buffer.from('Cast ID,Actor Name,Agent\n1,"=Ana, ""the"" Duarte",Nordlys\n'));
    await says(page, "Agent: empty → Nordlys");
    const { version, profile } = (await role("1")).details[0]!;
    const said = { actor_name: '=Ana, "the" Duarte', operation: "operation-1" };
    const payload = { ...said, version, profile: { ...profile, agent: "Harrow" } };
    await production.owner.api(routes.updateActorDetails, { params: { id: production.id, castId: "1" }, payload });
    await button(page, "Change 1 option").click();
    await page.getByText("Someone else has changed the details of").waitFor();
    await button(page, "Check again").click();
    await says(page, "Agent: Harrow → Nordlys");
    await button(page, "Change 1 option").click();
    await says(page, "Added 0, changed 1 of 1");
  });

  it("are not imported from an invalid sheet, and the message says why", async () => {
    const page = await opened("cast-list");
    await shown(page);
    await choose(page, "broken.xlsx", Buffer.from("PK not a zip"));
    await says(page, "This workbook cannot be read. Save it again as .xlsx or .csv.");
  });
});

describe("location options", () => {
  it("are imported from a workbook", async () => {
    const page = await opened("locations");
    await shown(page);
    const table = {
      columns: ["Location Group Name", "Location Name", "Address", "Dates", "Coordinates", "Permit valid until"],
      rows: [["LIGHTHOUSE", "Punta Faro", "Calle 1", "No Constraint", "36.5267, -6.2891", "05/31/2024"]],
    };
    await choose(page, "places.xlsx", breakdownXlsx(table, { title: "" }));
    await button(page, "Add 1 option").click();
    await says(page, "Added 1, changed 0 of 1");
    await dialog(page, "Import places.xlsx").getByRole("button", { name: "Close" }).first().click();
    await says(page, "Punta Faro", "Calle 1", "Permit expired on Friday, May 31, 2024");
  });
});
