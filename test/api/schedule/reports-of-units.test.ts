import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { tableFromXlsx } from "../../../shared/tables/xlsx-import.ts";
import { pagesOf } from "../pages-of.ts";
import { bearer } from "../send.ts";
import { MAIN, SECOND, type TwoUnits, twoUnits } from "../two-units.ts";

const url = inject("url");
const FIRST = "2031-03-03";
const LATER = "2031-03-04";

let production: TwoUnits;

beforeAll(async () => {
  production = await twoUnits(url, FIRST, { [FIRST]: "1 2 3" }, { [FIRST]: "4", [LATER]: "5" });
});

const reports = (scheduleName: string) =>
  production.owner.api(routes.getReports, { params: { id: production.id, scheduleName }, query: {} });

async function print(report: string, query = "") {
  const path = `/api/${production.id}/reports/${SECOND.schedule}/pdf?report=${report}${query}`;
  const answer = await fetch(`${url}${path}`, { headers: bearer(production.owner.token) });
  const [page = ""] = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
  return { name: answer.headers.get("content-disposition"), page };
}

describe("the reports of two units", () => {
  it("have a day out of days of the schedule, and one of all units", async () => {
    const [main, second] = await Promise.all([reports(MAIN.schedule), reports(SECOND.schedule)]);
    expect([main.unit, second.unit]).toEqual([MAIN.name, SECOND.name]);
    const datesOf = (all: typeof main, name: string) => {
      const { dates, groups } = all.dayOutOfDaysOfUnits!;
      const row = groups[0]!.rows.find((one) => one.name === name)!;
      return dates.filter((_, at) => row.codes[at]!.includes("W")).map(({ date }) => date);
    };
    const workOf = (all: typeof main, name: string) =>
      all.dayOutOfDays.groups[0]!.rows.find((one) => one.name === name)?.start;
    for (const { name } of main.dayOutOfDaysOfUnits!.groups[0]!.rows) {
      const own = new Set([workOf(main, name), workOf(second, name)]);
      expect(own).toContain(datesOf(main, name)[0]);
    }
    expect(main.dayOutOfDaysOfUnits).toEqual(second.dayOutOfDaysOfUnits);
    expect(main.dayOutOfDaysOfUnits!.dates.map(({ date, day }) => [date, day])).toEqual([
      [FIRST, 1],
      [LATER, 2],
    ]);
  });

  it.each(["one-liner", "shooting-schedule", "day-out-of-days", "stripboard"])(
    "print the unit on the %s",
    async (report) => {
      const { name, page } = await print(report);
      expect(name).toContain("The Small Tide - Second Unit - ");
      expect(page).toContain("The Small Tide – Second Unit");
    },
  );

  it("print the day out of days of all units", async () => {
    const { name, page } = await print("day-out-of-days", "&units=all");
    expect(name).toContain("The Small Tide - All units - Day out of days");
    const { dayOutOfDays, dayOutOfDaysOfUnits } = await reports(SECOND.schedule);
    const more = dayOutOfDaysOfUnits!.groups[0]!.rows.filter(
      ({ id }) => !dayOutOfDays.groups[0]!.rows.some((row) => row.id === id),
    );
    expect(more.length).toBeGreaterThan(0);
    for (const row of more) expect(page).toContain(row.name);
  });
});

describe("the schedule of a unit for other programs", () => {
  async function exported(format: string) {
    const path = `/api/${production.id}/export-schedule/${SECOND.schedule}?format=${format}`;
    const answer = await fetch(`${url}${path}`, { headers: bearer(production.owner.token) });
    return { name: answer.headers.get("content-disposition"), text: await answer.text() };
  }

  it.each(["uss", "fdx"])("names the unit in the file and its name: %s", async (format) => {
    const { name, text } = await exported(format);
    expect(name).toContain(`Second Unit - ${SECOND.schedule}.${format}`);
    expect(text).toContain(format === "fdx" ? "<Text>Second Unit</Text>" : '"name": "Second Unit"');
  });

  it("is imported as one of its unit", async () => {
    const { owner, id } = production;
    const payload = { file: (await exported("uss")).text };
    const { schedules } = await owner.api(routes.importSchedule, { params: { id }, payload });
    const listed = await owner.api(routes.listSchedules, { params: { id } });
    expect(listed.find(({ name }) => name === schedules[0]!.name)?.unit).toBe(production.second);
  });
});

it("the calendar of the production has the days of all units", async () => {
  const { owner, id } = production;
  const { path } = await owner.api(routes.setCalendarFeed, { params: { id }, payload: { schedule: MAIN.schedule } });
  const text = await (await fetch(`${url}${path}`)).text();
  expect(text.match(/(?<=SUMMARY:).*/g)!.map((line) => line.trim())).toEqual([
    "The Small Tide – Main Unit – day 1 of 1",
    "The Small Tide – Second Unit – day 1 of 2",
    "The Small Tide – Second Unit – day 2 of 2",
  ]);
});

it("the availability shows on which dates each unit needs a character or a location", async () => {
  const { owner, id } = production;
  const { rows } = await owner.api(routes.getAvailability, { params: { id } });
  const [main, second] = await Promise.all([reports(MAIN.schedule), reports(SECOND.schedule)]);
  const datesOf = ({ shooting }: typeof main, castId: string) =>
    shooting.days.flatMap(({ date, scenes }) =>
      scenes.some(({ strip }) => strip.castIds.includes(castId)) ? [date] : [],
    );
  for (const row of rows.filter(({ kind }) => kind === "role")) {
    const wanted = [FIRST, LATER].flatMap((date) => {
      const units = [
        ...(datesOf(main, row.id).includes(date) ? [MAIN.name] : []),
        ...(datesOf(second, row.id).includes(date) ? [SECOND.name] : []),
      ];
      return units.length > 0 ? [{ date, units }] : [];
    });
    expect(row.work).toEqual(wanted);
  }
  const places = rows.filter(({ kind }) => kind === "location").flatMap(({ work }) => work!);
  expect(places.map(({ date }) => date)).toContain(LATER);
});

it("the cast list has the shoot days of each unit", async () => {
  const address = `${url}/api/${production.id}/production-list?list=cast-list&format=xlsx`;
  const answer = await fetch(address, { headers: bearer(production.owner.token) });
  const rows = tableFromXlsx(new Uint8Array(await answer.arrayBuffer()));
  expect(JSON.stringify(rows)).toContain("Second Unit: ");
});
