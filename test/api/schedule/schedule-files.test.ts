import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { scheduleFromTsv } from "../../../shared/schedule/model/schedule-tsv.ts";
import { newProduction, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer } from "../send.ts";

const url = inject("url");
const PLAN = "Plan A";
let production: Production;

beforeAll(async () => {
  production = await newProduction(url);
  const payload = { name: PLAN, location: "All locations", scenes_per_day: 2, start_date: "2031-03-03" };
  await production.owner.api(routes.createSchedule, { params: { id: production.id }, payload });
});

async function exported(format: string): Promise<string> {
  const path = `/api/${production.id}/export-schedule/${encodeURIComponent(PLAN)}?format=${format}`;
  const answer = await fetch(`${url}${path}`, { headers: bearer(production.owner.token) });
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    expect.stringContaining(`Plan A.${format}`),
  ]);
  return answer.text();
}

const daysOf = async (scheduleFile: string) =>
  scheduleFromTsv(
    await production.owner.api(routes.getSchedule, { params: { id: production.id, scheduleFile } }),
  ).days.map(({ date, strips }) => [date, ...strips.map(({ number }) => number)]);

const importing = (file: string) =>
  production.owner.api(routes.importSchedule, { params: { id: production.id }, payload: { file } });

describe("an exported schedule", () => {
  it("in the Universal Schedule Standard can be imported under another name, day for day", async () => {
    const file = await exported("uss");
    const { schedules } = await importing(file);
    expect(schedules).toMatchObject([{ name: "Plan A 2.schedule.tsv", strangers: [] }]);
    expect(await daysOf("Plan A 2")).toEqual(await daysOf(PLAN));
    const params = { id: production.id, scheduleName: "Plan A 2" };
    expect((await production.owner.api(routes.getStripboard, { params })).board.boneyard).toEqual([]);
  });

  it("in Final Draft's format lists the scenes in shooting order", async () => {
    const text = await exported("fdx");
    const [day] = await daysOf(PLAN);
    expect(text).toContain("DAY 1 –");
    expect(text.slice(text.indexOf("DAY 1 –"))).toContain(`Number="${day![1]}"`);
    expect(text).toContain("<TagData>");
  });

  it("must exist", async () => {
    const query = { format: "uss" } as const;
    const params = { id: production.id, scheduleName: "Nowhere" };
    expect(await refusal(production.owner.api(routes.exportSchedule, { params, query }))).toEqual([
      ...[404, "noSuchSchedule", 'There is no schedule named "Nowhere".'],
    ]);
  });

  it("is refused with a reason when it is unreadable or of another script", async () => {
    expect(await refusal(importing("nothing"))).toEqual([
      ...[422, "unreadableSchedule", "This is not a Universal Schedule Standard file: it is not JSON."],
    ]);
    expect(await refusal(importing("[".repeat(101) + "]".repeat(101)))).toEqual([
      ...[422, "unreadableSchedule", "The file is nested more than 100 levels deep."],
    ]);
    const other = (await exported("uss")).replace(/"scene": "(\d+)"/g, '"scene": "9$1"');
    expect(await refusal(importing(other))).toEqual([
      ...[
        422,
        "noSceneKnown",
        expect.stringMatching(/^No scene in the file is in this breakdown\. Scenes in the file: 9/),
      ],
    ]);
  });
});
