import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { PayloadFor } from "../../../shared/contract/schema/route.ts";
import { LIST_NAMES, LISTS, type ListFormat, type ListName } from "../../../shared/lists/list-name.ts";
import { REPORT_NAMES, REPORTS } from "../../../shared/reports/report-name.ts";
import { USUAL_CALENDAR } from "../../../shared/schedule/model/default-calendar.ts";
import { tableFromXlsx } from "../../../shared/tables/xlsx-import.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { pagesOf } from "../pages-of.ts";
import { newProduction, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer } from "../send.ts";

const url = inject("url");
const PLAN = "Plan A";

let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
  const { owner, id } = production;
  const role = { id, castId: "1" };
  await owner.api(routes.addActorOption, { params: role, payload: { actorName: "Ana Duarte" } });
  await owner.api(routes.lockActor, { params: role, payload: { actor_name: "Ana Duarte" } });
  const daysOff = [{ start: "2031-03-04", end: "2031-03-04", note: "Founders' Day" }];
  await owner.api(routes.updateCalendar, {
    params: { id },
    payload: { calendar: { ...USUAL_CALENDAR, daysOff }, version: 0 },
  });
  const payload = { name: PLAN, location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" };
  await owner.api(routes.createSchedule, { params: { id }, payload });
});

const reports = (scheduleName = PLAN) =>
  production.owner.api(routes.getReports, { params: { id: production.id, scheduleName }, query: {} });

