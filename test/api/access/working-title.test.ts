import { PDFDocument } from "@cantoo/pdf-lib";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { screenplayPdf } from "../../../infra/local/demo/typeset.ts";
import { type RouteName, routes } from "../../../shared/contract/routes.ts";
import { API_SCOPE_NAMES } from "../../../shared/contract/schema/api-scopes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { mailsIn } from "../../outbox.ts";
import { newEmail, onTeam, type Person, signedUp } from "../../people.ts";
import { SCREENPLAY } from "../../small-tide.ts";
import { mailed } from "../mailed.ts";
import { pagesOf } from "../pages-of.ts";
import { breakDown, newProject, upload, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer } from "../send.ts";

const url = inject("url");
const NAME = "The Small Tide";
const COVER = "Blue Lantern";
const PLAN = "Plan A";
const DATES = { first: "2031-03-03", second: "2031-03-04" };
const ANA = newEmail("ana");

let id: string;
let owner: Person;
let editor: Person;
let limited: Person;
let key: string;
const secrets = { call: "", feed: "", ownDays: "" };

const everything = Object.entries(routes) as [RouteName, Route][];

/** Publishes a day's call sheet, which mails the people who are called. */
async function publish(date: string, after = 0, as: "final" | "preliminary" = "preliminary"): Promise<void> {
  const params = { id, scheduleName: PLAN, date };
  const payload = { as, after, operation: crypto.randomUUID(), reason: "No meal is planned" };
  await owner.api(routes.publishCallSheet, { params, payload });
  await mailed(owner, params);
}

/** A script with its title on the title page, above each page and in the file name. */
async function titledScript(): Promise<Uint8Array> {
  const scenes = SCREENPLAY.split(/\n(?=INT|EXT)/).map((scene) => `${scene}\n${`${WAITING}\n\n`.repeat(18)}`);
  const written = `Title: ${NAME.toUpperCase()}\nCredit: Written by\nAuthor: Ines Moreau\n\n${scenes.join("\n")}`;
  const pdf = await PDFDocument.load(await screenplayPdf(written, { numbers: true }));
  for (const page of pdf.getPages().slice(1)) {
    page.drawText(`${NAME.toUpperCase()} - Blue`, { x: 108, y: page.getHeight() - 40, size: 12 });
  }
  return pdf.save();
}
const WAITING = "Everybody waits for a while and looks at the water.";

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner, NAME);
  await upload(owner, id, `${NAME} Blue`, await titledScript());
  expect((await breakDown(owner, id, `${NAME} Blue`)).status).toBe("succeeded");
  const role = { id, castId: "1" };
  await owner.api(routes.addActorOption, { params: role, payload: { actorName: "Ana Duarte" } });
  await owner.api(routes.lockActor, { params: role, payload: { actor_name: "Ana Duarte" } });
  const profile = { ...NO_ACTOR_PROFILE, mail: ANA };
  const known = { actor_name: "Ana Duarte", version: 0, operation: crypto.randomUUID(), profile };
  await owner.api(routes.updateActorDetails, { params: role, payload: known });
  const plan = { name: PLAN, location: "All locations", scenes_per_day: 3, start_date: DATES.first };
  await owner.api(routes.createSchedule, { params: { id }, payload: plan });
  await owner.api(routes.activateSchedule, { params: { id, scheduleName: PLAN }, payload: { active: true } });
  // From then on the working title also replaces the name in earlier publications and reports.
  await publish(DATES.first);
  const edits = [{ at: ["times", "lastOut"], from: null, to: 1200 }];
  await owner.api(routes.editProductionReport, { params: { id, date: DATES.first }, payload: { edits } });
  const changed = await owner.api(routes.setWorkingTitle, { params: { id }, payload: { coverTitle: COVER } });
  expect([changed.projectName, changed.coverTitle]).toEqual([NAME, COVER]);
  editor = await withEditor(url, { owner, id });
  limited = await signedUp(url, "limited");
  await onTeam(owner, id, limited);
  const sees = { kind: "scenes", scenes: ["1", "2"] } as const;
  const grip = { role: "Grip", may: "viewer", sees } as const;
  await owner.api(routes.changeTeamMember, { params: { id, username: limited.email }, payload: grip });
  await publish(DATES.first, 1, "final");
  await publish(DATES.second);
  const day = { id, scheduleName: PLAN, date: DATES.first };
  const [ana] = (await owner.api(routes.getPublications, { params: day })).people;
  const { path } = await owner.api(routes.createPersonalLink, { params: day, payload: { person: ana!.personId } });
  secrets.call = path.split("/").at(-1)!;
  const feed = await owner.api(routes.setCalendarFeed, { params: { id }, payload: { schedule: PLAN } });
  secrets.feed = feed.path!.split("/").at(-1)!;
  const payload = { name: "Dashboard", scopes: [...API_SCOPE_NAMES], password: owner.password };
  ({ key } = await owner.api(routes.makeApiKey, { params: { id }, payload }));
});

