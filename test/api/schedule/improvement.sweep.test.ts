import { setTimeout as pause } from "node:timers/promises";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { scenesOn } from "../../../shared/schedule/stripboard/schedule-of-board.ts";
import { newProduction, type Production, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const places = ["PIER", "CANNERY", "CHAPEL", "BOATYARD", "SCHOOL", "HOTEL"];
const people = ["ADA", "BRUNO", "CELIA", "DARIO", "EDITH", "FABIO", "GRETA"];

/** Scenes that each have another location and cast than their neighbours. */
function screenplay(scenes: number): string {
  const scene = (at: number) => {
    const cast = [at, at * 3 + 1, at * at + 2].map((one) => people[one % people.length]!);
    const lines = [...new Set(cast)].map((name) => `${name}\nThis is where it began.\n`);
    return `INT. ${places[(at * 5) % places.length]} - DAY\n\nThey wait for news.\n\n${lines.join("\n")}`;
  };
  return Array.from({ length: scenes }, (_, at) => scene(at)).join("\n");
}

let production: Production;

beforeAll(async () => {
  production = await newProduction(url, screenplay(30));
});

const params = (scheduleName: string) => ({ id: production.id, scheduleName });

async function create(name: string, more: object = {}): Promise<void> {
  const payload = { name, location: "All locations", scenes_per_day: 4, start_date: "2031-03-03", ...more };
  await production.owner.api(routes.createSchedule, { params: { id: production.id }, payload });
}

const start = (name: string, seconds = 600) =>
  production.owner.api(routes.startImprovement, { params: params(name), payload: { seconds } });
const follow = (name: string) => production.owner.api(routes.getImprovement, { params: params(name) });
const stop = (name: string) => production.owner.api(routes.stopImprovement, { params: params(name) });
const exchange = (name: string) => production.owner.api(routes.swapImprovement, { params: params(name) });
const boardOf = (name: string) => production.owner.api(routes.getStripboard, { params: params(name) });

/** A schedule with scenes dealt onto days one by one, which leaves much to improve. */
async function muddled(name: string): Promise<void> {
  await create(name);
  const { board, version } = await boardOf(name);
  const all = scenesOn(board).toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
  const days = board.days.map((day, at) => ({
    ...day,
    items: all
      .filter((_, place) => place % board.days.length === at)
      .map((id) => ({ kind: "scene" as const, id, pinned: false })),
  }));
  const payload = { board: { ...board, days }, version, operation: `muddle-${name}`.slice(0, 60) };
  await production.owner.api(routes.saveStripboard, { params: params(name), payload });
}

async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (isSo(answer)) return answer;
    await pause(150);
  }
}

const over = (name: string) =>
  until(
    () => follow(name),
    ({ status }) => status !== "running",
  );

