import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { scheduleFromTsv } from "../../../shared/schedule/model/schedule-tsv.ts";
import { type Edited, moved } from "../../../shared/schedule/stripboard/board-edit.ts";
import type { Stripboard } from "../../../shared/schedule/stripboard/stripboard.ts";
import { type Table, tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import { onTeam, signedUp } from "../../people.ts";
import { newProduction, type Production, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const [MONDAY, TUESDAY, SATURDAY] = ["2031-03-03", "2031-03-04", "2031-03-08"];

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
});

let count = 0;

/** A new schedule of all five scenes, two a day. */
async function newSchedule(location = "All locations"): Promise<string> {
  const name = `Board ${++count}`;
  const payload = { name, location, scenes_per_day: 2, start_date: MONDAY };
  await production.owner.api(routes.createSchedule, { params: { id: production.id }, payload });
  return name;
}

const get = (scheduleName: string) =>
  production.owner.api(routes.getStripboard, { params: { id: production.id, scheduleName } });

const save = (
  scheduleName: string,
  board: Stripboard,
  version: number,
  operation: string = crypto.randomUUID(),
  by = production.owner,
) =>
  by.api(routes.saveStripboard, {
    params: { id: production.id, scheduleName },
    payload: { board, version, operation },
  });

function boardOf(edited: Edited): Stripboard {
  if (edited.kind === "refused") throw new Error(edited.sentence);
  return edited.board;
}

const withDay = (board: Stripboard, date: string): Stripboard => ({
  ...board,
  days: [...board.days, { date, locked: false, items: [] }].toSorted((a, b) => a.date.localeCompare(b.date)),
});

const withoutDay = (board: Stripboard, date: string): Stripboard => ({
  ...board,
  days: board.days.filter((day) => day.date !== date),
});

/** The scene numbers of each day, as in the schedule's table. */
async function table(scheduleFile: string): Promise<Record<string, string[]>> {
  const params = { id: production.id, scheduleFile };
  const { days } = scheduleFromTsv(await production.owner.api(routes.getSchedule, { params }));
  return Object.fromEntries(days.map(({ date, strips }) => [date, strips.map(({ number }) => number)]));
}

async function sheets(scheduleName: string): Promise<[string, string[]][]> {
  const { days } = await production.owner.api(routes.getCallSheetDays, {
    params: { id: production.id, scheduleName },
  });
  return days.map(({ sheet }) => [sheet.date, sheet.scenes.map(({ number }) => number)]);
}

const idOf = async (name: string, number: string) =>
  (await get(name)).sheet.strips.find((strip) => strip.number === number)!.sceneId;

