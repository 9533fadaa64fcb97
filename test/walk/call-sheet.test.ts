import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProduction, type Production } from "../api/production.ts";
import { expectAccessible } from "./axe.ts";
import { DESK, PHONE, windows } from "./visit.ts";
import { button, dialog, heading, says } from "./words.ts";

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

describe("a day's call sheet", () => {
  it("says that there is no such day as its address names, and what there is", async () => {
    const { page } = await open({ person: production.owner });
    await page.goto(sheetAt(99));
    await says(page, "“Main” has no shoot day “99”: its last is day 2.", "Go to the shoot days");
    await page.goto(`${project}/stripboard`);
    await says(page, "This address names no schedule, so there is no stripboard to show.", "Go to the schedules");
  });

  it("calls the cast by what each needs, and says which rules of work a call breaks as it is typed", async () => {
    const { page } = await open({ person: production.owner });
    await page.goto(sheetAt(1));
    await button(page, "Change the call for MARA").click();
    const asked = dialog(page, "Call for MARA");
    await asked.getByLabel("On set", { exact: true }).fill("9:30 AM");
    await asked.getByLabel("Make-up (min)").fill("75");
    await asked.getByText("report 8:00 AM · wardrobe 9:15 AM · on set 9:30 AM").waitFor();
    await asked.getByLabel("Remarks").fill("Wet hair");
    await asked.getByRole("button", { name: "Set" }).click();
    await page.getByRole("row", { name: /MARA\s*Wet hair.*8:00 AM.*9:15 AM.*9:30 AM/ }).waitFor();

    const rules = page.getByRole("region", { name: "Work rules" });
    await rules.getByText(/MARA:.*No meal is scheduled: one is due by 2:00 PM/).waitFor();
    await page.getByLabel("Meal", { exact: true }).fill("1:00 PM");
    await page.getByLabel("Est. wrap").fill("7:00 PM");
    await expect.poll(() => rules.count()).toBe(0);
    await page.getByLabel("Crew Call", { exact: true }).fill("6:00 AM");
    await rules
      .getByText(
        /Department 1, .*The meal at 1:00 PM is 1 h late: it is due by 12:00 PM. A call at 7:00 AM or later would be legal./,
      )
      .waitFor();
    await expectAccessible(page);
    await page.getByLabel("Crew Call", { exact: true }).press("Tab");
    await expect.poll(async () => (await savedSheet()).timing.crewCall).toBe("6:00 AM");
    expect((await savedSheet()).plan).toMatchObject({ meal: "1:00 PM", wrap: "7:00 PM" });
    expect((await savedSheet()).cast[0]).toMatchObject({ report: "8:00 AM", remarks: "Wet hair" });
  });

  it("has background, notes to departments and what holds for all sheets", async () => {
    const { page } = await open({ person: production.owner });
    await page.goto(sheetAt(1));
    await button(page, "Add background").click();
    await page.getByLabel("Count for group 1").fill("12");
    await page.getByLabel("Type of group 1").fill("Fishwives");
    await page.getByLabel("Type of group 1").press("Tab");
    await page.getByLabel("Department", { exact: true }).fill("Camera");
    await page.getByLabel("Note to the department").fill("Second body");
    await button(page, "Add note").click();
    await says(page, "Second body");
    await page.getByLabel("Base camp").fill("Quay 2");
    await page.getByLabel("Meal headcount").fill("30");
    await page.getByLabel("Meal headcount").press("Tab");
    await expect
      .poll(async () => (await savedSheet()).plan.logistics)
      .toMatchObject({
        ...{ baseCamp: "Quay 2", mealHeads: 30, breakfastHeads: null },
      });
    await button(page, "Call sheet settings").click();
    await dialog(page, "Call sheet settings").getByLabel("Company").fill("Harbour Light Pictures");
    await expectAccessible(page);
    await dialog(page, "Call sheet settings").getByRole("button", { name: "Save" }).click();
    await says(page, "Harbour Light Pictures");
    await expect.poll(async () => (await savedSheet()).background).toMatchObject([{ count: 12, type: "Fishwives" }]);
    expect((await savedSheet()).plan.departmentNotes).toMatchObject([{ department: "Camera", text: "Second body" }]);
  });

  it.each([
    ["a desk", DESK],
    ["a phone", PHONE],
  ])("is read on %s without scrolling sideways", async (_, on) => {
    const { page } = await open({ person: production.owner, on });
    for (const path of [sheetAt(1), `${project}/crew`]) {
      await page.goto(path);
      await heading(page, /Main$|^Crew$/)
        .first()
        .waitFor();
      await page.waitForLoadState("networkidle");
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, on.viewport!.width]);
    }
  });
});

