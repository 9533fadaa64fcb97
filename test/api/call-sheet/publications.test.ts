import { randomUUID } from "node:crypto";
import { PutCommand, QueryCommand, ScanCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { apiClient } from "../../../infra/local/demo/api-client.ts";
import type { Mail } from "../../../infra/local/emulators/mail.ts";
import { DEFAULT_TIMING } from "../../../shared/call-sheet/model/call-times.ts";
import { EMPTY_PLAN } from "../../../shared/call-sheet/model/day-plan.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { nameKey } from "../../../shared/roster/fields/name-key.ts";
import { NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { mailsIn, outboxOf } from "../../outbox.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { mailed } from "../mailed.ts";
import { pagesOf } from "../pages-of.ts";
import { newProduction, type Production, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";
import { forgetMailsTo, tables } from "../tables.ts";

const url = inject("url");
const DATE = "2031-03-03";
const stranger = apiClient(url);
const { schedulesTable: TableName } = inject("aws");
const db = tables(inject("aws"));
const operation = () => randomUUID();
/** Events of the mail service arrive after the response. */
const PATIENT = { timeout: 60_000 };

/** Addresses that no other test writes to. */
const at = `${Date.now()}.example`;
const [ANA, KIT] = [`ana@${at}`, `kit@${at}`];

let production: Production;
let viewer: Person;

beforeAll(async () => {
  [production, viewer] = await Promise.all([newProduction(url), signedUp(url, "viewer")]);
  const { owner, id } = production;
  const role = { id, castId: "1" };
  await owner.api(routes.addActorOption, { params: role, payload: { actorName: "Ana Duarte" } });
  await owner.api(routes.lockActor, { params: role, payload: { actor_name: "Ana Duarte" } });
  const profile = { ...NO_ACTOR_PROFILE, mail: ANA };
  await owner.api(routes.updateActorDetails, {
    params: role,
    payload: { actor_name: "Ana Duarte", version: 0, operation: operation(), profile },
  });
  const positions = [
    { position: "Gaffer", name: "Kit Lavender", mail: KIT },
    { position: "Runner", name: "Sol Ames" },
  ];
  await owner.api(routes.updateCrew, {
    params: { id },
    payload: { departments: [{ id: "electric", name: "Electric", positions }], version: 0 },
  });
  await onTeam(owner, id, viewer);
  await owner.api(routes.changeTeamMember, {
    params: { id, username: viewer.email },
    payload: { may: "viewer", role: "Team Member" },
  });
});

/** Each test has a schedule of its own, without publications of the others. */
async function scheduled(): Promise<Day> {
  // The tests together send more mails than an address may get in a day.
  await Promise.all([ANA, KIT].map((address) => forgetMailsTo(inject("aws"), address)));
  const began = new Date().toISOString();
  const scheduleName = `Plan ${operation().slice(0, 8)}`;
  const payload = { name: scheduleName, location: "All locations", scenes_per_day: 5, start_date: DATE };
  await production.owner.api(routes.createSchedule, { params: { id: production.id }, payload });
  const day = { id: production.id, scheduleName, date: DATE, began };
  await setTimes(day, "7:00 AM");
  return day;
}
interface Day {
  readonly id: string;
  readonly scheduleName: string;
  readonly date: string;
  readonly began: string;
}

/** Publishes, and waits for the emails. */
async function publish(
  params: Day,
  payload: Partial<{ as: "preliminary" | "final" | "off"; after: number; operation: string; reason: string }> = {},
) {
  const { number, title, asked } = await production.owner.api(routes.publishCallSheet, {
    params,
    payload: { as: "final", after: 0, operation: operation(), reason: "No meal is planned", ...payload },
  });
  return { number, title, asked, ...(await mailed(production.owner, params)) };
}
const board = (params: Day, person = production.owner) => person.api(routes.getPublications, { params });
const standing = async (params: Day) =>
  Object.fromEntries((await board(params)).people.map(({ name, state }) => [name, state]));
const personId = async (params: Day, name: string) =>
  (await board(params)).people.find((person) => person.name === name)!.personId;
async function sendTo(
  params: Day,
  to: "waiting" | "unconfirmed" | { person: string; resume?: boolean },
  named = operation(),
) {
  const begun = await production.owner.api(routes.sendCallSheet, { params, payload: { to, operation: named } });
  return typeof to === "string" ? mailed(production.owner, params) : begun;
}

/** Sets the crew call of a day, the call of its cast, and its meal. */
async function setTimes(params: Day, crewCall: string, onSet = "8:00 AM", meal = "12:00 PM"): Promise<void> {
  const { days } = await production.owner.api(routes.getCallSheetDays, { params });
  const plan = { ...EMPTY_PLAN, meal, cast: [{ castId: "1", onSet }] };
  const payload = { date: DATE, timing: { ...DEFAULT_TIMING, crewCall }, plan, version: days[0]!.version };
  await production.owner.api(routes.updateCallSheet, { params, payload });
}

/** Moves the first shoot day to another date. */
async function moveStart({ id, scheduleName }: Day, date: string): Promise<void> {
  const params = { id, scheduleName };
  const { board, version } = await production.owner.api(routes.getStripboard, { params });
  const [first, ...others] = board.days;
  const moved = { ...board, days: [{ ...first!, date }, ...others].toSorted((a, b) => a.date.localeCompare(b.date)) };
  const payload = { board: moved, version, operation: operation() };
  await production.owner.api(routes.saveStripboard, { params, payload });
}

/** The mails to an address since a test created its schedule, newest first: the tests run one after the other. */
async function mailsTo(address: string, { began }: Day): Promise<readonly Mail[]> {
  const mails = await mailsIn(url);
  return mails.filter(({ to, at: sent }) => to.includes(address) && sent >= began);
}
const secretIn = (text: string) => /\/call-sheet\/([0-9a-z]{32})/.exec(text)?.[1] ?? "none";
const secretFor = async (address: string, params: Day) => secretIn((await mailsTo(address, params))[0]!.text);
const read = (secret: string) => stranger(routes.getPersonalCall, { params: { secret } });
const confirm = (secret: string, asked: number) =>
  stranger(routes.confirmPersonalCall, { params: { secret }, payload: { asked } });

describe("publishing a day's call sheet", () => {
  it("emails each person on it their own call, and shows who has no address", async () => {
    const day = await scheduled();
    expect(await board(day)).toMatchObject({ publications: [], sheet: null, people: [] });
    expect(await publish(day)).toMatchObject({
      ...{ number: 1, title: "Final – White", asked: 3, status: "done", total: 2, sent: 2 },
    });
    expect(await standing(day)).toEqual({ "Ana Duarte": "sent", "Kit Lavender": "sent", "Sol Ames": "noAddress" });
    const [toAna, toKit] = [(await mailsTo(ANA, day))[0]!, (await mailsTo(KIT, day))[0]!];
    expect(toAna.subject).toContain("The Small Tide: call sheet for Monday, March 3, 2031 (Final – White)");
    expect(toAna.text).toContain("Your call: report 7:00 AM · wardrobe 7:45 AM · on set 8:00 AM");
    expect(toKit.text).toContain("Your call: 7:00 AM");
    expect(toAna.text).not.toContain(secretIn(toKit.text));
    const printed = new Uint8Array(await (await fetch(`${url}/api/call/${secretIn(toAna.text)}/pdf`)).arrayBuffer());
    expect((await pagesOf(printed)).join()).toContain("FINAL – WHITE");
  });

  it("tells editors beforehand whom it reaches, and needs a reason over violated work rules, which it keeps", async () => {
    const day = await scheduled();
    await setTimes(day, "7:00 AM", "8:00 AM", "3:00 PM");
    const { addresses } = await board(day);
    expect(await refusal(publish(day, { reason: " " }))).toEqual([
      ...[422, "reasonMissing", "This call sheet violates work rules. Enter a reason for publishing it anyway."],
    ]);
    expect((await board(day)).publications).toEqual([]);
    expect(addresses).toEqual({
      mailed: expect.arrayContaining(["Ana Duarte", "Kit Lavender"].map(nameKey)),
      stopped: [],
    });
    expect(addresses?.mailed).not.toContain(nameKey("Sol Ames"));
    await publish(day, { reason: "The unit eats on the run" });
    const [publication] = (await board(day)).publications;
    expect(publication).toMatchObject({
      reason: "The unit eats on the run",
      violations: expect.arrayContaining([expect.stringMatching(/MARA.*: The meal at 3:00 PM is 2 h late/)]),
    });
  });

  it("keeps each publication unchanged, with its author and changes", async () => {
    const day = await scheduled();
    await publish(day, { as: "preliminary" });
    await setTimes(day, "6:00 AM");
    await publish(day, { after: 1 });
    const { publications, sheet } = await board(day);
    expect(publications.map(({ kind, publishedBy, changes }) => [kind, publishedBy, changes])).toEqual([
      ["preliminary", production.owner.email, []],
      ["final", production.owner.email, ["Electric: call 7:00 AM → 6:00 AM", "Crew call: 7:00 AM → 6:00 AM"]],
    ]);
    expect(sheet!.revision).toMatchObject({ title: "Final – White", hex: "#ffffff" });
    const pdf = async (number: number) => {
      const path = `/api/${day.id}/publications/${encodeURIComponent(day.scheduleName)}/${DATE}/pdf?number=${number}`;
      const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${viewer.token}` } });
      return (await pagesOf(new Uint8Array(await answer.arrayBuffer()))).join();
    };
    expect([await pdf(1), await pdf(2)]).toEqual([
      expect.stringMatching(/CREW CALL\s+7:00 AM[\s\S]*PRELIMINARY/),
      expect.stringMatching(/CREW CALL\s+6:00 AM[\s\S]*FINAL – WHITE/),
    ]);
    expect(await refusal(production.owner.api(routes.printPublication, { params: day, query: { number: 3 } }))).toEqual(
      [...[404, "notPublished", "This day has no publication number 3."]],
    );
  });

  it("makes one publication and one email each, however often it is requested", async () => {
    const day = await scheduled();
    const named = operation();
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish(day, { operation: named })));
    expect(new Set(answers.map(({ number }) => number))).toEqual(new Set([1]));
    expect((await board(day)).publications).toHaveLength(1);
    expect([(await mailsTo(ANA, day)).length, (await mailsTo(KIT, day)).length]).toEqual([1, 1]);
    expect(await publish(day, { operation: named })).toMatchObject({ number: 1, total: 2, sent: 2 });
    expect([(await mailsTo(ANA, day)).length, (await mailsTo(KIT, day)).length]).toEqual([1, 1]);
  });

  it("is refused without changes, or if the caller saw another version", async () => {
    const day = await scheduled();
    await publish(day);
    expect(await refusal(publish(day, { after: 1 }))).toEqual([
      ...[409, "nothingChanged", "Nothing has changed since this call sheet was published."],
    ]);
    expect(await refusal(publish(day))).toEqual([
      ...[
        409,
        "publishedMeanwhile",
        "Someone else has published this call sheet in the meantime. Review their version first.",
      ],
    ]);
    expect(await refusal(publish(day, { after: 1, as: "preliminary" }))).toEqual([
      ...[
        409,
        "alreadyFinal",
        "The final call sheet has been published, so a preliminary one cannot follow. Publish a revision.",
      ],
    ]);
    expect(await refusal(publish({ ...day, scheduleName: "Nowhere" }))).toEqual([
      ...[404, "noSuchSchedule", 'There is no schedule named "Nowhere".'],
    ]);
    expect(await refusal(publish({ ...day, date: "2031-03-02" }))).toEqual([
      ...[404, "noSuchDay", `"${day.scheduleName}" does not shoot on 2031-03-02.`],
    ]);
    const bare = await newProduction(url);
    const payload = { name: "Bare", location: "All locations", scenes_per_day: 5, start_date: DATE };
    await bare.owner.api(routes.createSchedule, { params: { id: bare.id }, payload });
    const nobody = bare.owner.api(routes.publishCallSheet, {
      params: { id: bare.id, scheduleName: "Bare", date: DATE },
      payload: { as: "final", after: 0, operation: operation() },
    });
    expect(await refusal(nobody)).toEqual([
      ...[422, "nobodyCalled", "No one is called on this day by name. Lock actors or fill in the crew list first."],
    ]);
  });

  it("is for editors; viewers see the status of everyone, without addresses", async () => {
    const day = await scheduled();
    const payload = { as: "final" as const, after: 0, operation: operation() };
    expect((await refusal(viewer.api(routes.publishCallSheet, { params: day, payload })))[0]).toBe(403);
    await publish(day);
    const { people } = await board(day, viewer);
    expect(people.map(({ name, address, state }) => [name, address, state])).toEqual([
      ["Ana Duarte", null, "sent"],
      ["Kit Lavender", null, "sent"],
      ["Sol Ames", null, "noAddress"],
    ]);
    expect((await board(day)).people.map(({ address }) => address)).toEqual([ANA, KIT, ""]);
  });
});

describe("a personal link", () => {
  it("shows the person's call; opening it counts as opened, and only a POST confirms it", async () => {
    const day = await scheduled();
    await publish(day);
    const secret = await secretFor(ANA, day);
    // Like a mail scanner, which fetches the page and its data repeatedly.
    expect((await fetch(`${url}/call-sheet/${secret}`)).status).toBe(200);
    expect((await standing(day))["Ana Duarte"]).toBe("sent");
    const call = await read(secret);
    expect(call).toMatchObject({ name: "Ana Duarte", roles: "MARA", time: "7:00 AM", asked: 1, confirmedAt: null });
    expect(call.sheet.revision!.title).toBe("Final – White");
    const openedAt = async () => (await board(day)).people.find(({ name }) => name === "Ana Duarte")!.openedAt;
    const first = await openedAt();
    await read(secret);
    expect(await openedAt()).toBe(first);
    expect((await standing(day))["Ana Duarte"]).toBe("opened");
    const { confirmedAt } = await confirm(secret, 1);
    expect(await confirm(secret, 1)).toEqual({ confirmedAt });
    expect(await standing(day)).toMatchObject({ "Ana Duarte": "confirmed", "Kit Lavender": "sent" });
    expect((await read(secret)).confirmedAt).toBe(confirmedAt);
    const { days } = await production.owner.api(routes.getCallSheetDays, { params: day });
    expect(days.map(({ publication }) => publication)).toEqual([
      { title: "Final – White", people: { confirmed: 1, asked: 3 } },
    ]);
  });

  it("cannot be guessed, and is invalid once it expires", async () => {
    const none = [404, "noSuchCall", "This call sheet is no longer available. Ask the production for a new link."];
    const forged = "0".repeat(32);
    expect(await refusal(read(forged))).toEqual(none);
    expect(await refusal(confirm(forged, 1))).toEqual(none);
    expect(await refusal(stranger(routes.getPersonalCallPdf, { params: { secret: forged } }))).toEqual(none);
    const day = await scheduled();
    await publish(day);
    const secret = await secretFor(ANA, day);
    const [row = {}] = await itemsAt(`CALL#${await sha256(secret)}`);
    expect(JSON.stringify(row)).not.toContain(secret);
    await db.send(
      new UpdateCommand({
        TableName,
        Key: { pk: row.pk, sk: row.sk },
        UpdateExpression: "SET expiresAt = :past",
        ExpressionAttributeValues: { ":past": Math.floor(Date.now() / 1000) - 1 },
      }),
    );
    expect(await refusal(read(secret))).toEqual(none);
    expect(await refusal(confirm(secret, 1))).toEqual(none);
  });

  it("can be created for a person without an email address, who can confirm by it", async () => {
    const day = await scheduled();
    const link = async (person: string) =>
      (await production.owner.api(routes.createPersonalLink, { params: day, payload: { person } })).path;
    expect(await refusal(link("0".repeat(20)))).toEqual([
      ...[404, "notPublished", "This day's call sheet has not been published yet."],
    ]);
    await publish(day);
    expect(await refusal(link("0".repeat(20)))).toEqual([
      ...[404, "noSuchPerson", "This person is not on the call sheet."],
    ]);
    const secret = secretIn(await link(await personId(day, "Sol Ames")));
    expect(await read(secret)).toMatchObject({ name: "Sol Ames", call: "7:00 AM" });
    await confirm(secret, 1);
    expect((await standing(day))["Sol Ames"]).toBe("confirmed");
  });
});

describe("a revision", () => {
  it("is emailed to the people it affects, who have to confirm again; the others keep their status", async () => {
    const day = await scheduled();
    await publish(day);
    const [ana, kit] = [await secretFor(ANA, day), await secretFor(KIT, day)];
    await Promise.all([confirm(ana, 1), confirm(kit, 1)]);
    await setTimes(day, "7:00 AM", "9:00 AM");
    expect(await publish(day, { after: 1 })).toMatchObject({
      ...{ number: 2, title: "Revision 1 – Blue", asked: 1, total: 1, sent: 1 },
    });
    expect(await standing(day)).toEqual({
      ...{ "Ana Duarte": "sent", "Kit Lavender": "confirmed", "Sol Ames": "noAddress" },
    });
    expect([(await mailsTo(ANA, day)).length, (await mailsTo(KIT, day)).length]).toEqual([2, 1]);
    // The earlier link leads to the current sheet.
    const call = await read(ana);
    expect(call).toMatchObject({ asked: 2, confirmedAt: null, time: "8:00 AM" });
    expect(call.changes).toEqual([
      "MARA (Ana Duarte): report 7:00 AM → 8:00 AM, wardrobe 7:45 AM → 8:45 AM, on set 8:00 AM → 9:00 AM",
    ]);
    expect(await refusal(confirm(ana, 1))).toEqual([
      ...[409, "revisedMeanwhile", "Your call has been revised in the meantime. Read it again, then confirm."],
    ]);
    await confirm(ana, 2);
    expect((await standing(day))["Ana Duarte"]).toBe("confirmed");
    expect(await read(kit)).toMatchObject({ asked: 1, confirmedAt: expect.any(String) });
  });
});

describe("the colours of revisions", () => {
  it("follow the production's own order", async () => {
    const { owner, id } = production;
    const params = { id };
    const { settings, version } = await owner.api(routes.getCallSheetSettings, { params });
    const payload = { settings: { ...settings, revisionPapers: ["Rose"] }, version };
    const saved = await owner.api(routes.updateCallSheetSettings, { params, payload });
    const wrong = { settings: { ...settings, revisionPapers: ["Mauve"] }, version: saved.version };
    const [status, , words] = await refusal(owner.api(routes.updateCallSheetSettings, { params, payload: wrong }));
    expect([status, words]).toEqual([400, expect.stringContaining("Choose from Blue, Pink")]);
    const day = await scheduled();
    await publish(day);
    await setTimes(day, "6:00 AM");
    expect((await publish(day, { after: 1 })).title).toBe("Revision 1 – Rose");
    await owner.api(routes.updateCallSheetSettings, { params, payload: { settings, version: saved.version } });
    expect((await board(day)).publications.at(-1)).toMatchObject({ kind: "revised", round: 1, paper: "Rose" });
  });
});

it("a day's call sheet is published at most 200 times, 120 of them by one person, and can be cancelled beyond", async () => {
  const day = await scheduled();
  const named = operation();
  await publish(day, { operation: named });
  const rows = (await itemsAt(`PROJECT#${day.id}`)).filter(({ sk }) => String(sk).startsWith("PUBLICATION#"));
  const row = rows.find((one) => one.operation === named)!;
  const numbered = (number: number, publishedBy: string) => {
    const sk = String(row.sk).replace(/\d{6}$/, String(number).padStart(6, "0"));
    const Item = { ...row, sk, number, publishedBy, operation: operation() };
    return db.send(new PutCommand({ TableName, Item }));
  };
  for (let number = 2; number <= 119; number++) await numbered(number, String(row.publishedBy));
  await setTimes(day, "6:00 AM");
  expect((await publish(day, { after: 119 })).number).toBe(120);
  await setTimes(day, "6:15 AM");
  expect(await refusal(publish(day, { after: 120 }))).toEqual([
    ...[409, "publicationLimit"],
    "You have published this call sheet 120 times, which is the maximum for one person. Ask another editor to publish it.",
  ]);
  for (let number = 121; number <= 199; number++) await numbered(number, "editor@example.com");
  const editor = await withEditor(url, production);
  const byEditor = (after: number) =>
    editor.api(routes.publishCallSheet, {
      params: day,
      payload: { as: "final", after, operation: operation(), reason: "No meal is planned" },
    });
  expect((await byEditor(199)).number).toBe(200);
  await mailed(production.owner, day);
  await setTimes(day, "6:30 AM");
  expect(await refusal(byEditor(200))).toEqual([
    ...[409, "publicationLimit"],
    "This call sheet has been published 200 times, which is the maximum for one day. Tell the crew of further changes by other means.",
  ]);
  await moveStart(day, "2031-03-10");
  expect(await publish(day, { as: "off", after: 200 })).toMatchObject({ number: 201, title: "Day cancelled" });
  expect((await refusal(publish(day, { as: "off", after: 201 })))[1]).toBe("alreadyOff");
  expect((await refusal(byEditor(201)))[1]).toBe("publicationLimit");
});

describe("a published day that leaves the schedule", () => {
  it("is shown as cancelled, and everyone called is notified in one step", async () => {
    const day = await scheduled();
    expect(await refusal(publish(day, { as: "off" }))).toEqual([
      ...[404, "notPublished", "This day's call sheet has not been published yet."],
    ]);
    await publish(day);
    const [ana, kit] = [await secretFor(ANA, day), await secretFor(KIT, day)];
    await confirm(kit, 1);
    const calendar = (await stranger(routes.createPersonalCalendar, { params: { secret: kit } })).path;
    expect(await refusal(publish(day, { as: "off", after: 1 }))).toEqual([
      ...[409, "stillShot", `"${day.scheduleName}" still shoots on ${DATE}. Remove the day from the schedule first.`],
    ]);
    const gone = async () => (await production.owner.api(routes.getCallSheetDays, { params: day })).gone;
    expect(await gone()).toEqual([]);
    await moveStart(day, "2031-03-10");
    expect(await gone()).toEqual([{ date: DATE, title: "Final – White", isOff: false }]);

    const named = operation();
    const off = { as: "off" as const, after: 1, operation: named };
    expect(await publish(day, off)).toMatchObject({
      ...{ number: 2, title: "Day cancelled", asked: 3, total: 2, sent: 2 },
    });
    expect(await publish(day, off)).toMatchObject({ number: 2 });
    expect(await gone()).toEqual([{ date: DATE, title: "Day cancelled", isOff: true }]);
    expect(await refusal(publish(day, { as: "off", after: 2 }))).toEqual([
      ...[409, "alreadyOff", "The cancellation of this day has already been published."],
    ]);
    const mails = await mailsTo(ANA, day);
    expect(mails[0]!.subject).toBe("The Small Tide: Monday, March 3, 2031 is cancelled");
    expect(mails[0]!.text).toContain("Your cancelled call: report 7:00 AM · wardrobe 7:45 AM · on set 8:00 AM");
    expect(mails).toHaveLength(2);
    expect(await standing(day)).toEqual({ "Ana Duarte": "sent", "Kit Lavender": "sent", "Sol Ames": "noAddress" });
    const call = await read(ana);
    expect(call).toMatchObject({ call: "", formerCall: expect.stringContaining("report 7:00 AM"), asked: 2 });
    expect(call.sheet.revision).toMatchObject({ title: "Day cancelled", isOff: true });
    const days = await (await fetch(`${url}${calendar}`)).text();
    const event = days.split("BEGIN:VEVENT").find((text) => text.includes(encodeURIComponent(day.scheduleName)))!;
    expect(event).toContain("SUMMARY:The Small Tide – cancelled");
    expect(event).toContain("STATUS:CANCELLED");

    // Back in the schedule, it is published anew to everyone.
    await moveStart(day, DATE);
    expect(await gone()).toEqual([]);
    expect(await publish(day, { after: 2 })).toMatchObject({ title: "Final – White", asked: 3, sent: 2 });
    expect(await read(ana)).toMatchObject({ asked: 3, formerCall: "", time: "7:00 AM" });
  });
});

describe("a personal calendar", () => {
  it("contains the published calls with their times and the planned days without, at a secret address", async () => {
    const day = await scheduled();
    await setTimes(day, "6:30 AM");
    await publish(day);
    const active = { params: { id: day.id, scheduleName: day.scheduleName }, payload: { active: true } };
    await production.owner.api(routes.activateSchedule, active);
    const secret = await secretFor(KIT, day);
    const begun = async () => (await stranger(routes.createPersonalCalendar, { params: { secret } })).path;
    const [first, path] = [await begun(), await begun()];
    const taken = async (address: string) => (await fetch(`${url}${address}`)).text();
    const calendar = await taken(path);
    expect(calendar).toContain("DTSTART:20310303T063000\r\nDTEND:20310303T200000");
    expect(calendar).toContain("SUMMARY:The Small Tide – call 6:30 AM");
    expect(await taken(first)).toContain("noSuchFeed");
    await setTimes(day, "9:00 AM");
    expect(await taken(path)).toContain("DTSTART:20310303T063000");
    await publish(day, { after: 1 });
    expect(await taken(path)).toContain("DTSTART:20310303T090000");
    const forged = stranger(routes.createPersonalCalendar, { params: { secret: "0".repeat(32) } });
    expect((await refusal(forged))[1]).toBe("noSuchCall");
    await production.owner.api(routes.activateSchedule, { ...active, payload: { active: false } });
  });

  it("is one, stored once, however often and at once its link creates it; only the newest address is valid", async () => {
    const day = await scheduled();
    await publish(day);
    const secret = await secretFor(KIT, day);
    const create = async () => (await stranger(routes.createPersonalCalendar, { params: { secret } })).path;
    const stored = async () => {
      const { Items = [] } = await db.send(new ScanCommand({ TableName, ConsistentRead: true }));
      return Items.filter(({ pk, projectId }) => String(pk).startsWith("OWN-DAYS#") && projectId === day.id);
    };
    const paths = [await create(), await create(), await create()];
    expect(await stored()).toHaveLength(1);
    paths.push(...(await Promise.all(Array.from({ length: 20 }, create))));
    expect(await stored()).toHaveLength(1);
    const found = await Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).status));
    expect(found.filter((status) => status === 200)).toHaveLength(1);
    expect(found.filter((status) => status === 404)).toHaveLength(paths.length - 1);
    expect(found.slice(0, 3)).toEqual([404, 404, 404]);
  });
});

describe("emails", () => {
  const delivery = async (day: Day, name: string) => {
    const id = await personId(day, name);
    const code = (await sha256(`${day.date}\n${day.scheduleName}`)).slice(0, 20);
    const rows = (await itemsAt(`PROJECT#${day.id}`)).filter(({ sk }) => String(sk).startsWith(`TOLD#${code}`));
    return rows.find(({ sk }) => String(sk).endsWith(id))!;
  };
  /** Leaves the row of a run that ends after sending and before recording it. */
  async function endInTheMiddle(day: Day, name: string, beganAt: string): Promise<void> {
    const { pk, sk } = await delivery(day, name);
    await db.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: "SET mail = :sending, beganAt = :at REMOVE sentAt",
        ExpressionAttributeValues: { ":sending": "SENDING", ":at": beganAt },
      }),
    );
  }

  it("are sent again to recipients who have not confirmed, once per request", async () => {
    const day = await scheduled();
    const unpublished = [404, "notPublished", "This day's call sheet has not been published yet."];
    expect(await refusal(sendTo(day, "unconfirmed"))).toEqual(unpublished);
    await publish(day);
    await confirm(await secretFor(KIT, day), 1);
    const named = operation();
    const answers = await Promise.all([1, 2, 3].map(() => sendTo(day, "unconfirmed", named)));
    expect(answers.map(({ total, sent }) => [total, sent])).toEqual([1, 2, 3].map(() => [1, 1]));
    expect([(await mailsTo(ANA, day)).length, (await mailsTo(KIT, day)).length]).toEqual([2, 1]);
    expect(await sendTo(day, "waiting")).toMatchObject({ status: "done", total: 0, sent: 0 });
    const [kit, sol] = [await personId(day, "Kit Lavender"), await personId(day, "Sol Ames")];
    expect(await refusal(sendTo(day, { person: kit }))).toEqual([
      ...[409, "alreadyConfirmed", "Kit Lavender has already confirmed."],
    ]);
    expect(await refusal(sendTo(day, { person: sol }))).toEqual([
      ...[409, "noAddress", "Sol Ames has no email address. Copy the link instead."],
    ]);
    expect(await refusal(sendTo(day, { person: "0".repeat(20) }))).toEqual([
      ...[404, "noSuchPerson", "This person is not on the call sheet."],
    ]);
  });

  it("that were possibly sent are shown as such, and sent again only on an explicit request", async () => {
    const day = await scheduled();
    await publish(day);
    await endInTheMiddle(day, "Ana Duarte", new Date(Date.now() - 120_000).toISOString());
    expect((await standing(day))["Ana Duarte"]).toBe("perhaps");
    await sendTo(day, "waiting");
    await sendTo(day, "unconfirmed");
    expect((await mailsTo(ANA, day)).length).toBe(1);
    expect(await sendTo(day, { person: await personId(day, "Ana Duarte") })).toMatchObject({ sent: 1 });
    expect((await mailsTo(ANA, day)).length).toBe(2);
    expect((await standing(day))["Ana Duarte"]).toBe("sent");
  });

  it("that bounce show the reason, and their address is blocked", async () => {
    const day = await scheduled();
    // The mail service's simulator address for bounces.
    const gone = `bounce+${operation()}@simulator.amazonses.com`;
    await withMailOfSol(gone, async () => {
      await publish(day);
      await expect.poll(async () => (await standing(day))["Sol Ames"], PATIENT).toBe("bounced");
      expect((await board(day)).people.find(({ name }) => name === "Sol Ames")!.why).toBe(
        "The mailbox does not exist.",
      );
      expect(await refusal(sendTo(day, { person: await personId(day, "Sol Ames") }))).toEqual([
        409,
        "stoppedAddress",
        `Emails to ${gone} are blocked: The mailbox does not exist. Give Sol Ames another address, or copy the link.`,
      ]);
      await sendTo(day, "unconfirmed");
      const next = await scheduled();
      expect((await publish(next)).sent).toBe(2);
      expect((await standing(next))["Sol Ames"]).toBe("stopped");
      expect((await mailsTo(gone, day)).length).toBe(1);
      // The recipient's mailbox was repaired: it is tried again on request.
      const person = await personId(next, "Sol Ames");
      expect(await sendTo(next, { person, resume: true })).toMatchObject({ sent: 1 });
      await expect.poll(async () => (await standing(next))["Sol Ames"], PATIENT).toBe("bounced");
      expect((await mailsTo(gone, day)).length).toBe(2);
    });
    // Another address of theirs is not blocked.
    await withMailOfSol(`sol.new@${at}`, async () => {
      expect(await sendTo(day, { person: await personId(day, "Sol Ames") })).toMatchObject({ sent: 1 });
      expect((await standing(day))["Sol Ames"]).toBe("sent");
    });
  });

  it("with a complaint block their address, and keep their status", async () => {
    const day = await scheduled();
    const complainer = `complainer@${at}`;
    await withMailOfSol(complainer, async () => {
      await publish(day);
      const { id } = (await mailsTo(complainer, day))[0]!;
      expect((await fetch(`${outboxOf(url)}/${id}/complaint`, { method: "POST", redirect: "manual" })).status).toBe(
        303,
      );
      expect((await fetch(`${outboxOf(url)}/none/complaint`, { method: "POST" })).status).toBe(404);
      expect((await standing(day))["Sol Ames"]).toBe("sent");
      const person = await personId(day, "Sol Ames");
      const [, code, words] = await refusal(sendTo(day, { person, resume: true }));
      expect([code, words]).toEqual(["stoppedAddress", expect.stringContaining("marked an email as spam")]);
    });
  });

  it("are sent to recipients not reached before, and to an address added later", async () => {
    const day = await scheduled();
    await publish(day);
    const sol = `sol@${at}`;
    await withMailOfSol(sol, async () => {
      expect((await standing(day))["Sol Ames"]).toBe("waiting");
      expect(await sendTo(day, "waiting")).toMatchObject({ status: "done", sent: 1 });
      expect((await mailsTo(sol, day)).length).toBe(1);
    });
  });
});

