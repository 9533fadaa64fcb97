import { expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProject } from "../../api/production.ts";
import { signedUp } from "../../people.ts";
import { goWithin } from "../addresses.ts";
import { expectAccessible } from "../axe.ts";
import { contentOf, PHONE, windows } from "../visit.ts";
import { button, dialog, heading, link, says } from "../words.ts";

const open = windows();

it("exports, imports, deletes and restores a project, and then deletes and restores the account", async () => {
  const owner = await signedUp(inject("url"), "owner");
  const id = await newProject(owner);
  const { page, complaints } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Project Settings/ })
    .click();
  await heading(page, "Project Settings").waitFor();
  await says(page, "Documents stored", "Emails");
  await button(page, "Export Project").click();
  await button(page, "Save File").waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), button(page, "Save File").click()]);
  expect(file.suggestedFilename()).toMatch(/^The Small Tide \d{4}-\d\d-\d\d\.backlot\.tar\.gz$/);
  const archive = {
    name: file.suggestedFilename(),
    mimeType: "application/gzip",
    buffer: await contentOf(file),
  };
  await expectAccessible(page);

  await goWithin(page, `/${owner.id}`);
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

  await page
    .getByRole("main")
    .getByRole("link", { name: /^Project Settings/ })
    .click();
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

  await button(page, "Your account").click();
  const account = dialog(page, "Your account");
  const saving = page.waitForEvent("download");
  const [own] = await Promise.all([saving, account.getByRole("button", { name: "Save My Data" }).click()]);
  const data = JSON.parse((await contentOf(own)).toString());
  expect(data.account).toEqual({ id: owner.id, email: owner.email, erasedOn: null });
  await account.getByRole("button", { name: "Delete Account" }).click();
  const asked = dialog(page, "Delete your account");
  await asked.getByLabel("Password", { exact: true }).fill(owner.password);
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Delete Account" }).click();
  await account.getByText(/^This account is deleted\. You can restore it until .*\.$/).waitFor();
  await expectAccessible(page);
  await account.getByRole("button", { name: "Restore Account" }).click();
  await account.getByText(/^Deleting your account removes you from every team/).waitFor();
  expect((await owner.api(routes.getUser, { params: { user: owner.id } })).erasedOn).toBeNull();
  // The browser itself logs the refused file.
  expect(complaints.filter((complaint) => !complaint.includes("400"))).toEqual([]);
});
