import { randomUUID } from "node:crypto";
import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import { addDays } from "../../../shared/dates/calendar-date.ts";
import { newEmail, type Person, signedUp } from "../../people.ts";
import { newProduction, newProject, upload, uploadForm, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { storage } from "../storage.ts";
import { putProjectRows, putProjectsOf, tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const AT_ONCE = 8;

/** The successes of eight simultaneous calls, and their refusals without repetition. */
async function atOnce<T>(call: (n: number) => Promise<T>): Promise<{ made: T[]; refusals: unknown[] }> {
  const made: T[] = [];
  const refusals = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, n) => {
      const called = call(n);
      const one = await Promise.allSettled([called]);
      if (one[0].status === "fulfilled") made.push(one[0].value);
      return one[0].status === "fulfilled" ? [] : [await refusal(called)];
    }),
  );
  return { made, refusals: [...new Map(refusals.flat().map((one) => [JSON.stringify(one), one])).values()] };
}

describe("API keys", () => {
  const OTHER = "another-person";
  const DAY_MS = 24 * 3600_000;
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const key = (id: string, n: number, madeBy: string, revokedAt?: string) => {
    const keyId = String(n).padStart(16, "0");
    const row = { keyId, name: "Wall", scopes: ["readCallSheets"], hash: "0", madeAt: "2031-01-01", madeBy };
    return { pk: `PROJECT#${id}`, sk: `API-KEY#${keyId}`, ...row, ...(revokedAt && { revokedAt }) };
  };
  const keys = (id: string, from: number, to: number, madeBy = OTHER, revokedAt?: string) =>
    putProjectRows(
      aws,
      Array.from({ length: to - from }, (_, n) => key(id, from + n, madeBy, revokedAt)),
    );
  let owner: Person;
  beforeAll(async () => {
    owner = await signedUp(url, "owner");
  });
  const make = (id: string) => {
    const payload = { name: "Wall", scopes: ["readCallSheets" as const], password: owner.password };
    return owner.api(routes.makeApiKey, { params: { id }, payload });
  };
  const setRevoked = (id: string, n: number, revoked: boolean) => {
    const params = { id, keyId: String(n).padStart(16, "0") };
    return owner.api(routes.revokeApiKey, { params, payload: { revoked, password: owner.password } });
  };
  const used = async (id: string) =>
    (await owner.api(routes.listApiKeys, { params: { id } })).filter(({ revokedAt }) => revokedAt === null).length;
  const most = (whose: string, of: string, count: number) => [
    409,
    "keyLimit",
    `${whose} ${count} API keys in use, which is the maximum for ${of}. Revoke one of them first.`,
  ];

  it("are 50 in use in a project, also when eight are created or restored at once", async () => {
    const id = await newProject(owner);
    await keys(id, 0, 45);
    const { made, refusals } = await atOnce(() => make(id));
    expect([made.length, refusals]).toEqual([5, [most("This project has", "a project", 50)]]);
    await keys(id, 100, 100 + AT_ONCE, OTHER, daysAgo(1));
    expect(await refusal(setRevoked(id, 100, false))).toEqual(most("This project has", "a project", 50));
    await setRevoked(id, 0, true);
    await setRevoked(id, 1, true);
    // The other creator has 43 in use, which was possible before there were limits.
    const restored = await atOnce((n) => setRevoked(id, 100 + n, false));
    expect([restored.made.length, restored.refusals]).toEqual([
      0,
      [most("The creator of this key has", "one person", 20)],
    ]);
    await make(id);
    expect(await used(id)).toBe(49);
  });

  it("are 20 in use of one creator, also when eight are created or restored at once", async () => {
    const id = await newProject(owner);
    await keys(id, 0, 15, owner.id);
    const limit = most("The creator of this key has", "one person", 20);
    const { made, refusals } = await atOnce(() => make(id));
    expect([made.length, refusals]).toEqual([5, [limit]]);
    await keys(id, 100, 100 + AT_ONCE, owner.id, daysAgo(1));
    for (const n of [0, 1, 2]) await setRevoked(id, n, true);
    const restored = await atOnce((n) => setRevoked(id, 100 + n, false));
    expect([restored.made.length, restored.refusals, await used(id)]).toEqual([3, [limit], 20]);
  });

  it("are 100 of one creator with the revoked ones, of which one can be restored", async () => {
    const id = await newProject(owner);
    await keys(id, 0, 95, owner.id, daysAgo(29));
    await keys(id, 200, 500, OTHER, daysAgo(29));
    const { made, refusals } = await atOnce(() => make(id));
    const words =
      "You have created 100 API keys, including revoked ones, which is the maximum for one person in a project. Restore a revoked key, or wait until it is deleted, 30 days after it was revoked.";
    expect([made.length, refusals]).toEqual([5, [[409, "keyLimit", words]]]);
    expect((await setRevoked(id, 7, false)).revokedAt).toBeNull();
  });

  it("are deleted thirty days after they were revoked, unless they are restored, and no longer count", async () => {
    const id = await newProject(owner);
    await keys(id, 0, 100, owner.id, daysAgo(31));
    const { keyId } = await make(id);
    expect((await owner.api(routes.listApiKeys, { params: { id } })).map((one) => one.keyId)).toEqual([keyId]);
    expect(await refusal(setRevoked(id, 7, false))).toEqual([404, "noSuchKey", "This project has no such key."]);
    const stored = async () => {
      const Key = { pk: `PROJECT#${id}`, sk: `API-KEY#${keyId}` };
      return (await tables(aws).send(new GetCommand({ TableName: aws.projectsTable, Key }))).Item!;
    };
    const call = (revoked: boolean) =>
      owner.api(routes.revokeApiKey, { params: { id, keyId }, payload: { revoked, password: owner.password } });
    await call(true);
    const { revokedAt, expiresAt } = await stored();
    expect(expiresAt - Date.parse(revokedAt) / 1000).toBeCloseTo(30 * 24 * 3600, -1);
    await call(false);
    expect(await stored()).not.toHaveProperty("expiresAt");
  });
});

