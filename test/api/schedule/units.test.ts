import { randomUUID } from "node:crypto";
import { beforeEach, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { UnitChange } from "../../../shared/units/unit-change.ts";
import type { Person } from "../../people.ts";
import { newProduction, placeScenes, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { putProjectRows } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");

let owner: Person;
let id: string;

beforeEach(async () => {
  ({ owner, id } = await newProduction(url));
});

const list = () => owner.api(routes.listUnits, { params: { id } });
const change = (version: number, change: UnitChange, operation: string = randomUUID(), person = owner) =>
  person.api(routes.changeUnits, { params: { id }, payload: { version, operation, change } });
const add = (name: string) => ({ kind: "add", name }) as const;
const create = (name: string, unit?: string) =>
  owner.api(routes.createSchedule, {
    params: { id },
    payload: { name, location: "All locations", scenes_per_day: 4, ...(unit !== undefined && { unit }) },
  });
const activate = (scheduleName: string, active = true) =>
  owner.api(routes.activateSchedule, { params: { id, scheduleName }, payload: { active } });

it("has no units at first, and keeps those that are added and changed", async () => {
  expect(await list()).toEqual({ version: 0, units: [], allowed: [] });
  const { units } = await change(0, add(" Second Unit "));
  expect(units.map((unit) => [unit.name, unit.retired])).toEqual([
    ["Main Unit", false],
    ["Second Unit", false],
  ]);
  const second = units[1]!.id;
  await change(1, { kind: "order", ids: [second, "main"] });
  const allow = { kind: "allow", of: "cast", party: "1", date: "2026-03-02", allowed: true } as const;
  const changed = await change(2, allow);
  expect(changed).toMatchObject({ version: 3, allowed: [{ kind: "cast", id: "1", date: "2026-03-02" }] });
  expect(changed.units.map((unit) => unit.id)).toEqual([second, "main"]);
  expect(await list()).toEqual(changed);
});

it("takes a repeated operation once, and refuses a change of an older list", async () => {
  const operation = randomUUID();
  const saved = await change(0, add("Second Unit"), operation);
  expect(await change(0, add("Second Unit"), operation)).toEqual(saved);
  expect(await refusal(change(0, add("Splinter")))).toEqual([
    409,
    "staleUnits",
    "Someone else has changed the units in the meantime. Reload to see their changes.",
  ]);
});

it("accepts one of two concurrent changes", async () => {
  const answers = await Promise.allSettled([change(0, add("Second Unit")), change(0, add("Splinter"))]);
  expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

it("refuses what the list does not allow, in words", async () => {
  await change(0, add("Second Unit"));
  expect(await refusal(change(1, add("second unit")))).toEqual([
    409,
    "unitTaken",
    'There is already a unit "Second Unit". Choose another name.',
  ]);
  expect(await refusal(change(1, { kind: "retire", id: "unknown", retired: true }))).toContain("noSuchUnit");
  expect(await refusal(change(1, { kind: "retire", id: "main", retired: true }))).toContain("mainUnit");
  expect(await refusal(change(1, { kind: "order", ids: [] }))).toContain("incompleteOrder");
  expect(await refusal(change(1, add("")))).toContain("invalid");
});

it("has limits of units and permissions, and a department in one unit", async () => {
  const { units } = await change(0, add("Second Unit"));
  const second = units[1]!.id;
  const edit = { kind: "edit", sharesCast: true, departments: ["Stunts"] } as const;
  await change(1, { ...edit, departments: ["Stunts"], id: second, name: "Second Unit" });
  expect(await refusal(change(2, { ...edit, departments: ["stunts"], id: "main", name: "Main Unit" }))).toEqual([
    409,
    "departmentTaken",
    '"stunts" works for Second Unit only. Remove it there first.',
  ]);
  const many = Array.from({ length: 8 }, (_, at) => ({ ...units[1], id: `u${at}`, name: `Unit ${at}` }));
  const allowed = Array.from({ length: 1000 }, (_, at) => ({ kind: "cast", id: `${at}`, date: "2026-03-02" }));
  await putProjectRows(aws, [
    { pk: `PROJECT#${id}`, sk: "UNITS", units: many, allowed, version: 1, operation: "full" },
  ]);
  expect(await refusal(change(1, add("Splinter")))).toContain("unitLimit");
  const allow = { kind: "allow", of: "cast", party: "new", date: "2026-03-02", allowed: true } as const;
  expect(await refusal(change(1, allow))).toContain("allowanceLimit");
});

it("lets only an owner allow someone to be in two units on a date", async () => {
  const editor = await withEditor(url, { owner, id });
  const allow = { kind: "allow", of: "cast", party: "1", date: "2026-03-02", allowed: true } as const;
  expect(await refusal(change(0, allow, randomUUID(), editor))).toEqual([
    403,
    "forOwners",
    "Only an owner of the project may let someone work in two units on a date.",
  ]);
});

it("keeps the unit of a schedule, and an active schedule in each unit", async () => {
  expect(await create("Film")).not.toHaveProperty("unit");
  const { units } = await change(0, add("Second Unit"));
  const second = units[1]!.id;
  expect(await create("Block", second)).toMatchObject({ unit: second });
  expect(await create("Other")).toMatchObject({ unit: "main" });
  await activate("Film");
  await activate("Block");
  await activate("Other");
  const shown = async () => {
    const schedules = await owner.api(routes.listSchedules, { params: { id } });
    return schedules.map(({ name, unit, active }) => [name, unit, active]);
  };
  expect(await shown()).toEqual([
    ["Other.schedule.tsv", "main", true],
    ["Block.schedule.tsv", second, true],
    ["Film.schedule.tsv", "main", false],
  ]);
  const compared = await owner.api(routes.compareSchedules, { params: { id } });
  expect(compared).toMatchObject({ active: "Other", activeOf: { main: "Other", [second]: "Block" } });
  expect(compared.scenarios.map(({ name, unit }) => [name, unit])).toEqual([
    ["Other", "main"],
    ["Block", second],
    ["Film", "main"],
  ]);
  await activate("Block", false);
  expect((await shown()).map(([, , active]) => active)).toEqual([true, false, false]);
});

it("leaves out of a unit's schedule what another unit shoots, and keeps people in one unit on a date", async () => {
  const { units } = await change(0, add("Second Unit"));
  const second = units[1]!.id;
  await create("Film");
  await placeScenes({ owner, id }, "Film", { "2027-03-01": "1 2 3" });
  await activate("Film");
  const shown = async (scheduleName: string) => {
    const { board, sheet } = await owner.api(routes.getStripboard, { params: { id, scheduleName } });
    const numberOf = (sceneId: string) => sheet.strips.find((strip) => strip.sceneId === sceneId)!.number;
    const days = board.days.map(({ items }) => items.map((item) => numberOf(item.id)).toSorted());
    const elsewhere = sheet.elsewhere?.map(({ sceneId, unit, date }) => [numberOf(sceneId), unit, date]);
    return { days: days.flat().toSorted(), boneyard: board.boneyard.map(numberOf), elsewhere, sheet };
  };
  await create("Block", second);
  const block = await shown("Block");
  expect(block.days).toEqual(["4", "5"]);
  expect(block.boneyard).toEqual([]);
  expect(block.elsewhere).toEqual(["1", "2", "3"].map((number) => [number, "Main Unit", "2027-03-01"]));
  expect(block.sheet.leads).toMatchObject({ unit: "Second Unit", castIds: expect.arrayContaining(["1"]) });
  // Two company moves take 45 minutes each.
  expect(block.sheet.others![0]!.days[0]).toMatchObject({
    hours: { minutes: 80 + 2 * 45, skies: ["either", "light"] },
    castHours: { 1: { minutes: 80 }, 2: { minutes: 60 } },
  });
  const film = await shown("Film");
  expect(film.sheet).not.toHaveProperty("others");
  expect(film.sheet).not.toHaveProperty("leads");
  await placeScenes({ owner, id }, "Block", { "2027-03-01": "4 5" });
  await activate("Block");
  expect((await shown("Film")).boneyard).toEqual([]);
  const compared = await owner.api(routes.compareSchedules, { params: { id } });
  const rules = compared.scenarios.map(({ name, breaches }) => [name, [...new Set(breaches.map(({ rule }) => rule))]]);
  expect(rules).toEqual([
    ["Block", expect.arrayContaining(["castInOneUnit"])],
    ["Film", expect.arrayContaining(["castInOneUnit"])],
  ]);
  await placeScenes({ owner, id }, "Film", { "2027-03-01": "1 2 3", "2027-03-02": "4 5" });
  expect(await refusal(create("Rest", second))).toEqual([
    404,
    "noSuchLocation",
    "Other units shoot all of these scenes.",
  ]);
});

it("names no unit where there is one", async () => {
  await create("Film", "main");
  await activate("Film");
  const [schedule] = await owner.api(routes.listSchedules, { params: { id } });
  expect(schedule).not.toHaveProperty("unit");
  const compared = await owner.api(routes.compareSchedules, { params: { id } });
  expect(compared).not.toHaveProperty("activeOf");
  expect(compared.scenarios[0]).not.toHaveProperty("unit");
});

it("makes no schedule for a retired or unknown unit", async () => {
  expect(await refusal(create("Block", "none"))).toEqual([
    404,
    "noSuchUnit",
    'There is no unit with the ID "none". Reload the page.',
  ]);
  const { units } = await change(0, add("Second Unit"));
  const second = units[1]!.id;
  await change(1, { kind: "retire", id: second, retired: true });
  expect(await refusal(create("Block", second))).toEqual([
    409,
    "unitRetired",
    '"Second Unit" is retired. Restore it before you create schedules or move scenes to it.',
  ]);
});
