import { randomUUID } from "node:crypto";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FORMATS } from "../../functions/store/aws/document-formats.ts";
import { screenplayPdf } from "../../infra/local/demo/typeset.ts";
import { ServiceError } from "../../infra/local/emulators/engine.ts";
import { type StepFunctionsEngine, stepFunctionsEngine } from "../../infra/local/emulators/step-functions/engine.ts";
import { stateMachines } from "../../infra/local/resources/machines.ts";
import { routes } from "../../shared/contract/routes.ts";
import type { Route } from "../../shared/contract/schema/route.ts";
import { tableFromTsv, tsvFromTable } from "../../shared/tables/tsv.ts";
import { records } from "../api/production.ts";
import { tables } from "../api/tables.ts";
import { aStudio, counted, SCREENPLAY, type Studio, scheduled } from "./a-studio.ts";
import { rowsOf } from "./consistency.ts";
import { postedArchive } from "./job-cases.ts";

let studio: Studio;
let machines: StepFunctionsEngine;
let pipeline: string;
let pdf: Uint8Array;

/** The fault of each run of a task; none by default. */
type Fate = "before" | "after" | undefined;
let faultFor: (task: string) => Fate | Promise<Fate>;

beforeAll(async () => {
  [studio, pdf] = await Promise.all([aStudio(), screenplayPdf(SCREENPLAY, { numbers: true })]);
  const all = stateMachines(studio.stack.templates);
  machines = stepFunctionsEngine({
    machines: new Map(all.map(({ arn, machine }) => [arn, machine])),
    task: doTask,
    speed: 1e6,
  });
  pipeline = process.env.PIPELINE!;
});
afterAll(async () => {
  await machines.close();
  await studio.close();
});

/** A task of the synthesised machine, run in this process. */
async function doTask(resource: string, args: unknown): Promise<unknown> {
  const { FunctionName, Payload } = args as { FunctionName?: string; Payload?: unknown };
  const source = FunctionName && sourceOf(FunctionName);
  const name = source ? /([\w-]+)\.ts$/.exec(source)![1]! : resource.split(":").at(-1)!;
  const fate = await faultFor(name);
  if (fate === "before") fail(name, !source);
  const result = source
    ? { Payload: (await (await import(/* @vite-ignore */ `../../${source}`)).handler(Payload)) ?? null }
    : await askTextract(name, args);
  if (fate === "after") fail(name, !source);
  return result;
}

function fail(name: string, isTextract: boolean): never {
  if (isTextract) throw new ServiceError("LimitExceededException", `${name} has too much to do.`);
  throw Object.assign(new Error(`The table that ${name} writes to is busy.`), {
    name: "ProvisionedThroughputExceededException",
  });
}

async function askTextract(name: string, args: unknown): Promise<unknown> {
  const operation = name.charAt(0).toUpperCase() + name.slice(1);
  const ask = () => studio.stack.services.textract.run(operation, args, process.env.AWS_ACCESS_KEY_ID!);
  if (!operation.startsWith("Get")) return ask();
  // Waits of the state machine take no time here; reading does.
  const read = async () => {
    const answer = await ask();
    expect(answer).not.toMatchObject({ JobStatus: "IN_PROGRESS" });
    return answer;
  };
  return vi.waitFor(read, { timeout: 30_000, interval: 20 });
}

const sourceOf = (arn: string) =>
  String(
    studio.stack.templates.of("AWS::Lambda::Function").find((one) => one.attribute("Arn") === arn)!.metadata[
      "local:entry"
    ],
  );

/**
 * Uploads a draft of a project.
 *
 * @returns its name
 */
async function draft(id = studio.id, screenplay: Uint8Array | string = pdf): Promise<string> {
  const fileName = counted("Draft");
  const form = new FormData();
  const isText = typeof screenplay === "string";
  form.set(
    "scriptPdf",
    new File([isText ? screenplay : screenplay.slice()], isText ? "script.fountain" : "script.pdf"),
  );
  form.set("fileName", fileName);
  await studio.get(routes.uploadScript, { params: { id }, form });
  return fileName;
}

interface Reading {
  readonly status: string;
  readonly draft: { readonly status: string; readonly reason?: string };
  readonly version: number;
}

