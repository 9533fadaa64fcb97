import { createHash, randomUUID } from "node:crypto";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { mailWords } from "../../../shared/call-sheet/publishing/mail-words.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { addDays } from "../../../shared/dates/calendar-date.ts";
import { mailTo, newEmail, type Person, signedUp } from "../../people.ts";
import { mailed } from "../mailed.ts";
import { newProduction, newProject, type Production } from "../production.ts";
import { refusal } from "../refusal.ts";
import { mailsTo } from "../stores.ts";
import { eightDaysOld, tables } from "../tables.ts";

const url = inject("url");
const aws = inject("aws");
const DATE = "2031-03-03";
const operation = () => randomUUID();

/** Sets the mail counter of today, and of tomorrow in case the test lasts beyond midnight. */
async function used(of: "account" | "project", id: string, kind: "invitation" | "callSheet", mails: number) {
  const today = new Date().toISOString().slice(0, 10);
  for (const date of [today, addDays(today, 1)]) {
    const Item = { pk: `MAILS#${of}#${id}`, sk: `${date}#${kind}`, mails };
    await tables(aws).send(new PutCommand({ TableName: aws.projectsTable, Item }));
  }
}

describe("invitations", () => {
  let owner: Person;
  beforeAll(async () => {
    owner = await signedUp(url, "owner");
  });
  const invite = (id: string, username = newEmail("guest")) =>
    owner.api(routes.addTeamMember, { params: { id, username } });

  it("are limited to sixty a day per project and per account, with a reason and no email", async () => {
    const [first, second] = [await newProject(owner), await newProject(owner)];
    await used("project", first, "invitation", 59);
    await invite(first);
    const stranger = { email: newEmail("stranger") };
    const more = "emailed 60 invitations today, which is the daily limit. More can be sent after midnight UTC.";
    expect(await refusal(invite(first, stranger.email))).toEqual([429, "mailQuota", `This project has ${more}`]);
    expect(await mailsTo(url, [stranger])).toBe(0);
    await used("account", owner.id, "invitation", 60);
    expect(await refusal(invite(second))).toEqual([429, "mailQuota", `Your account has ${more}`]);
  });

  it("have a subject of our own, in which a project's name is plain text", async () => {
    const host = await signedUp(url, "host");
    const id = await newProject(host, "WIN at https://evil.example/x?y=1 or mail me@evil.example <b>NOW</b>");
    const guest = newEmail("guest");
    await host.api(routes.addTeamMember, { params: { id, username: guest } });
    const { subject, text } = await mailTo(url, guest);
    expect(subject).toMatch(/^You have been added to WIN at /);
    expect(subject).not.toMatch(/https?:|evil\.example|[@<>/]/);
    expect(text).not.toMatch(/evil\.example/);
  });
});

describe("call sheets by email", () => {
  let production: Production;
  beforeAll(async () => {
    production = await newProduction(url);
    const { owner, id } = production;
    const positions = [1, 2, 3].map((n) => ({ position: "Grip", name: `Grip ${n}`, mail: newEmail(`grip${n}`) }));
    await owner.api(routes.updateCrew, {
      params: { id },
      payload: { departments: [{ id: "grips", name: "Grips", positions }], version: 0 },
    });
    const payload = { name: "Plan", location: "All locations", scenes_per_day: 5, start_date: DATE };
    await owner.api(routes.createSchedule, { params: { id }, payload });
  });

  it("are sent up to nine thousand a day; the others wait, with the reason, until someone resumes", async () => {
    const { owner, id } = production;
    const params = { id, scheduleName: "Plan", date: DATE };
    await eightDaysOld(aws, id);
    await used("project", id, "callSheet", 8998);
    const published = { as: "final", after: 0, operation: operation(), reason: "No meal is planned" } as const;
    await owner.api(routes.publishCallSheet, { params, payload: published });
    const reason =
      "This project has emailed 9000 call sheets today, which is the daily limit. More can be sent after midnight UTC.";
    expect(await mailed(owner, params)).toMatchObject({ status: "paused", total: 3, sent: 2, reason });
    const { people } = await owner.api(routes.getPublications, { params });
    const { personId } = people.find(({ state }) => state === "waiting")!;
    const toOne = owner.api(routes.sendCallSheet, {
      params,
      payload: { to: { person: personId }, operation: operation() },
    });
    expect(await refusal(toOne)).toEqual([429, "mailQuota", reason]);
    await used("project", id, "callSheet", 0);
    await owner.api(routes.sendCallSheet, { params, payload: { to: "waiting", operation: operation() } });
    expect(await mailed(owner, params)).toMatchObject({ status: "done", total: 1, sent: 1, reason: "" });
    const all = people.map(({ address }) => ({ email: address! }));
    expect(await Promise.all(all.map((one) => mailsTo(url, [one])))).toEqual([1, 1, 1]);
  });
});

