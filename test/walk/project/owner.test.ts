import { expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { newProject, upload } from "../../api/production.ts";
import { newEmail, signedUp } from "../../people.ts";
import { smallPdf } from "../../ui/small-pdf.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { hiddenAtSide } from "../placement.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, heading, says } from "../words.ts";

const url = inject("url");
const open = windows();

it("an owner saves the activity log, finds a page's recipient in it and creates an API key, on a phone", async () => {
  // An email address without hyphens, as most are.
  const owner = await signedUp(url, "owner", newEmail("owner").replaceAll("-", ""));
  const id = await newProject(owner);
  const project = `/${owner.id}/${id}`;
  await owner.api(routes.setTimeZone, { params: { id }, payload: { timeZone: "Europe/Oslo" } });
  await upload(owner, id, "Draft", smallPdf(["INT. KITCHEN - DAY"]));
  await owner.api(routes.setWatermark, { params: { id }, payload: { marked: true } });
  const { page, complaints } = await open({ person: owner, on: PHONE });
  const [fetched] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/uploads/")),
    page.goto(`${project}/script?draft=1`),
  ]);
  await page.getByRole("region", { name: "v1 - Draft" }).locator("canvas").first().waitFor();
  const [shown = ""] = await pagesOf(await (await fetch(fetched.url())).bytes());
  expect(shown).toContain(owner.email);
  const [mark = ""] = /[0-9A-Z]{4}-[0-9A-Z]{4}(?=\s*$)/.exec(shown) ?? [];

  await goWithin(page, `${project}?team`);
  const team = dialog(page, "Team Members");
  expect(await team.getByRole("switch", { name: "Watermark pages with the reader's name" }).isChecked()).toBe(true);
  await team.getByRole("link", { name: "Activity log" }).click();
  await heading(page, "Activity Log").waitFor();
  await says(page, "Time zone changed", owner.email);
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Save as CSV").click()]);
  expect(file.suggestedFilename()).toBe("The Small Tide - Activity log.csv");
  await page.getByLabel("Watermark ID").fill(mark.toLowerCase());
  await button(page, "Find Reader").click();
  await expect.poll(() => page.getByRole("table").getByRole("row").allTextContents()).toHaveLength(2);
  await says(page, "Script opened", owner.email, mark);
  await expectAccessible(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  expect(await hiddenAtSide(page, "Activity log")).toBe(0);
  await page.setViewportSize(PHONE.viewport!);

  await goWithin(page, `${project}/call-sheets`);
  await page.getByRole("link", { name: /^API Keys/ }).click();
  await heading(page, "API Keys").waitFor();
  await says(page, "API keys will be listed here");
  await button(page, "New Key").click();
  const asked = dialog(page, "New API key");
  await asked.getByLabel("Name").fill("Studio dashboard");
  await asked.getByLabel("Read call sheets").check();
  await asked.getByLabel("Password", { exact: true }).fill(owner.password);
  await expectAccessible(page);
  await button(page, "Create Key").click();
  const key = dialog(page, "Your new API key").getByLabel("Shown only once: keep it like a password");
  await key.waitFor();
  const read = apiClient(url, await key.inputValue())(routes.listCallSheetsAsClient, { params: { id } });
  expect(await read).toEqual({ timeZone: "Europe/Oslo", days: [] });
  await expectAccessible(page);
  await button(page, "Done").click();
  await button(page, "Revoke Studio dashboard").click();
  await says(page, "Studio dashboard no longer works");
  await expectAccessible(page);
  await button(page, "Undo").click();
  await dialog(page, "Restore API key").waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
