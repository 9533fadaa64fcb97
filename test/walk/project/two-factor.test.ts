import { expect, inject, it } from "vitest";
import { paths } from "../../../web/navigation/paths.ts";
import { shownCode } from "../../authenticator.ts";
import { nextSecond, PASSWORD, signedUp } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, heading, says } from "../words.ts";

const open = windows();

it("ends another session, sets up an authenticator app, and signs in with it", async () => {
  const owner = await signedUp(inject("url"), "owner");
  const [{ page, complaints }, { page: lost }] = [await open({ person: owner, on: PHONE }), await open()];
  await lost.goto("/");
  await lost.getByLabel("Email").fill(owner.email);
  await lost.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(lost, "Sign In").click();
  await heading(lost, "Projects").waitFor();

  await page.goto(paths.account(owner.id));
  const places = page.getByRole("region", { name: "Active sessions" }).getByRole("row");
  await expect.poll(() => places.count()).toBe(3);
  expect(await places.filter({ hasText: "This device" }).getByRole("button").count()).toBe(0);
  await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect.poll(() => places.count()).toBe(2);
  const lately = page.getByRole("region", { name: "Recent sign-ins" }).getByRole("row");
  await expect.poll(() => lately.nth(1).textContent()).toMatch(/^Session ended: Chrome on /);
  await expectAccessible(page);
  await lost.reload();
  await lost.waitForURL("/");

  await button(page, "Set Up").click();
  const asks = dialog(page, "Set up two-factor authentication");
  await asks.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await button(page, "Continue").click();
  await page.getByRole("img", { name: "QR code for an authenticator app" }).waitFor();
  const key = (await page.locator("dd").textContent()) ?? "";
  const secret = key.replace(/\s/g, "");
  await page.getByLabel("Code from the authenticator app").fill("123");
  await button(page, "Turn On").click();
  await says(page, "A code has six digits; a recovery code has sixteen letters and digits.");
  await expectAccessible(page);
  await page.getByLabel("Code from the authenticator app").fill(shownCode(secret));
  await button(page, "Turn On").click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await codes.first().waitFor();
  expect(await codes.count()).toBe(8);
  await expectAccessible(page);
  await button(page, "I Have Saved Them").click();
  await says(page, "Two-factor authentication is on. Each sign-in asks for a code from your authenticator app.");
  expect((await lately.allTextContents())[1]).toContain("Two-factor authentication turned on");

  await nextSecond();
  await button(page, "Sign Out Everywhere").click();
  await page.waitForURL("/");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Sign In").click();
  await says(page, "Enter the code from your authenticator app, or a recovery code.");
  await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill(shownCode(secret));
  await button(page, "Sign In").click();
  await heading(page, "Projects").waitFor();
  // The browser logs the response to the sign-in that required a code.
  expect(complaints.filter((complaint) => !/status of 40[01]/.test(complaint))).toEqual([]);
});
