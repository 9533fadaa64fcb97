import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { reviewItemsOf } from "../../../web/breakdown/review-queue/review-items.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { newProduction, newProject, type Production } from "../production.ts";

const url = inject("url");
const DATE = "2031-03-03";
const plan = { scheduleName: "Plan", date: DATE };

let production: Production;
let colleague: Person;

beforeAll(async () => {
  [production, colleague] = await Promise.all([newProduction(url), signedUp(url, "colleague")]);
  await onTeam(production.owner, production.id, colleague);
});

const params = () => ({ id: production.id });
const statusOf = (person: Person, query: { today?: string; since?: string } = { today: DATE }) =>
  person.api(routes.getProjectStatus, { params: params(), query });

/** Limits the colleague to a scene, or lets them see everything. */
const letSee = (sees: { kind: "all" } | { kind: "scenes"; scenes: string[] }) =>
  production.owner.api(routes.changeTeamMember, {
    params: { ...params(), username: colleague.email },
    payload: { role: "Grip", may: "viewer", sees },
  });

describe("the status of a project", () => {
  it("is empty before there is a script", async () => {
    const { owner } = production;
    const id = await newProject(owner, "An empty one");
    expect(await owner.api(routes.getProjectStatus, { params: { id }, query: {} })).toEqual({
      ...{ drafts: 0, scenes: null, pages: null, roles: null, sets: null, schedules: 0, shootDays: null, reports: 0 },
      ...{ toCheck: null, today: null, next: null, changes: null },
    });
  });

  it("counts the breakdown, and the characters without an option", async () => {
    const { owner, id } = production;
    const before = await statusOf(owner);
    expect(before).toMatchObject({ drafts: 1, schedules: 0, shootDays: null, today: null, next: null });
    expect(before.scenes).toBeGreaterThan(2);
    expect(before.pages).toEqual({ all: expect.any(Number), shot: 0 });
    expect(before.roles!.uncast).toHaveLength(before.roles!.all);
    const role = { id, castId: "1" };
    await owner.api(routes.addActorOption, { params: role, payload: { actorName: "Ana Duarte" } });
    await owner.api(routes.lockActor, { params: role, payload: { actor_name: "Ana Duarte" } });
    const { roles } = await statusOf(owner);
    expect(roles).toEqual({ all: before.roles!.all, locked: 1, uncast: before.roles!.uncast.slice(1) });
  });

  it("has the shoot day of the date and the next one, and who has confirmed the published sheet", async () => {
    const { owner, id } = production;
    const payload = { name: "Plan", location: "All locations", scenes_per_day: 2, start_date: DATE };
    await owner.api(routes.createSchedule, { params: { id }, payload });
    const first = await statusOf(owner);
    expect(first.today).toMatchObject({ schedule: "Plan", date: DATE, dayNumber: 1, people: null });
    expect(first.next).toMatchObject({ schedule: "Plan", dayNumber: 2, people: null });
    expect(first.shootDays).toBeGreaterThan(1);
    await owner.api(routes.publishCallSheet, {
      params: { id, ...plan },
      payload: { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" },
    });
    const { people } = await owner.api(routes.getPublications, { params: { id, ...plan } });
    const asked = people.length;
    expect((await statusOf(owner)).today?.people).toEqual({ asked, confirmed: 0 });
    const [{ personId, asked: question }] = people as [(typeof people)[number]];
    const { path } = await owner.api(routes.createPersonalLink, {
      params: { id, ...plan },
      payload: { person: personId },
    });
    const secret = path.split("/").at(-1)!;
    await apiClient(url)(routes.confirmPersonalCall, { params: { secret }, payload: { asked: question } });
    expect((await statusOf(owner)).today?.people).toEqual({ asked, confirmed: 1 });
    expect((await statusOf(owner, { today: "2031-03-02" })).next?.date).toBe(DATE);
  });

  it("counts the same items to check as the breakdown's page", async () => {
    const findings = await production.owner.api(routes.getFindings, { params: params() });
    const { left, passing } = reviewItemsOf(findings.rows);
    expect(passing.length).toBeGreaterThan(0);
    expect((await statusOf(production.owner)).toCheck).toBe(left);
  });

  it("lists what others have changed since, and not one's own changes", async () => {
    const { owner } = production;
    const since = "2026-01-01T00:00:00.000Z";
    const { changes } = await statusOf(colleague, { since });
    expect(changes![0]).toEqual({
      ...{ at: expect.any(String), by: owner.email },
      what: "Published the call sheet of 03/03/2031: Final – White",
    });
    expect((await statusOf(owner, { since })).changes!.filter(({ by }) => by === owner.email)).toEqual([]);
    expect((await statusOf(colleague, { since: "2100-01-01T00:00:00.000Z" })).changes).toEqual([]);
    expect((await statusOf(colleague)).changes).toBeNull();
  });

  it("hides from a member who sees one scene what that scene does not show", async () => {
    const { days } = await production.owner.api(routes.getCallSheetDays, {
      params: { ...params(), scheduleName: "Plan" },
    });
    await letSee({ kind: "scenes", scenes: [days[0]!.sheet.scenes[0]!.number] });
    const seen = await statusOf(colleague, { today: DATE, since: "2026-01-01T00:00:00.000Z" });
    expect(seen).toMatchObject({ scenes: 1, changes: null, reports: null, pages: { shot: null } });
    expect(seen.today).toMatchObject({ date: DATE, people: null });
    expect(seen.shootDays).toBe(1);
    await letSee({ kind: "all" });
    expect((await statusOf(colleague)).reports).toBe(0);
  });
});