/** Runs an action while the runner has an address. */
async function withMailOfSol(mail: string, act: () => Promise<void>): Promise<void> {
  const params = { id: production.id };
  async function give(address: string) {
    const { departments, version } = await production.owner.api(routes.getCrew, { params });
    const changed = departments.map((one) => ({
      ...one,
      positions: one.positions.map((person) => (person.name === "Sol Ames" ? { ...person, mail: address } : person)),
    }));
    await production.owner.api(routes.updateCrew, { params, payload: { departments: changed, version } });
  }
  await give(mail);
  await act();
  await give("");
}

async function itemsAt(pk: string): Promise<Record<string, unknown>[]> {
  const query = { KeyConditionExpression: "pk = :pk", ExpressionAttributeValues: { ":pk": pk } };
  return (await db.send(new QueryCommand({ TableName, ...query, ConsistentRead: true }))).Items ?? [];
}

async function sha256(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("hex");
}

it("refuses a forged person and an invalid number with a reason", async () => {
  const day = await scheduled();
  const { status, text } = await send(url, routes.confirmPersonalCall, {
    params: { secret: "0".repeat(32) },
    body: JSON.stringify({ asked: 0 }),
  });
  expect([status, JSON.parse(text).code]).toEqual([400, "invalid"]);
  expect((await refusal(sendTo(day, { person: "x" })))[0]).toBe(400);
});

it("prints a day as the publication that it is the same as, else as a draft since that one", async () => {
  const day = await scheduled();
  const printed = async () => {
    const answer = await fetch(`${url}/api/${day.id}/call-sheet/${encodeURIComponent(day.scheduleName)}?day=1`, {
      headers: bearer(production.owner.token),
    });
    const [page = ""] = await pagesOf(new Uint8Array(await answer.arrayBuffer()));
    const name = decodeURIComponent(answer.headers.get("content-disposition")!.split("UTF-8''")[1]!);
    return [/FINAL – WHITE|DRAFT(?:: changed since \S+ – \S+)?/.exec(page)?.[0], name.split(" - ").at(-1)];
  };
  expect(await printed()).toEqual(["DRAFT", "Draft.pdf"]);
  await publish(day);
  expect(await printed()).toEqual(["FINAL – WHITE", "Final – White.pdf"]);
  await setTimes(day, "6:15 AM");
  expect(await printed()).toEqual(["DRAFT: changed since Final – White", "Draft.pdf"]);
});
