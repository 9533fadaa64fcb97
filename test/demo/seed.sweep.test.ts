import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiClient, apiClient } from "../../infra/local/demo/api-client.ts";
import { DEMO_ACCOUNT, demoProduction } from "../../infra/local/demo/demo-production.ts";
import { SEASON_NAME, SECOND_UNIT } from "../../infra/local/demo/season/season-production.ts";
import { seedSeason } from "../../infra/local/demo/season/seed-season.ts";
import { seedDemo } from "../../infra/local/demo/seed.ts";
import { type LocalStack, startLocalStack } from "../../infra/local/stack.ts";
import { restoreBackup, takeBackup } from "../../infra/operations/backup/backup.ts";
import { emptyBucket } from "../../infra/operations/backup/documents.ts";
import { localStores } from "../../infra/operations/backup/local-stores.ts";
import { deleteRows } from "../../infra/operations/backup/rows.ts";
import { differences, tallyOf } from "../../infra/operations/backup/tally.ts";
import { routes } from "../../shared/contract/routes.ts";
import { tableFromTsv } from "../../shared/tables/tsv.ts";
import { refusal } from "../api/refusal.ts";

// The whole app as deployed, with an empty page for a site.
describe("the demo on a local stack", () => {
  const today = "2026-11-21";
  const wanted = demoProduction("2026-11-13");
  const lines: string[] = [];
  let folder: string;
  let stack: LocalStack;
  let api: ApiClient;
  let id: string;

  const seed = () =>
    seedDemo({ url: stack.url, outbox: async () => stack.outbox.list(), today, report: (line) => lines.push(line) });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "backlot-demo-"));
    await writeFile(join(folder, "index.html"), "");
    stack = await startLocalStack({ folder: join(folder, "data"), site: folder, speed: 20 });
    await seed();
    const { token, user } = await apiClient(stack.url)(routes.login, { payload: DEMO_ACCOUNT });
    api = apiClient(stack.url, token);
    const projects = await api(routes.listProjects, { params: { user: user.id } });
    id = projects[0]!.id;
  });

  afterAll(async () => {
    await stack?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("has a project, a team and a crew", async () => {
    const project = await api(routes.getProjectName, { params: { id } });
    const team = await api(routes.listTeam, { params: { id } });
    const { departments } = await api(routes.getCrew, { params: { id } });
    expect(project).toMatchObject({ projectName: "The Honest Tide", projectType: "Short Film" });
    expect(team.map(({ email }) => email).sort()).toEqual([DEMO_ACCOUNT.email, wanted.teamMember]);
    expect(departments).toEqual(wanted.crew);
  });

  it("has a breakdown of every scene of its script", async () => {
    const { tsv_content } = await api(routes.fetchBreakdown, { params: { id } });
    expect(tableFromTsv(tsv_content).rows).toHaveLength(38);
  });

  it("has every actor and location option, and the locks", async () => {
    const { cast_list, cast_options } = await api(routes.getCastListComplete, { params: { id } });
    const { location_list, location_options } = await api(routes.getLocationList, { params: { id } });
    const optionsOf = (list: readonly { options: readonly unknown[] }[]) => list.flatMap(({ options }) => options);
    expect(tableFromTsv(cast_options).rows).toHaveLength(optionsOf(wanted.cast).length);
    expect(tableFromTsv(location_options).rows).toHaveLength(optionsOf(wanted.locations).length);
    for (const { locked } of [...wanted.cast, ...wanted.locations]) {
      if (locked) expect(`${cast_list}${location_list}`).toContain(locked);
    }
  });

  it("has its schedules, with call times that follow from each day", async () => {
    const schedules = await api(routes.listSchedules, { params: { id } });
    expect(schedules.map(({ location }) => location).sort()).toEqual(["All locations", "THE WADE"]);
    const { days } = await api(routes.getCallSheetDays, { params: { id, scheduleName: "Main Unit" } });
    expect(days.map(({ sheet }) => sheet.date).filter((date) => date < wanted.startDate)).toEqual([]);
    expect(days.some(({ sheet }) => /AM$/.test(sheet.conditions.sunrise) && sheet.conditions.hospital !== "")).toBe(
      true,
    );
    for (const { sheet } of days) {
      expect(sheet.timing).toMatchObject({
        crewCall: sheet.derived!.crewCall.time,
        shootCall: sheet.derived!.shootCall.time,
      });
    }
  });

  it("is in production: the days before today have reports, of which the latest awaits approval", async () => {
    const { schedule, days } = await api(routes.listProductionReports, { params: { id } });
    expect(schedule).toBe("Main Unit");
    const shot = days.filter(({ date }) => date < today);
    expect(shot.length).toBeGreaterThan(1);
    expect(days.length).toBeGreaterThan(shot.length);
    expect(shot.map(({ state }) => state)).toEqual([...shot.slice(1).map(() => "approved"), "submitted"]);
    expect(shot.every(({ scenes, shot: done }) => done === scenes)).toBe(true);
    const reports = shot.map(({ date }) => api(routes.getProductionReport, { params: { id, date } }));
    expect((await Promise.all(reports)).flatMap(({ problems }) => problems)).toEqual([]);
  });

  it("is created only once", async () => {
    await seed();
    expect(lines.at(-1)).toMatch(/already exists/);
    const { user } = await apiClient(stack.url)(routes.login, { payload: DEMO_ACCOUNT });
    const projects = await api(routes.listProjects, { params: { user: user.id } });
    expect(projects.filter(({ projectName }) => projectName === wanted.projectName)).toHaveLength(1);
  });

  it("is restored from a backup to the last byte after a total loss", async () => {
    const stores = localStores(stack);
    // The seed tried to sign in before its account existed. Such attempts expire at once, and would be deleted during the backup.
    await stack.services.dynamoDb.sweep();
    const backup = join(folder, "backup");
    const read = () => api(routes.fetchBreakdown, { params: { id } });
    const seen = await read();
    const saved = await takeBackup(stores, backup, "2026-11-21T00:00:00Z");
    expect(Object.values(saved).map(({ count }) => count > 5)).toEqual([true, true, true, true, true]);
    await expect(restoreBackup(backup, stores)).rejects.toThrow(/^A backup is restored only into empty stores/);
    const lose = async () => {
      for (const table of Object.values(stores.tables)) await deleteRows(stores.db, table);
      await emptyBucket(stores.s3, stores.bucket);
    };
    await lose();
    expect(await refusal(read())).toContain("signedOut");
    const first = join(backup, "documents/00000001");
    const content = await readFile(first);
    await writeFile(first, "Something else");
    await expect(restoreBackup(backup, stores)).rejects.toThrow(/differs from the backup: documents differ/);
    await writeFile(first, content);
    await lose();
    expect(differences(saved, await restoreBackup(backup, stores))).toEqual([]);
    expect(await read()).toEqual(seen);
    // As after a mistake that a restored table corrects, while the stores of the account hold newer rows.
    await api(routes.completeProject, { params: { id }, payload: { completed: true } });
    expect(differences(saved, await restoreBackup(backup, stores, { replace: true }))).toEqual([]);
    expect(await read()).toEqual(seen);
  });

  it("is restored from a backup of an earlier version, which has no activity log", async () => {
    const stores = localStores(stack);
    const backup = join(folder, "earlier");
    const { audit, ...others } = stores.tables;
    const saved = await takeBackup({ ...stores, tables: others }, backup, "2026-11-21T00:00:00Z");
    const before = await tallyOf(stores);
    expect(differences(saved, await restoreBackup(backup, stores, { replace: true }))).toEqual([]);
    expect(await tallyOf(stores)).toEqual(before);
    expect(audit).toBeDefined();
  });

  it("gets a season beside it: three episodes with one cast, shot by two units that share no one on a day", async () => {
    const season = () => seedSeason({ url: stack.url, today, report: (line) => lines.push(line) });
    await season();
    await season();
    expect(lines.at(-1)).toMatch(/already exists/);
    const { user } = await apiClient(stack.url)(routes.login, { payload: DEMO_ACCOUNT });
    const projects = await api(routes.listProjects, { params: { user: user.id } });
    expect(projects.map(({ projectName }) => projectName).sort()).toEqual(["Low Season", "The Honest Tide"]);
    const series = projects.find(({ projectName }) => projectName === SEASON_NAME)!.id;
    const { episodes } = await api(routes.listEpisodes, { params: { id: series } });
    expect(episodes.map(({ number, scenes }) => [number, scenes])).toEqual([
      ["101", 10],
      ["102", 9],
      ["103", 9],
    ]);
    const boardOf = async (scheduleName: string) =>
      (await api(routes.getStripboard, { params: { id: series, scheduleName } })).sheet;
    const second = await boardOf(SECOND_UNIT);
    expect(second.strips.map(({ number }) => number)).toEqual(["102/1", "103/8"]);
    const schedules = await api(routes.compareSchedules, { params: { id: series } });
    expect(schedules.scenarios.flatMap(({ breaches }) => breaches)).toEqual([]);
  });

  it("is completed after an interruption", async () => {
    const other = await startLocalStack({ folder: join(folder, "interrupted"), site: folder, speed: 20 });
    const outbox = async () => other.outbox.list();
    const interrupt = (line: string) => {
      if (line.startsWith("Created the project")) throw new Error("Ctrl-C");
    };
    try {
      await expect(seedDemo({ url: other.url, outbox, today, report: interrupt })).rejects.toThrow("Ctrl-C");
      await seedDemo({ url: other.url, outbox, today });
      const { token, user } = await apiClient(other.url)(routes.login, { payload: DEMO_ACCOUNT });
      const projects = await apiClient(other.url, token)(routes.listProjects, { params: { user: user.id } });
      expect(projects.map(({ completed }) => completed)).toEqual([false, true]);
    } finally {
      await other.close();
    }
  });
});
