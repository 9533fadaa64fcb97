import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import { DEMO_ACCOUNT } from "../../../infra/local/demo/demo-production.ts";
import { seedDemo } from "../../../infra/local/demo/seed.ts";
import { BLOCK, paddingOf, TAR_END, tarEntryFrom, tarHeader } from "../../../shared/archive/tar.ts";
import type { ExportState, ImportState } from "../../../shared/contract/archives.ts";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { mailsIn } from "../../outbox.ts";
import { newEmail, onTeam, type Person, signedUp } from "../../people.ts";
import { ended, newProduction, newProject, uploadForm } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { putProjectsOf, tables } from "../tables.ts";
import { tracesOf } from "../traces.ts";

const url = inject("url");
const aws = inject("aws");

let demo: Person;
let id: string;
let archive: Buffer;
let copy: string;

beforeAll(async () => {
  await seedDemo({ url, outbox: () => mailsIn(url), today: "2031-03-03" });
  const { token, user } = await apiClient(url)(routes.login, { payload: DEMO_ACCOUNT });
  demo = { id: user.id, ...DEMO_ACCOUNT, token, api: apiClient(url, token) };
  id = (await demo.api(routes.listProjects, { params: { user: user.id } }))[0]!.id;
  await demo.api(routes.makeApiKey, {
    params: { id },
    payload: { name: "Dashboard", scopes: ["readCallSheets"], password: demo.password },
  });
  archive = await exported(demo, id);
  const { status, reason, project } = await imported(demo, archive);
  expect([status, reason, project]).toEqual(["done", null, { id: expect.any(String), name: "The Honest Tide" }]);
  copy = project!.id;
});

/** A path whose only parameter is the project. */
const plain = (path: string) => [...path.matchAll(/\{\w+\}/g)].length === 1;

async function exported(person: Person, project: string): Promise<Buffer> {
  const params = { id: project };
  let state: ExportState = await person.api(routes.startExport, { params, payload: { operation: randomUUID() } });
  while (state.status === "running") {
    await pause(100);
    state = await person.api(routes.getExport, { params });
  }
  expect(state).toMatchObject({ status: "done", percent: 100, reason: null });
  return Buffer.from(await (await fetch(state.file!.url)).arrayBuffer());
}

