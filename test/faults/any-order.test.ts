import { randomUUID } from "node:crypto";
import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { tableFromTsv, tsvFromTable } from "../../shared/tables/tsv.ts";
import { tables } from "../api/tables.ts";
import { aStudio, type Studio, scheduled } from "./a-studio.ts";
import { inconsistencies, rowsOf } from "./consistency.ts";
import { takeTurns } from "./turns.ts";

/** Checks a property for so many random orders. */
async function holds<Order>(
  numRuns: number,
  orders: fc.Arbitrary<Order>,
  check: (order: Order) => Promise<void>,
): Promise<void> {
  // Runs build on each other's data, so shrinking would test something else.
  const found = await fc.check(fc.asyncProperty(orders, check), { numRuns, endOnFailure: true });
  if (!found.failed) return;
  const order = JSON.stringify(found.counterexample?.[0]);
  const { errorInstance: cause } = found;
  throw new Error(`In run ${found.numRuns}, in the order ${order}: ${String(cause)}`, { cause });
}

let studio: Studio;
beforeAll(async () => {
  studio = await aStudio();
});
afterAll(() => studio.close());

describe("email events of one email, in any order and any number of times,", () => {
  const ADDRESS = "kit@any-order.example";
  let day: { readonly id: string; readonly scheduleName: string; readonly date: string };
  let operation: string;
  let told: Awaited<ReturnType<typeof rowsOf>>[number];
  let take: (event: unknown) => Promise<void>;

  const EVENTS = {
    full: { eventType: "Bounce", bounce: { bounceType: "Transient", bounceSubType: "MailboxFull" } },
    slow: { eventType: "Bounce", bounce: { bounceType: "Transient", bounceSubType: "General" } },
    gone: { eventType: "Bounce", bounce: { bounceType: "Permanent", bounceSubType: "General" } },
    unwanted: { eventType: "Complaint" },
  } as const;
  type What = keyof typeof EVENTS;

  const TELLING = { TableName: "" };
  beforeAll(async () => {
    TELLING.TableName = studio.aws.schedulesTable;
    const params = { id: studio.id };
    const { departments, version } = await studio.get<{ departments: object[]; version: number }>(routes.getCrew, {
      params,
    });
    const positions = [{ position: "Gaffer", name: "Kit Lavender", mail: ADDRESS }];
    const payload = { departments: departments.map((one, at) => (at === 3 ? { ...one, positions } : one)), version };
    await studio.get(routes.updateCrew, { params, payload });
    day = await scheduled(studio, studio.id);
    operation = randomUUID();
    await studio.get(routes.publishCallSheet, {
      params: day,
      payload: {
        as: "final",
        after: 0,
        operation,
        reason: "No meal is planned",
      },
    });
    await vi.waitFor(
      async () => expect(await studio.get(routes.getMailing, { params: day })).toMatchObject({ status: "done" }),
      { timeout: 30_000, interval: 50 },
    );
    told = (await rowsOf(studio.aws, studio.id)).find(({ sk }) => sk.startsWith("TOLD#"))!;
    ({ handler: take } = await import("../../functions/jobs/handle-mail-event.ts"));
  });

  /** Resets the state to before the first event. */
  async function resetEvents(): Promise<void> {
    const db = tables(studio.aws);
    await db.send(new PutCommand({ ...TELLING, Item: told }));
    await db.send(new DeleteCommand({ ...TELLING, Key: { pk: `ADDRESS#${ADDRESS}`, sk: "STOPPED" } }));
  }

  async function tell(what: What): Promise<void> {
    const [, code = "", asked = "", person = ""] = told.sk.split("#");
    const tags = { project: [studio.id], day: [code], asked: [String(Number(asked))], person: [person] };
    const mail = { destination: [ADDRESS], tags: { ...tags, operation: [operation] } };
    await take({ time: new Date().toISOString(), detail: { ...EVENTS[what], mail } });
  }

  async function board() {
    const { people } = await studio.get<{ people: { state: string; why: string; stopped: string | null }[] }>(
      routes.getPublications,
      { params: day },
    );
    const [{ state, why, stopped } = { state: "nobody", why: "", stopped: null }] = people;
    return { state, why, stopped };
  }

  it.each<[What[], object]>([
    [["full"], { state: "bounced", why: "The mailbox is full.", stopped: null }],
    [["full", "gone"], { state: "bounced", why: "The mailbox does not exist.", stopped: "bounced" }],
    [["gone", "unwanted"], { state: "bounced", why: "The mailbox does not exist.", stopped: "unwanted" }],
    [["full", "gone", "unwanted"], { state: "bounced", why: "The mailbox does not exist.", stopped: "unwanted" }],
    [["slow", "unwanted"], { state: "bounced", why: "It could not be delivered at this time.", stopped: "unwanted" }],
  ])("of %j have the same result", async (events, outcome) => {
    const orders = fc
      .array(fc.constantFrom(...events), { maxLength: 3 })
      .chain((again) => fc.shuffledSubarray([...events, ...again], { minLength: events.length + again.length }));
    await holds(8, orders, async (order) => {
      await resetEvents();
      for (const what of order) await tell(what);
      expect(await board()).toEqual(outcome);
    });
  });

  it("do not change the email that was sent after it", async () => {
    await resetEvents();
    await tell("full");
    const payload = { to: "unconfirmed", operation: randomUUID() };
    await studio.get(routes.sendCallSheet, {
      params: day,
      payload: { ...payload, to: { person: told.sk.split("#")[3] } },
    });
    await tell("full");
    expect(await board()).toMatchObject({ state: "sent", stopped: null });
  });
});

describe("two concurrent editors of one breakdown", () => {
  /** Adds text to the notes of a scene, and tries again until it is accepted. */
  async function note(words: string, scene: number): Promise<void> {
    const params = { id: studio.id };
    const operation = randomUUID();
    for (;;) {
      const { tsv_content, version } = await studio.get<{ tsv_content: string; version: number }>(
        routes.fetchBreakdown,
        { params },
      );
      const { columns, rows } = tableFromTsv(tsv_content);
      const notes = columns.indexOf("Notes");
      const changed = rows.map((row, at) =>
        row.map((cell, column) => (at === scene && column === notes ? `${cell} ${words}`.trim() : cell)),
      );
      const payload = { tsv_content: tsvFromTable({ columns, rows: changed }), version, operation };
      const { status, body } = await studio.ask(routes.updateBreakdown, { params, payload });
      if (status === 200) return;
      expect([status, JSON.parse(body).code]).toEqual([409, "staleBreakdown"]);
    }
  }

  it("lose no edit, however their calls to the stores interleave", async () => {
    const written: string[] = [];
    const params = { id: studio.id };
    const table = () => studio.get<{ tsv_content: string; version: number }>(routes.fetchBreakdown, { params });
    await holds(12, fc.array(fc.nat(1), { minLength: 60, maxLength: 120, size: "max" }), async (order) => {
      const before = (await table()).version;
      const words = [0, 1, 2].map((at) => `<${written.length + at}>`);
      const first = () => note(words[0]!, 0).then(() => note(words[1]!, 1));
      await takeTurns(studio.wire, order, [first, () => note(words[2]!, 0)]);
      written.push(...words);
      const after = await table();
      expect(written.filter((one) => after.tsv_content.split(one).length !== 2)).toEqual([]);
      expect(after.version).toBe(before + words.length);
      expect(await inconsistencies(studio.aws, studio.id)).toEqual([]);
    });
  });
});
