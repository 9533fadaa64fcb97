import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { PayloadFor } from "../../../shared/contract/schema/route.ts";
import { scheduleFromTsv } from "../../../shared/schedule/model/schedule-tsv.ts";
import { type Person, signedUp } from "../../people.ts";
import { newProduction, type Production, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { asViewer, tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const MONDAY = "2031-03-03";
const ALL = "All locations";
/** The limits of a day that a schedule has when none are asked for. */
const USUAL = { pages_per_day: 5, hours_per_day: 12, minutes_per_move: 45 };

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
});

type Wanted = Pick<Asked, "name"> & Partial<Asked>;
type Asked = PayloadFor<typeof routes.createSchedule>;
const create = (wanted: Wanted, by = production.owner) =>
  by.api(routes.createSchedule, {
    params: { id: production.id },
    payload: { location: ALL, scenes_per_day: 5, start_date: MONDAY, ...wanted },
  });
const list = () => production.owner.api(routes.listSchedules, { params: { id: production.id } });
const tsv = (scheduleFile: string) =>
  production.owner.api(routes.getSchedule, { params: { id: production.id, scheduleFile } });

/** The scenes of each day, by its date. */
async function days(name: string): Promise<Record<string, string[]>> {
  const { days } = scheduleFromTsv(await tsv(`${name}.schedule.tsv`));
  return Object.fromEntries(days.map(({ date, strips }) => [date, strips.map(({ number }) => number)]));
}

const lockActor = async (castId: string, actorName: string, dates: string) => {
  const params = { id: production.id, castId };
  await production.owner.api(routes.addActorOption, { params, payload: { actorName, dates } });
  await production.owner.api(routes.lockActor, { params, payload: { actor_name: actorName } });
};
const lockLocation = async (locationId: string, locationName: string, dates: string) => {
  const params = { id: production.id, locationId };
  await production.owner.api(routes.addLocationOption, { params, payload: { locationName, dates } });
  await production.owner.api(routes.lockLocation, { params, payload: { location_name: locationName } });
};

describe("the constraints of a schedule", () => {
  const change = (scheduleName: string, payload: Partial<PayloadFor<typeof routes.updateSchedulingPreferences>>) =>
    production.owner.api(routes.updateSchedulingPreferences, {
      params: { id: production.id, scheduleName },
      payload: {
        ...{ scenes_per_day: 2, asked: { turnaround_hours: 0 }, operation: crypto.randomUUID() },
        ...{ instead_of: { scenes_per_day: 5, asked: { ...USUAL, start_date: MONDAY } }, ...payload },
      },
    });
  const listed = async (name: string) => (await list()).find((one) => one.name === `${name}.schedule.tsv`);
  const limitsOf = async (scheduleName: string) => {
    const params = { id: production.id, scheduleName };
    return (await production.owner.api(routes.getStripboard, { params })).sheet;
  };

  it("can change later; the days stay, and new violations are listed", async () => {
    await create({ name: "Tighter" });
    const before = await days("Tighter");
    const operation = crypto.randomUUID();
    const { breaches } = await change("Tighter", { operation });
    expect(breaches).toContainEqual(expect.stringMatching(/ has \d scenes; the limit is 2\.$/));
    expect(await days("Tighter")).toEqual(before);
    expect(await listed("Tighter")).toMatchObject({ scenesPerDay: 2, asked: { turnaround_hours: 0 } });
    expect(await limitsOf("Tighter")).toMatchObject({ scenesPerDay: 2, limits: { turnaroundHours: 0 } });
    expect(await change("Tighter", { operation })).toEqual({ breaches });
    const back = { scenes_per_day: 5, asked: { ...USUAL, start_date: MONDAY } };
    const tight = { scenes_per_day: 2, asked: { turnaround_hours: 0 } };
    expect(await change("Tighter", { ...back, instead_of: tight })).toEqual({ breaches: [] });
    expect(await listed("Tighter")).toMatchObject({ scenesPerDay: 5, asked: { ...USUAL, start_date: MONDAY } });
  });

  it("are refused after a concurrent change, for unknown scenes, and for an unknown schedule", async () => {
    await create({ name: "Asked once" });
    const late = { scenes_per_day: 4, asked: {} };
    expect(await refusal(change("Asked once", { instead_of: late }))).toEqual([
      ...[409, "staleWishes"],
      'Someone else has changed the constraints of "Asked once". Reopen them to see the changes.',
    ]);
    const pins = [{ scene: "99", date: "2031-03-05" }];
    expect((await refusal(change("Asked once", { asked: { pins } }))).slice(0, 2)).toEqual([422, "unfitWish"]);
    expect((await refusal(change("Nowhere", {}))).slice(0, 2)).toEqual([404, "noSuchSchedule"]);
  });
});

