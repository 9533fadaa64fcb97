import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, withEditor } from "../../api/production.ts";
import type { Person } from "../../people.ts";
import { holding, unaware } from "../server.ts";
import { windows } from "../visit.ts";
import { button, dialog } from "../words.ts";

const open = windows();
let production: Production;
let editor: Person;
const params = () => ({ id: production.id });

beforeAll(async () => {
  production = await newProduction(inject("url"));
  editor = await withEditor(inject("url"), production);
});

async function pageAt(path: string): Promise<Page> {
  const { page } = await open({ person: editor });
  await unaware(page, production);
  await page.goto(`/${editor.id}/${production.id}/${path}`);
  return page;
}

describe("input typed during a save", () => {
  it("is kept in the times of a day, merged with what others have saved", async () => {
    const { owner } = production;
    const plan = { name: "Main", location: "All locations", scenes_per_day: 3 };
    await owner.api(routes.createSchedule, { params: params(), payload: plan });
    const page = await pageAt("call-sheets/Main?day=1");
    const day = { id: production.id, scheduleName: "Main" };
    const today = async () => (await owner.api(routes.getCallSheetDays, { params: day })).days[0]!;
    const time = (label: string) => page.getByLabel(label, { exact: true });
    await time("Shift Start").fill("6:00 AM");
    const { sheet, version } = await today();
    const payload = { date: sheet.date, plan: sheet.plan, timing: { ...sheet.entered!, shiftEnd: "9:00 PM" }, version };
    await owner.api(routes.updateCallSheet, { params: day, payload });
    const goOn = await holding(page, "*/call-sheet-days/*");
    await time("Shift Start").press("Tab");
    await time("Shoot Call").fill("7:15 AM");
    await goOn();
    await expect.poll(async () => (await today()).sheet.timing.shiftStart).toBe("6:00 AM");
    await expect.poll(() => time("Shift End").inputValue()).toBe("9:00 PM");
    expect(await time("Shoot Call").inputValue()).toBe("7:15 AM");
    await time("Shoot Call").press("Tab");
    const all = { shiftStart: "6:00 AM", shiftEnd: "9:00 PM", shootCall: "7:15 AM" };
    await expect.poll(async () => (await today()).sheet.timing).toMatchObject(all);
  });

  it("is blocked in a dialog that closes on saving, which regains the focus if the save fails", async () => {
    await production.owner.api(routes.addActorOption, {
      params: { ...params(), castId: "1" },
      payload: { actorName: "Ava Mar" },
    });
    const page = await pageAt("cast/1/options");
    await button(page, "Ava Mar").click();
    const asked = dialog(page, "Details of Ava Mar");
    const agent = asked.getByLabel("Agent");
    await agent.fill("Costa Talent");
    const goOn = await holding(page, "*/cast/1/option-details");
    await asked.getByLabel("Phone").fill("+44 20 7946 012");
    await asked.getByLabel("Phone").press("Enter");
    await asked.getByRole("button", { name: "Saving..." }).waitFor();
    await page.keyboard.type("3");
    expect(await asked.getByLabel("Phone").inputValue()).toBe("+44 20 7946 012");
    await goOn({ status: 500 });
    await asked.getByRole("button", { name: "Save Details" }).waitFor();
    await page.keyboard.type("3");
    expect(await asked.getByLabel("Phone").inputValue()).toBe("+44 20 7946 0123");
    expect(await agent.inputValue()).toBe("Costa Talent");
  });
});
