import { beforeAll, describe, expect, inject, it } from "vitest";
import type { PayloadFor } from "../../shared/contract/route.ts";
import { routes } from "../../shared/contract/routes.ts";
import { REPORT_NAMES } from "../../shared/reports/report-name.ts";
import { pagesOf } from "./pages-of.ts";
import { newProduction, type Production } from "./production.ts";
import { refusal } from "./refusal.ts";
import { bearing } from "./send.ts";

const url = inject("url");
const PLAN = "Plan A";

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
  const { owner, id } = production;
  const role = { id, castId: "1" };
  await owner.api(routes.addActorOption, { params: role, payload: { actorName: "Ana Duarte" } });
  await owner.api(routes.lockActor, { params: role, payload: { actor_name: "Ana Duarte" } });
  const payload = { name: PLAN, location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

const reports = (scheduleName = PLAN) =>
  production.owner.api(routes.getReports, { params: { id: production.id, scheduleName } });

async function print(report: string) {
  const path = `/api/${production.id}/reports/${encodeURIComponent(PLAN)}/pdf?report=${report}`;
  const answer = await fetch(`${url}${path}`, { headers: bearing(production.owner.token) });
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe("the reports of a schedule", () => {
  it("say what is shot on which day, and who and what works when", async () => {
    const { project, schedule, shooting, dayOutOfDays } = await reports();
    expect([project, schedule]).toEqual(["The Small Tide", PLAN]);
    expect(shooting.days.map(({ number }) => number)).toEqual(shooting.days.map((_, at) => at + 1));
    expect(shooting.days.every(({ scenes }) => scenes.length === 1)).toBe(true);
    const mara = dayOutOfDays.groups[0]!.rows[0]!;
    expect(mara).toMatchObject({ id: "1", name: "MARA", note: "Ana Duarte" });
    const daysOfMara = shooting.days.filter(({ scenes }) => scenes.some(({ strip }) => strip.castIds.includes("1")));
    expect([mara.work, mara.start]).toEqual([daysOfMara.length, daysOfMara[0]!.date]);
  });

  it("have the travel and fittings that people enter, until those are taken away", async () => {
    const { owner, id } = production;
    const before = (await reports()).dayOutOfDays;
    const enter = (payload: PayloadFor<typeof routes.setDayEvent>) =>
      owner.api(routes.setDayEvent, { params: { id }, payload });
    const fitting = { castId: "1", date: "2031-02-27", code: "FT" } as const;
    expect(await enter(fitting)).toEqual(fitting);
    const { dates, groups, events } = (await reports()).dayOutOfDays;
    expect([dates[0]!.date, groups[0]!.rows[0]!.codes[0], events]).toEqual(["2031-02-27", "FT", [fitting]]);
    expect((await pagesOf((await print("day-out-of-days")).bytes)).join()).toMatch(/HOLD\s+FT\s+TOTAL/);
    await enter({ ...fitting, code: null });
    expect((await reports()).dayOutOfDays).toEqual(before);
    const words = [404, "noSuchRole", 'There is no role with the cast id "98".'];
    expect(await refusal(enter({ ...fitting, castId: "98" }))).toEqual(words);
    expect((await refusal(enter({ ...fitting, castId: "Mara" })))[0]).toBe(400);
    expect((await refusal(enter({ ...fitting, code: "XX" as "FT" })))[0]).toBe(400);
  });

  it.each(REPORT_NAMES)("are printed: %s", async (report) => {
    const { status, headers, bytes } = await print(report);
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(headers.get("content-disposition")).toContain(`Plan A_${report.replaceAll("-", "_")}.pdf`);
    const text = (await pagesOf(bytes)).join();
    expect(text).toContain("The Small Tide");
    expect(text).toContain("LAMP ROOM".slice(0, report === "day-out-of-days" ? 0 : undefined));
    expect(text).toContain(report === "one-liner" ? "End of Day 1" : "MARA");
  });

  it("are of a kind and a schedule that there are", async () => {
    const { status, bytes } = await print("two-liner");
    expect([status, JSON.parse(Buffer.from(bytes).toString())]).toMatchObject([400, { code: "invalid" }]);
    const words = [404, "noSuchSchedule", 'There is no schedule named "Nowhere".'];
    expect(await refusal(reports("Nowhere"))).toEqual(words);
    const params = { id: production.id, scheduleName: "Nowhere" };
    const query = { report: "one-liner" } as const;
    expect(await refusal(production.owner.api(routes.printReport, { params, query }))).toEqual(words);
    const llamas = { params: { ...params, scheduleName: PLAN }, query: { ...query, category: "Llamas" } };
    expect(await refusal(production.owner.api(routes.printReport, llamas))).toEqual([
      ...[404, "noSuchCategory", 'Nothing of a category "Llamas" is on this schedule.'],
    ]);
  });
});