describe("the crew", () => {
  it("takes people over from a list after showing what that would do, and joins who stands there twice", async () => {
    const { page } = await open({ person: production.owner });
    await page.goto(`${project}/crew`);
    const csv =
      "Department,Position,Name,Phone,Mail\nCamera,Loader,Ines Mora,+34 600 000 000,\nGrip,Key Grip,Bo Tull,soon,\n";
    const lists = page.getByLabel("Crew list file");
    await lists.setInputFiles({ name: "crew.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    const preview = dialog(page, "Crew from crew.csv");
    await preview.getByText(/^1 will be added, 0 completed; 0 are already there, 1 are rejected\./).waitFor();
    await preview.getByText(/"soon" is not a phone number/).waitFor();
    await expectAccessible(page);
    await preview.getByRole("button", { name: "Import 1 person" }).click();
    const card = "BEGIN:VCARD\nFN:Ines Mora\nORG:X;B Unit\nTITLE:Operator\nEMAIL:ines@crew.example\nEND:VCARD\n";
    await lists.setInputFiles({ name: "ines.vcf", mimeType: "text/vcard", buffer: Buffer.from(card) });
    await dialog(page, "Crew from ines.vcf").getByRole("button", { name: "Import 1 person" }).click();
    await button(page, "Merge").click();

    await button(page, "Details of Ines Mora").click();
    const person = dialog(page, "Ines Mora");
    expect(await person.getByLabel("Email").inputValue()).toBe("ines@crew.example");
    await person.getByLabel("Dietary notes").fill("No nuts");
    await person.getByLabel("Call", { exact: true }).selectOption("Minutes from crew call");
    await person.getByLabel("Minutes from crew call").fill("soon");
    await person.getByText('"soon" is not a number of minutes, such as -30.').waitFor();
    await person.getByLabel("Minutes from crew call").fill("-30");
    await person.getByRole("button", { name: "Done" }).click();
    await button(page, "Call for Camera").click();
    await dialog(page, "Call for Camera").getByLabel("Minutes from crew call").fill("-15");
    await dialog(page, "Call for Camera").getByRole("button", { name: "Set" }).click();
    await says(page, "15 min before crew call", "30 min before crew call");
    // One that is removed can be brought back; one that stays removed is not kept.
    await button(page, "Add a position to Camera").click();
    await page.getByLabel("Name of position 2 in Camera").fill("Bo Tull");
    const remove = async () => {
      await button(page, "Details of Bo Tull").click();
      await dialog(page, "Bo Tull").getByRole("button", { name: "Remove" }).click();
      await says(page, "Deleted Bo Tull");
    };
    await remove();
    await button(page, "Undo").click();
    await remove();
    expect(await button(page, "Details of Bo Tull").count()).toBe(0);
    await button(page, "Save Changes").click();
    const crew = async () =>
      (await production.owner.api(routes.getCrew, { params: { id: production.id } })).departments;
    await expect
      .poll(async () => (await crew()).find(({ name }) => name === "Camera"))
      .toMatchObject({
        offset: -15,
        positions: [
          {
            name: "Ines Mora",
            position: "Loader",
            phone: "+34 600 000 000",
            mail: "ines@crew.example",
            diet: "No nuts",
            offset: -30,
          },
        ],
      });
    expect((await savedSheet()).departments.find(({ name }) => name === "Camera")?.positions[0]?.time).toBe("5:30 AM");
  });

  it("is taken over from another project", async () => {
    const { owner } = production;
    const payload = { projectName: "The Next Tide", projectType: "Short Film" as const };
    const { id } = await owner.api(routes.createProject, { params: { user: owner.id }, payload });
    const { page } = await open({ person: owner });
    await page.goto(`/${owner.id}/${id}/crew`);
    await button(page, "From another project").click();
    await dialog(page, "Crew from another project").getByLabel("Project").selectOption("The Small Tide");
    await button(page, "Show its crew").click();
    await dialog(page, "Crew from The Small Tide").getByRole("button", { name: "Import 1 person" }).click();
    await button(page, "Save Changes").click();
    const names = async () =>
      (await owner.api(routes.getCrew, { params: { id } })).departments.flatMap(({ positions }) =>
        positions.map(({ name }) => name),
      );
    await expect.poll(names).toEqual(["Ines Mora"]);
  });
});