it("a team has at most 500 people, invited ones included, also when eight are added or restored at once", async () => {
  const owner = await signedUp(url, "owner");
  const id = await newProject(owner);
  const add = (username: string) => owner.api(routes.addTeamMember, { params: { id, username } });
  const setRemoved = (username: string, removed: boolean) =>
    owner.api(routes.removeTeamMember, { params: { id, username }, payload: { removed } });
  const invited = Array.from({ length: 494 }, () => newEmail("crew"));
  await putProjectRows(
    aws,
    invited.map((email) => ({ pk: `PROJECT#${id}`, sk: `INVITATION#${email}`, email, role: "viewer", label: "Grip" })),
  );
  const { made, refusals } = await atOnce(() => add(newEmail("more")));
  expect(made).toHaveLength(5);
  expect(refusals).toHaveLength(AT_ONCE - 5);
  const words = (email: string) =>
    `The team has 500 people, including invited ones, which is the maximum. Remove someone before you add ${email}.`;
  const [removed, late] = [invited.slice(0, AT_ONCE), newEmail("late")];
  expect(await refusal(add(late))).toEqual([409, "teamFull", words(late)]);
  for (const email of removed) await setRemoved(email, true);
  const others = Array.from({ length: AT_ONCE - 3 }, () => newEmail("other"));
  await putProjectRows(
    aws,
    others.map((email) => ({ pk: `PROJECT#${id}`, sk: `INVITATION#${email}`, email, role: "viewer", label: "Grip" })),
  );
  const restored = await atOnce((n) => setRemoved(removed[n]!, false));
  expect(restored.made).toHaveLength(3);
  expect(await owner.api(routes.listTeam, { params: { id } })).toHaveLength(500);
});