async function imported(person: Person, file: Uint8Array): Promise<ImportState> {
  const params = { user: person.id };
  const {
    url: place,
    fields,
    upload,
  } = await person.api(routes.prepareImport, {
    params,
    payload: { size: file.length },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([file.slice()]));
  expect((await fetch(place, { method: "POST", body: form })).status).toBe(204);
  let state: ImportState = await person.api(routes.startImport, { params, payload: { upload } });
  while (state.status === "running") {
    await pause(100);
    state = await person.api(routes.getImport, { params });
  }
  return state;
}

/** The entries of an archive by their names. */
function entriesOf(file: Uint8Array): Map<string, Buffer> {
  const tar = gunzipSync(file);
  const entries = new Map<string, Buffer>();
  for (let at = 0; ; ) {
    const entry = tarEntryFrom(tar.subarray(at, at + BLOCK));
    if (!entry) return entries;
    entries.set(entry.name, tar.subarray(at + BLOCK, at + BLOCK + entry.size));
    at += BLOCK + entry.size + paddingOf(entry.size);
  }
}

function archiveOf(entries: ReadonlyMap<string, Buffer>): Buffer {
  const blocks = [...entries].flatMap(([name, bytes]) => [
    tarHeader({ name, size: bytes.length }, 0),
    bytes,
    Buffer.alloc(paddingOf(bytes.length)),
  ]);
  return gzipSync(Buffer.concat([...blocks, TAR_END]));
}

/** The content of an archive without the project's id and write times. */
function contentOf(file: Uint8Array): Record<string, unknown> {
  const entries = entriesOf(file);
  const { project, people, format } = JSON.parse(entries.get("backlot.json")!.toString());
  const { documents } = JSON.parse(entries.get("manifest.json")!.toString());
  // Invitations are not exported.
  const neutral = (text: string) =>
    text.replaceAll(project.id, "PROJECT-ID").replace(/"invitedUntil":\d+/g, '"invitedUntil":0');
  const rows = [...entries]
    .filter(([name]) => name.startsWith("rows/"))
    .map(([name, bytes]) => [
      name,
      neutral(bytes.toString())
        .trimEnd()
        .split("\n")
        .map((row) => JSON.parse(row)),
    ]);
  const files = Object.entries<{ key: string; mediaType: string }>(documents).map(([name, { key, mediaType }]) => [
    key,
    { mediaType, text: neutral(entries.get(name)!.toString("latin1")) },
  ]);
  return { name: project.name, people, format, rows, files };
}

/** The folder of a user's newest import, and its current content. */
async function leftBy(person: Person): Promise<string[]> {
  const Key = { pk: `USER#${person.id}`, sk: "IMPORT" };
  const { Item } = await tables(aws).send(new GetCommand({ TableName: aws.projectsTable, Key }));
  expect(Item?.projectId).toMatch(/^[0-9a-z]{16}$/);
  const traces = await tracesOf(aws, Item!.projectId);
  return traces.filter((trace) => trace !== `${Key.pk} ${Key.sk}`);
}

describe("an exported and imported project", () => {
  it("is the same row by row and document by document", async () => {
    expect(copy).not.toBe(id);
    expect(contentOf(await exported(demo, copy))).toEqual(contentOf(archive));
  });
  it("is the same on every page", async () => {
    const asked = Object.entries<Route>(routes).filter(
      ([, { method, path, access, query }]) => method === "GET" && access === "viewer" && !query && plain(path),
    );
    expect(asked.length).toBeGreaterThan(15);
    for (const [name, route] of asked) {
      const [one, other] = await Promise.all(
        [id, copy].map(async (id) => {
          const { status, text } = await send(url, route, { params: { id }, headers: bearer(demo.token) });
          return [
            name,
            status,
            text.replaceAll(id, "PROJECT-ID").replace(/\?X-Amz[^"]*|"requestId":"[^"]*"|,"expired":true/g, ""),
          ];
        }),
      );
      if (name !== "getChangeStamp") expect(other).toEqual(one);
    }
  });

  it("has no members but its importer, who owns it; the former team is listed for invitation", async () => {
    const [guest, stranger] = [await signedUp(url, "guest"), await signedUp(url, "importer")];
    const mine = await newProject(guest);
    await guest.api(routes.addTeamMember, { params: { id: mine, username: "later@studio.example" } });
    const { project } = await imported(stranger, await exported(guest, mine));
    const listed = async () =>
      (await guest.api(routes.listProjects, { params: { user: guest.id } })).map(({ id }) => id);
    expect(await listed()).toEqual([mine]);
    const team = await stranger.api(routes.listTeam, { params: { id: project!.id } });
    expect(team.map(({ email, may, invited, expired }) => [email, may, invited, expired]).toSorted()).toEqual(
      [
        [guest.email, "owner", true, true],
        [stranger.email, "owner", false, undefined],
        ["later@studio.example", "editor", true, true],
      ].toSorted(),
    );
    await stranger.api(routes.addTeamMember, { params: { id: project!.id, username: guest.email } });
    expect((await listed()).toSorted()).toEqual([mine, project!.id].toSorted());
  });

  it("is complete if someone was removed from its team, whose removal can still be undone", async () => {
    const [guest, member, stranger] = await Promise.all(
      ["guest", "member", "importer"].map((one) => signedUp(url, one)),
    );
    const mine = await newProject(guest!);
    await onTeam(guest!, mine, member!);
    const invited = newEmail("invited");
    await guest!.api(routes.addTeamMember, { params: { id: mine, username: invited } });
    for (const username of [member!.email, invited]) {
      await guest!.api(routes.removeTeamMember, { params: { id: mine, username }, payload: { removed: true } });
    }
    const { status, reason, project } = await imported(stranger!, await exported(guest!, mine));
    expect([status, reason]).toEqual(["done", null]);
    const params = { id: project!.id, username: invited };
    const back = await stranger!.api(routes.removeTeamMember, { params, payload: { removed: false } });
    expect(back).toMatchObject({ email: invited, may: "editor", invited: true });
  });

  it("has no API keys: they stay valid for the old project only", async () => {
    const rows = entriesOf(await exported(demo, id))
      .get("rows/projects.jsonl")!
      .toString();
    expect(rows).toContain("BREAKDOWN#");
    expect(rows).not.toContain("API-KEY#");
  });
});

describe("an invalid archive", () => {
  const DAMAGED = "Export the project again and import that file.";
  let entries: Map<string, Buffer>;
  let importer: Person;

  beforeAll(async () => {
    importer = await signedUp(url, "importer");
    entries = entriesOf(archive);
  });

  const changed = (name: string, change: (text: string) => string) =>
    archiveOf(
      new Map(
        [...entries].map(([entry, bytes]) => [entry, entry === name ? Buffer.from(change(bytes.toString())) : bytes]),
      ),
    );
  /** A change with a matching list of contents, as a forger would make it. */
  function forged(name: string, change: (text: string) => string, added: Record<string, number> = {}): Buffer {
    const bytes = Buffer.from(change(entries.get(name)!.toString()));
    const manifest = JSON.parse(entries.get("manifest.json")!.toString());
    const of = { name, size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    manifest.entries = manifest.entries.map((entry: { name: string }) => (entry.name === name ? of : entry));
    for (const [table, count] of Object.entries(added)) manifest.rows[table] += count;
    return archiveOf(new Map([...entries, [name, bytes], ["manifest.json", Buffer.from(JSON.stringify(manifest))]]));
  }
  function withReport(report: string): Buffer {
    const row = { sk: "REPORT#2031-03-03", report, state: "draft", steps: [], version: 1 };
    return forged(
      "rows/projects.jsonl",
      (rows) => `${rows}${JSON.stringify({ pk: JSON.parse(rows.slice(0, rows.indexOf("\n"))).pk, ...row })}\n`,
      { projects: 1 },
    );
  }
  const without = (name: string) => archiveOf(new Map([...entries].filter(([entry]) => entry !== name)));

  it.each<[what: string, file: () => Uint8Array, reason: unknown]>([
    [
      "is truncated",
      () => archiveOf(entries).subarray(0, 40_000),
      `This archive is damaged: it ends early or was changed in transit. ${DAMAGED}`,
    ],
    [
      "lacks a document",
      () => without("documents/000001.json"),
      `This archive is damaged: "documents/000001.json" is missing. ${DAMAGED}`,
    ],
    [
      "lacks its list of contents",
      () => without("manifest.json"),
      `This archive is damaged: its list of contents is missing. ${DAMAGED}`,
    ],
    [
      "was edited",
      () => changed("rows/options.jsonl", (rows) => rows.replace("Hanne Drury", "Hanna Drury")),
      `This archive is damaged: "rows/options.jsonl" has changed since the export. ${DAMAGED}`,
    ],
    [
      "has a newer format",
      () => changed("backlot.json", (head) => head.replace('"format": 1', '"format": 2')),
      "This archive has format 2, but this installation reads up to 1. Upgrade this installation first, then import the archive.",
    ],
    [
      "is another kind of file",
      () => gzipSync("Dear diary"),
      'This is not a project exported from Backlot. Choose a file whose name ends in ".backlot.tar.gz".',
    ],
    [
      "is not even compressed",
      () => Buffer.from("%PDF-1.7"),
      'This is not a project exported from Backlot. Choose a file whose name ends in ".backlot.tar.gz".',
    ],
    [
      "points to another project",
      () =>
        forged("rows/projects.jsonl", (rows) =>
          rows.replace(/"folder":"projects\/[^/]+/, '"folder":"projects/0000000000000000'),
        ),
      `This archive is damaged: the row "BREAKDOWN" does not belong to its project. ${DAMAGED}`,
    ],
    [
      "has a row of the wrong type",
      () => forged("rows/schedules.jsonl", (rows) => rows.replace(/"shootingDate":"[^"]*"/, '"shootingDate":7')),
      expect.stringMatching(/^This archive is damaged: the row "DAY#[-\d]+#.*" is not in Backlot's format\. /),
    ],
    [
      "has a project row of the wrong type",
      () => forged("rows/projects.jsonl", (rows) => rows.replace('"completed":false', '"completed":"no"')),
      `This archive is damaged: the row "PROJECT" is not in Backlot's format. ${DAMAGED}`,
    ],
    [
      "has a row of an unknown kind",
      () => forged("rows/schedules.jsonl", (rows) => rows.replace('"sk":"ACTIVE"', '"sk":"OTHER"')),
      `This archive is damaged: the row "OTHER" does not belong to its project. ${DAMAGED}`,
    ],
    [
      "has an overlong name",
      () => forged("backlot.json", (head) => head.replace("The Honest Tide", "x".repeat(390_000))),
      `This archive is damaged: its first entry cannot be read. ${DAMAGED}`,
    ],
    [
      "has a report that is not JSON",
      () => withReport("{"),
      `This archive is damaged: the row "REPORT#2031-03-03" is not in Backlot's format. ${DAMAGED}`,
    ],
    [
      "has a report of the wrong type",
      () => withReport("[]"),
      `This archive is damaged: the row "REPORT#2031-03-03" is not in Backlot's format. ${DAMAGED}`,
    ],
    [
      "has a row twice",
      () => forged("rows/options.jsonl", (rows) => rows.replace(/^(.*)\n/, "$1\n$1\n"), { options: 1 }),
      expect.stringMatching(/^This archive is damaged: the row "ACTOR#.*" is listed twice\. /),
    ],
  ])("that %s is refused with a reason, and leaves nothing", async (_, file, reason) => {
    expect(await imported(importer, file())).toEqual({
      status: "failed",
      percent: expect.any(Number),
      reason,
      project: null,
    });
    expect(await leftBy(importer)).toEqual([]);
    expect(await importer.api(routes.listProjects, { params: { user: importer.id } })).toEqual([]);
  });

  it("that fails in the middle of the write leaves nothing either, and reports it", async () => {
    // Larger than a row can be, which only the table detects.
    const large = forged("rows/projects.jsonl", (rows) => rows.replace('"what":"', `"what":"${"x".repeat(500_000)}`));
    const { status, reason } = await imported(importer, large);
    expect([status, reason]).toEqual(["failed", "It was interrupted and nothing was kept. Please start it again."]);
    expect(await leftBy(importer)).toEqual([]);
  });

  it("that was never uploaded, or is too large, is refused immediately", async () => {
    const params = { user: importer.id };
    const start = (upload: string) => importer.api(routes.startImport, { params, payload: { upload } });
    expect(await refusal(start("0123456789abcdef"))).toEqual([
      409,
      "notUploaded",
      "The file has not arrived. Please choose it again.",
    ]);
    const { status, text } = await send(url, routes.prepareImport, {
      ...{ params, headers: bearer(importer.token), body: JSON.stringify({ size: 6_000_000_000 }) },
    });
    expect([status, JSON.parse(text).message]).toEqual([400, "An archive of more than 5 GB cannot be imported here."]);
  });
});

it("shows the cost of a project, by its usage", async () => {
  const { lines, monthlyUsd, onceUsd } = await demo.api(routes.getCosts, { params: { id } });
  const quantities = Object.fromEntries(lines.map(({ what, quantity }) => [what, quantity]));
  expect(quantities).toMatchObject({
    "Scripts read": "1 run",
    "Pages read by Textract": expect.stringMatching(/^[1-9]\d? pages$/),
    "Documents stored": expect.stringMatching(/^\d{2,} documents, \d\.\d MB$/),
    Emails: "0 emails",
  });
  const sumOf = (monthly: boolean) =>
    lines.filter((line) => line.monthly === monthly).reduce((sum, { usd }) => sum + usd, 0);
  expect([monthlyUsd, onceUsd]).toEqual([sumOf(true), sumOf(false)]);
  expect(onceUsd).toBeGreaterThan(0.01);
});

it("can only be exported by its owner", async () => {
  const guest = await signedUp(url, "guest");
  await onTeam(demo, id, guest);
  const params = { id };
  const refused = [403, "forbidden", "Only the project's owner can do this."];
  const payload = { operation: randomUUID() };
  expect(await refusal(guest.api(routes.startExport, { params, payload }))).toEqual(refused);
  expect(await refusal(guest.api(routes.getExport, { params }))).toEqual(refused);
});

it("an archive is not imported by someone who has created or imported 200 projects", async () => {
  const person = await signedUp(url, "collector");
  await putProjectsOf(aws, person, 200);
  const { status, reason, project } = await imported(person, archive);
  expect([status, project]).toEqual(["failed", null]);
  expect(reason).toMatch(/^You have 200 projects that you created or imported/);
});

it("brings the units, their schedules and the active one of each", async () => {
  const { owner, id } = await newProduction(url);
  const params = { id };
  const change = { kind: "add", name: "Second Unit" } as const;
  const payload = { version: 0, operation: randomUUID(), change };
  const second = (await owner.api(routes.changeUnits, { params, payload })).units[1]!.id;
  const allow = { kind: "allow", of: "location", party: "1", date: "2026-03-02", allowed: true } as const;
  await owner.api(routes.changeUnits, { params, payload: { version: 1, operation: randomUUID(), change: allow } });
  for (const unit of ["main", second]) {
    const wanted = { name: unit, location: "All locations", scenes_per_day: 4, unit };
    await owner.api(routes.createSchedule, { params, payload: wanted });
  }
  for (const scheduleName of ["main", second]) {
    await owner.api(routes.activateSchedule, { params: { id, scheduleName }, payload: { active: true } });
  }
  const { project } = await imported(owner, await exported(owner, id));
  const shown = async (of: string) => [
    await owner.api(routes.listUnits, { params: { id: of } }),
    await owner.api(routes.listSchedules, { params: { id: of } }),
  ];
  const before = await shown(id);
  expect(before).toMatchObject([
    { allowed: [{ kind: "location" }] },
    [
      { unit: second, active: true },
      { unit: "main", active: true },
    ],
  ]);
  expect(await shown(project!.id)).toEqual(before);
});

it("brings the episodes of a series with their drafts and scenes", async () => {
  const owner = await signedUp(url, "owner");
  const series = await newProject(owner, "Ebb");
  const params = { id: series };
  const episodes: string[] = [];
  for (const [version, number] of ["101", "102"].entries()) {
    const payload = { version, operation: randomUUID(), change: { kind: "add", number, name: "" } } as const;
    episodes.push((await owner.api(routes.changeEpisodes, { params, payload })).episodes.at(-1)!.id);
  }
  for (const [at, episode] of episodes.entries()) {
    const fileName = `Part ${at}`;
    const payload = uploadForm(fileName, "");
    payload.set("scriptPdf", new File(["INT. PIER - DAY\n\nODA waits.\n\nODA\nNow.\n"], "script.fountain"));
    payload.set("episode", episode);
    await owner.api(routes.uploadScript, { params, payload });
    await owner.api(routes.generateBreakdown, { params: { id: series, fileName } });
    await ended(owner, series);
  }
  const { project } = await imported(owner, await exported(owner, series));
  const shown = async (id: string) => {
    const { version, draftVersion, drafts, rows } = await owner.api(routes.getFindings, { params: { id } });
    const scripts = await owner.api(routes.listScripts, { params: { id } });
    return {
      version,
      draftVersion,
      drafts,
      rows,
      scripts,
      list: await owner.api(routes.listEpisodes, { params: { id } }),
    };
  };
  const before = await shown(series);
  expect(before.rows.map(({ number }) => number)).toEqual(["101/1", "102/1"]);
  expect(await shown(project!.id)).toEqual(before);
});
