import { randomUUID } from "node:crypto";
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { MailingProgress } from "../../shared/call-sheet/publishing/mailing.ts";
import { routes } from "../../shared/contract/routes.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { tables } from "../api/tables.ts";
import { aStudio, type Studio, scheduled } from "../faults/a-studio.ts";
import { newEmail, onTeam, signedUp } from "../people.ts";

vi.mock("node:timers/promises", async () => (await import("../quick-pauses.ts")).quickTimers);

let studio: Studio;
let sendAll: (event: unknown) => Promise<unknown>;
let handleEvent: (event: unknown) => Promise<unknown>;

beforeAll(async () => {
  studio = await aStudio();
  sendAll = (await import("../../functions/jobs/send-call-sheets.ts")).handler;
  handleEvent = (await import("../../functions/jobs/handle-mail-event.ts")).handler;
});
afterAll(() => studio.close());

const today = new Date().toISOString().slice(0, 10);
/** Today, and tomorrow in case the test lasts beyond midnight. */
const DAYS = [today, addDays(today, 1)];
const db = () => tables(studio.aws);
const TableName = () => studio.aws.projectsTable;

const projectCounter = (date: string, id = studio.id) => ({ pk: `MAILS#project#${id}`, sk: `${date}#callSheet` });
const accountCounter = (date: string) => ({ pk: `MAILS#account#${studio.owner.id}`, sk: `${date}#callSheet` });
const deploymentCounter = (date: string) => ({ pk: "MAILS#deployment", sk: date });

async function used(keyOf: (date: string) => { pk: string; sk: string }, mails: number): Promise<void> {
  for (const date of DAYS) await db().send(new PutCommand({ TableName: TableName(), Item: { ...keyOf(date), mails } }));
}
const usedToday = async () =>
  (await db().send(new GetCommand({ TableName: TableName(), Key: projectCounter(today) }))).Item?.mails ?? 0;

async function setProject(fields: Readonly<Record<string, string>>, id = studio.id): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await db().send(
      new UpdateCommand({
        TableName: TableName(),
        Key: { pk: `PROJECT#${id}`, sk: "PROJECT" },
        UpdateExpression: "SET #name = :value",
        ExpressionAttributeNames: { "#name": name },
        ExpressionAttributeValues: { ":value": value },
      }),
    );
  }
}
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();

beforeEach(async () => {
  studio.wire.faultFor = () => "none";
  for (const key of [projectCounter, accountCounter, deploymentCounter]) await used(key, 0);
  await setProject({ createdAt: daysAgo(0) });
});

const crewAt = (addresses: readonly string[]) =>
  addresses.map((mail, n) => ({ position: "Grip", name: `Grip ${n}`, mail }));
const newAddresses = (count: number) => Array.from({ length: count }, () => newEmail("grip"));

async function setCrew(addresses: readonly string[]): Promise<void> {
  const params = { id: studio.id };
  const { version } = await studio.get<{ version: number }>(routes.getCrew, { params });
  const departments = [{ id: "grips", name: "Grips", positions: crewAt(addresses) }];
  await studio.get(routes.updateCrew, { params, payload: { departments, version } });
}

type Day = Awaited<ReturnType<typeof scheduled>>;