it("one person creates 200 projects, also eight at once; a repeated request still returns its project", async () => {
  const owner = await signedUp(url, "owner");
  const [user, operation] = [owner.id, randomUUID()];
  const project = { projectName: "The Small Tide", projectType: "Short Film" as const };
  const create = (more: { operation?: string } = {}) =>
    owner.api(routes.createProject, { params: { user }, payload: { ...project, ...more } });
  const first = await create({ operation });
  await putProjectsOf(aws, owner, 194);
  const { made, refusals } = await atOnce(() => create());
  const words =
    "You have 200 projects that you created or imported, or twice as many with deleted ones, which is the maximum for one person. Delete those that you no longer need; deleted projects are erased after thirty days.";
  expect([made.length, refusals]).toEqual([5, [[409, "projectLimit", words]]]);
  expect(await create({ operation })).toEqual(first);
  const payload = { deleted: true, password: owner.password };
  const restore = (id: string) => owner.api(routes.setProjectDeleted, { params: { id }, payload: { deleted: false } });
  await owner.api(routes.setProjectDeleted, { params: { id: first.id }, payload });
  await create();
  const others =
    "The person who created or imported this project has 200 others in use, which is the maximum for one person. Delete one of those first.";
  expect(await refusal(restore(first.id))).toEqual([409, "projectLimit", others]);
  for (const { id } of made) await owner.api(routes.setProjectDeleted, { params: { id }, payload });
  for (const _ of made.slice(2)) await create();
  const deleted = [first, ...made];
  const restored = await Promise.allSettled(deleted.map(({ id }) => restore(id)));
  expect(restored.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
});

it("personal links are 300 a day of one person and 1,000 of a project, also when eight are created at once", async () => {
  const { owner, id } = await newProduction(url);
  const [scheduleName, date] = ["Plan", "2031-03-03"];
  const params = { id, scheduleName, date };
  const positions = [{ position: "Gaffer", name: "Kit Lavender" }];
  await owner.api(routes.updateCrew, {
    params: { id },
    payload: { departments: [{ id: "electric", name: "Electric", positions }], version: 0 },
  });
  const payload = { name: scheduleName, location: "All locations", scenes_per_day: 5, start_date: date };
  await owner.api(routes.createSchedule, { params: { id }, payload });
  const published = { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" } as const;
  await owner.api(routes.publishCallSheet, { params, payload: published });
  const [person] = (await owner.api(routes.getPublications, { params })).people;
  const create = () => owner.api(routes.createPersonalLink, { params, payload: { person: person!.personId } });
  /** Sets the counter of today, and of tomorrow in case the test lasts beyond midnight. */
  async function used(of: string, links: number): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    for (const sk of [today, addDays(today, 1)]) {
      await tables(aws).send(new PutCommand({ TableName: aws.schedulesTable, Item: { pk: `LINKS#${of}`, sk, links } }));
    }
  }
  const limit = (whose: string, count: number) => [
    429,
    "linkLimit",
    `${whose} created ${count} personal links today, which is the daily limit. More can be created after midnight UTC.`,
  ];
  await used(`person#${owner.id}`, 295);
  const { made, refusals } = await atOnce(create);
  expect([made.length, refusals]).toEqual([5, [limit("You have", 300)]]);
  await used(`person#${owner.id}`, 0);
  await used(`project#${id}`, 995);
  const ofProject = await atOnce(create);
  expect([ofProject.made.length, ofProject.refusals]).toEqual([5, [limit("The members of this project have", 1000)]]);
  // Those that the project's limit refuses do not count as the person's.
  await used(`person#${owner.id}`, 295);
  for (let n = 0; n < 10; n++) await refusal(create());
  await used(`project#${id}`, 0);
  for (let n = 0; n < 5; n++) await create();
  expect(await refusal(create())).toEqual(limit("You have", 300));
});

describe("a production", () => {
  let owner: Person;
  let id: string;
  beforeAll(async () => {
    ({ owner, id } = await newProduction(url));
  });
  const put = async (TableName: string, rows: readonly Readonly<Record<string, unknown>>[]) => {
    for (const row of rows)
      await tables(aws).send(new PutCommand({ TableName, Item: { pk: `PROJECT#${id}`, ...row } }));
  };
  const list = <T>(count: number, row: (n: string) => T) =>
    Array.from({ length: count }, (_, n) => row(String(n).padStart(6, "0")));

  it("has at most 200 options of a character, removed ones included", async () => {
    const castId = "1";
    const option = { castId, details: "", dates: "", addedAt: "2031-01-01" };
    await put(
      aws.optionsTable,
      list(95, (n) => ({ sk: `ACTOR#${castId}#Old ${n}`, actorName: `Old ${n}`, ...option })),
    );
    await put(
      aws.optionsTable,
      list(100, (n) => ({ sk: `REMOVED#ACTOR#${castId}#Gone ${n}`, expiresAt: 4_000_000_000, kept: option })),
    );
    const { made, refusals } = await atOnce((n) =>
      owner.api(routes.addActorOption, { params: { id, castId }, payload: { actorName: `New ${n}` } }),
    );
    const words =
      "This character has 200 options, including removed ones, which is the maximum. Remove those that you no longer need; they are deleted after 30 days.";
    expect([made.length, refusals]).toEqual([5, [[409, "optionLimit", words]]]);
    await owner.api(routes.addActorOption, { params: { id, castId: "2" }, payload: { actorName: "New" } });
  });

  it("does not count options that expired thirty days after they were removed, and restores none of them", async () => {
    const castId = "3";
    const option = { castId, details: "", dates: "", addedAt: "2031-01-01" };
    const expiresAt = Math.floor(Date.now() / 1000) - 1;
    await put(
      aws.optionsTable,
      list(200, (n) => ({ sk: `REMOVED#ACTOR#${castId}#Gone ${n}`, expiresAt, kept: option })),
    );
    const call = (actor: string) => ({ params: { id, castId }, payload: { actor_name: actor } });
    const restored = owner.api(routes.restoreActorOption, call("Gone 000001"));
    expect((await refusal(restored))[1]).toBe("noSuchOption");
    await owner.api(routes.addActorOption, { params: { id, castId }, payload: { actorName: "New" } });
  });

  it("has at most 200 options of a location", async () => {
    const option = { groupId: "None", address: "", dates: "", addedAt: "2031-01-01" };
    await put(
      aws.optionsTable,
      list(199, (n) => ({ sk: `LOCATION#None#Old ${n}`, locationName: `Old ${n}`, ...option })),
    );
    const { made, refusals } = await atOnce((n) =>
      owner.api(routes.addLocationOption, {
        params: { id, locationId: "None" },
        payload: { locationName: `New ${n}` },
      }),
    );
    const words =
      "This location has 200 options, including removed ones, which is the maximum. Remove those that you no longer need; they are deleted after 30 days.";
    expect([made.length, refusals]).toEqual([1, [[409, "optionLimit", words]]]);
  });

  it("has at most 500 schedules", async () => {
    const row = { location: "All locations", scenesPerDay: 1, days: 1, createdAt: "2031-01-01", folder: "none" };
    await put(
      aws.schedulesTable,
      list(495, (n) => ({ sk: `SCHEDULE#Old ${n}`, name: `Old ${n}`, ...row })),
    );
    const { made, refusals } = await atOnce((n) => {
      const payload = { name: `New ${n}`, location: "All locations", scenes_per_day: 5, start_date: "2031-03-03" };
      return owner.api(routes.createSchedule, { params: { id }, payload });
    });
    const words = "This project has 500 schedules, which is the maximum. Change one of them on its stripboard instead.";
    expect([made.length, refusals]).toEqual([5, [[409, "scheduleLimit", words]]]);
    const scheduleName = made[0]!.name.replace(".schedule.tsv", "");
    const headers = bearer(owner.token);
    const exported = await send(url, routes.exportSchedule, {
      params: { id, scheduleName },
      query: "?format=uss",
      headers,
    });
    expect(exported.status).toBe(200);
    const imported = owner.api(routes.importSchedule, { params: { id }, payload: { file: exported.text } });
    expect(await refusal(imported)).toEqual([409, "scheduleLimit", words]);
  });

  it("has at most 300 schedules of one person, beside which others can create some", async () => {
    const mine = await newProduction(url);
    const row = { location: "All locations", scenesPerDay: 1, days: 1, createdAt: "2031-01-01", folder: "none" };
    for (let n = 0; n < 298; n++) {
      const Item = { pk: `PROJECT#${mine.id}`, sk: `SCHEDULE#Old ${n}`, name: `Old ${n}`, ...row };
      const createdBy = mine.owner.id;
      await tables(aws).send(new PutCommand({ TableName: aws.schedulesTable, Item: { ...Item, createdBy } }));
    }
    const create = ({ api }: Person, name: string) => {
      const payload = { name, location: "All locations", scenes_per_day: 5, start_date: "2031-03-03" };
      return api(routes.createSchedule, { params: { id: mine.id }, payload });
    };
    await create(mine.owner, "Last");
    const params = { id: mine.id, scheduleName: "Last" };
    const headers = bearer(mine.owner.token);
    const { text } = await send(url, routes.exportSchedule, { params, query: "?format=uss", headers });
    const twice = JSON.parse(text);
    twice.universalScheduleStandard.stripboards.push(twice.universalScheduleStandard.stripboards[0]);
    const imported = (file: string) =>
      mine.owner.api(routes.importSchedule, { params: { id: mine.id }, payload: { file } });
    expect(await refusal(imported(JSON.stringify(twice)))).toEqual([
      ...[409, "scheduleLimit"],
      "The file has 2 schedules, with which you would have created more than 300 of this project's schedules, the maximum for one person. Import fewer.",
    ]);
    // Neither of the two was added.
    await imported(text);
    expect(await refusal(create(mine.owner, "More"))).toEqual([
      ...[409, "scheduleLimit"],
      "You have created 300 of this project's schedules, which is the maximum for one person. Change one of them on its stripboard instead.",
    ]);
    await create(await withEditor(url, mine), "Another's");
  });

  it("has at most 1,000 day statuses of a character, of which each can be changed", async () => {
    const castId = "1";
    const dates = list(998, (n) => addDays("2031-01-01", Number(n)));
    await put(
      aws.schedulesTable,
      dates.map((date) => ({ sk: `EVENT#${castId}#${date}`, castId, date, code: "T" })),
    );
    const set = (date: string, code: "T" | "R" | null) =>
      owner.api(routes.setDayStatus, { params: { id }, payload: { castId, date, code } });
    const { made, refusals } = await atOnce((n) => set(addDays("2040-01-01", n), "T"));
    const words = 'The character with the Cast ID "1" has 1000 day statuses, which is the maximum. Clear some first.';
    expect([made.length, refusals]).toEqual([2, [[409, "statusLimit", words]]]);
    await set(dates[0]!, "R");
    await set(dates[0]!, null);
    await set("2045-01-01", "T");
  });

  /** The keys of the files of a project's drafts. */
  async function draftFiles(project = id): Promise<string[]> {
    const Prefix = `projects/${project}/scripts/`;
    const { Contents = [] } = await storage(aws).send(new ListObjectsV2Command({ Bucket: aws.bucket, Prefix }));
    return Contents.map(({ Key }) => Key!);
  }

  it("has at most 300 drafts of one person, beside which others can upload some", async () => {
    const mine = await newProduction(url);
    const row = { name: "Draft", format: "fountain", uploadedAt: "2031-01-01", status: "none", run: 0 };
    for (let version = 1001; version <= 1300; version++) {
      const sk = `DRAFT#${String(version).padStart(6, "0")}`;
      const Item = { pk: `PROJECT#${mine.id}`, sk, draftId: `d${version}`, version, uploadedBy: mine.owner.id, ...row };
      await tables(aws).send(new PutCommand({ TableName: aws.projectsTable, Item }));
    }
    const files = await draftFiles(mine.id);
    const words =
      "You have uploaded 300 drafts to this project, which is the maximum for one person. Ask another editor to upload this one.";
    expect(await refusal(upload(mine.owner, mine.id, "More", "%PDF-1.7\n"))).toEqual([409, "draftLimit", words]);
    expect(await draftFiles(mine.id)).toEqual(files);
    await upload(await withEditor(url, mine), mine.id, "Another's", "%PDF-1.7\n");
  });

  it("has at most 500 drafts, and no file of one that was refused", async () => {
    const before = await draftFiles();
    const row = { name: "Draft", format: "fountain", uploadedAt: "2031-01-01", status: "none", run: 0 };
    const drafts = list(497, (n) => ({
      sk: `DRAFT#${String(Number(n) + 2).padStart(6, "0")}`,
      draftId: `d${n}`,
      version: Number(n) + 2,
      ...row,
    }));
    await put(aws.projectsTable, drafts);
    const { made, refusals } = await atOnce((n) => upload(owner, id, `New ${n}`, "%PDF-1.7\n"));
    const words = "This project has 500 drafts, which is the maximum. Create another project for further drafts.";
    expect([made.length, refusals]).toEqual([2, [[409, "draftLimit", words]]]);
    const files = await draftFiles();
    expect(files).toHaveLength(before.length + 2);
    const pdf = new Blob(["%PDF-1.7\n"]);
    const payload = { fileName: "Large", size: pdf.size };
    const prepared = await owner.api(routes.prepareScriptUpload, { params: { id }, payload });
    const form = new FormData();
    for (const [name, value] of Object.entries(prepared.fields)) form.set(name, value);
    form.set("file", pdf);
    expect((await fetch(prepared.url, { method: "POST", body: form })).status).toBe(204);
    const finished = { fileName: "Large", upload: prepared.upload };
    expect(await refusal(owner.api(routes.finishScriptUpload, { params: { id }, payload: finished }))).toEqual([
      ...[409, "draftLimit", words],
    ]);
    const late = { params: { id }, payload: uploadForm("Late", "%PDF-1.7\n") };
    expect(await refusal(owner.api(routes.uploadScript, late))).toEqual([409, "draftLimit", words]);
    expect(await draftFiles()).toEqual(files);
  });
});
