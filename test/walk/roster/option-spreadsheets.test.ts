import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { tableFromCsv } from "../../../shared/tables/csv-import.ts";
import { tableFromXlsx } from "../../../shared/tables/xlsx-import.ts";
import { newProduction } from "../../api/production.ts";
import { expectAccessible } from "../axe.ts";
import { contentOf, DESK, PHONE, windows } from "../visit.ts";
import { button, says } from "../words.ts";

const open = windows();

async function saved(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  await button(page, "Spreadsheets").click();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  await button(page, name).waitFor({ state: "hidden" });
  return { name: download.suggestedFilename(), bytes: await contentOf(download) };
}

it("exports the cast's options as .csv and .xlsx, and imports a sheet after a preview, also on a phone", async () => {
  const { owner, id } = await newProduction(inject("url"));
  const role = (castId: string) => owner.api(routes.getCastOptions, { params: { id, castId } });
  const profile = { ...NO_ACTOR_PROFILE, phone: "+44 20 7946 0123", minor: "9-15y" as const, diet: "No nuts" };
  const payload = { actorName: '=Ana, "the" Duarte', details: "Sails", dates: "03/02/2031", profile };
  await owner.api(routes.addActorOption, { params: { id, castId: "1" }, payload });
  const { page } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}/cast-list`);

  const [csv, xlsx] = [await saved(page, "Options as CSV"), await saved(page, "Options as .xlsx")];
  const table = {
    columns: [
      ...["Cast ID", "Character", "Actor Name", "Details", "Dates", "Phone", "E-mail", "Agent", "Rate per day"],
      ...["Age", "Work within days", "Diet", "Access needs"],
    ],
    rows: [
      [
        ...["1", "MARA", '=Ana, "the" Duarte', "Sails", "03/02/2031", "+44 20 7946 0123", "", "", ""],
        ...["9 to 15 years", "", "No nuts", ""],
      ],
      ["2", "ODO", ...Array.from({ length: 11 }, () => "")],
      ["3", "PILAR", ...Array.from({ length: 11 }, () => "")],
    ],
  };
  expect(csv.name).toMatch(/^The Small Tide - Actor options - \d{4}-\d\d-\d\d\.csv$/);
  expect(tableFromCsv(csv.bytes.toString("utf8"))).toEqual(table);
  expect(tableFromXlsx(xlsx.bytes)).toEqual(table);

  await button(page, "Spreadsheets").click();
  await button(page, "Import Options").waitFor();
  const sheet = `Character,Actor Name,Dates,Agent\nODO,Cy,03/02/2031,Nordlys\nODO,Dan,soon,\nMARA,"=Ana, ""the"" Duarte",03/03/2031,\n`;
  await page
    .getByLabel("Options sheet")
    .setInputFiles({ name: "actors.csv", mimeType: "text/csv", buffer: Buffer.from(sheet) });
  await says(page, "1 will be added, 1 will be changed, 0 are already there, 1 are rejected.");
  for (const { viewport } of [PHONE, DESK]) {
    await page.setViewportSize(viewport!);
    await page.getByText('"soon" is not a date. Write month, day and year, such as 03/02/2026.').waitFor();
    await says(page, "Dates: 03/02/2031 → 03/03/2031");
    await expectAccessible(page);
  }
  await button(page, "Add 1 and change 1 option").click();
  await says(page, "Added 1, changed 1 of 2");
  expect((await role("2")).cast_options).toContain("2\tCy\t\t03/02/2031");
  expect((await role("2")).details.at(-1)?.profile.agent).toBe("Nordlys");
  const { cast_options, details } = await role("1");
  expect(cast_options).toContain('1\t=Ana, "the" Duarte\tSails\t03/03/2031');
  expect(details[0]?.profile).toMatchObject({ phone: "+44 20 7946 0123", minor: "9-15y", diet: "No nuts" });
});
