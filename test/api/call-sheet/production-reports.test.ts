import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { ReportPatch } from "../../../shared/production-report/report-edit.ts";
import type { ReportAction } from "../../../shared/production-report/report-state.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { pagesOf } from "../pages-of.ts";
import { newProduction, newProject, type Production, placeScenes } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer } from "../send.ts";
import { tables } from "../tables.ts";

const url = inject("url");
const FIRST = "2031-03-03";
const SECOND = "2031-03-04";

let production: Production;
let editor: Person;
/** The rows of the first day's scenes. */
let scenes: string[];

beforeAll(async () => {
  production = await newProduction(url);
  const { owner, id } = production;
  editor = await signedUp(url, "editor");
  await onTeam(owner, id, editor);
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: FIRST };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  await placeScenes(production, "Main", { [FIRST]: "1 2 3", [SECOND]: "4 5" });
  await owner.api(routes.activateSchedule, { params: { id, scheduleName: "Main" }, payload: { active: true } });
  scenes = Object.keys((await read(FIRST)).report.scenes);
});

const params = (date: string) => ({ id: production.id, date });
const read = (date: string, person = production.owner) =>
  person.api(routes.getProductionReport, { params: params(date) });
const list = () => production.owner.api(routes.listProductionReports, { params: { id: production.id } });
const write = (date: string, edits: ReportPatch[], person = editor) =>
  person.api(routes.editProductionReport, { params: params(date), payload: { edits } });
const decide = (
  act: ReportAction,
  version: number,
  more: object = {},
  { person = production.owner, date = FIRST } = {},
) =>
  person.api(routes.setProductionReportState, {
    params: params(date),
    payload: { act, version, signature: "Ines Mora", comment: "", ...more },
  });
const board = async () =>
  (await production.owner.api(routes.getStripboard, { params: { id: production.id, scheduleName: "Main" } })).board;

describe("the reports of a production", () => {
  it("cover the days of the active schedule", async () => {
    const days = [
      { date: FIRST, dayNumber: 1, state: "draft", begun: false, scenes: 3, shot: 0 },
      { date: SECOND, dayNumber: 2, state: "draft", begun: false, scenes: 2, shot: 0 },
    ];
    expect(await list()).toEqual({ schedule: "Main", days });
    const alone = await newProject(production.owner);
    expect(await production.owner.api(routes.listProductionReports, { params: { id: alone } })).toEqual({
      schedule: null,
      days: [],
    });
  });

  it("start with the data of the call sheet", async () => {
    const { report, state, version, progress, problems } = await read(FIRST);
    expect([state, version, problems]).toEqual(["draft", 0, []]);
    expect(report.head).toMatchObject({
      project: "The Small Tide",
      schedule: "Main",
      dayNumber: 1,
      crewCall: "7:00 AM",
    });
    expect(Object.values(report.scenes).map(({ outcome }) => outcome)).toEqual(["open", "open", "open"]);
    expect(Object.values(report.cast).map(({ character }) => character)).toContain("MARA");
    expect(Object.keys(report.crew)).toHaveLength(4);
    expect(report.production).toEqual({
      ...{ productionNumber: "", productionType: "", contact: "" },
      ...{ director: "", producers: "", upm: "", firstAd: "", scriptColour: "", scheduleColour: "" },
      ...{ startDate: FIRST, scheduledFinish: SECOND, estimatedFinish: SECOND },
    });
    expect(progress.script).toMatchObject({ scenes: 5 });
    expect(progress.toDate).toMatchObject({ scenes: 0, eighths: 0 });
  });

  it("do not exist for days without shooting", async () => {
    const words = [404, "noSuchDay", "The active schedule has no day on 2031-06-01, and no report exists for it."];
    const date = "2031-06-01";
    expect(await refusal(read(date))).toEqual(words);
    expect(await refusal(write(date, [{ at: ["notes"], from: "", to: "x" }]))).toEqual(words);
    expect(await refusal(decide("submit", 0, {}, { person: editor, date }))).toEqual(words);
    const query = { form: "report" } as const;
    expect(await refusal(editor.api(routes.printProductionReport, { params: params(date), query }))).toEqual(words);
    expect(await refusal(read("2031-02-30"))).toEqual([
      400,
      "invalid",
      '"2031-02-30" is not a date. Write it as 2026-03-02.',
    ]);
  });
});

