import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { newProduction, type Production, placeScenes } from "../../api/production.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { expectAccessible } from "../axe.ts";
import { askForChanges } from "../server.ts";
import { DESK, PHONE, windows } from "../visit.ts";
import { button, dialog, isSilentAbout, says } from "../words.ts";

const open = windows();
const DATE = "2031-03-03";
let production: Production;
let editor: Person;

beforeAll(async () => {
  production = await newProduction(inject("url"));
  const { owner, id } = production;
  editor = await signedUp(inject("url"), "editor");
  await onTeam(owner, id, editor);
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: DATE };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  await placeScenes(production, "Main", { [DATE]: "1 2 3", "2031-03-04": "4 5" });
  const params = { id, scheduleName: "Main" };
  await owner.api(routes.activateSchedule, { params, payload: { active: true } });
  // Everyone but MARA, whom the assistant checks in.
  const day = { id, date: DATE };
  const { cast } = (await owner.api(routes.getProductionReport, { params: day })).report;
  const edits = Object.entries(cast)
    .filter(([, { character }]) => character !== "MARA")
    .flatMap(([castId]) => [
      { at: ["cast", castId, "makeUpIn"], from: null, to: 420 },
      { at: ["cast", castId, "out"], from: null, to: 1080 },
    ]);
  await owner.api(routes.editProductionReport, { params: day, payload: { edits } });
});

const addressFor = (person: Person) => `/${person.id}/${production.id}/dpr`;
const report = async () =>
  (await production.owner.api(routes.getProductionReport, { params: { id: production.id, date: DATE } })).report;

it("is filled in and signed on a phone, and returned with a comment", async () => {
  const { page: phone } = await open({ person: editor, on: PHONE });
  await phone.goto(addressFor(editor));
  await phone.getByRole("button", { name: /^Day 1 - 03\/03\/2031/ }).click();
  await button(phone, "Check in: MARA").click();
  await button(phone, "On set: MARA").waitFor();
  const times = phone.getByRole("group", { name: "Times for MARA" });
  await times.getByLabel("Out", { exact: true }).fill("12:40 AM");
  await times.getByLabel("Out", { exact: true }).press("Tab");
  await expect.poll(async () => Object.values((await report()).cast)[0]?.out).toBe(24 * 60 + 40);
  await phone.getByLabel("Estimated finish").fill("2031-03-07");
  await phone.getByLabel("Estimated finish").blur();
  await phone.getByText("03/07/2031, 3 days behind schedule").waitFor();
  const outcomes = phone.getByRole("group", { name: /^Outcome of scene/ });
  await outcomes.nth(0).getByRole("button", { name: "Completed" }).click();
  await outcomes.nth(1).getByRole("button", { name: "Partial" }).click();
  await outcomes.nth(2).getByRole("button", { name: "Not shot" }).click();
  await phone.getByLabel("Pages shot").fill("1/8");
  await phone.getByLabel("Pages shot").press("Tab");
  await phone.getByLabel("Setups").first().fill("7");
  await phone.getByLabel("Setups").first().press("Enter");
  await expectAccessible(phone);
  await phone.getByLabel("Visitors", { exact: true }).fill("The insurers");
  await button(phone, "Submit").click();
  await dialog(phone, "Submit the report").getByLabel("Your name").fill("Ines Mora");
  await button(phone, "Sign and submit").click();
  await isSilentAbout(phone, "Submit the report");
  await says(phone, "Submitted");
  expect((await report()).visitors).toBe("The insurers");
  expect(Object.values((await report()).scenes)[0]).toMatchObject({ outcome: "shot", setups: 7 });

  const { page: office } = await open({ person: production.owner, on: DESK });
  await office.goto(`${addressFor(production.owner)}?day=${DATE}`);
  await button(office, "Return").click();
  const returning = dialog(office, "Return the report");
  await returning.getByLabel("Your name").fill("Ana Duarte");
  await returning.getByLabel("What to change").fill("Which card?");
  await button(office, "Sign and return").click();
  await says(office, "Returned");
  await askForChanges(phone);
  await phone.getByText("Returned by Ana Duarte: “Which card?”").waitFor();
  await button(phone, "Submit").click();
  await dialog(phone, "Submit the report").getByLabel("Your name").fill("Ines Mora");
  await button(phone, "Sign and submit").click();
  await says(phone, "Submitted");
  await askForChanges(office);
  await button(office, "Approve").click();
  await dialog(office, "Approve the report").getByLabel("Your name").fill("Ana Duarte");
  await button(office, "Sign and approve").click();
  await isSilentAbout(office, "Approve the report");
  await says(office, "Approved");
  await expectAccessible(office);
  const params = { id: production.id, scheduleName: "Main" };
  const { board } = await production.owner.api(routes.getStripboard, { params });
  expect(board.days[0]).toMatchObject({ date: DATE, locked: true });
  expect(board.boneyard).toHaveLength(2);
});