/** A published day with crew at these addresses. Its mailing has not begun. */
async function published(addresses: readonly string[], token?: string): Promise<{ params: Day; input: unknown }> {
  await setCrew(addresses);
  const params = await scheduled(studio);
  const started = studio.wire.held("SFN StartExecution");
  const payload = { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" };
  await studio.get(routes.publishCallSheet, { params, payload, ...(token && { token }) });
  const { input } = started();
  studio.wire.faultFor = () => "none";
  return { params, input: JSON.parse(input) };
}

const progressOf = (params: Day) => studio.get<MailingProgress>(routes.getMailing, { params });

async function mailing(addresses: readonly string[]): Promise<MailingProgress> {
  const { params, input } = await published(addresses);
  await sendAll(input);
  return progressOf(params);
}

async function board(params: Day) {
  return studio.get<{ people: { name: string; personId: string; state: string; why: string }[] }>(
    routes.getPublications,
    { params },
  );
}

const sendTo = (params: Day, to: object) =>
  studio.ask(routes.sendCallSheet, { params, payload: { to, operation: randomUUID() } });

const AFTER_MIDNIGHT = "More can be sent after midnight UTC.";

describe("the call sheets that may be emailed a day", () => {
  const limit = `This project has emailed 600 call sheets today, which is the daily limit for projects younger than seven days. ${AFTER_MIDNIGHT}`;

  it("are 600 for a project younger than seven days, and 9,000 later", async () => {
    await setProject({ createdAt: daysAgo(6.9) });
    await used(projectCounter, 599);
    expect(await mailing(newAddresses(2))).toMatchObject({ status: "paused", sent: 1, reason: limit });
    await setProject({ createdAt: daysAgo(7.1) });
    expect(await mailing(newAddresses(2))).toMatchObject({ status: "done", sent: 2 });
    await used(projectCounter, 8999);
    expect(await mailing(newAddresses(2))).toMatchObject({ status: "paused", sent: 1 });
  });

  it("count from an import, whatever date the archive states", async () => {
    const { putProject, projectOf } = await import("../../functions/store/project/projects.ts");
    const { systemGrant } = await import("../../functions/store/account/sessions.ts");
    const { takeMails } = await import("../../functions/store/aws/mail-quota.ts");
    const id = randomUUID();
    const head = { pk: `PROJECT#${id}`, sk: "PROJECT", projectName: "Old", projectType: "Short Film" };
    const archived = { ...head, completed: false, createdAt: "2020-01-01T00:00:00.000Z" };
    await putProject(archived, studio.owner.id, Math.floor(Date.now() / 1000));
    expect(await projectOf(systemGrant(id))).toMatchObject({ projectName: "Old" });
    const now = new Date().toISOString();
    expect(await takeMails({ projectId: id }, "callSheet", 9000, now)).toMatchObject({ taken: 600 });
  });

  it("are 40,000 with the invitations for the whole deployment, so that account emails still leave", async () => {
    await used(deploymentCounter, 39_999);
    const reason = `Backlot has emailed 40000 call sheets and invitations today, which is its daily limit. ${AFTER_MIDNIGHT}`;
    expect(await mailing(newAddresses(2))).toMatchObject({ status: "paused", sent: 1, reason });
    const params = { id: studio.id, username: newEmail("guest") };
    const { status, body } = await studio.ask(routes.addTeamMember, { params });
    expect([status, body]).toEqual([429, expect.stringContaining(reason)]);
  });

  it("do not count those that a busy email service did not accept", async () => {
    const { params, input } = await published(newAddresses(3));
    studio.wire.faultFor = ({ name }) =>
      name.startsWith("SES") ? { status: 429, error: "TooManyRequestsException" } : "none";
    await sendAll(input);
    expect(await progressOf(params)).toMatchObject({ status: "paused", sent: 0 });
    expect(await usedToday()).toBe(0);
    const [one] = (await board(params)).people;
    await sendTo(params, { person: one!.personId });
    expect(await usedToday()).toBe(0);
  });

  it("include drafts, of which none is emailed when they are used up", async () => {
    const makeDraft = async () => {
      const { id, scheduleName, date } = await scheduled(studio);
      const drafts = await studio.get(routes.makeCallSheetDrafts, { params: { id }, payload: { date } });
      expect(drafts).toEqual({ drafts: [{ schedule: scheduleName, date, made: true }] });
      return studio.mailsTo(studio.owner.email, encodeURIComponent(scheduleName));
    };
    expect(await makeDraft()).toBe(1);
    expect(await usedToday()).toBe(1);
    await used(projectCounter, 600);
    expect(await makeDraft()).toBe(0);
  });
});

describe("one address", () => {
  it("gets at most ten emails of a publication, and the others are shown as not emailed", async () => {
    const agent = newEmail("agent");
    const { params, input } = await published(Array.from({ length: 12 }, () => agent));
    await sendAll(input);
    expect(await progressOf(params)).toMatchObject({ status: "done", sent: 10, total: 10 });
    expect(await studio.mailsTo(agent)).toBe(10);
    const { people } = await board(params);
    expect(people.filter(({ state }) => state === "stopped")).toHaveLength(2);
    const { personId } = people.find(({ state }) => state === "stopped")!;
    expect((await sendTo(params, { person: personId })).body).toContain("More than ten people on this call sheet have");
  });

  it("gets at most ten call sheets a day, over all publications and in any case of its letters", async () => {
    const agent = newEmail("agent");
    await mailing(Array.from({ length: 9 }, () => agent));
    const { params, input } = await published([agent.toUpperCase(), agent]);
    await sendAll(input);
    expect(await progressOf(params)).toMatchObject({ sent: 1, refused: 1 });
    const failed = (await board(params)).people.find(({ state }) => state === "failed");
    expect(failed!.why).toBe("This address has been emailed ten call sheets today, which is the daily limit.");
  });
});

describe("emails that bounce", () => {
  const bounce = (params: Day, input: unknown, person: string, destination: string) =>
    import("../../functions/store/call-sheet/publications.ts").then(({ dayCode }) =>
      handleEvent({
        time: new Date().toISOString(),
        detail: {
          eventType: "Bounce",
          bounce: { bounceType: "Permanent", bounceSubType: "General" },
          mail: {
            destination: [destination],
            tags: {
              project: [studio.id],
              day: [dayCode(params)],
              asked: ["1"],
              person: [person],
              operation: [(input as { run: string }).run],
            },
          },
        },
      }),
    );

  it("stop a project's mailings and single emails for the day, over several mailings", async () => {
    for (let round = 1; round <= 2; round++) {
      const { params, input } = await published(newAddresses(25));
      await sendAll(input);
      const { people } = await studio.get<{ people: { personId: string; address: string }[] }>(routes.getPublications, {
        params,
      });
      for (const { personId, address } of people) {
        await bounce(params, input, personId, address);
        // SES may report an email twice.
        await bounce(params, input, personId, address);
      }
    }
    const reason = `50 of 50 emails of this project bounced today. Correct the addresses. ${AFTER_MIDNIGHT}`;
    const { params, input } = await published(newAddresses(1));
    await sendAll(input);
    expect(await progressOf(params)).toMatchObject({ status: "paused", sent: 0, reason });
    const [one] = (await board(params)).people;
    const { status, body } = await sendTo(params, { person: one!.personId });
    expect([status, body]).toEqual([429, expect.stringContaining(reason)]);
    for (const date of DAYS) {
      const Key = { pk: `MAILS#project#${studio.id}`, sk: `${date}#bounced` };
      await db().send(new DeleteCommand({ TableName: TableName(), Key }));
    }
  });

  it("may be tried again once a day per address", async () => {
    const gone = newEmail("gone");
    const { params, input } = await published([gone]);
    await sendAll(input);
    const { personId: person } = (await board(params)).people[0]!;
    await bounce(params, input, person, gone);
    expect((await sendTo(params, { person, resume: true })).status).toBe(200);
    const { suppressAddress } = await import("../../functions/store/account/suppression-list.ts");
    await suppressAddress(gone, { cause: "bounced", why: "The mailbox does not exist." }, new Date().toISOString());
    const { status, body } = await sendTo(params, { person, resume: true });
    expect([status, body]).toEqual([409, expect.stringContaining(`Emails to ${gone} were already resumed today.`)]);
  });
});

/** Does something before the first email leaves. */
function atFirstMail(act: () => Promise<unknown>): void {
  let acted: Promise<unknown> | undefined;
  studio.wire.faultFor = async ({ name }) => {
    if (name.startsWith("SES")) {
      acted ??= act();
      await acted;
    }
    return "none" as const;
  };
}

describe("a mailing", () => {
  it("pauses between batches when the person who started it may no longer publish", async () => {
    const editor = await signedUp(studio.stack.url, "editor");
    await onTeam(studio.owner, studio.id, editor);
    const { params, input } = await published(newAddresses(102), editor.token);
    const Key = { pk: `PROJECT#${studio.id}`, sk: `MEMBER#${editor.id}` };
    atFirstMail(() => db().send(new DeleteCommand({ TableName: TableName(), Key })));
    await sendAll(input);
    expect(await progressOf(params)).toMatchObject({
      ...{ status: "paused", sent: 100 },
      reason: "The person who started sending may no longer publish call sheets.",
    });
  });

  it("pauses when its project is deleted", async () => {
    const { params, input } = await published(newAddresses(1));
    await setProject({ erasedOn: "2031-01-01" });
    await sendAll(input);
    await db().send(
      new UpdateCommand({
        TableName: TableName(),
        Key: { pk: `PROJECT#${studio.id}`, sk: "PROJECT" },
        UpdateExpression: "REMOVE erasedOn",
      }),
    );
    expect(await progressOf(params)).toMatchObject({ status: "paused", sent: 0 });
  });

  it("uses an address that was corrected after it began", async () => {
    const before = newAddresses(102);
    const { params, input } = await published(before);
    const after = newAddresses(102);
    atFirstMail(() => setCrew(after));
    await sendAll(input);
    expect(await progressOf(params)).toMatchObject({ status: "done", sent: 102 });
    const counts = await Promise.all([...before, ...after].map((address) => studio.mailsTo(address)));
    expect([counts.slice(0, 102), counts.slice(102)].map((some) => some.reduce((a, b) => a + b))).toEqual([100, 2]);
  });
});

describe("an address whose owner has complained", () => {
  async function complained(address: string): Promise<void> {
    const { suppressAddress } = await import("../../functions/store/account/suppression-list.ts");
    await suppressAddress(address, { cause: "unwanted", why: "Its owner marked an email as spam." }, daysAgo(0));
  }

  it("gets no invitation, and the answer does not say so", async () => {
    const [willing, unwilling] = [newEmail("guest"), newEmail("guest")];
    await complained(unwilling.toUpperCase());
    const invite = (username: string) =>
      studio.get<{ invited: boolean }>(routes.addTeamMember, { params: { id: studio.id, username } });
    const answers = [await invite(willing), await invite(unwilling)];
    expect(Object.keys(answers[1]!)).toEqual(Object.keys(answers[0]!));
    expect([await studio.mailsTo(willing), await studio.mailsTo(unwilling)]).toEqual([1, 0]);
  });

  it("gets no draft", async () => {
    const editor = await signedUp(studio.stack.url, "editor");
    await onTeam(studio.owner, studio.id, editor);
    await complained(editor.email);
    const { id, scheduleName, date } = await scheduled(studio);
    await studio.get(routes.makeCallSheetDrafts, { params: { id }, payload: { date } });
    const drafts = (address: string) => studio.mailsTo(address, encodeURIComponent(scheduleName));
    expect([await drafts(studio.owner.email), await drafts(editor.email)]).toEqual([1, 0]);
  });
});
