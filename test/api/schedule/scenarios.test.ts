import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { findingText } from "../../../shared/schedule/stripboard/rule-finding.ts";
import { newProduction, newProject, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
  const { owner, id } = production;
  const params = { id };
  // With this rest, which leaves a Friday for the night exterior, no week is arranged for a longer one.
  const { settings, version } = await owner.api(routes.getCallSheetSettings, { params });
  const rules = { ...settings.rules, weekRest: 48 * 60 };
  await owner.api(routes.updateCallSheetSettings, { params, payload: { settings: { ...settings, rules }, version } });
  for (const [name, scenes_per_day] of [
    ["Slow", 1],
    ["Fast", 5],
  ] as const) {
    const payload = { name, location: "All locations", scenes_per_day, start_date: "2031-03-03" };
    await owner.api(routes.createSchedule, { params, payload });
  }
});

const compared = (id = production.id) => production.owner.api(routes.compareSchedules, { params: { id } });
const scenario = async (name: string) => (await compared()).scenarios.find((one) => one.name === name)!;
const activate = (scheduleName: string, active = true) =>
  production.owner.api(routes.activateSchedule, { params: { id: production.id, scheduleName }, payload: { active } });

describe("schedules side by side", () => {
  it("show the totals of each, and agree on the script", async () => {
    const [slow, fast] = [await scenario("Slow"), await scenario("Fast")];
    expect(slow.days).toHaveLength(slow.scenes);
    expect(fast.days.length).toBeLessThan(slow.days.length);
    expect([slow.scenes, slow.eighths, slow.unscheduled]).toEqual([fast.scenes, fast.eighths, 0]);
    expect(slow.days.reduce((sum, { eighths }) => sum + eighths, 0)).toBe(slow.eighths);
    expect([slow.breaches, fast.breaches]).toEqual([[], []]);
    expect(slow.days.map(({ moves }) => moves)).toEqual(slow.days.map(() => 0));
    for (const one of [slow, fast]) {
      expect(one.days.reduce((sum, { moves }) => sum + moves, 0)).toBe(one.moves);
      expect(one.days.reduce((sum, { holds }) => sum + holds, 0)).toBe(one.holdingDays);
      expect(one.days.reduce((sum, { cost }) => sum + cost, 0)).toBe(one.cost);
    }
    expect(fast.cost).toBeLessThan(slow.cost);
  });

  it("show which of them a change of dates would violate, and where", async () => {
    const { owner, id } = production;
    const [first] = (await scenario("Slow")).days;
    const [year, month] = first!.date.split("-");
    const params = { id, castId: "1" };
    await owner.api(routes.addActorOption, {
      params,
      payload: { actorName: "Vera Lind", dates: `${month}/28/${year}` },
    });
    await owner.api(routes.lockActor, { params, payload: { actor_name: "Vera Lind" } });
    for (const name of ["Slow", "Fast"]) {
      const { breaches } = await scenario(name);
      expect(breaches.map(({ rule }) => rule)).toContain("castAvailable");
      expect(breaches.map(({ sentence }) => sentence).join(" ")).toContain("MARA");
    }
    await owner.api(routes.lockActor, { params, payload: { actor_name: null } });
  });

  it("show which of them a new day off would violate", async () => {
    const { owner, id } = production;
    const {
      days: [first],
      breaches: before,
    } = await scenario("Fast");
    const save = (daysOff: { start: string; end: string; note: string }[], version: number) => {
      const calendar = { weekdays: [1, 2, 3, 4, 5], region: null, worked: [], daysOff };
      return owner.api(routes.updateCalendar, { params: { id }, payload: { calendar, version } });
    };
    await save([{ start: first!.date, end: first!.date, note: "Prep" }], 0);
    const [year, month, day] = first!.date.split("-");
    const added = (await scenario("Fast")).breaches
      .map(({ sentence }) => sentence)
      .filter((sentence) => !before.some((one) => one.sentence === sentence));
    expect(added.join(" ")).toContain(`${month}/${day}/${year}`);
    await save([], 1);
    expect((await scenario("Fast")).breaches).toEqual(before);
  });

  it("include warnings by the production's work rules without violations", async () => {
    const params = { id: production.id };
    const { settings, version } = await production.owner.api(routes.getCallSheetSettings, { params });
    const warnings = async (rules: Partial<typeof settings.rules>, seen: number) => {
      const payload = { settings: { ...settings, rules: { ...settings.rules, ...rules } }, version: seen };
      const saved = await production.owner.api(routes.updateCallSheetSettings, { params, payload });
      const weeks = (await scenario("Slow")).warnings.filter(({ rule }) => rule !== "datesKnown");
      return { saved: saved.version, said: weeks.map(findingText) };
    };
    const { breaches } = await scenario("Slow");
    // The week ends with the night exterior, whose wrap at dawn leaves less than the usual weekly rest.
    const agreed = await warnings({ weekRest: 48 * 60 }, version);
    expect(agreed.said).toEqual([]);
    const five = await warnings({ daysInRow: 5, weekRest: 48 * 60 }, agreed.saved);
    expect(five.said).toEqual([
      expect.stringMatching(/^03\/07\/2031, for the crew[^:]*: This is work day 5 in a row, .* would be legal\.$/),
    ]);
    const rest = await warnings({ weekRest: 80 * 60 }, five.saved);
    expect(rest.said.at(-1)).toMatch(
      /^03\/07\/2031, for the crew[^:]*: The longest rest in .* less than 78 h\. The same call on Sunday, March 9, 2031/,
    );
    expect((await scenario("Slow")).breaches).toEqual(breaches);
    await warnings({}, rest.saved);
  });

  it("do not exist before there is a script", async () => {
    const id = await newProject(production.owner);
    expect(await compared(id)).toEqual({ active: null, scenarios: [] });
  });
});

describe("the active schedule", () => {
  const list = async () =>
    (await production.owner.api(routes.listSchedules, { params: { id: production.id } }))
      .filter(({ active }) => active)
      .map(({ name }) => name);

  it("is at most one, which everyone sees", async () => {
    expect(await list()).toEqual([]);
    await activate("Slow");
    expect([await list(), (await compared()).active]).toEqual([["Slow.schedule.tsv"], "Slow"]);
    await activate("Fast");
    expect(await list()).toEqual(["Fast.schedule.tsv"]);
    await activate("Fast", false);
    expect([await list(), (await compared()).active]).toEqual([[], null]);
  });

  it("must exist", async () => {
    expect(await refusal(activate("Nowhere"))).toEqual([
      404,
      "noSuchSchedule",
      'There is no schedule named "Nowhere".',
    ]);
  });
});

it("names the options whose dates are unreadable", async () => {
  const option = { castId: "2", actorName: "Old hand", details: "", dates: "whenever", addedAt: "2020-01-01" };
  const Item = { pk: `PROJECT#${production.id}`, sk: "ACTOR#2#Old hand", ...option };
  await tables(aws).send(new PutCommand({ TableName: aws.optionsTable, Item }));
  const [status, code] = await refusal(compared());
  expect([status, code]).toEqual([422, "unreadableDates"]);
});
