import type { Page } from "playwright-core";
import { expect, inject, it } from "vitest";
import { signedUp } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { DESK, windows } from "../visit.ts";
import { button, dialog, heading } from "../words.ts";

const open = windows();

it("applies the device's colour theme from the first paint after a reload, and in other tabs", async () => {
  const person = await signedUp(inject("url"), "reader");
  const home = `/${person.id}`;
  const { page } = await open({ person });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      performance.mark("coloured");
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-theme"] });
  });
  await page.goto(home);
  await button(page, "Your account").click();
  const colours = dialog(page, "Your account").getByRole("group", { name: "Colours on this device" });
  await colours.getByRole("button", { name: "System", pressed: true }).waitFor();
  const ground = (on: Page) => on.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground(page);
  await colours.getByRole("button", { name: "Dark" }).click();
  const dark = await ground(page);
  expect(dark).not.toBe(light);
  await expectAccessible(page);

  await page.reload();
  await heading(page, "Projects").waitFor();
  expect(await ground(page)).toBe(dark);
  const [coloured, painted] = await page.evaluate(() =>
    ["coloured", "first-paint"].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
  );
  expect(coloured).toBeLessThan(painted!);

  const tab = await page.context().newPage();
  await tab.goto(home);
  await button(tab, "Your account").click();
  await button(tab, "System").click();
  await expect.poll(() => ground(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground(page)).toBe(dark);
});

it("keeps the choice of colours in its place while the account loads", async () => {
  const person = await signedUp(inject("url"), "reader");
  const { page } = await open({ person, on: { ...DESK, reducedMotion: "reduce" } });
  await page.goto(`/${person.id}`);
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/user/${person.id}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await button(page, "Your account").click();
  const account = dialog(page, "Your account");
  const colours = account.getByRole("group", { name: "Colours on this device" });
  const before = await colours.boundingBox();
  held.resolve();
  await account.getByRole("button", { name: "Save My Data" }).waitFor();
  expect(await colours.boundingBox()).toEqual(before);
});
