import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, dialog, says } from "../words.ts";

const open = windows();
let production: Production;
let project: string;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  project = `/${owner.id}/${id}`;
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

const sheetAt = (day: number) => `${project}/call-sheets/Main?day=${day}`;
const savedSheet = async () => {
  const params = { id: production.id, scheduleName: "Main" };
  return (await production.owner.api(routes.getCallSheetDays, { params })).days[0]!.sheet;
};

it("edits a day's calls, its settings and an imported crew, which can be read on a phone", async () => {
  const { page } = await open({ person: production.owner });
  await page.goto(sheetAt(1));
  await button(page, "Change the call for MARA").click();
  const asked = dialog(page, "Call for MARA");
  await asked.getByLabel("On set", { exact: true }).fill("9:30 AM");
  await asked.getByLabel("Make-up (min)").fill("75");
  await asked.getByRole("button", { name: "Set" }).click();
  await page.getByRole("row", { name: /MARA.*8:00 AM.*9:15 AM.*9:30 AM/ }).waitFor();
  await page.getByLabel("Est. wrap", { exact: true }).fill("7:00 PM");
  await page.getByLabel("Meal", { exact: true }).fill("1:00 PM");
  await page.getByLabel("Crew Call", { exact: true }).fill("6:00 AM");
  await page
    .getByRole("region", { name: "Work rules" })
    .getByText(/The meal at 1:00 PM is 1 h late/)
    .waitFor();
  await page.getByLabel("Crew Call", { exact: true }).press("Tab");
  await button(page, "Background").click();
  await button(page, "Add background").click();
  await page.getByLabel("Count for group 1").fill("12");
  await page.getByLabel("Count for group 1").press("Tab");
  await expect.poll(async () => (await savedSheet()).background).toMatchObject([{ count: 12 }]);
  expect(await savedSheet()).toMatchObject({ timing: { crewCall: "6:00 AM" }, plan: { meal: "1:00 PM" } });
  expect((await savedSheet()).cast[0]).toMatchObject({ report: "8:00 AM" });
  await expectReadable(page, DESK);
  await button(page, "Call sheet settings").click();
  await dialog(page, "Call sheet settings").getByLabel("Company").fill("Harbour Light Pictures");
  await expectAccessible(page);
  await dialog(page, "Call sheet settings").getByRole("button", { name: "Save" }).click();
  await says(page, "Harbour Light Pictures");

  await goWithin(page, `${project}/crew`);
  await button(page, "Import Crew").waitFor();
  const csv = "Department,Position,Name,Phone\nCamera,Loader,Ines Mora,+34 600 000 000\nGrip,Key Grip,Bo Tull,soon\n";
  await page
    .getByLabel("Crew list file")
    .setInputFiles({ name: "crew.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  const preview = dialog(page, "Crew from crew.csv");
  await preview.getByText(/"soon" is not a phone number/).waitFor();
  await expectAccessible(page);
  await preview.getByRole("button", { name: "Import 1 person" }).click();
  await button(page, "Call for Camera").click();
  await dialog(page, "Call for Camera").getByLabel("Minutes from crew call").fill("-15");
  await dialog(page, "Call for Camera").getByRole("button", { name: "Set" }).click();
  await button(page, "Save Changes").click();
  const camera = async () => (await savedSheet()).departments.find(({ name }) => name === "Camera");
  await expect.poll(async () => (await camera())?.positions).toMatchObject([{ name: "Ines Mora", time: "5:45 AM" }]);
  await expectReadable(page, DESK);

  await page.setViewportSize(PHONE.viewport!);
  await button(page, "Details of Ines Mora").waitFor();
  await expectReadable(page, PHONE);
  await goWithin(page, sheetAt(1));
  await says(page, "Harbour Light Pictures");
  await expectReadable(page, PHONE);
});

/** Checks that there are no axe violations and no horizontal scrolling. */
async function expectReadable(page: Page, { viewport }: typeof DESK): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport!.width);
}