describe("a schedule's board", () => {
  it("has the days and scenes of the schedule, and the constraints to check it", async () => {
    const name = await newSchedule();
    const { version, board, sheet } = await get(name);
    expect(version).toBe(1);
    const numberOf = (id: string) => sheet.strips.find(({ sceneId }) => sceneId === id)?.number;
    const days = board.days.map(({ date, items }) => [date, items.map(({ id }) => numberOf(id))]);
    expect(Object.fromEntries(days)).toEqual(await table(name));
    expect(board.boneyard).toEqual([]);
    expect(sheet.cast.map((party) => party.name).sort()).toEqual(["MARA", "ODO", "PILAR"]);
    expect(sheet.strips.map((_, at) => sheet.places[sheet.placeOf[at]!]?.name)).toContain("FERRY");
  });

  it("updates the schedule's table, the list and the call sheets", async () => {
    const name = await newSchedule();
    const { board, version } = await get(name);
    const wanted = await idOf(name, "5");
    const edited = boardOf(moved(withDay(board, SATURDAY), new Set([wanted]), { on: SATURDAY }));
    expect(await save(name, edited, version)).toEqual({ version: 2 });
    expect((await table(name))[SATURDAY]).toEqual(["5"]);
    expect((await sheets(name)).find(([date]) => date === SATURDAY)?.[1]).toEqual(["5"]);
    const listed = await production.owner.api(routes.listSchedules, { params: { id: production.id } });
    expect(listed.find((one) => one.name.startsWith(`${name}.`))?.days).toBe(Object.keys(await table(name)).length);
    expect((await get(name)).board).toEqual(edited);
  });

  it("keeps banners, pins, locks, empty days and the boneyard, which the table lacks", async () => {
    const name = await newSchedule();
    const { board, version } = await get(name);
    const aside = await idOf(name, "5");
    const without = boardOf(moved(withDay(board, SATURDAY), new Set([aside]), { on: "boneyard" }));
    const [first, ...others] = without.days;
    const items = [
      ...first!.items.map((item) => (item.kind === "scene" ? { ...item, pinned: true } : item)),
      { kind: "banner" as const, id: "b1", banner: "meal" as const, text: "Lunch" },
    ];
    const edited = { ...without, days: [{ ...first!, locked: true, items }, ...others] };
    await save(name, edited, version);
    expect((await get(name)).board).toEqual(edited);
    const shot = Object.values(await table(name)).flat();
    expect(shot.sort()).toEqual(["1", "2", "3", "4"]);
    expect(Object.keys(await table(name))).not.toContain(SATURDAY);
  });

  it("for one location has only the scenes of that location", async () => {
    const { sheet } = await get(await newSchedule("LIGHTHOUSE"));
    expect(sheet.strips.map(({ number }) => number)).toEqual(["1", "3"]);
  });
});

describe("two people on one board", () => {
  it("cannot overwrite each other: the second is told what changed", async () => {
    const name = await newSchedule();
    const editor = await withEditor(url, production);
    const { board, version } = await get(name);
    const wanted = await idOf(name, "1");
    await save(name, boardOf(moved(board, new Set([wanted]), { on: "boneyard" })), version, undefined, editor);
    const mine = boardOf(moved(withDay(board, SATURDAY), new Set([wanted]), { on: SATURDAY }));
    const [status, code, words] = await refusal(save(name, mine, version));
    expect([status, code]).toEqual([409, "staleStripboard"]);
    expect(words).toMatch(/^Someone else has changed this board in the meantime\. Scene 1 is unscheduled now, was on /);
    expect(await save(name, mine, 2)).toEqual({ version: 3 });
  });

  it("learn from the board who saved what, but not those with limited access", async () => {
    const name = await newSchedule();
    const editor = await withEditor(url, production);
    expect((await get(name)).changes).toEqual([]);
    for (let version = 1; version <= 6; version++) {
      const { board } = await get(name);
      await save(
        name,
        version % 2 ? withDay(board, SATURDAY) : withoutDay(board, SATURDAY),
        version,
        undefined,
        editor,
      );
    }
    const { changes } = await get(name);
    expect(changes.map(({ version }) => version)).toEqual([3, 4, 5, 6, 7]);
    expect(changes.at(-1)).toEqual({ version: 7, by: editor.email, what: ["03/08/2031 has been removed."] });
    const guest = await signedUp(url, "guest");
    await onTeam(production.owner, production.id, guest);
    await production.owner.api(routes.changeTeamMember, {
      params: { id: production.id, username: guest.email },
      payload: { may: "viewer", role: "Team Member", sees: { kind: "scenes", scenes: ["1"] } },
    });
    const params = { id: production.id, scheduleName: name };
    expect((await guest.api(routes.getStripboard, { params })).changes).toEqual([]);
  });

  it("save once when they repeat a request, also after another save", async () => {
    const name = await newSchedule();
    const { board, version } = await get(name);
    const operation = crypto.randomUUID();
    const edited = withDay(board, SATURDAY);
    expect(await save(name, edited, version, operation)).toEqual({ version: 2 });
    expect(await save(name, edited, version, operation)).toEqual({ version: 2 });
    expect(await save(name, board, 2)).toEqual({ version: 3 });
    expect(await save(name, edited, version, operation)).toEqual({ version: 2 });
    expect((await get(name)).version).toBe(3);
  });

  it("save at the same time, and one is refused", async () => {
    const name = await newSchedule();
    const { board, version } = await get(name);
    const ends = await Promise.allSettled([
      save(name, withDay(board, SATURDAY), version),
      save(name, withDay(board, "2031-03-09"), version),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await get(name)).version).toBe(2);
  });
});