describe("a schedule search", () => {
  it("reports progress, stops on request, keeps the best schedule, and can be undone and redone", async () => {
    await muddled("Long");
    const before = await boardOf("Long");
    expect(await start("Long")).toMatchObject({ status: "running", seconds: 600, stopping: false });
    const going = await until(
      () => follow("Long"),
      (now) => now.status !== "running" || ((now.cost ?? 0) < (now.before ?? 0) && (now.bound ?? 0) > 0),
    );
    expect(going).toMatchObject({ status: "running" });
    await stop("Long");
    const done = await over("Long");
    if (done.status !== "improved") throw new Error(`It is ${done.status}.`);
    expect(done.cost).toBeLessThan(done.before!);
    expect(done.bound).toBeGreaterThan(0);
    expect(done.bound).toBeLessThanOrEqual(done.cost!);
    expect(done.spent).toBeLessThan(600);
    const after = await boardOf("Long");
    expect(after.version).toBe(before.version + 1);
    expect(scenesOn(after.board).toSorted()).toEqual(scenesOn(before.board).toSorted());
    const [listed] = (await production.owner.api(routes.listSchedules, { params: { id: production.id } })).filter(
      ({ name }) => name === "Long.schedule.tsv",
    );
    expect(listed?.gap).toBeCloseTo(done.cost! / done.bound! - 1);

    expect(await exchange("Long")).toMatchObject({ status: "undone" });
    expect((await boardOf("Long")).board).toEqual(before.board);
    expect(await exchange("Long")).toMatchObject({ status: "improved" });
    expect((await boardOf("Long")).board).toEqual(after.board);
  });

  it("runs one at a time, does not overwrite edits made in the meantime, and offers its result beside them", async () => {
    await muddled("Shared");
    const editor = await withEditor(url, production);
    const [one, other] = await Promise.all([start("Shared"), start("Shared", 60)]);
    expect(other).toMatchObject({ status: "running", seconds: one.status === "none" ? 0 : one.seconds });
    await until(
      () => follow("Shared"),
      (now) => now.status !== "running" || (now.cost ?? 0) < (now.before ?? 0),
    );
    const { board, version } = await boardOf("Shared");
    const [first, ...others] = board.days;
    const edited = { ...board, days: [{ ...first!, items: first!.items.toReversed() }, ...others] };
    const payload = { board: edited, version, operation: "edit-meanwhile" };
    await editor.api(routes.saveStripboard, { params: params("Shared"), payload });
    await stop("Shared");
    expect(await over("Shared")).toMatchObject({
      status: "waiting",
      words: ["Someone has edited the board in the meantime, so the result has not been applied."],
    });
    expect((await boardOf("Shared")).board).toEqual(edited);
    expect(await exchange("Shared")).toMatchObject({ status: "improved" });
    expect((await boardOf("Shared")).board).not.toEqual(edited);
    expect(await exchange("Shared")).toMatchObject({ status: "undone" });
    expect((await boardOf("Shared")).board).toEqual(edited);
  });

  it("keeps pinned strips, locked days and the boneyard", async () => {
    await muddled("Settled");
    const { board, version } = await boardOf("Settled");
    const [first, second, ...others] = board.days;
    const [pinned, ...rest] = second!.items;
    const last = others.at(-1)!;
    const days = [
      { ...first!, locked: true },
      { ...second!, items: [{ ...pinned!, pinned: true }, ...rest] },
      ...others.slice(0, -1),
    ] as typeof board.days;
    const boneyard = last.items.map(({ id }) => id);
    const payload = { board: { ...board, days, boneyard }, version, operation: "settle-some-of-it" };
    await production.owner.api(routes.saveStripboard, { params: params("Settled"), payload });
    await start("Settled", 5);
    expect(await over("Settled")).toMatchObject({ status: "improved" });
    const { board: after } = await boardOf("Settled");
    expect(after.days.find(({ date }) => date === first!.date)).toEqual({ ...first, locked: true });
    expect(after.days.find(({ date }) => date === second!.date)?.items).toContainEqual({ ...pinned, pinned: true });
    expect(after.boneyard).toEqual(boneyard);
  });

  it("proves and reports that the schedule is optimal", async () => {
    await create("Small", { location: "L1" });
    await start("Small", 30);
    const done = await over("Small");
    expect(done).toMatchObject({ status: "unimproved" });
    expect(await refusal(exchange("Small"))).toEqual([
      404,
      "nothingFound",
      'There is no search result to replace "Small".',
    ]);
  });

  it("names the conflicting constraints when no schedule meets all", async () => {
    await create("Clash", { location: "L2" });
    const { board, version } = await boardOf("Clash");
    const payload = { board, version, operation: "pin-nothing-yet" };
    const days = board.days.map((day, at) =>
      at > 0 ? day : { ...day, items: day.items.map((item) => ({ ...item, pinned: true })) },
    ) as typeof board.days;
    await production.owner.api(routes.saveStripboard, {
      params: params("Clash"),
      payload: { ...payload, board: { ...board, days } },
    });
    const option = { locationName: "Net Loft", dates: "05/05/2031, 05/06/2031, 05/07/2031" };
    const location = { id: production.id, locationId: "L2" };
    await production.owner.api(routes.addLocationOption, { params: location, payload: option });
    await start("Clash", 30);
    const done = await over("Clash");
    expect(done).toMatchObject({ status: "impossible" });
    expect("words" in done && done.words.join(" ")).toContain("03/03/2031");
  });
});

describe("a search is refused with a reason", () => {
  it("for a schedule that does not exist, and for an invalid time limit", async () => {
    expect(await refusal(start("Nowhere"))).toEqual([404, "noSuchSchedule", 'There is no schedule named "Nowhere".']);
    await create("Timed");
    for (const seconds of [0, 4, 841, 7.5]) {
      const words = "A search takes between 5 and 840 whole seconds.";
      expect(await refusal(start("Timed", seconds))).toEqual([400, "invalid", words]);
    }
    expect([await follow("Timed"), await stop("Timed")]).toEqual([{ status: "none" }, { status: "none" }]);
  });

  it("when no scene may move", async () => {
    await create("Fixed");
    const { board, version } = await boardOf("Fixed");
    const days = board.days.map((day) => ({ ...day, locked: true }));
    const payload = { board: { ...board, days }, version, operation: "lock-all-of-it" };
    await production.owner.api(routes.saveStripboard, { params: params("Fixed"), payload });
    const words = "Every scene is pinned, on a locked day or in the past: there is nothing to move.";
    expect(await refusal(start("Fixed"))).toEqual([422, "nothingToMove", words]);
  });

  it("when a person's dates are unreadable", async () => {
    const option = { castId: "2", actorName: "Old hand", details: "", dates: "whenever", addedAt: "2020-01-01" };
    const Item = { pk: `PROJECT#${production.id}`, sk: "ACTOR#2#Old hand", ...option };
    await tables(aws).send(new PutCommand({ TableName: aws.optionsTable, Item }));
    for (const call of [() => start("Timed"), () => exchange("Shared")]) {
      const [status, code] = await refusal(call());
      expect([status, code]).toEqual([422, "unreadableDates"]);
    }
  });
});