/** Runs the machine for a draft, with or without a review. */
async function read(id = studio.id, fileName?: string, query: Record<string, string> = {}): Promise<Reading> {
  const params = { id };
  const name = fileName ?? (await draft(id));
  const started = studio.wire.held("SFN StartExecution");
  await studio.get(routes.generateBreakdown, { params: { ...params, fileName: name }, query });
  const { input } = started();
  const { executionArn } = (await machines.run("StartExecution", {
    stateMachineArn: pipeline,
    name: randomUUID(),
    input,
  })) as { executionArn: string };
  await machines.ended(executionArn);
  const { status } = (await machines.run("DescribeExecution", { executionArn })) as { status: string };
  const progress = await studio.get<Reading["draft"]>(routes.getBreakdownProgress, { params });
  const { version } = await studio.get<{ version: number }>(routes.fetchBreakdown, { params });
  return { status, draft: progress, version };
}

/** Makes a task fail so many times, before or after its work. */
function failing(task: string, times: number, when: "before" | "after"): void {
  let left = times;
  faultFor = (name) => (name === task && left-- > 0 ? when : undefined);
}

describe.each([
  ["inspect"],
  ["startDocumentTextDetection"],
  ["getDocumentTextDetection"],
  ["collect-lines"],
  ["find-scenes"],
  ["write-breakdown"],
])("a draft whose task %s", (task) => {
  it.each([
    [1, "before"],
    [2, "after"],
  ] as const)("fails %i times %s its work becomes one breakdown", async (times, when) => {
    faultFor = () => undefined;
    const before = (await studio.get<{ version: number }>(routes.fetchBreakdown, { params: { id: studio.id } }))
      .version;
    failing(task, times, when);
    const { status, draft, version } = await read();
    expect([status, draft.status, draft.reason, version]).toEqual(["SUCCEEDED", "succeeded", undefined, before + 1]);
  });

  it("always fails is reported as failed, and blocks no other draft", async () => {
    failing(task, Number.POSITIVE_INFINITY, "before");
    const { status, draft } = await read();
    expect([status, draft]).toEqual([
      "FAILED",
      expect.objectContaining({
        status: "failed",
        reason: "Something went wrong while reading the script. Please try again.",
      }),
    ]);
    faultFor = () => undefined;
    expect((await read()).draft.status).toBe("succeeded");
  });
});