it("copy key people, paperwork and the finish date from the previous report", async () => {
  const made = await newProduction(url);
  const { owner, id } = made;
  const payload = { name: "Main", location: "All locations", scenes_per_day: 3, start_date: FIRST };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  await owner.api(routes.activateSchedule, { params: { id, scheduleName: "Main" }, payload: { active: true } });
  const edits: ReportPatch[] = [
    { at: ["production", "director"], from: "", to: "Ines Mora" },
    { at: ["production", "scriptColour"], from: "", to: "Pink" },
    { at: ["production", "estimatedFinish"], from: SECOND, to: "2031-03-06" },
  ];
  await owner.api(routes.editProductionReport, { params: { id, date: FIRST }, payload: { edits } });
  const next = await owner.api(routes.getProductionReport, { params: { id, date: SECOND } });
  expect(next.version).toBe(0);
  expect(next.report.production).toMatchObject({
    ...{ director: "Ines Mora", scriptColour: "Pink" },
    ...{ startDate: FIRST, scheduledFinish: SECOND, estimatedFinish: "2031-03-06" },
  });
  const wrong: ReportPatch = { at: ["production", "startDate"], from: FIRST, to: "soon" };
  const refused = owner.api(routes.editProductionReport, { params: { id, date: FIRST }, payload: { edits: [wrong] } });
  expect(await refusal(refused)).toEqual([
    422,
    "unreadableReport",
    'production startDate: "soon" is not a date. Write it as 2026-03-02.',
  ]);
});

describe("editing a report", () => {
  it("works for several people at once on different lines", async () => {
    const castIds = Object.keys((await read(SECOND)).report.cast);
    const edits = castIds.flatMap((castId): ReportPatch[] => [
      { at: ["cast", castId, "makeUpIn"], from: null, to: 420 },
      { at: ["cast", castId, "onSet"], from: null, to: 480 },
    ]);
    const lines = edits.map((edit) => write(SECOND, [edit]));
    const notes = write(SECOND, [{ at: ["notes"], from: "", to: "Fog until ten." }], production.owner);
    await Promise.all([...lines, notes]);
    const { report, version } = await read(SECOND);
    expect(version).toBe(edits.length + 1);
    expect(report.notes).toBe("Fog until ten.");
    expect(Object.values(report.cast).map(({ makeUpIn, onSet }) => [makeUpIn, onSet])).toEqual(
      castIds.map(() => [420, 480]),
    );
  });

  it("is idempotent, and never overwrites another user's text", async () => {
    const mine: ReportPatch = { at: ["weather"], from: "", to: "Fog" };
    const written = await write(SECOND, [mine]);
    expect(await write(SECOND, [mine])).toEqual(written);
    expect(await refusal(write(SECOND, [{ ...mine, to: "Sun" }], production.owner))).toEqual([
      409,
      "writtenMeanwhile",
      'Someone else has entered "Fog" here in the meantime; you entered "Sun". Check it and enter it again.',
    ]);
    expect((await read(SECOND)).report.weather).toBe("Fog");
  });

  it.each<[string, ReportPatch, string]>([
    [
      "an invalid time",
      { at: ["times", "firstShot"], from: null, to: "noon" },
      "times firstShot: Invalid input: expected number, received string",
    ],
    [
      "a time beyond the day",
      { at: ["times", "firstShot"], from: null, to: 3000 },
      "times firstShot: The time is more than a day after the shoot day.",
    ],
    [
      "an incomplete line",
      { at: ["delays", "d"], from: null, to: { minutes: 3 } },
      "delays d cause: Invalid input: expected string, received undefined",
    ],
  ])("refuses %s, and changes nothing", async (_, edit, words) => {
    const { version } = await read(SECOND);
    expect(await refusal(write(SECOND, [edit]))).toEqual([422, "unreadableReport", words]);
    expect((await read(SECOND)).version).toBe(version);
  });

  it("refuses more than the limits", async () => {
    const lines = Array.from(
      { length: 400 },
      (_, n): ReportPatch => ({
        at: ["incidents", `i${n}`],
        from: null,
        to: { who: "", what: "촬".repeat(4000), care: "" },
      }),
    );
    const words = [422, "unreadableReport", "The report has too much text. Shorten the notes."];
    expect(await refusal(write(SECOND, lines.slice(0, 100)))).toEqual(words);
    // Each of these characters is three bytes.
    expect(await refusal(write(SECOND, lines.slice(0, 40)))).toEqual(words);
  });
});

