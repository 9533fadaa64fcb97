import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { newProduction, type Production } from "../../api/production.ts";
import { mailTo } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { askForChanges } from "../server.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, dialog, heading, says, words } from "../words.ts";

const open = windows();
const url = inject("url");
const [ANA, KIT] = ["ana", "kit"].map((name) => `${name}-${randomUUID()}@crew.example`) as [string, string];
let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
  const { owner, id } = production;
  const role = { id, castId: "1" };
  const actorName = "Ana Duarte";
  await owner.api(routes.addActorOption, { params: role, payload: { actorName } });
  await owner.api(routes.lockActor, { params: role, payload: { actor_name: actorName } });
  const profile = { ...NO_ACTOR_PROFILE, mail: ANA };
  const said = { actor_name: actorName, version: 0, operation: randomUUID(), profile };
  await owner.api(routes.updateActorDetails, { params: role, payload: said });
  const positions = [
    { position: "Gaffer", name: "Kit Lavender", mail: KIT },
    { position: "Runner", name: "Sol Ames" },
  ];
  const departments = [{ id: "electric", name: "Electric", positions }];
  await owner.api(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
  const payload = { name: "Main", location: "All locations", scenes_per_day: 5, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

const linkTo = async (address: string, words: string) =>
  new URL(/https?:\S+\/call-sheet\/[0-9a-z]{32}/.exec((await mailTo(url, address, words)).text)![0]).pathname;

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it("publishes a day by email and by a copied link, collects confirmations, again after a revision, and opens offline", async () => {
  const { owner, id } = production;
  const on = { ...DESK, permissions: ["clipboard-read", "clipboard-write"] };
  const { page: desk, complaints } = await open({ person: owner, on });
  await desk.goto(`/${owner.id}/${id}/call-sheets/Main?day=1`);
  await says(desk, "No one has been notified of this day yet.");
  await desk.getByLabel("Crew Call", { exact: true }).fill("6:30 AM");
  await desk.getByLabel("Meal", { exact: true }).fill("3:00 PM");
  await says(desk, "reaches 2 of 3");
  await button(desk, "Publish").click();
  const asked = dialog(desk, "Publish the call sheet");
  await asked.getByText("3 people are notified and asked to confirm: Ana Duarte, Kit Lavender, Sol Ames.").waitFor();
  const reach = asked.getByRole("list", { name: "Reach" });
  await reach.getByText("By email: 2 people.").waitFor();
  await reach.getByRole("link", { name: "Add the address of Sol Ames" }).waitFor();
  await expectAccessible(desk);
  const reason = asked.getByLabel("Reason for publishing over these violations");
  await reason.fill("The unit agreed to eat on the run");
  await asked.getByRole("button", { name: "Publish and send" }).dblclick();
  await says(desk, "Final – White published.", "2 emails sent.", "0 of 3 confirmed");
  await says(desk, "1 not delivered");
  const sheetTop = () => desk.getByRole("article").evaluate((article) => article.getBoundingClientRect().top + scrollY);
  await desk.reload();
  await says(desk, "1 not delivered");
  expect(await sheetTop()).toBeLessThan(220);
  await desk.setViewportSize(PHONE.viewport!);
  expect(await sheetTop()).toBeLessThan(250);
  await desk.setViewportSize(DESK.viewport!);
  await words(desk, "0 of 3 confirmed").click();
  const board = desk.getByRole("region", { name: "Recipients" });
  await board.getByRole("row", { name: /Kit Lavender.*Gaffer.*6:30 AM.*Final – White.*Sent/ }).waitFor();
  await board.getByRole("row", { name: /Sol Ames.*No email address/ }).waitFor();
  await expectAccessible(desk);

  // A recipient without an account, in another browser.
  const { page: phone, complaints: theirs } = await open({ on: PHONE, withWorker: true });
  await phone.goto(await linkTo(KIT, "Your call: 6:30 AM"));
  await heading(phone, "Monday, March 3, 2031").waitFor();
  await askForChanges(desk);
  await board.getByRole("row", { name: /Kit Lavender.*Opened/ }).waitFor();
  await expectAccessible(phone);
  expect(await widthOf(phone)).toBe(PHONE.viewport!.width);
  await button(phone, "Confirm my call").click();
  await phone.getByText(/You confirmed /).waitFor();
  await askForChanges(desk);
  await board.getByRole("row", { name: /Kit Lavender.*Confirmed/ }).waitFor();
  await says(desk, "1 of 3 confirmed");
  await desk.getByRole("button", { name: /^Day 1 - /, description: "Final – White, 1 of 3 confirmed" }).waitFor();

  await desk.getByLabel("Shoot Call", { exact: true }).fill("9:00 AM");
  await desk.getByText(/^Changes not yet published/).waitFor();
  await words(desk, "1 of 3 confirmed").click();
  await desk.setViewportSize(PHONE.viewport!);
  expect(await sheetTop()).toBeLessThan(250);
  await desk.setViewportSize(DESK.viewport!);
  await words(desk, "1 of 3 confirmed").click();
  await button(desk, "Publish revision").click();
  await asked.getByText("One person is notified and asked to confirm: Ana Duarte.").waitFor();
  await reason.fill("As before");
  await asked.getByRole("button", { name: "Publish and send" }).click();
  await says(desk, "Revision 1 – Blue published.", "1 email sent.", "1 of 3 confirmed");
  await board.getByRole("row", { name: /Kit Lavender.*Final – White.*Confirmed/ }).waitFor();
  await phone.goto(await linkTo(ANA, "What has changed for you"));
  await phone
    .getByText(/MARA \(Ana Duarte\): report 6:30 AM → 8:00 AM/)
    .first()
    .waitFor();
  await button(phone, "Confirm my call").click();
  await phone.getByText(/You confirmed /).waitFor();
  await askForChanges(desk);
  await board.getByRole("row", { name: /Ana Duarte.*Revision 1 – Blue.*Confirmed/ }).waitFor();
  await says(desk, "2 of 3 confirmed");
  await says(desk, "1 of 3 has not confirmed; 1 without an email address (Sol Ames)");

  // The phone goes offline.
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await phone.reload();
  await phone.getByText(/You confirmed /).waitFor();
  await phone.context().setOffline(true);
  await phone.reload();
  await phone.getByText(/^Offline: as of /).waitFor();
  await heading(phone, "Monday, March 3, 2031").waitFor();
  await phone
    .getByText(/^report 8:00 AM · /)
    .first()
    .waitFor();
  await says(phone, "Ana Duarte – MARA");
  expect(await widthOf(phone)).toBe(PHONE.viewport!.width);
  await phone.context().setOffline(false);
  await desk.setViewportSize(PHONE.viewport!);
  await board.getByText("Ana Duarte").first().waitFor();
  expect(await widthOf(desk)).toBe(PHONE.viewport!.width);

  await desk.setViewportSize(DESK.viewport!);

  await button(desk, "Copy the link for Sol Ames").click();
  await says(desk, "Link for Sol Ames copied. Share it only with them.");
  await desk.goto(await desk.evaluate(() => navigator.clipboard.readText()));
  await says(desk, "Sol Ames – Runner");
  await desk.getByRole("article", { name: "Call sheet for day 1" }).waitFor();
  await expectAccessible(desk);

  await phone.goto(`/call-sheet/${"0".repeat(32)}`);
  await says(phone, "This call sheet is no longer available. Ask the production for a new link.");
  expect(complaints).toEqual([]);
  expect(theirs.filter((text) => !/404|ERR_INTERNET_DISCONNECTED/.test(text))).toEqual([]);
});