describe("a draft whose breakdown changes while it is read", () => {
  const LATER = SCREENPLAY.replace("EXT. QUAY - NIGHT", "EXT. ROOF - DAY\n\nMARA counts gulls.\n\nEXT. QUAY - NIGHT");
  let id: string;
  let params: { id: string };
  beforeEach(async () => {
    faultFor = () => undefined;
    studio.wire.clear();
    id = await studio.newProduction();
    params = { id };
  });

  /** Runs this once, when a draft was read and is about to be written. */
  function meanwhile(happens: () => Promise<unknown>): void {
    let isDone = false;
    faultFor = async (name) => {
      if (name !== "write-breakdown" || isDone) return undefined;
      isDone = true;
      await happens();
      return undefined;
    };
  }

  const table = () => studio.get<{ tsv_content: string; version: number }>(routes.fetchBreakdown, { params });
  const waiting = () => studio.get<{ draftVersion: number }>(routes.getDraftReview, { params });

  it("is merged with a save made in the meantime, and preserves it", async () => {
    const later = await draft(id, LATER);
    meanwhile(async () => {
      const { tsv_content, version } = await table();
      const { columns, rows } = tableFromTsv(tsv_content);
      const edited = rows.map((row) => row.map((cell, at) => (columns[at] === "Notes" ? "Windy up there." : cell)));
      const payload = { tsv_content: tsvFromTable({ columns, rows: edited }), version, operation: randomUUID() };
      await studio.get(routes.updateBreakdown, { params, payload });
    });
    expect((await read(id, later)).draft).toMatchObject({ status: "succeeded" });
    const { tsv_content, version } = await table();
    expect(records(tsv_content).map((row) => [row.Location, row.Notes])).toEqual([
      ["LIGHTHOUSE", "Windy up there."],
      ["ROOF", ""],
      ["QUAY", "Windy up there."],
    ]);
    expect(version).toBe(3);
  });

  it("is not applied over a newer draft, reports it, and is applied on request", async () => {
    const [earlier, later] = [await draft(id), await draft(id, LATER)];
    meanwhile(() => read(id, later));
    expect((await read(id, earlier)).status).toBe("FAILED");
    const { version, tsv_content } = await table();
    expect([version, records(tsv_content).map(({ Location }) => Location)]).toEqual([
      2,
      ["LIGHTHOUSE", "ROOF", "QUAY"],
    ]);
    const scripts = await studio.get<{ breakdown: string; reason?: string }[]>(routes.listScripts, { params });
    expect(scripts.map(({ breakdown }) => breakdown)).toEqual(["succeeded", "failed", "succeeded"]);
    expect(scripts[1]!.reason).toBe(
      "The newer draft v3 was applied to the breakdown while this one was being read, so nothing was changed. To use this draft anyway, press Generate Breakdown.",
    );
    expect(await read(id, earlier)).toMatchObject({ draft: { status: "succeeded" }, version: 3 });
  });

  it("does not replace a newer draft in review, and reports it", async () => {
    const [earlier, later] = [await draft(id), await draft(id, LATER)];
    meanwhile(() => read(id, later, { review: "true" }));
    expect((await read(id, earlier, { review: "true" })).status).toBe("FAILED");
    const [, { reason }] = await studio.get<[object, { reason: string }]>(routes.listScripts, { params });
    expect(reason).toBe(
      "A newer draft is waiting for review. Apply or discard that draft first, then press Generate Breakdown here.",
    );
    const { draftVersion } = await waiting();
    expect(draftVersion).toBe(3);
    await studio.get(routes.discardDraft, { params, payload: { draftVersion } });
    expect((await read(id, earlier, { review: "true" })).status).toBe("SUCCEEDED");
    expect((await waiting()).draftVersion).toBe(2);
  });

  it("overwrites no save of a newer Backlot, reports it, and is applied after the upgrade", async () => {
    const later = await draft(id, LATER);
    const format = (value: number) =>
      tables(studio.aws).send(
        new UpdateCommand({
          TableName: studio.aws.projectsTable,
          Key: { pk: `PROJECT#${id}`, sk: "BREAKDOWN" },
          UpdateExpression: "SET #format = :format",
          ExpressionAttributeNames: { "#format": "format" },
          ExpressionAttributeValues: { ":format": value },
        }),
      );
    meanwhile(() => format(FORMATS.breakdown + 1));
    expect(await read(id, later)).toMatchObject({
      status: "FAILED",
      draft: {
        status: "failed",
        reason:
          "The breakdown was saved by a newer version of Backlot, so nothing was changed. The script is kept: press Generate Breakdown once Backlot is up to date again.",
      },
      version: 1,
    });
    await format(FORMATS.breakdown);
    expect(await read(id, later)).toMatchObject({ draft: { status: "succeeded" }, version: 2 });
  });
});

it("a failure is recorded even if the first attempts to record it fail", async () => {
  let left = 4;
  faultFor = (name) => (name === "inspect" || (name === "record-failure" && left-- > 0) ? "before" : undefined);
  expect((await read()).draft).toMatchObject({ status: "failed" });
});

/** Lets routes start and query the machines that run here. */
function runMachinesHere(): void {
  studio.wire.faultFor = async ({ name, body }) => {
    const operation = /^SFN (StartExecution|DescribeExecution)$/.exec(name)?.[1];
    if (!operation) return "none";
    return { status: 200, text: JSON.stringify(await machines.run(operation, JSON.parse(body))) };
  };
}

/** The final state of a job. */
interface Settled {
  readonly status: string;
  readonly reason?: string | null;
  readonly words?: readonly string[];
  readonly file?: { readonly url: string } | null;
  readonly project?: { readonly id: string } | null;
}

async function settled(route: Route, params: Readonly<Record<string, string>>): Promise<Settled> {
  const ended = async () => {
    const state = await studio.get<Settled>(route, { params });
    expect(state.status).not.toBe("running");
    return state;
  };
  return vi.waitFor(ended, { timeout: 30_000, interval: 20 });
}

const always = (...tasks: readonly string[]) => {
  faultFor = (name) => (tasks.includes(name) ? "before" : undefined);
};
const never = () => always();
const INTERRUPTED = "It was interrupted and nothing was kept. Please start it again.";

describe("an export whose task", () => {
  beforeAll(runMachinesHere);
  const exporting = async () => {
    const params = { id: studio.id };
    await studio.get(routes.startExport, { params, payload: { operation: randomUUID() } });
    return settled(routes.getExport, params);
  };

  it.each(["before", "after"] as const)("fails twice %s its work makes one file", async (when) => {
    failing("export-project", 2, when);
    expect(await exporting()).toMatchObject({ status: "done", file: { url: expect.stringContaining("http") } });
  });

  it("always fails is reported, and can be started again", async () => {
    always("export-project");
    expect(await exporting()).toMatchObject({ status: "failed", reason: INTERRUPTED, file: null });
    never();
    expect(await exporting()).toMatchObject({ status: "done" });
  });
});