describe("a schedule", () => {
  it("for all locations is listed, newest first, with its file name", async () => {
    const whole = await create({ name: "Whole" });
    expect(whole).toMatchObject({ name: "Whole.schedule.tsv", location: ALL, scenesPerDay: 5 });
    const part = await create({ name: "Light house", location: "LIGHTHOUSE", scenes_per_day: 1 });
    expect(part).toEqual({
      ...{ name: "Light house.schedule.tsv", location: "LIGHTHOUSE", scenesPerDay: 1, days: 2 },
      gap: 0,
      asked: { ...USUAL, start_date: "2031-03-03" },
    });
    expect((await list()).slice(0, 2)).toEqual([part, whole].map((made) => ({ ...made, active: false })));
    expect(
      Object.values(await days("Light house"))
        .flat()
        .sort(),
    ).toEqual(["1", "3"]);
    expect(
      Object.values(await days("Whole"))
        .flat()
        .sort(),
    ).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("is a table with a title line above the column names, with or without the file ending", async () => {
    await create({ name: "Table", location: "FERRY" });
    const text = await tsv("Table.schedule.tsv");
    expect(text.split("\n").slice(1)).toEqual([
      "Date\tScene Number\tINT/EXT\tDay/Night\tLocation\tSynopsis\tCast ID\tPages\tNotes",
      "03/03/2031\t5\tINT.\tDAY\tFERRY\tPILAR counts her coins.\t3\t1/8\t",
      "",
    ]);
    expect(await tsv("Table")).toBe(text);
  });

  it("can be for a location by its id", async () => {
    expect(await create({ name: "By id", location: "L3" })).toMatchObject({ location: "FERRY", days: 1 });
  });

  it("starts tomorrow by default", async () => {
    const { owner, id } = production;
    const payload = { name: "Soon", location: "FERRY", scenes_per_day: 1 };
    const today = new Date().toISOString().slice(0, 10);
    await owner.api(routes.createSchedule, { params: { id }, payload });
    const [date = ""] = Object.keys(await days("Soon"));
    expect(date > today).toBe(true);
  });

  it("has at most the requested number of scenes a day", async () => {
    await create({ name: "Slow", scenes_per_day: 2 });
    expect(Math.max(...Object.values(await days("Slow")).map((numbers) => numbers.length))).toBeLessThanOrEqual(2);
  });

  it("has the usual limits of a day by the type of project, which the stripboard shows with the times of scenes", async () => {
    await create({ name: "Usual" });
    const { sheet } = await production.owner.api(routes.getStripboard, {
      params: { id: production.id, scheduleName: "Usual" },
    });
    expect(sheet.limits).toEqual({ eighthsPerDay: 40, minutesPerDay: 630, moveMinutes: 45 });
    expect(sheet.strips.map(({ number, minutes }) => [number, minutes]).toSorted()).toEqual([
      ["1", 30],
      ["2", 20],
      ["3", 30],
      ["4", 25],
      ["5", 20],
    ]);
  });

  it("has a scene that is longer than a day in parts, in the table, on the board and on the call sheets", async () => {
    await create({ name: "Unsplit" });
    await create({ name: "Split", pages_per_day: 0.125 });
    const board = async (scheduleName: string) =>
      production.owner.api(routes.getStripboard, { params: { id: production.id, scheduleName } });
    const [before, { sheet, board: split }] = [await board("Unsplit"), await board("Split")];
    const long = before.sheet.strips.find(({ eighths }) => eighths > 1)!;
    const parts = sheet.strips.filter(({ number }) => number.startsWith(`${long.number} pt `));
    expect(parts).toHaveLength(long.eighths);
    expect(parts.map(({ eighths }) => eighths)).toEqual(parts.map(() => 1));
    expect(parts.every(({ castIds }) => castIds.join() === long.castIds.join())).toBe(true);
    const numbers = Object.values(await days("Split")).map((those) =>
      those.filter((one) => one.startsWith(long.number)),
    );
    const shot = numbers.flat().filter((number) => number.includes(" pt "));
    expect(shot).toEqual(parts.map(({ number }) => number));
    const { days: sheets } = await production.owner.api(routes.getCallSheetDays, {
      params: { id: production.id, scheduleName: "Split" },
    });
    expect(sheets.flatMap((day) => day.sheet.scenes.map(({ number }) => number))).toEqual(
      expect.arrayContaining(parts.map(({ number }) => number)),
    );
    const last = split.days.at(-1)!;
    const moved = { ...split, days: [...split.days.slice(0, -1), { ...last, items: [] }] };
    await production.owner.api(routes.saveStripboard, {
      params: { id: production.id, scheduleName: "Split" },
      payload: { version: (await board("Split")).version, operation: crypto.randomUUID(), board: moved },
    });
    expect((await board("Split")).board.boneyard).toEqual(last.items.map(({ id }) => id));
  });

  it("respects the requested weekdays, pages and locations", async () => {
    await create({ name: "Weekends", weekdays: [0, 6], locations_per_day: 1, pages_per_day: 1, priority: "moves" });
    const made = scheduleFromTsv(await tsv("Weekends.schedule.tsv"));
    expect(made.days.map(({ date }) => [0, 6].includes(new Date(date).getUTCDay()))).not.toContain(false);
    expect(
      Math.max(...made.days.map(({ strips }) => strips.reduce((sum, { eighths }) => sum + eighths, 0))),
    ).toBeLessThanOrEqual(8);
  });

  it("respects the production's calendar, its days off, pins, orders and scenes that share a day", async () => {
    const params = { id: production.id };
    const calendar = {
      ...{ weekdays: [1, 2, 3, 4, 5], region: null, worked: [] },
      daysOff: [{ start: "2031-03-03", end: "2031-03-04", note: "Prep" }],
    };
    await production.owner.api(routes.updateCalendar, { params, payload: { calendar, version: 0 } });
    const asked = {
      start_date: "2031-03-03",
      works_on: ["2031-03-04"],
      days_off: [{ start: "2031-03-05", end: "2031-03-06" }],
      pins: [{ scene: "5", date: "2031-03-08" }],
      orders: [{ scene: "1", after: "3", days: 2 }],
      together: [["2", "4"]],
      day_and_night_apart: false,
    };
    await create({ name: "Wished", scenes_per_day: 2, ...asked });
    const made = await days("Wished");
    const dateOf = (number: string) => Object.keys(made).find((date) => made[date]!.includes(number))!;
    expect(Object.keys(made)).not.toEqual(expect.arrayContaining(["2031-03-03"]));
    expect(Object.keys(made).filter((date) => ["2031-03-05", "2031-03-06"].includes(date))).toEqual([]);
    expect(dateOf("5")).toBe("2031-03-08");
    expect(dateOf("2")).toBe(dateOf("4"));
    expect((Date.parse(dateOf("1")) - Date.parse(dateOf("3"))) / 86_400_000).toBeGreaterThanOrEqual(2);
    expect((await list())[0]).toMatchObject({ name: "Wished.schedule.tsv", asked });

    const board = { id: production.id, scheduleName: "Wished" };
    const { sheet } = await production.owner.api(routes.getStripboard, { params: board });
    expect(sheet.calendar).toMatchObject({ daysOff: ["2031-03-03", "2031-03-05", "2031-03-06"] });
    const usual = { ...calendar, daysOff: [] };
    await production.owner.api(routes.updateCalendar, { params, payload: { calendar: usual, version: 1 } });
  });

  it("is optimised by the costs of days, moves and actors, if given", async () => {
    const prices = { shootingDay: 9000, calendarDay: 500, visit: 800, move: 1500, mixedDay: 2000, usualRate: 600 };
    await create({ name: "Priced", prices, drop_days: 10, minutes_per_page: 100 });
    const scenes = Object.values(await days("Priced")).flat();
    expect(scenes).toHaveLength(5);
    const viewer = await signedUp(url, "viewer");
    await asViewer(aws, viewer, production.id);
    const askedOf = async ({ api }: Person) =>
      (await api(routes.listSchedules, { params: { id: production.id } })).find(({ name }) => /^Priced/.test(name))
        ?.asked;
    const editor = await withEditor(url, production);
    expect(await askedOf(editor)).toMatchObject({ prices, drop_days: 10 });
    expect(await askedOf(viewer)).toMatchObject({ drop_days: 10 });
    expect(await askedOf(viewer)).not.toHaveProperty("prices");
  });

  it("is refused with a circular order of scenes", async () => {
    const orders = [
      { scene: "1", after: "2", days: 1 },
      { scene: "2", after: "1", days: 1 },
    ];
    const [status, code, words] = await refusal(create({ name: "Round", orders }));
    expect([status, code]).toEqual([422, "infeasible"]);
    expect(words.split("\n")).toEqual([
      "Scene 1 comes after scene 2.",
      "Scene 2 comes after scene 1.",
      "Any one of these would help:",
      "Let scene 1 come before scene 2.",
      "Let scene 2 come before scene 1.",
    ]);
  });

  it.each(["Week 1: Studio", "Größe – Entwurf", "“Act 2” [rev]; Dawn!", "a = b @ c"])(
    "may be named %j, in every path that has its name",
    async (name) => {
      const { owner, id } = production;
      await create({ name, location: "LIGHTHOUSE" });
      expect((await list()).map((one) => one.name)).toContain(`${name}.schedule.tsv`);
      const [date = ""] = Object.keys(await days(name));
      const params = { id, scheduleName: name };
      const timing = { shiftStart: "", shiftEnd: "", shootCall: "", crewCall: "5:45 AM" };
      expect(await owner.api(routes.updateCallSheet, { params, payload: { date, timing, version: 0 } })).toEqual({
        version: 1,
      });
      const { days: sheets } = await owner.api(routes.getCallSheetDays, { params });
      expect(sheets.map(({ sheet }) => sheet.timing.crewCall)).toContain("5:45 AM");
      const { board, version } = await owner.api(routes.getStripboard, { params });
      const operation = crypto.randomUUID();
      await owner.api(routes.saveStripboard, { params, payload: { board, version, operation } });
      expect(await owner.api(routes.getCallSheet, { params, query: { day: 1 } })).toMatch(/^%PDF-/);
      expect(await owner.api(routes.exportSchedule, { params, query: { format: "uss" } })).toContain(name);
    },
  );

  it("with an existing name is refused, also with the file ending", async () => {
    const taken = [409, "nameTaken", 'A schedule named "Whole" already exists. Choose another name.'];
    expect(await refusal(create({ name: "Whole" }))).toEqual(taken);
    expect(await refusal(create({ name: "Whole.schedule.tsv.schedule.tsv" }))).toEqual(taken);
  });

  it.each(["Race 1", "Race 2"])(
    "%s is created once when two users create it at once, with one user's days only",
    async (name) => {
      const starts = ["2031-04-07", "2031-04-14"];
      const makers = [production.owner, await withEditor(url, production)];
      const making = starts.map((start_date, at) => create({ name, location: "FERRY", start_date }, makers[at]));
      const ends = await Promise.allSettled(making);
      expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);

      const [date = ""] = Object.keys(await days(name));
      const other = starts.find((start) => start !== date)!;
      const timing = { shiftStart: "", shiftEnd: "", shootCall: "", crewCall: "" };
      const params = { id: production.id, scheduleName: name };
      const save = (day: string) =>
        production.owner.api(routes.updateCallSheet, { params, payload: { date: day, timing, version: 0 } });
      expect(await refusal(save(other))).toEqual([404, "noSuchDay", `"${name}" does not shoot on ${other}.`]);
      expect(await save(date)).toEqual({ version: 1 });
    },
  );

  it("puts scenes on days when the location and the locked actors are available", async () => {
    await lockLocation("L2", "Old Quay", "03/05/2031 - 03/07/2031");
    await lockActor("1", "Ana", "03/04/2031, 03/06/2031 - 03/07/2031");
    await create({ name: "Bound", location: "HARBOUR QUAY", scenes_per_day: 1 });
    expect(Object.keys(await days("Bound")).sort()).toEqual(["2031-03-06", "2031-03-07"]);
  });

  it("that is infeasible is refused with its scenes, cast and dates", async () => {
    await lockActor("3", "Pia", "03/08/2031 - 03/12/2031");
    await lockLocation("L3", "MS Wade", "03/13/2031");
    const [status, code, words] = await refusal(create({ name: "Never", location: "FERRY" }));
    expect([status, code]).toEqual([422, "infeasible"]);
    const [reason, heading, ...changes] = words.split("\n");
    expect(reason).toBe(
      "Scene 5 has no day: FERRY is available on 03/13/2031, PILAR (cast 3) on 03/08/2031 – 03/12/2031.",
    );
    expect(heading).toMatch(/would help:$/);
    expect(changes).toContain("Make PILAR (cast 3) available on 03/13/2031 too.");
    expect((await list()).map(({ name }) => name)).not.toContain("Never.schedule.tsv");
  });
});

describe("an invalid request", () => {
  const number = "Please enter a valid number of scenes per day.";
  it.each<[object, number, string, string]>([
    [{ scenes_per_day: 0 }, 400, "invalid", number],
    [{ scenes_per_day: -1 }, 400, "invalid", number],
    [{ scenes_per_day: 1.5 }, 400, "invalid", number],
    [{ scenes_per_day: 201 }, 400, "invalid", number],
    [{ scenes_per_day: "3" }, 400, "invalid", number],
    [{ scenes_per_day: null }, 400, "invalid", number],
    [{ weekdays: [] }, 400, "invalid", "Choose at least one day of the week."],
    [{ pages_per_day: 0 }, 400, "invalid", "Please enter a valid number of pages per day."],
    [{ locations_per_day: 0.5 }, 400, "invalid", "Please enter a valid number of locations per day."],
    [{ locations_per_day: 101 }, 400, "invalid", "Please enter a valid number of locations per day."],
    [{ minutes_per_page: 2 }, 400, "invalid", "Please enter a valid number of minutes per page."],
    [{ turnaround_hours: 21 }, 400, "invalid", "Please enter a valid number of hours of turnaround."],
    [{ drop_days: 0 }, 400, "invalid", "Please enter a valid number of days for a drop."],
    [
      { days_off: [{ start: "2031-03-06", end: "2031-03-05" }] },
      400,
      "invalid",
      '"03/06/2031 - 03/05/2031" ends before it starts.',
    ],
    [{ split_days: ["soon"] }, 400, "invalid", '"soon" is not a date. Write it as 2026-03-02.'],
    [{ orders: [{ scene: "1", after: "1", days: 1 }] }, 400, "invalid", "A scene cannot come after itself."],
    [{ together: [["1"]] }, 400, "invalid", "Enter at least two scenes that share a day."],
    [{ pins: [{ scene: "99", date: "2031-03-05" }] }, 422, "unfitWish", 'There is no scene "99" in this schedule.'],
    [
      {
        pins: [
          { scene: "1", date: "2031-03-05" },
          { scene: "1", date: "2031-03-06" },
        ],
      },
      422,
      "unfitWish",
      'Scene "1" cannot stay on two dates.',
    ],
    [{ location: "" }, 400, "invalid", "Choose a location."],
    [{ location: "MOON" }, 404, "noSuchLocation", 'There is no location "MOON" in the breakdown.'],
    [{ name: " " }, 400, "invalid", "The schedule name is empty."],
    [{ name: "a/b" }, 400, "invalid", 'The schedule name cannot have "/". Leave it out, or use a hyphen.'],
    [{ name: "Draft #2" }, 400, "invalid", 'The schedule name cannot have "#". Leave it out, or use a hyphen.'],
    [{ name: "When?" }, 400, "invalid", 'The schedule name cannot have "?". Leave it out, or use a hyphen.'],
    [{ start_date: "03/03/2031" }, 400, "invalid", '"03/03/2031" is not a date. Write it as 2026-03-02.'],
    [{ start_date: "2031-02-30" }, 400, "invalid", '"2031-02-30" is not a date. Write it as 2026-03-02.'],
    [{ start_date: "2031-13-01" }, 400, "invalid", '"2031-13-01" is not a date. Write it as 2026-03-02.'],
    [{ start_date: "9999-12-31" }, 400, "invalid", '"9999-12-31" is not a date. Write it as 2026-03-02.'],
  ])("with %j is refused", async (payload, status, code, words) => {
    expect(await refusal(create({ name: "Refused", location: "LIGHTHOUSE", ...payload }))).toEqual([
      status,
      code,
      words,
    ]);
  });

  it("a schedule that does not exist", async () => {
    const words = [404, "noSuchSchedule", 'There is no schedule named "Nowhere".'];
    expect(await refusal(tsv("Nowhere.schedule.tsv"))).toEqual(words);
  });

  it("stored dates in an unreadable format", async () => {
    const { id } = production;
    const option = { castId: "2", actorName: "Old hand", details: "", dates: "whenever", addedAt: "2020-01-01" };
    const Item = { pk: `PROJECT#${id}`, sk: "ACTOR#2#Old hand", ...option };
    await tables(aws).send(new PutCommand({ TableName: aws.optionsTable, Item }));
    const [status, code, words] = await refusal(create({ name: "Old", location: "LIGHTHOUSE" }));
    expect([status, code]).toEqual([422, "unreadableDates"]);
    expect(words).toContain('The dates of "Old hand" for ODO cannot be read: "whenever"');
    const asked = { scenes_per_day: 5, asked: { ...USUAL, start_date: MONDAY } };
    const changed = production.owner.api(routes.updateSchedulingPreferences, {
      params: { id, scheduleName: "Whole" },
      payload: { ...asked, instead_of: asked, operation: crypto.randomUUID() },
    });
    expect((await refusal(changed)).slice(0, 2)).toEqual([422, "unreadableDates"]);
  });
});