describe("the approval of a report", () => {
  it("does not start while a scene's outcome is open, or without a signature", async () => {
    expect(await refusal(decide("submit", 0, {}, { person: editor }))).toEqual([
      422,
      "incompleteReport",
      expect.stringMatching(/^Enter the outcome of scenes [\d, ]+\. Enter the times of MARA.*\.$/),
    ]);
    expect(await refusal(decide("submit", 0, { signature: " " }, { person: editor }))).toEqual([
      400,
      "invalid",
      "Sign with your name.",
    ]);
  });

  it("needs an editor's and an owner's signature, locks the day and unschedules unfinished scenes", async () => {
    const [shot, partial, notShot] = scenes as [string, string, string];
    await write(FIRST, [
      { at: ["scenes", shot, "outcome"], from: "open", to: "shot" },
      { at: ["scenes", partial, "outcome"], from: "open", to: "partial" },
      { at: ["scenes", notShot, "outcome"], from: "open", to: "notShot" },
    ]);
    const untimed = await read(FIRST);
    expect(await refusal(decide("submit", untimed.version, {}, { person: editor }))).toEqual([
      422,
      "incompleteReport",
      expect.stringMatching(/^Enter the times of MARA.*\.$/),
    ]);
    await write(
      FIRST,
      Object.keys(untimed.report.cast).flatMap((id): ReportPatch[] => [
        { at: ["cast", id, "makeUpIn"], from: null, to: 420 },
        { at: ["cast", id, "out"], from: null, to: 1080 },
      ]),
    );
    const { version } = await read(FIRST);
    expect(await decide("submit", version, {}, { person: editor })).toEqual({
      state: "submitted",
      version: version + 1,
    });
    const closed = write(FIRST, [{ at: ["notes"], from: "", to: "Late." }]);
    expect(await refusal(closed)).toEqual([
      409,
      "reportClosed",
      "This report is submitted. An owner can return it for editing.",
    ]);
    expect(await refusal(decide("approve", version + 1, {}, { person: editor }))).toEqual([
      403,
      "ownersOnly",
      "Only an owner of the project can approve or return a report.",
    ]);
    expect(await refusal(decide("approve", version))).toEqual([
      409,
      "staleReport",
      "Someone else has changed this report in the meantime. Review it before you sign.",
    ]);
    expect(await refusal(decide("return", version + 1))).toEqual([422, "noComment", "Enter what to change."]);
    expect(await decide("return", version + 1, { comment: "Which card?" })).toMatchObject({ state: "returned" });
    const card = { kind: "camera", roll: "A001", loaded: 512, good: 400, noGood: 12, shortEnd: 100, unit: "GB" };
    const van = { description: "Camera van", count: 1, in: 390, out: 1200 };
    const late = { who: "Grip", minutes: 45, reason: "The crane arrived late." };
    const castId = Object.keys((await read(FIRST)).report.cast)[0] ?? "";
    await write(FIRST, [
      { at: ["notes"], from: "", to: "Card A001." },
      { at: ["media", "a"], from: null, to: card },
      { at: ["vehicles", "v"], from: null, to: van },
      { at: ["overtime", "o"], from: null, to: late },
      { at: ["cast", castId, "forcedCall"], from: false, to: true },
      { at: ["production", "upm"], from: "", to: "Ana Duarte" },
    ]);
    await decide("submit", version + 3, {}, { person: editor });
    expect(await decide("approve", version + 4)).toEqual({ state: "approved", version: version + 5 });
    expect(await refusal(decide("approve", version + 5))).toEqual([
      409,
      "notInThisState",
      "A report that is approved cannot be approved.",
    ]);

    const { days, boneyard } = await board();
    expect(days.find(({ date }) => date === FIRST)).toEqual({
      date: FIRST,
      locked: true,
      items: [{ kind: "scene", id: shot, pinned: false }],
    });
    expect(boneyard).toEqual([partial, notShot]);
    const { steps, report } = await read(FIRST);
    expect(steps.map(({ act, email, comment }) => [act, email, comment])).toEqual([
      ["submit", editor.email, ""],
      ["return", production.owner.email, "Which card?"],
      ["submit", editor.email, ""],
      ["approve", production.owner.email, ""],
    ]);
    expect(Object.keys(report.scenes)).toEqual(scenes);
  });

  it("cannot be undone any more after twenty steps", async () => {
    const { steps, version } = await read(FIRST);
    const setSteps = (value: readonly object[]) =>
      tables(inject("aws")).send(
        new UpdateCommand({
          TableName: inject("aws").projectsTable,
          Key: { pk: `PROJECT#${production.id}`, sk: `REPORT#${FIRST}` },
          UpdateExpression: "SET steps = :steps",
          ExpressionAttributeValues: { ":steps": value },
        }),
      );
    await setSteps(Array.from({ length: 20 }, () => steps[0]!));
    const [status, code, words] = await refusal(decide("return", version, { comment: "Again." }));
    expect([status, code]).toEqual([409, "returnedTooOften"]);
    expect(words).toMatch(/^This report has been signed or returned 20 times, which is the limit\. Approve it/);
    await setSteps(steps);
  });

  it("updates the progress of the following days", async () => {
    const [shot = ""] = scenes;
    const first = await read(FIRST);
    const { progress, media } = await read(SECOND);
    expect(media).toMatchObject([
      { kind: "camera", unit: "GB", prior: { loaded: 512, good: 400, noGood: 12, waste: 0, shortEnd: 100 } },
    ]);
    expect(progress.prior).toMatchObject({ scenes: 1, eighths: first.report.scenes[shot]!.eighths });
    expect(progress.remaining.scenes).toBe(4);
    expect(progress.ahead).toBeLessThan(0);
    expect((await list()).days[0]).toMatchObject({ date: FIRST, state: "approved", begun: true, scenes: 3, shot: 1 });
  });
});

describe("the printed report", () => {
  const print = async (form: string) => {
    const address = `${url}/api/${production.id}/production-report/${FIRST}/pdf?form=${form}`;
    const answer = await fetch(address, { headers: bearer(production.owner.token) });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toMatch(/ - Day \d+ - \d{4}-\d\d-\d\d - v\d+ - approved\.pdf/);
    return (await pagesOf(new Uint8Array(await answer.arrayBuffer()))).join(" ");
  };

  it("shows the day with its progress, scenes, people and signatures", async () => {
    const text = await print("report");
    for (const words of [
      "Day",
      "Completed",
      "Partial",
      "Not shot",
      "behind schedule",
      "MARA",
      "Card A001.",
      "Media to date",
      "512 GB",
      "100 GB",
      "Camera van",
      "The crane arrived late.",
      "Travel and penalties",
      "Scheduled finish",
      "3/4/2031",
      "Ana Duarte",
      "Ines Mora",
      "Approved.",
    ]) {
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    }
  });

  it("lists the performers' times for their signatures", async () => {
    const text = await print("times");
    for (const words of ["The Small Tide", "MARA", "SIGNATURE", "Forced call"]) expect(text).toContain(words);
  });
});
