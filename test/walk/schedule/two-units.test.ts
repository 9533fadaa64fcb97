import { randomUUID } from "node:crypto";
import type { Locator } from "playwright-core";
import { expect, inject, it } from "vitest";
import { DEFAULT_TIMING } from "../../../shared/call-sheet/model/call-times.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { scheduleFromTsv } from "../../../shared/schedule/model/schedule-tsv.ts";
import { mailed } from "../../api/mailed.ts";
import { MAIN, SECOND, twoUnits } from "../../api/two-units.ts";
import { mailTo } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, says } from "../words.ts";

const open = windows();
const url = inject("url");
const DATE = "2031-03-03";

it("a strip goes to the second unit at its price, both call sheets are published, and who is in both sees both calls", async () => {
  const kit = `kit-${randomUUID()}@crew.example`;
  const production = await twoUnits(url, DATE, { [DATE]: "1 2 3" }, { [DATE]: "5" });
  const { owner, id } = production;
  const positions = [{ position: "Gaffer", name: "Kit Lavender", mail: kit }];
  const departments = [{ id: "electric", name: "Electric", positions }];
  await owner.api(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
  for (const [scheduleName, crewCall] of [
    [MAIN.schedule, "9:00 AM"],
    [SECOND.schedule, "5:00 AM"],
  ] as const) {
    const payload = { date: DATE, timing: { ...DEFAULT_TIMING, crewCall }, version: 0 };
    await owner.api(routes.updateCallSheet, { params: { id, scheduleName }, payload });
  }

  const { page, complaints } = await open({ person: owner });
  await page.goto(`/${owner.id}/${id}/stripboard?schedule=${MAIN.schedule}`);
  const strip = (number: string) => page.getByRole("button", { name: new RegExp(`^Scene ${number} (INT|EXT)`) });
  const lane = page.getByRole("list", { name: "Second Unit on this day" });
  const middle = async (where: Locator) => {
    const { x, y, height } = (await where.boundingBox())!;
    return [x + 20, y + height / 2] as const;
  };
  await lane.waitFor();
  await page.mouse.move(...(await middle(strip("3"))));
  await page.mouse.down();
  await page.mouse.move(...(await middle(strip("2"))), { steps: 3 });
  await page.mouse.move(...(await middle(lane)), { steps: 3 });
  await says(page, "Second Unit, Mon 03/03/2031");
  await page
    .getByText(/MARA works with Main Unit on 03\/03\/2031\./)
    .first()
    .waitFor();
  await page.mouse.up();
  const scenesOf = async ({ schedule }: typeof MAIN | typeof SECOND) => {
    const params = { id, scheduleFile: schedule };
    const { days } = scheduleFromTsv(await owner.api(routes.getSchedule, { params }));
    return days.map(({ strips }) => strips.map(({ number }) => number).join(" "));
  };
  const become = (...boards: readonly string[][]) =>
    expect.poll(async () => [await scenesOf(MAIN), await scenesOf(SECOND)]).toEqual(boards);
  await become(["1 2"], ["5 3"]);
  await says(page, "Scene 3 moved to Second Unit, Mon 03/03/2031.");
  await button(page, "Undo").click();
  await become(["1 2 3"], ["5"]);

  // The same by keyboard, with the price of both boards.
  await strip("3").focus();
  await page.keyboard.press("u");
  const asked = dialog(page, "Move Scene 3 to Second Unit");
  await asked
    .getByText(/^Second Unit: /)
    .first()
    .waitFor();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Move", exact: true }).click();
  await become(["1 2"], ["5 3"]);
  expect(complaints).toEqual([]);

  for (const { schedule: scheduleName } of [MAIN, SECOND]) {
    const params = { id, scheduleName, date: DATE };
    const payload = { as: "final" as const, after: 0, operation: randomUUID(), reason: "No meal is planned" };
    await owner.api(routes.publishCallSheet, { params, payload });
    await mailed(owner, params);
  }
  const { page: phone } = await open({ on: PHONE });
  const [link = ""] = /https?:\S+\/call-sheet\/[0-9a-z]{32}/.exec((await mailTo(url, kit, "Your call: 9:00 AM")).text)!;
  await phone.goto(new URL(link).pathname);
  const calls = phone.getByRole("list", { name: "Your calls on this day" });
  await expect.poll(() => calls.getByRole("listitem").count()).toBe(2);
  const texts = await calls.getByRole("listitem").allTextContents();
  expect(texts.map((text) => text.split(",")[0])).toEqual(["5:00 AM Second Unit", "9:00 AM Main Unit"]);
});
