import { expect, inject, it } from "vitest";
import { paths } from "../../../web/navigation/paths.ts";
import { newProject } from "../../api/production.ts";
import { shownCode } from "../../authenticator.ts";
import { nextSecond, PASSWORD, signedUp } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, heading, says } from "../words.ts";

const url = inject("url");
const open = windows();

it("sets up an authenticator app, signs in with it and asks the team to do the same", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  const { page, complaints } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}`);
  await button(page, "Your account").click();
  await dialog(page, "Your account").getByRole("link", { name: "Two-factor authentication" }).click();
  await heading(page, "Signing In").waitFor();
  await button(page, "Set Up").click();
  const asks = dialog(page, "Set up two-factor authentication");
  await asks.getByLabel("Password", { exact: true }).fill("Wrong-Horse-11");
  await button(page, "Continue").click();
  await says(page, "The password is incorrect.");
  await expectAccessible(page);
  await asks.getByLabel("Password", { exact: true }).fill(PASSWORD);
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

  const lately = page.getByRole("region", { name: "Recent sign-ins" }).getByRole("row");
  expect((await lately.allTextContents()).slice(1, 3)).toEqual([
    expect.stringContaining("Two-factor authentication turned on"),
    expect.stringContaining("Signed in"),
  ]);
  const elsewhere = await open({ person: owner });
  await elsewhere.page.goto(`/${owner.id}`);
  await heading(elsewhere.page, "Projects").waitFor();
  await nextSecond();
  await button(page, "Sign Out Everywhere").click();
  await page.waitForURL("/");
  await elsewhere.page.reload();
  await elsewhere.page.waitForURL("/");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(page, "Sign In").click();
  await says(page, "Enter the code from your authenticator app, or a recovery code.");
  await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill(shownCode(secret));
  await button(page, "Sign In").click();
  await heading(page, "Projects").waitFor();

  await page.goto(`/${owner.id}/${id}?team`);
  const everybody = dialog(page, "Team Members").getByRole("switch", { name: "Require two-factor authentication" });
  await everybody.click();
  await expect.poll(() => everybody.isChecked()).toBe(true);
  await page.goto(`/${owner.id}/${id}?team`);
  await expect.poll(() => everybody.isChecked()).toBe(true);
  await expectAccessible(page);
  // The browser logs the response to the sign-in that required a code.
  expect(complaints.filter((complaint) => !/status of 40[01]/.test(complaint))).toEqual([]);
});

it("lists the sessions and ends one, which is signed out at its next request", async () => {
  const person = await signedUp(url, "traveller");
  const [{ page, complaints }, { page: lost }] = [await open({ person }), await open({ on: PHONE })];
  await lost.goto("/");
  await lost.getByLabel("Email").fill(person.email);
  await lost.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await button(lost, "Sign In").click();
  await heading(lost, "Projects").waitFor();

  await page.goto(paths.account(person.id));
  const places = page.getByRole("region", { name: "Active sessions" }).getByRole("row");
  await expect.poll(() => places.count()).toBe(3);
  expect(await places.filter({ hasText: "This device" }).getByRole("button").count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
  await expect.poll(() => places.count()).toBe(2);
  const lately = page.getByRole("region", { name: "Recent sign-ins" }).getByRole("row");
  await expect.poll(() => lately.nth(1).textContent()).toMatch(/^Session ended: Chrome on /);
  await lost.reload();
  await lost.waitForURL("/");
  expect(complaints).toEqual([]);
});
