import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { DEFAULT_TIMING } from "../../../shared/call-sheet/model/call-times.ts";
import { EMPTY_PLAN } from "../../../shared/call-sheet/model/day-plan.ts";
import { type CallSheetSettings, DEFAULT_SETTINGS } from "../../../shared/call-sheet/model/settings.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { PASSWORD } from "../../people.ts";
import { pagesOf } from "../pages-of.ts";
import { newProduction, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";

const url = inject("url");
const PLAN = "Plan (1st) पक्का";
const SIX_DAYS = [1, 2, 3, 4, 5, 6];

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
  const { owner, id } = production;
  const role = { id, castId: "1" };
  await owner.api(routes.addActorOption, { params: role, payload: { actorName: "Ana Duarte" } });
  await owner.api(routes.lockActor, { params: role, payload: { actor_name: "Ana Duarte" } });
  const group = { id, locationId: "L1" };
  await owner.api(routes.addLocationOption, {
    params: group,
    payload: { locationName: "Punta Faro", address: "Calle 1" },
  });
  await owner.api(routes.lockLocation, { params: group, payload: { location_name: "Punta Faro" } });
  const payload = {
    name: PLAN,
    location: "LIGHTHOUSE",
    scenes_per_day: 1,
    start_date: "2031-03-03",
    weekdays: SIX_DAYS,
  };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

const params = (scheduleName = PLAN) => ({ id: production.id, scheduleName });
const sheets = async () => (await production.owner.api(routes.getCallSheetDays, { params: params() })).days;

async function download(query = "", scheduleName = PLAN) {
  const path = `/api/${production.id}/call-sheet/${encodeURIComponent(scheduleName)}${query}`;
  const answer = await fetch(`${url}${path}`, { headers: bearer(production.owner.token) });
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe("the call sheets of a schedule", () => {
  it("list for each day the scenes, locations and people", async () => {
    const days = await sheets();
    expect(days.map(({ sheet, version }) => [sheet.dayNumber, sheet.dayCount, sheet.date, version])).toEqual([
      [1, 2, "2031-03-03", 0],
      [2, 2, "2031-03-04", 0],
    ]);
    const [first, second] = days.map(({ sheet }) => sheet);
    expect(first).toMatchObject({
      project: "The Small Tide",
      schedule: PLAN,
      daysAWeek: 6,
      isDayOff: false,
      timing: { shiftStart: "8:00 AM", shiftEnd: "8:00 PM", shootCall: "8:00 AM", crewCall: "7:00 AM" },
      locations: [{ group: "LIGHTHOUSE", place: "Punta Faro", address: "Calle 1" }],
    });
    expect(first!.cast).toContainEqual(
      expect.objectContaining({ castId: "1", character: "MARA", actor: "Ana Duarte" }),
    );
    expect(first!.departments.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((n) => `Department ${n}`));
    expect(first!.advance).toMatchObject([{ date: "2031-03-04", scenes: second!.scenes }]);
    expect(second!.advance).toEqual([]);
  });

  it("are one PDF, or one of a day, whose names have project, paper, date and version", async () => {
    const [whole, day] = [await download(), await download("?day=2")];
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(whole.headers.get("content-disposition")).toMatch(
      /^attachment; filename="The Small Tide - Call sheets - 2031-03-03 to 2031-03-04 - Plan _1st_ _+ v\d - Draft\.pdf"; filename\*=UTF-8''The%20Small%20Tide%20-%20Call%20sheets%20-%202031-03-03%20to%202031-03-04%20-%20Plan%20%281st%29%20%E0%A4%AA.*Draft\.pdf$/,
    );
    const dispositionOfDay = day.headers.get("content-disposition") ?? "";
    expect(decodeURIComponent(dispositionOfDay.split("UTF-8''")[1]!)).toBe(
      `The Small Tide - Call sheet - Day 2 - 2031-03-04 - ${PLAN} v1 - Draft.pdf`,
    );
    const [wholePages, dayPages] = [await pagesOf(whole.bytes), await pagesOf(day.bytes)];
    expect([wholePages.length, dayPages.length]).toEqual([2, 1]);
    const unnumbered = (page = "") => page.replace(/Page .*/, "");
    expect(unnumbered(dayPages[0])).toBe(unnumbered(wholePages[1]));
    for (const words of ["The Small Tide", "Ana Duarte", "MARA", "Punta Faro", "LAMP ROOM", "7:00 AM"]) {
      expect(wholePages.join()).toContain(words);
    }
  });

  it("are also found by the schedule's file name", async () => {
    expect((await download("", `${PLAN}.schedule.tsv`)).status).toBe(200);
  });

  it.each([
    ["?day=3", 404, "noSuchDay", `"${PLAN}" has 2 days, so there is no day 3.`],
    ["?day=0", 400, "invalid", "day: Too small: expected number to be >0"],
    ["?day=one", 400, "invalid", "day: Invalid input: expected number, received NaN"],
    ["?day=1.5", 400, "invalid", "day: Invalid input: expected int, received number"],
  ])("have no %s", async (query, status, code, message) => {
    const answer = await download(query);
    expect([answer.status, JSON.parse(Buffer.from(answer.bytes).toString())]).toMatchObject([
      status,
      { code, message },
    ]);
  });

  it("require an existing schedule", async () => {
    const words = [404, "noSuchSchedule", 'There is no schedule named "Nowhere".'];
    expect(await refusal(production.owner.api(routes.getCallSheetDays, { params: params("Nowhere") }))).toEqual(words);
    expect(await refusal(production.owner.api(routes.getCallSheet, { params: params("Nowhere") }))).toEqual(words);
  });
});

describe("a day's times", () => {
  const timing = { shiftStart: "6:30 AM", shiftEnd: "dusk", shootCall: "7 Uhr", crewCall: "<6> & later" };
  const save = (version: number, more: object = {}, scheduleName = PLAN) =>
    production.owner.api(routes.updateCallSheet, {
      params: params(scheduleName),
      payload: { date: "2031-03-03", timing, version, ...more },
    });

  it("are saved for that day only, as entered, and printed in the project's clock", async () => {
    expect(await save(0)).toEqual({ version: 1 });
    const days = await sheets();
    expect(days.map(({ version }) => version)).toEqual([1, 0]);
    expect(days[0]!.sheet.entered).toEqual(timing);
    expect(days[0]!.sheet.timing).toEqual({ ...timing, shootCall: "7:00 AM" });
    expect((await pagesOf((await download("?day=1")).bytes))[0]).toContain("<6> & later");
  });

  it("that were changed concurrently are refused", async () => {
    expect(await save(1, { timing: { ...timing, shiftEnd: "8 PM" } })).toEqual({ version: 2 });
    const stale = [
      409,
      "staleCallSheet",
      "Someone else has changed this day's times in the meantime. Reload to see them.",
    ];
    expect(await refusal(save(1))).toEqual(stale);
    expect(await refusal(save(0))).toEqual(stale);
    const ends = await Promise.allSettled(
      ["9 PM", "10 PM"].map((shiftEnd) => save(2, { timing: { ...timing, shiftEnd } })),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("are refused for a day that does not exist, and in a wrong format", async () => {
    expect(await refusal(save(0, { date: "2031-03-05" }))).toEqual([
      404,
      "noSuchDay",
      `"${PLAN}" does not shoot on 2031-03-05.`,
    ]);
    expect(await refusal(save(0, {}, "Nowhere"))).toEqual([
      404,
      "noSuchSchedule",
      'There is no schedule named "Nowhere".',
    ]);
    expect(await refusal(save(0, { timing: { ...timing, shiftEnd: "x".repeat(41) } }))).toContain(400);
    expect(await refusal(save(-1))).toContain(400);
    const { status } = await send(url, routes.updateCallSheet, {
      params: params(),
      headers: bearer(production.owner.token),
      body: "[]",
    });
    expect(status).toBe(400);
  });
});

describe("a day's plan", () => {
  const logistics = { ...EMPTY_PLAN.logistics, baseCamp: "Quay 2", mealHeads: 30 };
  const plan = {
    ...EMPTY_PLAN,
    logistics,
    meal: "1:00 PM",
    cast: [{ castId: "1", onSet: "9:00 AM", remarks: "Wet hair" }],
  };
  const save = (version: number, more: object) =>
    production.owner.api(routes.updateCallSheet, {
      params: params(),
      payload: { date: "2031-03-04", timing: DEFAULT_TIMING, version, ...more },
    });

  it("is saved with its times, is preserved when only times are sent, and is printed", async () => {
    expect(await save(0, { plan })).toEqual({ version: 1 });
    expect(await save(1, {})).toEqual({ version: 2 });
    const { sheet } = (await sheets())[1]!;
    expect(sheet.plan).toEqual(plan);
    expect(sheet.cast[0]).toMatchObject({ castId: "1", report: "8:00 AM", onSet: "9:00 AM", remarks: "Wet hair" });
    expect((await pagesOf((await download("?day=2")).bytes))[0]).toContain("Wet hair");
  });

  it("is refused with a reason when its values are invalid", async () => {
    const wrong = { ...plan, cast: [{ castId: "1", prep: { wardrobe: -5, makeUp: 0, travel: 0 } }] };
    expect(await refusal(save(2, { plan: wrong }))).toEqual([400, "invalid", "Enter 0 minutes or more."]);
  });

  it("accepts a repeated save after a lost response", async () => {
    expect(await save(1, {})).toEqual({ version: 2 });
  });
});

describe("the settings of all call sheets", () => {
  const save = (settings: CallSheetSettings, version: number) =>
    production.owner.api(routes.updateCallSheetSettings, {
      params: { id: production.id },
      payload: { settings, version },
    });
  const settings = { ...DEFAULT_SETTINGS, company: "Harbour Light Pictures", paper: "a4" } as const;

  it("have defaults until they are changed, and then apply to every sheet", async () => {
    const current = await production.owner.api(routes.getCallSheetSettings, { params: { id: production.id } });
    expect(current).toEqual({ settings: DEFAULT_SETTINGS, version: 0 });
    expect(await save(settings, 0)).toEqual({ version: 1 });
    for (const { sheet } of await sheets()) expect(sheet.company).toBe("Harbour Light Pictures");
    expect((await pagesOf((await download()).bytes))[0]).toContain("Harbour Light Pictures");
  });

  it("have the clock of sheets, new reports and the project itself, which is that of the language unless chosen", async () => {
    const { api } = production.owner;
    const project = () => api(routes.getProjectName, { params: { id: production.id } });
    expect(await project()).toMatchObject({ clock: "12-hour" });
    await save({ ...settings, language: "de" }, 1);
    expect(await project()).toMatchObject({ clock: "24-hour" });
    expect((await sheets())[0]!.sheet.timing).toMatchObject({ shiftStart: "06:30", shootCall: "07:00" });
    const route = { id: production.id, date: "2031-03-03" };
    await api(routes.activateSchedule, { params: params(), payload: { active: true } });
    const { report } = await api(routes.getProductionReport, { params: route });
    expect(report.head).toMatchObject({ clock: "24-hour", shootCall: "07:00" });
    await save({ ...settings, clock: "24-hour" }, 2);
  });

  it("are refused when they were changed concurrently", async () => {
    expect(await refusal(save({ ...settings, company: "Other" }, 0))).toEqual([
      409,
      "staleCallSheetSettings",
      "Someone else has changed these settings in the meantime. Reload to see them.",
    ]);
  });
});

describe("a call sheet from the command line", () => {
  const run = (...more: readonly string[]) =>
    promisify(execFile)(
      process.execPath,
      ["infra/local/cli/call-sheet.ts", production.id, PLAN, "--user", production.owner.email, "--url", url, ...more],
      { env: { ...process.env, BACKLOT_PASSWORD: PASSWORD } },
    );

  it("is saved as a PDF, with a JSON summary", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "backlot-call-sheet-")), "day.pdf");
    const { stdout } = await run("--day", "2", "--out", file);
    expect(JSON.parse(stdout)).toMatchObject({ file, day: 2, date: "2031-03-04" });
    expect((await pagesOf(new Uint8Array(await readFile(file)))).join()).toContain("Day 2 of 2");
    await rm(dirname(file), { recursive: true });
  });

  it("is refused for a day without shooting, with the days that have one", async () => {
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("has no day that is due now; its days are 1 on 2031-03-03, 2 on 2031-03-04."),
    });
  });
});
