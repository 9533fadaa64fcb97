import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { ReportPatch } from "../../../shared/production-report/report-edit.ts";
import { MAIN_UNIT } from "../../../shared/units/unit.ts";
import { pagesOf } from "../pages-of.ts";
import { refusal } from "../refusal.ts";
import { bearer } from "../send.ts";
import { MAIN, SECOND, type TwoUnits, twoUnits } from "../two-units.ts";

const url = inject("url");
const FIRST = "2031-03-03";
const LATER = "2031-03-04";

let production: TwoUnits;

beforeAll(async () => {
  production = await twoUnits(url, FIRST, { [FIRST]: "1 2 3" }, { [FIRST]: "4", [LATER]: "5" });
});

const params = (date: string) => ({ id: production.id, date });
const ofUnit = (unit?: string) => (unit === undefined ? {} : { unit });
const read = (date: string, unit?: string) =>
  production.owner.api(routes.getProductionReport, { params: params(date), query: ofUnit(unit) });
const list = (unit?: string) =>
  production.owner.api(routes.listProductionReports, { params: { id: production.id }, query: ofUnit(unit) });
const write = (date: string, edits: ReportPatch[], unit?: string) =>
  production.owner.api(routes.editProductionReport, { params: params(date), payload: { edits, ...ofUnit(unit) } });
const decide = (act: "submit" | "approve", version: number, unit?: string) =>
  production.owner.api(routes.setProductionReportState, {
    params: params(FIRST),
    payload: { act, version, ...ofUnit(unit), signature: "Ines Mora", comment: "" },
  });

/** Completes the report of a unit's first day, with one outcome for all of its scenes. */
async function complete(outcome: string, unit?: string): Promise<void> {
  const { report } = await read(FIRST, unit);
  await write(
    FIRST,
    [
      ...Object.keys(report.scenes).map(
        (scene): ReportPatch => ({
          at: ["scenes", scene, "outcome"],
          from: "open",
          to: outcome,
        }),
      ),
      ...Object.keys(report.cast).flatMap((castId): ReportPatch[] => [
        { at: ["cast", castId, "makeUpIn"], from: null, to: 420 },
        { at: ["cast", castId, "out"], from: null, to: 1080 },
      ]),
    ],
    unit,
  );
}

describe("the reports of two units", () => {
  it("are listed by unit", async () => {
    const units = [
      { id: MAIN_UNIT, name: MAIN.name },
      { id: production.second, name: SECOND.name },
    ];
    const day = { state: "draft", begun: false, shot: 0 };
    expect(await list()).toEqual({
      schedule: MAIN.schedule,
      days: [{ date: FIRST, dayNumber: 1, scenes: 3, ...day }],
      units,
    });
    expect(await list(production.second)).toEqual({
      schedule: SECOND.schedule,
      days: [
        { date: FIRST, dayNumber: 1, scenes: 1, ...day },
        { date: LATER, dayNumber: 2, scenes: 1, ...day },
      ],
      units,
    });
  });

  it("are separate on one date, and name their unit", async () => {
    await write(FIRST, [{ at: ["notes"], from: "", to: "Of the main unit." }]);
    await write(FIRST, [{ at: ["notes"], from: "", to: "Of the second unit." }], production.second);
    const [main, second] = await Promise.all([read(FIRST), read(FIRST, production.second)]);
    expect([main, second].map(({ unit, version, report }) => [unit, report.head.unit, report.notes, version])).toEqual([
      [MAIN_UNIT, MAIN.name, "Of the main unit.", 1],
      [production.second, SECOND.name, "Of the second unit.", 1],
    ]);
    expect(Object.values(second.report.scenes).map(({ number }) => number)).toEqual(["4"]);
  });

  it("do not exist for a unit that does not exist, nor for a day that only another unit shoots", async () => {
    expect(await refusal(read(FIRST, "nine"))).toEqual([404, "noSuchUnit", expect.stringContaining('"nine"')]);
    const printed = production.owner.api(routes.printProductionReport, {
      params: { id: production.id, date: FIRST },
      query: { form: "report", unit: "nine" },
    });
    expect(await refusal(printed)).toContain("noSuchUnit");
    expect(await refusal(read(LATER))).toEqual([
      404,
      "noSuchDay",
      "The active schedule of Main Unit has no day on 2031-03-04, and no report exists for it.",
    ]);
  });

  it("add up to the progress of the production, with that of each unit", async () => {
    await complete("shot");
    await complete("notShot", production.second);
    await write(
      LATER,
      Object.keys((await read(LATER, production.second)).report.scenes).map((scene) => ({
        at: ["scenes", scene, "outcome"],
        from: "open",
        to: "shot",
      })),
      production.second,
    );
    const { progress, unitProgress } = await read(LATER, production.second);
    expect([progress.toDate.scenes, progress.remaining.scenes]).toEqual([4, 1]);
    expect(unitProgress!.map(({ name, today, toDate }) => [name, today.scenes, toDate.scenes])).toEqual([
      [MAIN.name, 0, 3],
      [SECOND.name, 1, 1],
    ]);
    const { pages } = await production.owner.api(routes.getProjectStatus, {
      params: { id: production.id },
      query: { today: LATER },
    });
    const shot = pages!.units!.map((unit) => unit.shot);
    expect(pages!.units!.map(({ name }) => name)).toEqual([MAIN.name, SECOND.name]);
    expect(shot).toEqual(unitProgress!.map(({ toDate }) => toDate.eighths));
    expect(shot[0]! + shot[1]!).toBe(pages!.shot);
  });

  it("are approved by unit, which locks the day of that unit's board only", async () => {
    const { version } = await read(FIRST, production.second);
    await decide("submit", version, production.second);
    await decide("approve", version + 1, production.second);
    expect((await read(FIRST)).state).toBe("draft");
    const isLocked = async (scheduleName: string) => {
      const { board } = await production.owner.api(routes.getStripboard, {
        params: { id: production.id, scheduleName },
      });
      return board.days.find(({ date }) => date === FIRST)?.locked;
    };
    expect([await isLocked(MAIN.schedule), await isLocked(SECOND.schedule)]).toEqual([false, true]);
  });

  it("print the unit in the head and in the file name", async () => {
    const { owner, id, second } = production;
    const address = `${url}/api/${id}/production-report/${FIRST}/pdf?form=report&unit=${second}`;
    const answer = await fetch(address, { headers: bearer(owner.token) });
    expect(answer.headers.get("content-disposition")).toContain("The Small Tide - Second Unit - Production report");
    const [page = ""] = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
    expect(page).toContain("Second Unit – Daily production report – day 1 of 2");
    expect(page.toLowerCase()).toContain("progress by unit");
  });
});