describe("the boneyard", () => {
  it("receives a scene that a saved board lacks", async () => {
    const name = await newSchedule();
    const { board, version } = await get(name);
    const emptied = { ...board, days: board.days.map((day) => ({ ...day, items: [] })) };
    await save(name, emptied, version);
    expect((await get(name)).board.boneyard).toHaveLength(5);
  });

  it("receives a scene that was added to the script later", async () => {
    const { owner, id } = production;
    const name = await newSchedule();
    const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id } });
    const { columns, rows }: Table = tableFromTsv(tsv_content);
    const added = rows[0]!.map((cell, at) => (columns[at] === "Scene Number" ? "1A" : cell));
    const payload = { tsv_content: tsvFromTable({ columns, rows: [rows[0]!, added, ...rows.slice(1)] }), version };
    const saved = await owner.api(routes.updateBreakdown, { params: { id }, payload });
    const { board, sheet } = await get(name);
    const numbers = board.boneyard.map((scene) => sheet.strips.find(({ sceneId }) => sceneId === scene)?.number);
    expect(numbers).toEqual(["1A"]);
    const back = { tsv_content, version: saved.version };
    await owner.api(routes.updateBreakdown, { params: { id }, payload: back });
  });
});

describe("the project's strip colours", () => {
  const usual = { dayInt: "#ffffff", dayExt: "#ffd94b", nightInt: "#84bbf6", nightExt: "#7bd692", dawn: "#fbb0c3" };
  const colour = (palette: unknown) =>
    production.owner.api(routes.saveStripPalette, {
      params: { id: production.id },
      // As a client other than ours would send it.
      payload: { palette: palette as never },
    });
  const project = () => production.owner.api(routes.getProjectName, { params: { id: production.id } });

  it("have defaults until others are chosen, and again once those are removed", async () => {
    expect(await project()).not.toHaveProperty("palette");
    await colour({ ...usual, dusk: "#FFAD6B" });
    expect(await project()).toMatchObject({ palette: { ...usual, dusk: "#ffad6b" } });
    await colour(null);
    expect(await project()).not.toHaveProperty("palette");
  });

  it("must be legible on a strip", async () => {
    expect(await refusal(colour({ ...usual, dusk: "orange" }))).toEqual([
      ...[400, "invalid"],
      '"orange" is not a colour. Write it as #ffd94b.',
    ]);
    expect(await refusal(colour({ ...usual, dusk: "#663300" }))).toEqual([
      ...[400, "invalid"],
      "#663300 is too dark to read a strip on. Choose a lighter colour.",
    ]);
  });
});

