import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { DEFAULT_TIMING } from "../../../shared/call-sheet/model/call-times.ts";
import { EMPTY_PLAN } from "../../../shared/call-sheet/model/day-plan.ts";
import { minutesFromText } from "../../../shared/call-sheet/times/parse-clock.ts";
import { routes } from "../../../shared/contract/routes.ts";
import type { Visibility } from "../../../shared/visibility/visibility.ts";
import { mailsIn } from "../../outbox.ts";
import { onTeam, signedUp } from "../../people.ts";
import { mailed } from "../mailed.ts";
import { pagesOf } from "../pages-of.ts";
import { bearer } from "../send.ts";
import { MAIN, SECOND, type TwoUnits, twoUnits } from "../two-units.ts";

const url = inject("url");
const FIRST = "2031-03-03";
const LATER = "2031-03-04";

let production: TwoUnits;

beforeAll(async () => {
  production = await twoUnits(url, FIRST, { [FIRST]: "1 3" }, { [FIRST]: "4", [LATER]: "2 5" });
  const { owner, id, second } = production;
  const { version, units, allowed } = await owner.api(routes.listUnits, { params: { id } });
  expect([units.map(({ name }) => name), allowed]).toEqual([[MAIN.name, SECOND.name], []]);
  const change = { kind: "edit" as const, id: second, name: SECOND.name, departments: ["Aerial"], sharesCast: false };
  await owner.api(routes.changeUnits, { params: { id }, payload: { version, operation: randomUUID(), change } });
  const person = (name: string, mail: string) => ({ position: "Operator", name, mail });
  const departments = [
    { id: "camera", name: "Camera", positions: [person("Bela Novak", `bela-${id}@camera.example`)] },
    { id: "aerial", name: "Aerial", positions: [person("Cleo Haas", `cleo-${id}@aerial.example`)] },
  ];
  const { version: crewVersion } = await owner.api(routes.getCrew, { params: { id } });
  await owner.api(routes.updateCrew, { params: { id }, payload: { departments, version: crewVersion } });
  const payload = { date: FIRST, timing: { ...DEFAULT_TIMING, crewCall: "5:00 AM" }, version: 0 };
  await owner.api(routes.updateCallSheet, { params: { id, scheduleName: SECOND.schedule }, payload });
});