describe("an import whose task", () => {
  let archive: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    runMachinesHere();
    never();
    const params = { id: studio.id };
    await studio.get(routes.startExport, { params, payload: { operation: randomUUID() } });
    const { file } = await settled(routes.getExport, params);
    archive = new Uint8Array(await (await fetch(file!.url)).arrayBuffer());
  });
  const importing = async () => {
    const params = { user: studio.owner.id };
    const upload = await postedArchive(studio, archive);
    await studio.get(routes.startImport, { params, payload: { upload } });
    return settled(routes.getImport, params);
  };
  const projects = () => studio.get<{ id: string }[]>(routes.listProjects, { params: { user: studio.owner.id } });

  it.each(["before", "after"] as const)("fails twice %s its work makes one project", async (when) => {
    failing("import-project", 2, when);
    const before = await projects();
    const { status, project } = await importing();
    expect([status, (await projects()).length]).toEqual(["done", before.length + 1]);
    const kinds = async (id: string) =>
      (await rowsOf(studio.aws, id)).map(({ sk }) => sk).filter((sk) => sk !== "EXPORT");
    expect(await kinds(project!.id)).toEqual(await kinds(studio.id));
  });

  it.each([
    ["", ["import-project"]],
    [" together with its clean-up task", ["import-project", "abandon-import"]],
  ])("always fails%s is reported, makes no project, and can be started again", async (_, tasks) => {
    always(...tasks);
    const before = await projects();
    expect(await importing()).toMatchObject({ status: "failed", reason: INTERRUPTED, project: null });
    expect(await projects()).toEqual(before);
    never();
    expect(await importing()).toMatchObject({ status: "done" });
  });
});

describe("a schedule search whose task", () => {
  beforeAll(runMachinesHere);

  it.each([[["improve-schedule"]], [["improve-schedule", "keep-improvement"]]])(
    "%j always fails is reported, keeps the schedule, and can be started again",
    async (tasks) => {
      const params = await scheduled(studio);
      const board = () => studio.get<{ version: number; board: object }>(routes.getStripboard, { params });
      const before = await board();
      const searching = async () => {
        await studio.get(routes.startImprovement, { params, payload: { seconds: 5 } });
        return settled(routes.getImprovement, params);
      };
      always(...tasks);
      expect(await searching()).toMatchObject({
        status: "failed",
        words: ["The search was interrupted. Please start it again."],
      });
      expect(await board()).toEqual(before);
      never();
      expect((await searching()).status).toMatch(/^(?:improved|unimproved)$/);
    },
  );
});

describe("the emails of a call sheet whose task", () => {
  beforeAll(runMachinesHere);

  /** Publishes a day with three people on it. */
  async function publishing() {
    const id = await studio.newProduction();
    const addresses = [1, 2, 3].map(() => `${counted("mo").replace(" ", "-")}@crew.example`);
    const positions = addresses.map((mail, at) => ({ position: "Grip", name: `Mo ${at}`, mail }));
    const departments = [{ id: "grips", name: "Grips", positions }];
    await studio.get(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
    const params = await scheduled(studio, id);
    const payload = { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" };
    await studio.get(routes.publishCallSheet, { params, payload });
    const mails = () => Promise.all(addresses.map((address) => studio.mailsTo(address)));
    return { params, mails, ended: await settled(routes.getMailing, params) };
  }

  it.each(["before", "after"] as const)("fails twice %s its work reach each person once", async (when) => {
    failing("send-call-sheets", 2, when);
    const { ended, mails } = await publishing();
    expect([ended, await mails()]).toMatchObject([{ status: "done", total: 3, sent: 3 }, [1, 1, 1]]);
  });

  it("always fails are paused with the reason, and reach each person once when they are resumed", async () => {
    always("send-call-sheets");
    const { params, ended, mails } = await publishing();
    const reason = "Sending was interrupted. Resuming sends no one the email twice.";
    expect([ended, await mails()]).toMatchObject([{ status: "paused", reason }, [0, 0, 0]]);
    never();
    await studio.get(routes.sendCallSheet, { params, payload: { to: "waiting", operation: randomUUID() } });
    expect(await settled(routes.getMailing, params)).toMatchObject({ status: "done", total: 3, sent: 3 });
    expect(await mails()).toEqual([1, 1, 1]);
  });
});
