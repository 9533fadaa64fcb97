import { expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { newProject } from "../../api/production.ts";
import { refusal } from "../../api/refusal.ts";
import { signedUp } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { PHONE, windows } from "../visit.ts";
import { button, dialog, heading, says } from "../words.ts";

const url = inject("url");
const open = windows();

it("creates an API key, shows it once and revokes it", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  const { page, complaints } = await open({ person: owner, on: PHONE });
  await page.goto(`/${owner.id}/${id}/call-sheets`);
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
  const shown = dialog(page, "Your new API key").getByLabel("Shown only once: keep it like a password");
  await shown.waitFor();
  const key = await shown.inputValue();
  await expectAccessible(page);
  await button(page, "Done").click();

  const read = () => apiClient(url, key)(routes.listCallSheetsAsClient, { params: { id } });
  await says(page, "Never");
  expect(await read()).toEqual({ timeZone: null, days: [] });
  await button(page, "Revoke Studio dashboard").click();
  await says(page, "Studio dashboard no longer works");
  await expectAccessible(page);
  expect((await refusal(read()))[0]).toBe(401);
  await button(page, "Undo").click();
  await dialog(page, "Restore API key").getByLabel("Password", { exact: true }).fill(owner.password);
  await expectAccessible(page);
  await button(page, "Restore").click();
  await says(page, "Studio dashboard works again");
  expect((await read()).days).toEqual([]);
  expect(complaints).toEqual([]);
});