async function print(report: string) {
  const path = `/api/${production.id}/reports/${encodeURIComponent(PLAN)}/pdf?report=${report}`;
  const answer = await fetch(`${url}${path}`, { headers: bearer(production.owner.token) });
  return { status: answer.status, headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

describe("the reports of a schedule", () => {
  it("list the scenes of each day, and the work days of people and things", async () => {
    const { project, schedule, shooting, dayOutOfDays } = await reports();
    expect([project, schedule]).toEqual(["The Small Tide", PLAN]);
    expect(shooting.days.map(({ number }) => number)).toEqual(shooting.days.map((_, at) => at + 1));
    expect(shooting.days.every(({ scenes }) => scenes.length === 1)).toBe(true);
    const mara = dayOutOfDays.groups[0]!.rows[0]!;
    expect(mara).toMatchObject({ id: "1", name: "MARA", note: "Ana Duarte" });
    const daysOfMara = shooting.days.filter(({ scenes }) => scenes.some(({ strip }) => strip.castIds.includes("1")));
    expect([mara.work, mara.start]).toEqual([daysOfMara.length, daysOfMara[0]!.date]);
  });

  it("include travel and fittings that users entered, until those are removed", async () => {
    const { owner, id } = production;
    const before = (await reports()).dayOutOfDays;
    const enter = (payload: PayloadFor<typeof routes.setDayStatus>) =>
      owner.api(routes.setDayStatus, { params: { id }, payload });
    const fitting = { castId: "1", date: "2031-02-27", code: "FT" } as const;
    expect(await enter(fitting)).toEqual(fitting);
    const { dates, groups, events } = (await reports()).dayOutOfDays;
    expect([dates[0]!.date, groups[0]!.rows[0]!.codes[0], events]).toEqual(["2031-02-27", "FT", [fitting]]);
    expect((await pagesOf((await print("day-out-of-days")).bytes)).join()).toMatch(/HOLD\s+TR\s+FT\s+R\s+\/\s+TOTAL/);
    await enter({ ...fitting, code: null });
    expect((await reports()).dayOutOfDays).toEqual(before);
    const words = [404, "noSuchRole", 'There is no character with the Cast ID "98".'];
    expect(await refusal(enter({ ...fitting, castId: "98" }))).toEqual(words);
    expect((await refusal(enter({ ...fitting, castId: "Mara" })))[0]).toBe(400);
    expect((await refusal(enter({ ...fitting, code: "XX" as "FT" })))[0]).toBe(400);
  });

  it("show their codes also on the day's call sheet, except for people who work", async () => {
    const { owner, id } = production;
    const { dates, groups } = (await reports()).dayOutOfDays;
    const cast = groups[0]!.rows.flatMap(({ id: castId, codes }) =>
      codes.map((code, at) => ({
        castId,
        date: dates[at]!.date,
        works: code.includes("W"),
        isShot: dates[at]!.day !== null,
      })),
    );
    const [free, busy] = [cast.find((one) => one.isShot && !one.works)!, cast.find((one) => one.works)!];
    const enter = ({ castId, date }: typeof free, code: "TR" | null) =>
      owner.api(routes.setDayStatus, { params: { id }, payload: { castId, date, code } });
    for (const one of [free, busy]) await enter(one, "TR");
    const { days } = await owner.api(routes.getCallSheetDays, { params: { id, scheduleName: PLAN } });
    for (const one of [free, busy]) await enter(one, null);
    const travels = days.flatMap(({ sheet }) =>
      sheet.cast.flatMap(({ castId, status }) => (status === "TR" ? [`${castId} ${sheet.date}`] : [])),
    );
    expect(travels).toEqual([`${free.castId} ${free.date}`]);
  });

  it.each(REPORT_NAMES)("can be printed: %s", async (report) => {
    const { status, headers, bytes } = await print(report);
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(headers.get("content-disposition")).toMatch(
      new RegExp(`"The Small Tide - ${REPORTS[report]} - Plan A v1 - \\d{4}-\\d\\d-\\d\\d\\.pdf"`),
    );
    const text = (await pagesOf(bytes)).join();
    expect(text).toContain("The Small Tide");
    expect(text).toContain("LAMP ROOM".slice(0, report === "day-out-of-days" ? 0 : undefined));
    expect(text).toContain(report === "one-liner" ? "End of Day 1" : "MARA");
    expect(text).toMatch(/Printed \w+, \w+ \d+, \d{4} · Schedule version 1 · Script version 1/);
    if (report === "day-out-of-days" || report === "breakdown-sheets") return;
    expect(text).toContain("Week 1 – from Monday, March 3, 2031");
    expect(text).toContain("Founders' Day – Tuesday, March 4, 2031");
  });

  it("are printed in the language and on the paper of the production, whatever the reader's language", async () => {
    const { owner, id } = production;
    const params = { id };
    const { settings, version } = await owner.api(routes.getCallSheetSettings, { params });
    const german = { settings: { ...settings, language: "de", paper: "a4" as const }, version };
    const saved = await owner.api(routes.updateCallSheetSettings, { params, payload: german });
    const [{ bytes }, list] = await Promise.all([
      print("one-liner"),
      fetch(`${url}/api/${id}/production-list?list=crew-list&format=xlsx`, { headers: bearer(owner.token) }),
    ]);
    const printed = (await pagesOf(bytes)).join();
    expect(printed).toContain("Woche 1 – ab Montag, 3. März 2031");
    expect(printed).toContain("Ende von Tag 1 – Montag, 3. März 2031");
    expect(list.headers.get("content-disposition")).toContain("Crewliste");
    expect((await reports()).shooting.days[0]!.before[0]!.text).toBe("Week 1 – from Monday, March 3, 2031");
    await owner.api(routes.updateCallSheetSettings, { params, payload: { settings, version: saved.version } });
  });

  it("have a scene in parts once: none of it is unscheduled, and it has one breakdown sheet", async () => {
    const { owner, id } = production;
    const payload = { name: "Parts", location: "All locations", scenes_per_day: 1, pages_per_day: 0.125 };
    await owner.api(routes.createSchedule, { params: { id }, payload: { ...payload, start_date: "2031-03-03" } });
    const { shooting } = await reports("Parts");
    const numbers = shooting.days.flatMap(({ scenes }) => scenes.map(({ strip }) => strip.number));
    expect(numbers.filter((number) => number.includes(" pt ")).length).toBeGreaterThan(1);
    expect([shooting.boneyard, shooting.scenes]).toEqual([[], 5]);
    const print = async (report: string) => {
      const path = `/api/${id}/reports/Parts/pdf?report=${report}`;
      const answer = await fetch(`${url}${path}`, { headers: bearer(owner.token) });
      return pagesOf(new Uint8Array(await answer.arrayBuffer()));
    };
    expect((await print("stripboard")).join()).not.toContain("Boneyard");
    expect(await print("breakdown-sheets")).toHaveLength(5);
  });

  it("require a known kind and an existing schedule", async () => {
    const { status, bytes } = await print("two-liner");
    expect([status, JSON.parse(Buffer.from(bytes).toString())]).toMatchObject([400, { code: "invalid" }]);
    const words = [404, "noSuchSchedule", 'There is no schedule named "Nowhere".'];
    expect(await refusal(reports("Nowhere"))).toEqual(words);
    const params = { id: production.id, scheduleName: "Nowhere" };
    const query = { report: "one-liner" } as const;
    expect(await refusal(production.owner.api(routes.printReport, { params, query }))).toEqual(words);
    const llamas = { params: { ...params, scheduleName: PLAN }, query: { ...query, category: "Llamas" } };
    expect(await refusal(production.owner.api(routes.printReport, llamas))).toEqual([
      ...[404, "noSuchCategory", 'This schedule has nothing in the category "Llamas".'],
    ]);
  });
});

describe("the lists of a production", () => {
  let viewer: Person;
  beforeAll(async () => {
    const { owner, id } = production;
    viewer = await signedUp(url, "viewer");
    const params = { id, username: viewer.email };
    await onTeam(owner, id, viewer);
    await owner.api(routes.changeTeamMember, { params, payload: { role: "Runner", may: "viewer" } });
    const held = { position: "Focus Puller", name: "Ines Mora", phone: "+44 20 7946 0123", diet: "No nuts" };
    const camera = { id: "camera", name: "Camera", positions: [held, { position: "=1+1", name: "@Ode Birk" }] };
    await owner.api(routes.updateCrew, { params: { id }, payload: { departments: [camera], version: 0 } });
    await owner.api(routes.activateSchedule, { params: { id, scheduleName: PLAN }, payload: { active: true } });
  });

  const save = async ({ token }: Person, list: ListName, format: ListFormat) => {
    const path = `/api/${production.id}/production-list?list=${list}&format=${format}`;
    const answer = await fetch(`${url}${path}`, { headers: bearer(token) });
    const name = answer.headers.get("content-disposition") ?? "";
    return { status: answer.status, name, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };
  const printed = async (person: Person, list: ListName) =>
    (await pagesOf((await save(person, list, "pdf")).bytes)).join();
  const rowsOf = async (list: ListName) => tableFromXlsx((await save(production.owner, list, "xlsx")).bytes);

  it.each(LIST_NAMES)("can be printed and saved as sheets: %s", async (list) => {
    const { name } = await save(production.owner, list, "pdf");
    expect(name).toMatch(new RegExp(`"The Small Tide - ${LISTS[list]} - [\\d-]{10}\\.pdf"`));
    const words = await printed(production.owner, list);
    const said = {
      "cast-list": ["MARA", "Ana Duarte", "1, 2, 3, 4", "Shoot days from Plan A"],
      "location-list": ["HARBOUR QUAY", "TBD"],
      "crew-list": ["Camera", "Ines Mora", "+44 20 7946 0123"],
      "element-list": ["lantern", "Property"],
      "dietary-list": ["Ines Mora", "No nuts"],
    }[list];
    for (const one of said) expect(words.toLowerCase()).toContain(one.toLowerCase());
    const { rows } = await rowsOf(list);
    expect(rows.flat().join(" ").toLowerCase()).toContain(said[0]!.toLowerCase());
  });

  it("write texts that look like formulas as text", async () => {
    const { rows } = await rowsOf("crew-list");
    expect(rows).toContainEqual(["=1+1", "@Ode Birk", "", "", ""]);
  });

  it("show viewers contacts, but no diets", async () => {
    expect(await printed(viewer, "crew-list")).toContain("+44 20 7946 0123");
    for (const list of ["crew-list", "cast-list"] as const)
      expect(await printed(viewer, list)).not.toContain("No nuts");
    const call = { params: { id: production.id }, query: { list: "dietary-list", format: "pdf" } } as const;
    expect(await refusal(viewer.api(routes.saveList, call))).toEqual([
      403,
      "forEditors",
      "Only editors of the project can see dietary notes. Ask its owner.",
    ]);
  });
});

describe("the sides of a day", () => {
  const sides = (day: number, scheduleName = PLAN) =>
    production.owner.api(routes.getSides, { params: { id: production.id, scheduleName }, query: { day } });

  it("are the script's pages with the day's scenes, behind a cover that lists them", async () => {
    const { name, url: address, missing } = await sides(1);
    expect([name, missing]).toEqual(["The Small Tide - Sides - Plan A - Day 1 - 2031-03-03 - Script v1.pdf", []]);
    const answer = await fetch(address);
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    const [cover, page, ...others] = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
    const { strip } = (await reports()).shooting.days[0]!.scenes[0]!;
    expect(cover).toContain("Sides – day 1 of 5");
    for (const words of [cover, page]) expect(words).toContain(strip.set);
    expect(others).toEqual([]);
  });

  it("require an existing schedule, day and scene", async () => {
    expect(await refusal(sides(1, "Nowhere"))).toEqual([
      404,
      "noSuchSchedule",
      'There is no schedule named "Nowhere".',
    ]);
    expect(await refusal(sides(9))).toEqual([404, "noSuchDay", '"Plan A" has 5 days, so there is no day 9.']);
    const { owner, id } = production;
    const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id } });
    const [head = ""] = tsv_content.split("\n");
    const cells = head.split("\t").map((column) => ({ "Scene Number": "99", Location: "TENT" })[column] ?? "");
    const tsv = `${tsv_content.trimEnd()}\n${cells.join("\t")}`;
    await owner.api(routes.updateBreakdown, {
      params: { id },
      payload: { tsv_content: tsv, version, operation: "add-a-tent-scene" },
    });
    const payload = { name: "Plan B", location: "All locations", scenes_per_day: 1, start_date: "2031-03-03" };
    await owner.api(routes.createSchedule, { params: { id }, payload });
    const { shooting } = await reports("Plan B");
    const tent = shooting.days.find(({ scenes }) => scenes.some(({ strip }) => strip.number === "99"))!;
    expect(await refusal(sides(tent.number, "Plan B"))).toEqual([
      404,
      "notInScript",
      `No scene of day ${tent.number} is on a page of the breakdown's script.`,
    ]);
  });
});
