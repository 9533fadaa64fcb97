import { expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { newProject, upload } from "../../api/production.ts";
import { newEmail, signedUp } from "../../people.ts";
import { smallPdf } from "../../ui/small-pdf.ts";
import { expectAccessible } from "../axe.ts";
import { hiddenAtSide } from "../placement.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, heading, says } from "../words.ts";

const url = inject("url");
const open = windows();

it("shows the owner the activity log and exports it", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  await owner.api(routes.setTimeZone, { params: { id }, payload: { timeZone: "Europe/Oslo" } });
  const { page, complaints } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}?team`);
  await dialog(page, "Team Members").getByRole("link", { name: "Activity log" }).click();
  await heading(page, "Activity Log").waitFor();
  await says(page, "Time zone changed", owner.email);
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Save as CSV").click()]);
  expect(file.suggestedFilename()).toBe("The Small Tide - Activity log.csv");
  expect(complaints).toEqual([]);
});

it("finds the recipient of a script page by the id printed on it", async () => {
  // An email address without hyphens, as most are.
  const owner = await signedUp(url, "owner", newEmail("owner").replaceAll("-", ""));
  const id = await newProject(owner);
  await upload(owner, id, "Draft", smallPdf(["INT. KITCHEN - DAY"]));
  await owner.api(routes.setWatermark, { params: { id }, payload: { marked: true } });
  const { page, complaints } = await open({ person: owner, on: PHONE });
  const [fetched] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/uploads/")),
    page.goto(`/${owner.id}/${id}/script?draft=1`),
  ]);
  await page.getByRole("region", { name: "v1 - Draft" }).locator("canvas").first().waitFor();
  const [shown = ""] = await pagesOf(await (await fetch(fetched.url())).bytes());
  expect(shown).toContain(owner.email);
  const [mark = ""] = /[0-9A-Z]{4}-[0-9A-Z]{4}(?=\s*$)/.exec(shown) ?? [];
  await page.goto(`/${owner.id}/${id}/audit`);
  await page.getByLabel("Watermark ID").fill("k7qf-2m9t");
  await button(page, "Find Reader").click();
  await says(page, "No page from this project carries the watermark ID k7qf-2m9t");
  await page.getByLabel("Watermark ID").fill(mark.toLowerCase());
  await button(page, "Find Reader").click();
  await expect.poll(() => page.getByRole("table").getByRole("row").allTextContents()).toHaveLength(2);
  await says(page, "Script opened", owner.email, mark);
  await expectAccessible(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  expect(await hiddenAtSide(page, "Activity log")).toBe(0);
  await page.getByLabel("Watermark ID").fill("K7");
  await button(page, "Find Reader").click();
  await says(page, '"K7" is not a watermark ID. It has eight letters and digits, such as K7QF-2M9T.');
  await page.goto(`/${owner.id}/${id}?team`);
  const carries = dialog(page, "Team Members").getByRole("switch", {
    name: "Watermark pages with the reader's name",
  });
  expect(await carries.isChecked()).toBe(true);
  await carries.click();
  await expect.poll(() => carries.isChecked()).toBe(false);
  await expect.poll(() => owner.api(routes.getProjectName, { params: { id } })).toMatchObject({ pagesMarked: false });
  expect(complaints.filter((complaint) => !complaint.includes("status of 400"))).toEqual([]);
});