describe("a project's mailings", () => {
  it("run for four days at once; a fifth waits, says for which, and is resumed when one has ended", async () => {
    const production = await newProduction(url);
    const { owner, id } = production;
    const mail = newEmail("gaffer");
    const departments = [{ id: "one", name: "Electric", positions: [{ position: "Gaffer", name: "Kit", mail }] }];
    await owner.api(routes.updateCrew, { params: { id }, payload: { departments, version: 0 } });
    const schedule = { name: "Plan", location: "All locations", scenes_per_day: 5, start_date: DATE };
    await owner.api(routes.createSchedule, { params: { id }, payload: schedule });
    const params = { id, scheduleName: "Plan", date: DATE };
    const others = [1, 2, 3, 4].map((n) => addDays(DATE, n));
    // As stored when they began; the state machine may know them only seconds later.
    const running = async (startedAt: string, dates = others) => {
      for (const date of dates) {
        const counts = { total: 0, sent: 0, refused: 0, unknown: 0, bounced: 0 };
        const code = createHash("sha256").update(`${date}\nUnit 2`).digest("hex").slice(0, 20);
        const Item = {
          ...{ pk: `PROJECT#${id}`, sk: `MAILING#${code}`, run: operation(), status: "running", to: "waiting" },
          ...{ startedAt, startedBy: owner.id, scheduleName: "Unit 2", date, ...counts },
        };
        await tables(aws).send(new PutCommand({ TableName: aws.schedulesTable, Item }));
      }
    };
    const now = () => new Date().toISOString();
    await running(now());
    const reason = `Backlot is sending the call sheets of 4 other days: ${others.map((date) => `${date} of "Unit 2"`).join(", ")}. Resume when one of them is done.`;
    const payload = { as: "final" as const, after: 0, operation: operation(), reason: "No meal is planned" };
    const { mailing } = await owner.api(routes.publishCallSheet, { params, payload });
    expect(mailing).toMatchObject({ status: "paused", sent: 0, reason });
    const resume = () =>
      owner.api(routes.sendCallSheet, { params, payload: { to: "waiting", operation: operation() } });
    await running(now());
    expect(await resume()).toMatchObject({ status: "paused", reason });
    expect(await mailsTo(url, [{ email: mail }])).toBe(0);

    // The state machine does not know them after a minute, so they have ended.
    await running(new Date(Date.now() - 60_000).toISOString(), others.slice(0, 1));
    expect(await resume()).toMatchObject({ status: "running" });
    await mailed(owner, params);
    expect(await mailsTo(url, [{ email: mail }])).toBe(1);
  });
});

describe("a name in an email", () => {
  it.each([
    ["Salt & Sea", "Salt & Sea"],
    ["Dune: Part Two (2031)", "Dune: Part Two (2031)"],
    ["St. Elmo's Fire – Ärger", "St. Elmo's Fire – Ärger"],
    ["Go to www.evil.example/now", "Go to evil example now"],
    ["http://evil.example", "evil example"],
    ["a\r\nBcc: you@evil.example", "a Bcc: you evil example"],
    ["x".repeat(200), `${"x".repeat(79)}…`],
  ])("%j is shown as %j", (name, words) => {
    expect(mailWords(name)).toBe(words);
  });
});
