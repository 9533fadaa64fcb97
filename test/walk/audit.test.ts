import { expect, inject, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { newProject } from "../api/production.ts";
import { signedUp } from "../people.ts";
import { expectAccessible } from "./axe.ts";
import { PHONE, windows } from "./visit.ts";
import { button, dialog, heading, says } from "./words.ts";

const url = inject("url");
const open = windows();

it("shows an owner who did what, and saves it", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  await owner.api(routes.setTimeZone, { params: { id }, payload: { timeZone: "Europe/Oslo" } });
  const { page, complaints } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}?team`);
  await dialog(page, "Team Members").getByRole("link", { name: "Who did what" }).click();
  await heading(page, "Who Did What").waitFor();
  await says(page, "Set time zone", owner.email);
  await expectAccessible(page);
  const saving = page.waitForEvent("download");
  await button(page, "Save as CSV").click();
  expect((await saving).suggestedFilename()).toBe("The Small Tide - Who did what.csv");
  expect(complaints).toEqual([]);
});
