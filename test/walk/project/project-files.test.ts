import type { Route } from "playwright-core";
import { expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProject } from "../../api/production.ts";
import { signedUp } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { contentOf, PHONE, windows } from "../visit.ts";
import { button, dialog, heading, link, says } from "../words.ts";

const url = inject("url");
const open = windows();

it("exports a project to a file, imports it as a new project, deletes that one and restores it", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  const { page, complaints } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}`);
  await page.getByRole("link", { name: /^Project Settings/ }).click();
  await heading(page, "Project Settings").waitFor();
  await says(page, "Documents stored", "Emails");
  // The page reloads when another user changes something. That response was created before the export started, and
  // arrives late.
  const [asked, begun] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = async (route: Route) => {
    const old = await route.fetch();
    asked.resolve();
    await begun.promise;
    await route.fulfill({ response: old });
  };
  await page.route(`**/api/${id}/export`, held, { times: 1 });
  await owner.api(routes.setTimeZone, { params: { id }, payload: { timeZone: "Europe/Oslo" } });
  await asked.promise;
  const start = page.waitForResponse((response) => response.request().method() === "POST");
  await Promise.all([start, button(page, "Export Project").click()]);
  begun.resolve();
  await button(page, "Save File").waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Save File").click()]);
  expect(file.suggestedFilename()).toMatch(/^The Small Tide \d{4}-\d\d-\d\d\.backlot\.tar\.gz$/);
  const archive = {
    name: file.suggestedFilename(),
    mimeType: "application/gzip",
    buffer: await contentOf(file),
  };
  await expectAccessible(page);

  await page.goto(`/${owner.id}`);
  await link(page, "Import Project").click();
  const picker = page.getByLabel("Exported project (.backlot.tar.gz)");
  await picker.setInputFiles({ name: "diary.gz", mimeType: "application/gzip", buffer: Buffer.from("Dear diary") });
  await says(page, 'This is not a project exported from Backlot. Choose a file whose name ends in ".backlot.tar.gz".');
  await picker.setInputFiles(archive);
  await says(page, '"The Small Tide" has been imported.');
  await expectAccessible(page);
  await link(page, "Open Project").click();
  await heading(page, "The Small Tide").waitFor();
  expect(new URL(page.url()).pathname).not.toBe(`/${owner.id}/${id}`);
  const list = () => owner.api(routes.listProjects, { params: { user: owner.id } });
  expect(await list()).toHaveLength(2);

  await page.getByRole("link", { name: /^Project Settings/ }).click();
  await button(page, "Delete Project").click();
  const deletion = dialog(page, "Delete The Small Tide");
  await deletion.getByLabel("Password", { exact: true }).fill(owner.password);
  await deletion.getByRole("button", { name: "Delete Project" }).click();
  await heading(page, "Deleted Projects").waitFor();
  expect((await list()).filter(({ erasedOn }) => erasedOn)).toHaveLength(1);
  await expectAccessible(page);
  await button(page, "Restore The Small Tide").click();
  await expect.poll(() => heading(page, "Deleted Projects").count()).toBe(0);
  expect((await list()).filter(({ erasedOn }) => erasedOn)).toEqual([]);
  // The browser itself logs the refused file.
  expect(complaints.filter((complaint) => !complaint.includes("400"))).toEqual([]);
});

it("deletes and restores an account, and exports the user's data", async () => {
  const person = await signedUp(url, "leaver");
  const { page, complaints } = await open({ person, on: PHONE });
  await page.goto(`/${person.id}`);
  await button(page, "Your account").click();
  const account = dialog(page, "Your account");
  const saving = page.waitForEvent("download");
  const [file] = await Promise.all([saving, account.getByRole("button", { name: "Save My Data" }).click()]);
  const data = JSON.parse((await contentOf(file)).toString());
  expect(data.account).toEqual({ id: person.id, email: person.email, erasedOn: null });
  await account.getByRole("button", { name: "Delete Account" }).click();
  const asked = dialog(page, "Delete your account");
  await asked.getByLabel("Password", { exact: true }).fill(person.password);
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Delete Account" }).click();
  await account.getByText(/^This account is deleted\. You can restore it until .*\.$/).waitFor();
  await expectAccessible(page);
  await account.getByRole("button", { name: "Restore Account" }).click();
  await account.getByText(/^Deleting your account removes you from every team/).waitFor();
  expect((await person.api(routes.getUser, { params: { user: person.id } })).erasedOn).toBeNull();
  expect(complaints).toEqual([]);
});
