import { beforeAll, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { USUAL_CALENDAR } from "../../../shared/schedule/model/default-calendar.ts";
import type { ProductionCalendar } from "../../../shared/schedule/model/production-calendar.ts";
import { type Person, signedUp } from "../../people.ts";
import { newProject } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");

let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner);
});

const calendar = () => owner.api(routes.getCalendar, { params: { id } });
const save = (changed: Partial<ProductionCalendar>, version: number) =>
  owner.api(routes.updateCalendar, {
    params: { id },
    payload: { calendar: { ...USUAL_CALENDAR, ...changed }, version },
  });

it("has working days from Monday to Friday by default", async () => {
  const usual = { weekdays: [1, 2, 3, 4, 5], region: null, worked: [], daysOff: [] };
  expect(await calendar()).toEqual({ calendar: usual, version: 0 });
});

it("keeps what is saved, and refuses a save over a newer version", async () => {
  const mine = {
    weekdays: [1, 2, 3, 4, 5, 6],
    region: "GB-SCT",
    worked: ["St Andrew's Day"],
    daysOff: [{ start: "2031-08-04", end: "2031-08-08", note: "Move to Skye" }],
  };
  const { version } = await save(mine, 0);
  expect(await calendar()).toEqual({ calendar: mine, version });
  expect(await refusal(save({}, 0))).toEqual([
    409,
    "staleCalendar",
    "Someone else has changed the calendar in the meantime. Reload to see their changes.",
  ]);
  expect(await save({ ...mine, region: null }, version)).toEqual({ version: version + 1 });
});

it("accepts one of two concurrent saves", async () => {
  const { version } = await calendar();
  const answers = await Promise.allSettled([save({ weekdays: [1] }, version), save({ weekdays: [2] }, version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it.each<[string, Partial<ProductionCalendar>, string]>([
  ["a week without work", { weekdays: [] }, "Choose at least one day of the week."],
  ["a day twice", { weekdays: [1, 1] }, "Enter each day of the week at most once."],
  ["an unknown region", { region: "XX" }, '"XX" is not a region with known holidays.'],
  [
    "days off that end before they start",
    { daysOff: [{ start: "2031-08-08", end: "2031-08-04", note: "" }] },
    '"08/08/2031 - 08/04/2031" ends before it starts.',
  ],
  [
    "days off without end",
    { daysOff: [{ start: "2031-08-08", end: "2081-08-04", note: "" }] },
    '"08/08/2031 - 08/04/2081" spans more than two years.',
  ],
])("refuses %s", async (_, changed, message) => {
  expect(await refusal(save(changed, 0))).toEqual([400, "invalid", message]);
});
