import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { newProduction, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";

const url = inject("url");
let production: Production;
let colleague: Person;

beforeAll(async () => {
  [production, colleague] = await Promise.all([newProduction(url), signedUp(url, "colleague")]);
  const { owner, id } = production;
  for (const [name, start_date] of [
    ["Plan A", "2031-03-03"],
    ["Plan B", "2031-05-05"],
  ] as const) {
    const payload = { name, location: "All locations", scenes_per_day: 5, start_date };
    await owner.api(routes.createSchedule, { params: { id }, payload });
  }
  await onTeam(owner, id, colleague);
});

const params = () => ({ id: production.id });

async function begun(person: Person, schedule = "Plan A"): Promise<string> {
  const { path } = await person.api(routes.setCalendarFeed, { params: params(), payload: { schedule } });
  return path!;
}

/** The response to a calendar program, which has only the address. */
async function taken(path: string): Promise<[status: number, months: string[]]> {
  const answer = await fetch(`${url}${path}`);
  const months = (await answer.text()).match(/(?<=DTSTART;VALUE=DATE:)\d{6}/g) ?? [];
  return [answer.status, [...new Set(months)]];
}

describe("a personal calendar feed", () => {
  it("is readable by its URL alone, and can be refreshed", async () => {
    const path = await begun(production.owner);
    expect(await taken(path)).toEqual([200, ["203103"]]);
    const answer = await fetch(`${url}${path}`);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(await answer.text()).toContain("REFRESH-INTERVAL");
    const { feed } = await production.owner.api(routes.getCalendarFeed, { params: params() });
    expect(feed).toEqual({ scheduleName: "Plan A", since: expect.stringMatching(/^20/) });
  });

  it("follows the schedule that is active", async () => {
    const path = await begun(production.owner);
    const active = { params: { ...params(), scheduleName: "Plan B" } };
    await production.owner.api(routes.activateSchedule, { ...active, payload: { active: true } });
    expect(await taken(path)).toEqual([200, ["203105"]]);
    await production.owner.api(routes.activateSchedule, { ...active, payload: { active: false } });
    expect(await taken(path)).toEqual([200, ["203103"]]);
  });

  it("ends when its owner replaces it, ends it, or leaves the project; other feeds continue", async () => {
    const [first, theirs] = [await begun(production.owner), await begun(colleague)];
    const second = await begun(production.owner);
    expect([(await taken(first))[0], (await taken(second))[0]]).toEqual([404, 200]);
    await production.owner.api(routes.setCalendarFeed, { params: params(), payload: { schedule: null } });
    expect([(await taken(second))[0], (await taken(theirs))[0]]).toEqual([404, 200]);
    expect((await production.owner.api(routes.getCalendarFeed, { params: params() })).feed).toBeNull();
    const username = colleague.email;
    await production.owner.api(routes.removeTeamMember, {
      params: { ...params(), username },
      payload: { removed: true },
    });
    expect((await taken(theirs))[0]).toBe(404);
  });

  it("requires an existing schedule and the exact address", async () => {
    expect(await refusal(begun(production.owner, "Nowhere"))).toEqual([
      ...[404, "noSuchSchedule", 'There is no schedule named "Nowhere".'],
    ]);
    const secret = "0".repeat(32);
    expect(await refusal(production.owner.api(routes.readCalendarFeed, { params: { secret } }))).toEqual([
      ...[404, "noSuchFeed", "This calendar no longer exists. Create a new link in Backlot."],
    ]);
  });
});