/** The text of an answer: its headers and body, a PDF's pages, the files of a workbook. */
async function told(route: Route, given: object, query = "", token = owner.token): Promise<string> {
  const params: Record<string, unknown> = { id, scheduleName: PLAN, ...given };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const answer = await fetch(`${url}${path}${query}`, {
    method: route.method,
    headers: { ...bearer(token), "content-type": "application/json" },
    ...(route.method === "POST" && { body: "{}" }),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  const headers = decodeURIComponent(JSON.stringify([...answer.headers]));
  return `${headers}\n${await textOf(await answer.bytes())}`;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const text = new TextDecoder().decode(bytes);
  if (text.startsWith("%PDF")) return `${titleIn(text)} ${(await pagesOf(bytes)).join(" ")}`;
  return text.startsWith("PK")
    ? Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file))
        .join(" ")
    : text;
}

/** A PDF's metadata is plain text or hexadecimal UTF-16. */
const titleIn = (pdf: string) =>
  [...pdf.matchAll(/\/Title \(([^)]*)\)/g)].map(([, title]) => title?.replaceAll("\0", "")).join(" ");

const close = (text: string) => text.toLowerCase().replace(/[\s_.-]/g, "");
const contains = (text: string, title: string) => close(text).includes(close(title));

interface Given {
  readonly name: RouteName;
  readonly given?: () => object;
  readonly query?: string;
  readonly who?: () => string;
}

const onFirst = () => ({ date: DATES.first });
const GIVEN: readonly Given[] = [
  { name: "getCallSheet" },
  { name: "getCallSheetAsClient", given: onFirst, who: () => key },
  { name: "printPublication", given: onFirst, query: "?number=1" },
  { name: "printPublication", given: onFirst, query: "?number=2" },
  { name: "getPersonalCallPdf", given: () => ({ secret: secrets.call }) },
  { name: "getPersonalCall", given: () => ({ secret: secrets.call }) },
  { name: "readCalendarFeed", given: () => ({ secret: secrets.feed }) },
  { name: "readCalendarFeed", given: () => ({ secret: secrets.ownDays }) },
  { name: "getSides", query: "?day=1" },
  ...["one-liner", "shooting-schedule", "day-out-of-days", "stripboard", "breakdown-sheets"].map(
    (report): Given => ({ name: "printReport", query: `?report=${report}` }),
  ),
  { name: "saveList", query: "?list=cast-list&format=pdf" },
  { name: "saveList", query: "?list=crew-list&format=xlsx" },
  { name: "printProductionReport", given: onFirst, query: "?form=report" },
  { name: "printProductionReport", given: onFirst, query: "?form=times" },
  { name: "exportSchedule", query: "?format=uss" },
  { name: "exportSchedule", query: "?format=fdx" },
  { name: "exportScript", query: "?format=fdx" },
  { name: "exportScript", query: "?format=fountain" },
  { name: "getSchedule", given: () => ({ scheduleFile: `${PLAN}.schedule.tsv` }) },
  { name: "getCastList" },
];