describe("an invalid board", () => {
  it.each<[string, (board: Stripboard) => unknown, number, string, string | RegExp]>([
    [
      "a scene twice",
      (board) => ({ ...board, boneyard: [board.days[0]!.items[0]!.id] }),
      422,
      "brokenStripboard",
      /is on the board twice\.$/,
    ],
    [
      "a day twice",
      (board) => ({ ...board, days: [...board.days, board.days.at(-1)!] }),
      422,
      "brokenStripboard",
      /is on the board twice, or after a later day\.$/,
    ],
    [
      "a scene of another production",
      (board) => ({ ...board, boneyard: ["s99"] }),
      422,
      "brokenStripboard",
      'A scene ("s99") is not part of this schedule.',
    ],
    [
      "an invalid date",
      (board) => ({ ...board, days: [{ date: "2031-02-30", locked: false, items: [] }] }),
      400,
      "invalid",
      '"2031-02-30" is not a date. Write it as 2026-03-02.',
    ],
  ])("is refused with %s", async (_, change, status, code, words) => {
    const name = await newSchedule();
    const { board, version } = await get(name);
    // As a client other than ours would send it.
    const wrong = change(board) as Stripboard;
    expect(await refusal(save(name, wrong, version))).toEqual([
      status,
      code,
      typeof words === "string" ? words : expect.stringMatching(words),
    ]);
  });

  it("is refused with a new violation in a project that forbids them", async () => {
    const name = await newSchedule();
    const { board, version } = await get(name);
    const all = new Set(board.days.flatMap(({ items }) => items.map(({ id }) => id)));
    const crowded = boardOf(moved(board, all, { on: MONDAY }));
    const wanting = (strict: boolean) =>
      production.owner.api(routes.setBoardRules, { params: { id: production.id }, payload: { strict } });
    await wanting(true);
    expect((await get(name)).strict).toBe(true);
    expect(await refusal(save(name, crowded, version))).toEqual([
      422,
      "breaksRules",
      "03/03/2031 has 5 scenes; the limit is 2.",
    ]);
    await wanting(false);
    expect(await save(name, crowded, version)).toEqual({ version: 2 });
    await wanting(true);
    expect(await save(name, withDay(crowded, TUESDAY.replace("04", "20")), 2)).toEqual({ version: 3 });
    await wanting(false);
  });

  it("is refused for a schedule that does not exist", async () => {
    const words = [404, "noSuchSchedule", 'There is no schedule named "Nowhere".'];
    expect(await refusal(get("Nowhere"))).toEqual(words);
    expect(await refusal(save("Nowhere", { days: [], boneyard: [] }, 1))).toEqual(words);
  });

  it("is refused with cast dates stored in an unreadable format", async () => {
    const name = await newSchedule();
    const { board, version } = await get(name);
    const option = { castId: "2", actorName: "Old hand", details: "", dates: "whenever", addedAt: "2020-01-01" };
    const Item = { pk: `PROJECT#${production.id}`, sk: "ACTOR#2#Old hand", ...option };
    await tables(aws).send(new PutCommand({ TableName: aws.optionsTable, Item }));
    for (const call of [() => get(name), () => save(name, board, version)]) {
      const [status, code, words] = await refusal(call());
      expect([status, code]).toEqual([422, "unreadableDates"]);
      expect(words).toContain('The dates of "Old hand" for ODO cannot be read: "whenever"');
    }
  });
});

describe("what a change costs", () => {
  it("is known to editors, with day rates and published days; viewers get no pay", async () => {
    const { owner, id } = await newProduction(url);
    const role = { id, castId: "1" };
    await owner.api(routes.addActorOption, { params: role, payload: { actorName: "Ana Duarte" } });
    await owner.api(routes.lockActor, { params: role, payload: { actor_name: "Ana Duarte" } });
    const profile = { ...NO_ACTOR_PROFILE, dayRate: 350, withinDays: 9 };
    const said = { actor_name: "Ana Duarte", version: 0, operation: crypto.randomUUID(), profile };
    await owner.api(routes.updateActorDetails, { params: role, payload: said });
    const plan = { name: "Plan", location: "All locations", scenes_per_day: 2, start_date: MONDAY };
    await owner.api(routes.createSchedule, { params: { id }, payload: plan });
    const params = { id, scheduleName: "Plan" };
    const published = { as: "final", after: 0, operation: crypto.randomUUID(), reason: "No meal is planned" } as const;
    await owner.api(routes.publishCallSheet, { params: { ...params, date: MONDAY }, payload: published });
    const mine = await owner.api(routes.getStripboard, { params });
    expect([mine.sheet.pay, mine.published]).toEqual([{ rates: { 1: 350 } }, [MONDAY]]);
    const viewer = await signedUp(url, "viewer");
    await onTeam(owner, id, viewer);
    await owner.api(routes.changeTeamMember, {
      params: { id, username: viewer.email },
      payload: { may: "viewer", role: "Team Member" },
    });
    const { sheet } = await viewer.api(routes.getStripboard, { params });
    expect(sheet.pay).toBeUndefined();
    expect(sheet.cast.find((party) => party.id === "1")?.withinDays).toBe(9);
  });
});
