import { randomUUID } from "node:crypto";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { expect } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { storage } from "../api/storage.ts";
import { tables } from "../api/tables.ts";
import { counted, type Studio } from "./a-studio.ts";
import { documentsIn, inconsistencies, rowsOf } from "./consistency.ts";
import type { Answered } from "./in-process.ts";
import type { UseCases } from "./work.ts";

const job = async (name: string): Promise<(event: unknown) => Promise<unknown>> =>
  (await import(`../../functions/jobs/${name}.ts`)).handler;
const done = (work: Promise<unknown>): Promise<Answered> => work.then(() => ({ status: 200, body: "" }));

/** Exports, imports and erasures, which run in the background. */
export function jobCases(studio: Studio): UseCases {
  const { owner } = studio;
  const user = { user: owner.id };
  const db = () => tables(studio.aws);
  let small = "";
  let archive: Uint8Array<ArrayBuffer> | undefined;

  /** Starts an export of a small production without the state machine. */
  async function exporting(): Promise<unknown> {
    small ||= await studio.newProduction();
    await endEarlier(`PROJECT#${small}`, "EXPORT");
    const started = studio.wire.held("SFN StartExecution");
    await studio.get(routes.startExport, { params: { id: small }, payload: { operation: randomUUID() } });
    return JSON.parse(started().input);
  }
  const rowAt = async (pk: string, sk: string) =>
    (await db().send(new GetCommand({ TableName: studio.aws.projectsTable, Key: { pk, sk } }))).Item ?? {};

  async function exported(): Promise<Uint8Array<ArrayBuffer>> {
    await (await job("export-project"))(await exporting());
    const { file } = await studio.get<{ file: { url: string } }>(routes.getExport, { params: { id: small } });
    return new Uint8Array(await (await fetch(file.url)).arrayBuffer());
  }

  async function importing(): Promise<{ readonly projectId: string }> {
    archive ??= await exported();
    const upload = await postedArchive(studio, archive);
    await endEarlier(`USER#${owner.id}`, "IMPORT");
    const started = studio.wire.held("SFN StartExecution");
    await studio.get(routes.startImport, { params: user, payload: { upload } });
    return JSON.parse(started().input);
  }

  /** A crash here would leave the job running for ever, because the state machine does not know it. */
  async function endEarlier(pk: string, sk: string): Promise<void> {
    if (!(await rowAt(pk, sk)).run) return;
    await db().send(
      new UpdateCommand({
        TableName: studio.aws.projectsTable,
        Key: { pk, sk },
        UpdateExpression: "SET #status = :failed",
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: { ":failed": "failed" },
      }),
    );
  }

  const statusOfImport = async () => (await rowAt(`USER#${owner.id}`, "IMPORT")).status;
  const traces = async (id: string) => [...(await rowsOf(studio.aws, id)), ...(await documentsIn(studio.aws, id))];

  return {
    "exports a project": async () => {
      const input = await exporting();
      const run = await job("export-project");
      return {
        act: () => done(run(input)),
        project: small,
        holds: async () => expect((await rowAt(`PROJECT#${small}`, "EXPORT")).status).toBe("done"),
      };
    },

    "imports a project": async () => {
      const input = await importing();
      const run = await job("import-project");
      return {
        act: () => done(run(input)),
        async holds() {
          expect(await statusOfImport()).toBe("done");
          expect(await inconsistencies(studio.aws, input.projectId)).toEqual([]);
          const [rows, originals] = await Promise.all([input.projectId, small].map((id) => rowsOf(studio.aws, id)));
          const kinds = (list: typeof rows) => list!.map(({ sk }) => sk).filter((sk) => sk !== "EXPORT");
          expect(kinds(rows)).toEqual(kinds(originals));
        },
      };
    },

    "gives up an import": async () => {
      const input = await importing();
      const [run, abandon] = await Promise.all([job("import-project"), job("roll-back-import")]);
      let isBegun = false;
      return {
        // The import crashes, and its clean-up task follows, as often as needed.
        async act() {
          if (!isBegun) {
            isBegun = true;
            await run(input);
          }
          return done(abandon(input));
        },
        async holds() {
          const isWhole = (await statusOfImport()) === "done";
          if (isWhole) expect(await inconsistencies(studio.aws, input.projectId)).toEqual([]);
          else expect([await statusOfImport(), await traces(input.projectId)]).toEqual(["failed", []]);
        },
      };
    },

    "sweeps orphaned documents": async () => {
      small ||= await studio.newProduction();
      const Key = `projects/${small}/breakdown/9-0123456789abcdef/breakdown.json`;
      const before = (await documentsIn(studio.aws, small)).filter((key) => key !== Key);
      await storage(studio.aws).send(new PutObjectCommand({ Bucket: studio.aws.bucket, Key, Body: "{}" }));
      const run = await job("sweep-orphans");
      await run({ at: inDays(30), project: small });
      expect(await documentsIn(studio.aws, small)).toContain(Key);
      return {
        act: () => done(run({ at: inDays(32), project: small })),
        project: small,
        holds: async () => expect(await documentsIn(studio.aws, small)).toEqual(before),
      };
    },

    "erases orphans of a broken import": async () => {
      const input = await importing();
      const run = await job("import-project");
      // Everything but the root item, which is written last.
      studio.wire.faultFor = ({ name }) => (name === "DYNAMODB TransactWriteItems" ? "undone" : "none");
      await expect(run(input)).rejects.toThrow();
      studio.wire.clear();
      const { projectId: project } = input;
      expect(await traces(project)).not.toEqual([]);
      const sweep = await job("sweep-orphans");
      for (const days of [0, 30]) expect(await sweep({ at: inDays(days), project })).toMatchObject({ erased: 0 });
      const before = await traces(small);
      return {
        act: () => done(sweep({ at: inDays(32), project })),
        async holds() {
          expect(await traces(project)).toEqual([]);
          expect(await rowAt("HEADLESS", `PROJECT#${project}`)).toEqual({});
          expect(await traces(small)).toEqual(before);
        },
      };
    },

    "erases deleted projects": async () => {
      const payload = { projectName: counted("Film"), projectType: "Short Film" };
      const { id } = await studio.get<{ id: string }>(routes.createProject, { params: user, payload });
      await studio.get(routes.updateCrew, { params: { id }, payload: { departments: [], version: 0 } });
      await studio.get(routes.setProjectDeleted, {
        params: { id },
        payload: { deleted: true, password: studio.owner.password },
      });
      const { erasedOn } = await rowAt("ERASURE", `project#${id}`);
      const run = await job("erase-deleted");
      return {
        act: () => done(run({ at: erasedOn })),
        async holds() {
          expect(await traces(id)).toEqual([]);
          expect(await rowAt("ERASURE", `project#${id}`)).toEqual({});
        },
      };
    },
  };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Uploads the archive of an exported project; the upload's id starts an import. */
export async function postedArchive(studio: Studio, archive: Uint8Array<ArrayBuffer>): Promise<string> {
  const { url, fields, upload } = await studio.get<{ url: string; fields: Record<string, string>; upload: string }>(
    routes.prepareImport,
    { params: { user: studio.owner.id }, payload: { size: archive.length } },
  );
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("file", new Blob([archive]));
  await fetch(url, { method: "POST", body });
  return upload;
}