const sheetOf = async (scheduleName: string, date = FIRST, person = production.owner) => {
  const { days } = await person.api(routes.getCallSheetDays, { params: { id: production.id, scheduleName } });
  return days.find(({ sheet }) => sheet.date === date)!.sheet;
};
const publish = (scheduleName: string) =>
  production.owner.api(routes.publishCallSheet, {
    params: { id: production.id, scheduleName, date: FIRST },
    payload: { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" },
  });

describe("the call sheet of a unit", () => {
  it("has the crew of that unit: departments that belong to another one are left out", async () => {
    const [main, second] = [await sheetOf(MAIN.schedule), await sheetOf(SECOND.schedule)];
    expect(main.departments.map(({ name }) => name)).toEqual(["Camera"]);
    expect(second.departments.map(({ name }) => name)).toEqual(["Camera", "Aerial"]);
  });

  it("has departments that the boards of both units count the rest of", async () => {
    const params = { id: production.id, scheduleName: MAIN.schedule };
    const { sheet } = await production.owner.api(routes.getStripboard, { params });
    expect(sheet.others).toMatchObject([{ unit: SECOND.name, departments: ["Camera"] }]);
  });

  it("names its unit, and what the others do that day", async () => {
    const main = await sheetOf(MAIN.schedule);
    const departments = ["Camera", "Aerial"].map((name) => ({ name, call: "5:00 AM" }));
    expect([main.unit, main.otherUnits]).toEqual([
      MAIN.name,
      [{ unit: SECOND.name, crewCall: "5:00 AM", scenes: ["4"], places: [expect.any(String)], departments }],
    ]);
    const later = await sheetOf(SECOND.schedule, LATER);
    expect([later.unit, later.otherUnits]).toEqual([SECOND.name, undefined]);
  });

  it("knows when its cast works with the others, for the rest between units", async () => {
    const main = await sheetOf(MAIN.schedule);
    const second = await sheetOf(SECOND.schedule);
    const both = main.cast.find(({ castId }) => second.cast.some((one) => one.castId === castId))!;
    const there = second.cast.find(({ castId }) => castId === both.castId)!;
    const call = minutesFromText(there.report);
    expect(both.elsewhere).toContainEqual(expect.objectContaining({ unit: SECOND.name, date: FIRST, call }));
  });

  it("does not tell a restricted member what other units do", async () => {
    const colleague = await signedUp(url, "colleague");
    await onTeam(production.owner, production.id, colleague);
    await production.owner.api(routes.changeTeamMember, {
      params: { id: production.id, username: colleague.email },
      payload: { role: "Grip", may: "viewer", sees: { kind: "scenes", scenes: ["1"] } },
    });
    const sheet = await sheetOf(MAIN.schedule, FIRST, colleague);
    expect([sheet.unit, sheet.otherUnits, sheet.scenes.length]).toEqual([MAIN.name, undefined, 1]);
    expect(sheet.cast.filter(({ elsewhere }) => elsewhere)).toEqual([]);
  });

  it("is printed with the unit in head, title and file name", async () => {
    const { owner, id } = production;
    const address = `${url}/api/${id}/call-sheet/${SECOND.schedule}?day=1`;
    const answer = await fetch(address, { headers: bearer(owner.token) });
    expect(answer.headers.get("content-disposition")).toContain("The Small Tide - Second Unit - Call sheet - Day 1");
    const [page = ""] = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
    expect(page).toContain("The Small Tide – Second Unit");
    expect(page).toContain("Main Unit: crew call 7:00 AM, scenes 1, 3");
    expect(page).toContain("Second Unit 5:00 AM · Main Unit 7:00 AM");
  });

  it("reaches the people of that unit, and names it in the subject", async () => {
    const { owner, id } = production;
    await publish(MAIN.schedule);
    await publish(SECOND.schedule);
    const peopleOf = async (scheduleName: string) => {
      const params = { id, scheduleName, date: FIRST };
      return (await owner.api(routes.getPublications, { params })).people.map(({ name }) => name);
    };
    expect(await peopleOf(MAIN.schedule)).not.toContain("Cleo Haas");
    expect(await peopleOf(SECOND.schedule)).toEqual(expect.arrayContaining(["Bela Novak", "Cleo Haas"]));
    await mailed(owner, { id, scheduleName: SECOND.schedule, date: FIRST });
    const mail = (await mailsIn(url)).find(({ to }) => to.includes(`cleo-${id}@aerial.example`));
    expect(mail!.subject).toContain("The Small Tide – Second Unit: call sheet for Monday, March 3");
  });
});

describe("a person in both units", () => {
  /** The personal link of the person on a unit's call sheet of the first day. */
  async function linkOf(scheduleName: string, name: string): Promise<string> {
    const params = { id: production.id, scheduleName, date: FIRST };
    const { people } = await production.owner.api(routes.getPublications, { params });
    const { personId: person } = people.find((one) => one.name === name)!;
    const { path } = await production.owner.api(routes.createPersonalLink, { params, payload: { person } });
    return path.split("/").at(-1)!;
  }

  it("sees both calls in order of time on the page of either, and someone in one unit sees no list", async () => {
    const secrets = await Promise.all([MAIN, SECOND].map(({ schedule }) => linkOf(schedule, "Bela Novak")));
    for (const secret of secrets) {
      const { calls } = await production.owner.api(routes.getPersonalCall, { params: { secret } });
      expect(calls!.map(({ unit, roles, time }) => [unit, roles, time])).toEqual([
        [SECOND.name, "Operator", "5:00 AM"],
        [MAIN.name, "Operator", "7:00 AM"],
      ]);
    }
    const alone = await linkOf(SECOND.schedule, "Cleo Haas");
    expect((await production.owner.api(routes.getPersonalCall, { params: { secret: alone } })).calls).toBeUndefined();
  });

  it("has the days of both units in their calendar, in order of time", async () => {
    const secret = await linkOf(MAIN.schedule, "Bela Novak");
    const { path } = await production.owner.api(routes.createPersonalCalendar, { params: { secret } });
    const text = await (await fetch(`${url}${path}`)).text();
    expect(text.match(/(?<=SUMMARY:).*/g)!.map((line) => line.trim())).toEqual([
      "The Small Tide – Second Unit – call 5:00 AM",
      "The Small Tide – Main Unit – call 7:00 AM",
      "The Small Tide – Second Unit – planned\\, not called yet",
    ]);
  });

  it("has their calls in both, but sees only the scenes of the unit that they are limited to", async () => {
    const { owner, id, second } = production;
    const params = { id, username: `bela-${id}@camera.example` };
    await owner.api(routes.addTeamMember, { params });
    const sees = { kind: "units", units: [second] } as const;
    await owner.api(routes.changeTeamMember, { params, payload: { role: "Operator", may: "viewer", sees } });
    const shown = async (schedule: string) => {
      const secret = await linkOf(schedule, "Bela Novak");
      const { time, asked, sheet } = await owner.api(routes.getPersonalCall, { params: { secret } });
      const answer = await fetch(`${url}/api/call/${secret}/pdf`);
      const [page = ""] = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
      await owner.api(routes.confirmPersonalCall, { params: { secret }, payload: { asked } });
      const { path } = await owner.api(routes.createPersonalCalendar, { params: { secret } });
      const text = await (await fetch(`${url}${path}`)).text();
      const names = sheet.cast.map(({ character }) => character);
      return { time, scenes: sheet.scenes.map(({ number }) => number), names, page, days: text.match(/BEGIN:VEVENT/g) };
    };
    const [main, own] = [await shown(MAIN.schedule), await shown(SECOND.schedule)];
    expect([main.time, main.scenes, main.names]).toEqual(["7:00 AM", [], []]);
    expect([own.time, own.scenes]).toEqual(["5:00 AM", ["4"]]);
    expect(own.page).toContain(own.names[0]);
    for (const name of own.names) expect(main.page).not.toContain(name);
    expect(own.days).toHaveLength(3);
  });
});

it("the derived call leaves the cast their rest since another unit's day, and is not moved by its wrap", async () => {
  const { owner, id } = production;
  const params = { id, scheduleName: MAIN.schedule };
  const { cast } = await sheetOf(MAIN.schedule);
  const late = cast.map(({ castId }) => ({ castId, dismissed: "11:30 PM" }));
  const plan = { ...EMPTY_PLAN, wrap: "11:30 PM", cast: late };
  const payload = { date: FIRST, timing: DEFAULT_TIMING, plan, version: 0 };
  await owner.api(routes.updateCallSheet, { params, payload });
  const later = await sheetOf(SECOND.schedule, LATER);
  expect(later.derived?.crewCall.reason).toBe(
    "12 h turnaround after MARA's wrap with Main Unit at 11:30 PM (day before), as planned",
  );
  expect(later.basis?.before?.otherWraps).toMatchObject([{ unit: MAIN.name, departments: ["Camera"] }]);
});

describe("the times of a member who sees a part", () => {
  const timesFor = async (sees: Visibility, schedule: string, date: string) => {
    const { owner, id } = production;
    const colleague = await signedUp(url, "part");
    await onTeam(owner, id, colleague);
    const params = { id, username: colleague.email };
    await owner.api(routes.changeTeamMember, { params, payload: { role: "Grip", may: "viewer", sees } });
    const [whole, part] = [await sheetOf(schedule, date), await sheetOf(schedule, date, colleague)];
    expect([part.otherUnits, part.basis, part.derived]).toEqual([undefined, undefined, undefined]);
    const timesOf = ({ timing, cast }: typeof part) => {
      const seen = cast.filter(({ castId }) => part.cast.some((one) => one.castId === castId));
      return { timing, reports: seen.map(({ castId, report }) => [castId, report]) };
    };
    return { whole: timesOf(whole), part: timesOf(part) };
  };

  it("of the units are those after the day of the other unit", async () => {
    const sees = { kind: "units", units: [production.second] } as const;
    const { whole, part } = await timesFor(sees, SECOND.schedule, LATER);
    expect(part).toEqual(whole);
    expect(part.reports).not.toEqual([]);
  });

  it("of the scenes are those of the whole day", async () => {
    const { whole, part } = await timesFor({ kind: "scenes", scenes: ["5"] }, SECOND.schedule, LATER);
    expect(part).toEqual(whole);
    expect(part.reports).not.toEqual([]);
  });
});

it("drafts are made of the active schedules of all units", async () => {
  const { owner, id } = production;
  const { drafts } = await owner.api(routes.makeCallSheetDrafts, { params: { id }, payload: { date: FIRST } });
  expect(drafts.map(({ schedule }) => schedule).toSorted()).toEqual([MAIN.schedule, SECOND.schedule]);
});

it("the status has the day of each unit, and all of their days", async () => {
  const { owner, id } = production;
  const status = await owner.api(routes.getProjectStatus, { params: { id }, query: { today: FIRST } });
  expect(status.shootDays).toBe(3);
  expect(status.today).toMatchObject({ schedule: SECOND.schedule, crewCall: "5:00 AM" });
  expect(status.units).toMatchObject([
    { name: MAIN.name, today: { schedule: MAIN.schedule, date: FIRST }, next: null },
    { name: SECOND.name, today: { schedule: SECOND.schedule, date: FIRST }, next: { date: LATER } },
  ]);
});