describe("a project with a working title", () => {
  beforeAll(async () => {
    const { path } = await (
      await fetch(`${url}${routes.createPersonalCalendar.path.replace("{secret}", secrets.call)}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      })
    ).json();
    secrets.ownDays = String(path).split("/").at(-1)!;
  });

  it.each(GIVEN)("does not reveal its name by $name $query", async ({ name, given, query, who }) => {
    expect(contains(await told(routes[name], given?.() ?? {}, query, who?.()), NAME)).toBe(false);
  });

  it("is tested with every route that returns a file, a text or a calendar", () => {
    const away = everything.filter(([, { answer }]) => answer.kind !== "json").map(([name]) => name);
    expect(away.filter((name) => !GIVEN.some((tried) => tried.name === name))).toEqual(["exportAuditLog"]);
  });

  it("keeps names that users entered in the activity log, which only owners can read", async () => {
    expect(await told(routes.exportAuditLog, {})).toContain(`fileName: ${NAME} Blue`);
  });

  it("uses it in documents, calendars and file names", async () => {
    const given: readonly (readonly [Route, object, string?])[] = [
      [routes.printPublication, { date: DATES.first }, "?number=1"],
      [routes.getPersonalCallPdf, { secret: secrets.call }],
      [routes.readCalendarFeed, { secret: secrets.feed }],
      [routes.readCalendarFeed, { secret: secrets.ownDays }],
      [routes.saveList, {}, "?list=cast-list&format=xlsx"],
      [routes.exportAuditLog, {}],
    ];
    for (const [route, params, query] of given) expect(contains(await told(route, params, query), COVER)).toBe(true);
  });

  it("uses only it in emails", async () => {
    const mails = await mailsIn(url);
    const since = [ANA, editor.email].map((email) => mails.filter(({ to }) => to.includes(email)));
    // The first mail was sent under the name.
    const [toAna = [], toEditor = []] = since;
    expect(toAna.map((mail) => contains(JSON.stringify(mail), NAME))).toEqual([false, false, true]);
    expect(toEditor).not.toEqual([]);
    expect(contains(JSON.stringify(toEditor), NAME)).toBe(false);
    expect(contains(JSON.stringify(toEditor), COVER)).toBe(true);
  });

  it("uses it in the name of an export", async () => {
    await owner.api(routes.startExport, { params: { id }, payload: { operation: crypto.randomUUID() } });
    await expect
      .poll(async () => (await owner.api(routes.getExport, { params: { id } })).file?.name, { timeout: 60_000 })
      .toMatch(/^Blue Lantern \d{4}-\d\d-\d\d\.backlot\.tar\.gz$/);
  });

  it("prints sides with the script's text and numbers", async () => {
    const { url: file } = await owner.api(routes.getSides, { params: { id, scheduleName: PLAN }, query: { day: 1 } });
    const pages = await pagesOf(await (await fetch(file)).bytes());
    const sides = pages.join(" ");
    for (const words of ["MARA polishes the lens.", "LIGHTHOUSE - LAMP ROOM", WAITING, " 2. ", "Script: v1."]) {
      expect(sides).toContain(words);
    }
    expect(contains(sides, NAME)).toBe(false);
  });

  it("exports the script under the working title", async () => {
    expect(await told(routes.exportScript, {}, "?format=fountain")).toContain(`Title: ${COVER}\n\n`);
    expect(await told(routes.exportScript, {}, "?format=fdx")).toContain(`<Text>${COVER}</Text>`);
    expect(await told(routes.exportSchedule, {}, "?format=fdx")).toContain(`<Text>${COVER}</Text>`);
  });

  describe("shows restricted members only the working title", () => {
    const days = { ...onFirst(), castId: "1", scheduleFile: `${PLAN}.schedule.tsv`, user: "" };
    const narrowed = everything.filter(
      ([name, { filtersByVisibility }]) => filtersByVisibility && name !== "listPhotos" && name !== "leaveProject",
    );
    it.each([...narrowed, ["listProjects", routes.listProjects] as const])("in %s", async (name, route) => {
      const answer = await told(route, { ...days, user: limited.id }, "", limited.token);
      expect([name, contains(answer, NAME)]).toEqual([name, false]);
    });

    it("in place of the project's name, with the text of their scenes", async () => {
      const project = await limited.api(routes.getProjectName, { params: { id } });
      expect([project.name, project.projectName, project.coverTitle]).toEqual([COVER, COVER, undefined]);
      const { pages, name } = await limited.api(routes.getScriptLines, { params: { id } });
      const lines = pages.flatMap((page) => page.lines.map(({ text }) => text));
      expect(lines).toEqual(expect.arrayContaining(["MARA polishes the lens. ODO climbs in, out of breath.", WAITING]));
      expect(name).toBe("Script");
    });

    it("but shows the name to unrestricted members in the script itself", async () => {
      const { pages, name } = await editor.api(routes.getScriptLines, { params: { id } });
      expect(pages.every((page) => contains(JSON.stringify(page), NAME))).toBe(true);
      expect(name).toBe(`${NAME} Blue`);
    });
  });

  it("shows its team both names, and records the change", async () => {
    const project = await editor.api(routes.getProjectName, { params: { id } });
    expect(project).toMatchObject({ name: NAME, projectName: NAME, coverTitle: COVER });
    const listed = await editor.api(routes.listProjects, { params: { user: editor.id } });
    expect(listed).toMatchObject([{ projectName: NAME, coverTitle: COVER }]);
    const { deeds } = await owner.api(routes.listAuditEvents, { params: { id }, query: {} });
    expect(deeds.find(({ what }) => what === "setCoverTitle")?.details).toBe(`coverTitle: ${COVER}`);
  });

  it.each([
    ["  ", [400, "invalid", expect.stringContaining("Enter the working title.")]],
    [
      `${NAME.toUpperCase()} II`,
      [
        400,
        "tellsTheName",
        `"${NAME.toUpperCase()} II" reveals the project's name. Choose a working title that does not.`,
      ],
    ],
    ["x".repeat(101), [400, "invalid", expect.stringContaining("A working title can have at most 100 characters.")]],
  ])("refuses the working title %j", async (coverTitle, words) => {
    expect(await refusal(owner.api(routes.setWorkingTitle, { params: { id }, payload: { coverTitle } }))).toEqual(
      words,
    );
  });

  it("uses its own name again once the working title is removed", async () => {
    const { coverTitle } = await owner.api(routes.setWorkingTitle, { params: { id }, payload: { coverTitle: null } });
    expect(coverTitle).toBeUndefined();
    expect(contains(await told(routes.printPublication, { date: DATES.second }, "?number=1"), NAME)).toBe(true);
    await owner.api(routes.setWorkingTitle, { params: { id }, payload: { coverTitle: COVER } });
  });
});
