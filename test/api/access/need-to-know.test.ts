// One file, because its tests compare the answers about one production, which takes long to make.
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { DEFAULT_TIMING } from "../../../shared/call-sheet/model/call-times.ts";
import { EMPTY_PLAN } from "../../../shared/call-sheet/model/day-plan.ts";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import type { Visibility } from "../../../shared/visibility/visibility.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { pagesOf } from "../pages-of.ts";
import { ended, newProduction, type Production, placeScenes, records } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer, send } from "../send.ts";

// Each scene has a word of its own in its text, set, character and user entries.
const BIRDS = ["KESTREL", "MERLIN", "OSPREY", "HARRIER"] as const;
const [, MERLIN, OSPREY, HARRIER] = BIRDS;
const sceneOf = (bird: string) => `INT. ${bird} YARD - DAY

${bird}A waits beside the ${bird.toLowerCase()}stone.

${bird}A
Nobody knows ${bird.toLowerCase()}song.
`;
const SCREENPLAY = BIRDS.map(sceneOf).join("\n");
/** The first episode has these scenes; the second has one scene, a draft and a schedule with a name of its own. */
const EPISODES = [
  { number: "Z01", name: "Landing" },
  { number: "Z02", name: "Flyway" },
] as const;
const PETREL = "PETREL";
/** The elements of the scenes. The first has elements of two departments. */
const NEEDS: readonly (readonly [column: string, of: readonly string[]])[] = [
  ["Props", ["kestrel lantern", "merlin lantern", "", ""]],
  ["Vehicles", ["falcon van", "", "osprey van", ""]],
  ["Notes", BIRDS.map((bird) => `${bird.toLowerCase()} note`)],
  ["Reflections", ["", "", "osprey moon", ""]],
];

/** The second unit shoots the last scene of the first episode, and the main unit all scenes. */
const UNIT = { name: "Skua Unit", schedule: "Skua", scene: "Z01/4" } as const;
/** Stand for the IDs of the second episode and of the second unit. */
const SECOND = "second";
const SKUA = "skua";

/** The visibility of each member: the words that none of their answers may contain, and their own. */
const VIEWERS = {
  "a viewer of the first scene": {
    sees: { kind: "scenes", scenes: ["Z01/1"] },
    hidden: [MERLIN, OSPREY, HARRIER, PETREL],
  },
  "the property department": {
    sees: { kind: "departments", departments: ["Property"] },
    hidden: [OSPREY, HARRIER, PETREL, "FALCON"],
  },
  "a viewer of a scene that does not exist": { sees: { kind: "scenes", scenes: ["99"] }, hidden: [...BIRDS, PETREL] },
  "a viewer of the first episode": {
    sees: { kind: "episodes", episodes: ["first"] },
    hidden: [PETREL, EPISODES[1].number, EPISODES[1].name],
  },
  "a viewer of the second episode": {
    sees: { kind: "episodes", episodes: [SECOND] },
    hidden: [...BIRDS, EPISODES[0].number, EPISODES[0].name],
  },
  "a viewer of the second unit": {
    sees: { kind: "units", units: [SKUA] },
    hidden: [...BIRDS.filter((bird) => bird !== HARRIER), PETREL, EPISODES[1].number, "Main Unit"],
  },
  "a viewer of the first episode in the second unit": {
    sees: { kind: "episodesOfUnits", episodes: ["first"], units: [SKUA] },
    hidden: [...BIRDS.filter((bird) => bird !== HARRIER), PETREL, EPISODES[1].number, EPISODES[1].name, "Main Unit"],
  },
  "a viewer of the second episode in the second unit": {
    sees: { kind: "episodesOfUnits", episodes: [SECOND], units: [SKUA] },
    hidden: [...BIRDS, PETREL, EPISODES[0].number, EPISODES[0].name, "Main Unit"],
  },
} as const satisfies Record<string, { sees: Visibility; hidden: readonly string[] }>;
type Viewer = keyof typeof VIEWERS;

const url = inject("url");
const operation = () => randomUUID();
const DATES = ["2031-03-03", "2031-03-04", "2031-03-05"];
const DAY_OFF = "2031-03-06";
const SCHEDULES = ["Plan", "Elsewhere", EPISODES[1].name, UNIT.schedule];
let production: Production;
let second: string;
let skua: string;
let people: Record<Viewer | "all", Person>;
let feeds: Record<Viewer, string>;
let castIds: readonly string[];

beforeAll(async () => {
  production = await newProduction(url, SCREENPLAY);
  const { owner, id } = production;
  const params = { id };
  second = await seriesMade(owner, id);
  await breakdownFilled(owner, id);
  const roles = records(await owner.api(routes.getCastList, { params }));
  castIds = roles.map((role) => role["Cast ID"]!);
  for (const { Character = "", "Cast ID": castId = "" } of roles) {
    const role = { id, castId };
    const payload = { actorName: `${Character} Player`, details: `Likes ${Character}`, dates: "" };
    await owner.api(routes.addActorOption, { params: role, payload });
    await owner.api(routes.lockActor, { params: role, payload: { actor_name: payload.actorName } });
  }
  const { location_list } = await owner.api(routes.getLocationList, { params });
  for (const { "Location ID": locationId = "", "Location Group Name": name } of records(location_list)) {
    const payload = { locationName: `${name} Place`, address: `${name} Road` };
    await owner.api(routes.addLocationOption, { params: { id, locationId }, payload });
    await owner.api(routes.lockLocation, {
      params: { id, locationId },
      payload: { location_name: payload.locationName },
    });
  }
  for (const [name, location, episodes] of [
    ["Plan", "All locations", undefined],
    ["Elsewhere", `${OSPREY} YARD`, undefined],
    [EPISODES[1].name, "All locations", [second]],
  ] as const) {
    const chosen = episodes && { episodes: [...episodes] };
    const payload = { name, location, scenes_per_day: 2, start_date: DATES[0], pins: [], ...chosen };
    await owner.api(routes.createSchedule, { params, payload });
  }
  await boardWithBanner(owner, id);
  skua = await secondUnit();
  const days = { params: { id, scheduleName: "Plan" } };
  const plan = { ...EMPTY_PLAN, notes: "All of osprey and harrier", safety: "Mind the osprey" };
  for (const date of DATES) {
    await owner.api(routes.updateCallSheet, { ...days, payload: { date, timing: DEFAULT_TIMING, plan, version: 0 } });
    await owner.api(routes.publishCallSheet, {
      params: { id, scheduleName: "Plan", date },
      payload: { as: "final", after: 0, operation: operation(), reason: "No meal is planned" },
    });
  }
  const note = "Osprey moves in";
  const calendar = {
    weekdays: [1, 2, 3, 4, 5],
    region: null,
    worked: [],
    daysOff: [{ start: DAY_OFF, end: DAY_OFF, note }],
  };
  await owner.api(routes.updateCalendar, { params, payload: { calendar, version: 0 } });
  const event = { castId: castIds[3]!, date: DATES[0]!, code: "FT" } as const;
  await owner.api(routes.setDayStatus, { params, payload: event });

  const names = Object.keys(VIEWERS) as Viewer[];
  const all = await signedUp(url, "all");
  const limited = await Promise.all(names.map(async (name) => [name, await signedUp(url, "limited")] as const));
  people = { all, ...(Object.fromEntries(limited) as Record<Viewer, Person>) };
  for (const person of Object.values(people)) await onTeam(owner, id, person);
  const begun: [Viewer, string][] = [];
  for (const name of names) {
    const { path } = await people[name].api(routes.setCalendarFeed, { params, payload: { schedule: "Plan" } });
    begun.push([name, path!]);
    await limit(people[name], seesOf(name));
  }
  feeds = Object.fromEntries(begun) as Record<Viewer, string>;
  await owner.api(routes.changeTeamMember, {
    params: { id, username: all.email },
    payload: { role: "Producer", may: "viewer" },
  });
});

/** Adds a unit with an active schedule, and activates the main unit's; the answer is the added unit's ID. */
async function secondUnit(): Promise<string> {
  const { owner, id } = production;
  const params = { id };
  const change = { kind: "add", name: UNIT.name } as const;
  const payload = { version: 0, operation: operation(), change };
  const unit = (await owner.api(routes.changeUnits, { params, payload })).units.at(-1)!.id;
  const asked = { name: UNIT.schedule, location: "All locations", scenes_per_day: 2, start_date: DATES[0], unit };
  await owner.api(routes.createSchedule, { params, payload: asked });
  await placeScenes(production, UNIT.schedule, { [DATES[0]!]: UNIT.scene });
  for (const scheduleName of [UNIT.schedule, "Plan"])
    await owner.api(routes.activateSchedule, { params: { id, scheduleName }, payload: { active: true } });
  return unit;
}

/** Makes the production a series whose second episode has a script; the answer is that episode's ID. */
async function seriesMade(owner: Person, id: string): Promise<string> {
  const params = { id };
  let added = "";
  for (const [version, { number, name }] of EPISODES.entries()) {
    const change = { kind: "add", number, name } as const;
    const payload = { version, operation: operation(), change };
    added = (await owner.api(routes.changeEpisodes, { params, payload })).episodes.at(-1)!.id;
  }
  const payload = new FormData();
  payload.set("scriptPdf", new File([sceneOf(PETREL)], "script.fountain"));
  payload.set("fileName", EPISODES[1].name);
  payload.set("episode", added);
  await owner.api(routes.uploadScript, { params, payload });
  await owner.api(routes.generateBreakdown, { params: { id, fileName: EPISODES[1].name } });
  await ended(owner, id);
  return added;
}

function seesOf(name: Viewer): Visibility {
  const { sees } = VIEWERS[name];
  return {
    ...sees,
    ...("units" in sees && { units: [skua] }),
    ...("episodes" in sees && { episodes: sees.episodes.map((episode) => (episode === SECOND ? second : episode)) }),
  };
}

const limit = (person: Person, sees: Visibility) =>
  production.owner.api(routes.changeTeamMember, {
    params: { id: production.id, username: person.email },
    payload: { role: "Grip", may: "viewer", sees },
  });

async function breakdownFilled(owner: Person, id: string): Promise<void> {
  const { tsv_content, version } = await owner.api(routes.fetchBreakdown, { params: { id } });
  const { columns, rows } = tableFromTsv(tsv_content);
  const all = [...new Set([...columns, ...NEEDS.map(([column]) => column)])];
  const filled = rows.map((cells, at) =>
    all.map((column, place) => NEEDS.find(([need]) => need === column)?.[1][at] ?? cells[place] ?? ""),
  );
  const payload = { tsv_content: tsvFromTable({ columns: all, rows: filled }), version, operation: operation() };
  await owner.api(routes.updateBreakdown, { params: { id }, payload });
}

async function boardWithBanner(owner: Person, id: string): Promise<void> {
  const params = { id, scheduleName: "Plan" };
  const { board, version } = await owner.api(routes.getStripboard, { params });
  const [first, ...rest] = board.days;
  const banner = { kind: "banner", id: "b1", banner: "note", text: "The osprey comes tomorrow" } as const;
  const payload = { board: { ...board, days: [{ ...first!, items: [...first!.items, banner] }, ...rest] }, version };
  await owner.api(routes.saveStripboard, { params, payload: { ...payload, operation: operation() } });
}

/** Every way to call a route whose answer is filtered by visibility. */
function callsOf({ path, query }: Route): { readonly params: Record<string, string>; readonly query: string }[] {
  const { id } = production;
  const of = (name: string, values: readonly string[]) => (path.includes(`{${name}}`) ? values : [""]);
  const ways = of("castId", castIds).flatMap((castId) =>
    of("scheduleName", SCHEDULES).flatMap((scheduleName) =>
      of(
        "scheduleFile",
        SCHEDULES.map((name) => `${name}.schedule.tsv`),
      ).flatMap((scheduleFile) => of("date", DATES).map((date) => ({ id, castId, scheduleName, scheduleFile, date }))),
    ),
  );
  const queries = path.endsWith("/option-photos")
    ? BIRDS.map((bird, at) => `?kind=actor&id=${castIds[at]}&name=${bird}A%20Player`)
    : queriesOf(path, query !== undefined);
  return ways.flatMap((params) => queries.map((one) => ({ params, query: one })));
}

function queriesOf(path: string, hasQuery: boolean): readonly string[] {
  const takesEpisode = [routes.getScriptLines, routes.getBreakdownProgress].some((route) => route.path === path);
  if (!takesEpisode) return [hasQuery ? "?version=1" : ""];
  return ["?version=1", `?version=2&episode=${second}`, "?episode=first", `?episode=${second}`];
}

/** The text of all answers of a route to a member. */
async function answersTo(route: Route, person: Person): Promise<{ statuses: number[]; text: string }> {
  const statuses: number[] = [];
  const texts: string[] = [];
  for (const { params, query } of callsOf(route)) {
    const headers = bearer(person.token);
    if (route.answer.kind === "file") {
      const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
      const answer = await fetch(`${url}${path}`, { headers });
      statuses.push(answer.status);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const refused = () => withoutSent(new TextDecoder().decode(bytes), params.scheduleName);
      texts.push(...(answer.ok ? await pagesOf(bytes) : [refused()]));
      continue;
    }
    const sent = await send(url, route, { params, query, headers });
    statuses.push(sent.status);
    const text = sent.status === 404 ? withoutSent(sent.text, params.scheduleName, params.scheduleFile) : sent.text;
    texts.push(withoutSent(text, new URLSearchParams(query).get("name")));
  }
  return { statuses, text: texts.join("\n") };
}

/** A text without names that the caller sent, which reveal nothing. */
function withoutSent(text: string, ...names: readonly (string | null | undefined)[]): string {
  return names.reduce((rest: string, name) => (name ? rest.replaceAll(name.split(".")[0]!, "") : rest), text);
}

// Leaving the project returns nothing.
const narrowing = Object.entries<Route>(routes).filter(
  ([name, { filtersByVisibility }]) => filtersByVisibility && name !== "leaveProject",
);

/** Routes whose answers contain no scene here, where everyone is cast; every other route has scenes to hide. */
const OF_NO_SCENE = new Set([
  ...["getProjectName", "getTimeZone", "getChangeStamp", "listTeam", "getCrew", "listScripts", "getBreakdownProgress"],
  ...["getCallSheetSettings", "listPhotos", "getProjectStatus", "listEpisodes", "listUnits"],
]);

describe.each(narrowing)("%s", (name, route) => {
  it("reveals no hidden scene", async () => {
    const whole = await answersTo(route, people.all);
    expect(whole.statuses.every((status) => status === 200)).toBe(true);
    if (!OF_NO_SCENE.has(name)) expect(whole.text).toMatch(new RegExp(OSPREY, "i"));
    for (const viewer of Object.keys(VIEWERS) as Viewer[]) {
      const told = await answersTo(route, people[viewer]);
      expect([viewer, told.text.match(new RegExp(VIEWERS[viewer].hidden.join("|"), "gi")) ?? []]).toEqual([viewer, []]);
      expect([viewer, told.statuses.filter((status) => status !== 200 && status !== 404)]).toEqual([viewer, []]);
    }
  });
});

it("shows members their scenes, cast, locations and days", async () => {
  const first = people["a viewer of the first scene"];
  const params = { id: production.id };
  const has = async (route: Route) => expect((await answersTo(route, first)).text).toMatch(/kestrel/i);
  const withoutText = new Set(["listSchedules", "getCalendar"]);
  const shown = narrowing.filter(([name]) => !OF_NO_SCENE.has(name) && !withoutText.has(name));
  for (const [, route] of shown) await has(route);
  expect((await answersTo(routes.listPhotos, first)).statuses).toEqual([200, 404, 404, 404]);
  const { pages } = await first.api(routes.getScriptLines, { params });
  expect(pages.flatMap(({ lines }) => lines.map(({ text }) => text))).toContain("Nobody knows kestrelsong.");
  const { rows } = await first.api(routes.getFindings, { params });
  expect(rows.map(({ number }) => number)).toEqual(["Z01/1"]);
  const { days } = await first.api(routes.getCallSheetDays, { params: { ...params, scheduleName: "Plan" } });
  expect(days.map(({ sheet }) => sheet.cast.map(({ actor }) => actor))).toEqual([["KESTRELA Player"]]);
  const schedules = await first.api(routes.listSchedules, { params });
  expect(schedules.map(({ name }) => name)).toEqual(["Skua.schedule.tsv", "Plan.schedule.tsv"]);
  expect(await first.api(routes.getProjectName, { params })).toMatchObject({ may: "viewer", limited: true });
});

it("shows members of an episode its scenes, drafts, schedules and days, and nothing else of the series", async () => {
  const params = { id: production.id };
  const shown = async (viewer: Viewer) => {
    const person = people[viewer];
    const { rows, roles } = await person.api(routes.getFindings, { params });
    const { days } = await person.api(routes.getCallSheetDays, { params: { ...params, scheduleName: "Plan" } });
    return {
      scenes: rows.map(({ number }) => number),
      roles: roles.map(({ name }) => name),
      guests: records(await person.api(routes.getCastList, { params })).map(({ Guest }) => Guest),
      episodes: (await person.api(routes.listEpisodes, { params })).episodes.map(({ number, draft }) => [
        number,
        draft?.version,
      ]),
      drafts: (await person.api(routes.listScripts, { params })).map(({ version }) => version),
      schedules: (await person.api(routes.listSchedules, { params })).map(({ name }) => name.split(".")[0]).sort(),
      days: days.flatMap(({ sheet }) => sheet.scenes.map(({ number }) => number)).sort(),
      elements: (await person.api(routes.fetchBreakdown, { params })).tsv_content.includes("osprey moon"),
    };
  };
  const own = ["Z01/1", "Z01/2", "Z01/3", "Z01/4"];
  expect(await shown("a viewer of the first episode")).toEqual({
    ...{ scenes: own, days: own, roles: BIRDS.map((bird) => `${bird}A`), elements: true },
    // A role may be in episodes that the member does not see.
    guests: expect.not.arrayContaining(["True"]),
    ...{ episodes: [["Z01", 1]], drafts: [1], schedules: ["Elsewhere", "Plan", "Skua"] },
  });
  expect(await shown("a viewer of the second episode")).toEqual({
    ...{ scenes: ["Z02/1"], days: ["Z02/1"], roles: [`${PETREL}A`], elements: false },
    guests: [""],
    ...{ episodes: [["Z02", 2]], drafts: [2], schedules: ["Flyway", "Plan", "Skua"] },
  });
  for (const [viewer, episode] of [
    ["a viewer of the first episode", second],
    ["a viewer of the second episode", "first"],
  ] as const) {
    for (const route of [routes.getScriptLines, routes.getBreakdownProgress])
      expect(await refusal(people[viewer].api(route, { params, query: { episode } }))).toContain("noSuchEpisode");
  }
});

it("shows members of a unit its schedules and the scenes of the active one, and nothing of other units", async () => {
  const params = { id: production.id };
  const person = people["a viewer of the second unit"];
  const { rows } = await person.api(routes.getFindings, { params });
  expect(rows.map(({ number }) => number)).toEqual([UNIT.scene]);
  const { units } = await person.api(routes.listUnits, { params });
  expect(units.map(({ name }) => name)).toEqual([UNIT.name]);
  const schedules = await person.api(routes.listSchedules, { params });
  expect(schedules.map(({ name }) => name)).toEqual([`${UNIT.schedule}.schedule.tsv`]);
  const daysOf = (scheduleName: string) => person.api(routes.getCallSheetDays, { params: { ...params, scheduleName } });
  const { days } = await daysOf(UNIT.schedule);
  expect(days.map(({ sheet }) => [sheet.unit, sheet.scenes.map(({ number }) => number)])).toEqual([
    [UNIT.name, [UNIT.scene]],
  ]);
  expect(await refusal(daysOf("Plan"))).toContain("noSuchSchedule");
  const published = { params: { ...params, scheduleName: "Plan", date: DATES[0]! } };
  expect(await person.api(routes.getPublications, published)).toMatchObject({ publications: [], sheet: null });
  const status = await person.api(routes.getProjectStatus, { params, query: { today: DATES[0]! } });
  expect([status.schedules, status.shootDays, status.units?.map(({ name }) => name)]).toEqual([1, 1, [UNIT.name]]);
});

it("shows members of an episode and a unit the scenes that are of both", async () => {
  const params = { id: production.id };
  const shown = async (viewer: Viewer) => {
    const person = people[viewer];
    const { days } = await person.api(routes.getCallSheetDays, { params: { ...params, scheduleName: UNIT.schedule } });
    return {
      scenes: (await person.api(routes.getFindings, { params })).rows.map(({ number }) => number),
      episodes: (await person.api(routes.listEpisodes, { params })).episodes.map(({ number }) => number),
      units: (await person.api(routes.listUnits, { params })).units.map(({ name }) => name),
      schedules: (await person.api(routes.listSchedules, { params })).map(({ name }) => name),
      days: days.map(({ sheet }) => sheet.scenes.map(({ number }) => number)),
    };
  };
  const own = { units: [UNIT.name], schedules: [`${UNIT.schedule}.schedule.tsv`] };
  expect(await shown("a viewer of the first episode in the second unit")).toEqual({
    ...{ ...own, scenes: [UNIT.scene], episodes: [EPISODES[0].number], days: [[UNIT.scene]] },
  });
  // The second unit shoots nothing of the second episode.
  expect(await shown("a viewer of the second episode in the second unit")).toEqual({
    ...{ ...own, scenes: [], episodes: [], days: [] },
  });
});

it("does not say which episode comes before to those who do not see that one", async () => {
  const params = { id: production.id };
  const { owner } = production;
  const change = async (after: string | null) => {
    const { version } = await owner.api(routes.listEpisodes, { params });
    const edit = { kind: "edit", id: second, ...EPISODES[1], after } as const;
    await owner.api(routes.changeEpisodes, { params, payload: { version, operation: operation(), change: edit } });
  };
  await change("first");
  const seenBy = async (person: Person) =>
    (await person.api(routes.listEpisodes, { params })).episodes.map(({ after }) => after);
  expect(await seenBy(owner)).toEqual([undefined, "first"]);
  expect(await seenBy(people["a viewer of the second episode"])).toEqual([undefined]);
  await change(null);
});

it("filters a calendar feed by its owner's current visibility", async () => {
  for (const viewer of Object.keys(VIEWERS) as Viewer[]) {
    const calendar = await (await fetch(`${url}${feeds[viewer]}`)).text();
    expect(calendar).toContain("BEGIN:VEVENT");
    expect([viewer, calendar.match(new RegExp(VIEWERS[viewer].hidden.join("|"), "gi")) ?? []]).toEqual([viewer, []]);
  }
});

it("gives no lines of other drafts than that of the breakdown", async () => {
  const { owner, id } = production;
  const form = new FormData();
  form.set("scriptPdf", new File([SCREENPLAY], "later.fountain"));
  form.set("fileName", "Later.fountain");
  const { version } = await owner.api(routes.uploadScript, { params: { id }, payload: form });
  const lines = people["a viewer of the first scene"].api(routes.getScriptLines, {
    params: { id },
    query: { version },
  });
  expect(await refusal(lines)).toContain("noLines");
});

it("does not reveal a member's visibility to restricted members", async () => {
  const { owner, id } = production;
  const seen = async (person: Person) =>
    new Map((await person.api(routes.listTeam, { params: { id } })).map(({ email, sees }) => [email, sees]));
  const first = people["a viewer of the first scene"];
  const others = people["the property department"];
  const own = VIEWERS["a viewer of the first scene"].sees;
  const told = await seen(first);
  expect(told.get(first.email)).toEqual(own);
  expect([...told.values()].filter((sees) => sees !== undefined)).toEqual([own]);
  for (const person of [owner, people.all]) {
    expect((await seen(person)).get(others.email)).toEqual(VIEWERS["the property department"].sees);
  }
});

describe("a member's visibility", () => {
  it("names units of the production, with their names in the activity log", async () => {
    const { owner, id } = production;
    const member = await signedUp(url, "loader");
    await onTeam(owner, id, member);
    expect(await refusal(limit(member, { kind: "units", units: ["u9"] }))).toEqual([
      ...[404, "noSuchUnit", 'There is no unit with the ID "u9". Reload the page.'],
    ]);
    await limit(member, { kind: "units", units: [skua] });
    const { deeds } = await owner.api(routes.listAuditEvents, { params: { id } });
    expect(deeds.map(({ details }) => details)).toContain(
      `username: ${member.email}, role: Grip, may: viewer, sees: units, units: ${UNIT.name}`,
    );
  });

  it("names units and episodes that exist, both in the activity log", async () => {
    const { owner, id } = production;
    const member = await signedUp(url, "rigger");
    await onTeam(owner, id, member);
    const both = (units: string[], episodes: string[]) => limit(member, { kind: "episodesOfUnits", units, episodes });
    expect(await refusal(both(["u9"], [second]))).toContain("noSuchUnit");
    expect(await refusal(both([skua], ["x1"]))).toContain("noSuchEpisode");
    await both([skua], [second]);
    const { deeds } = await owner.api(routes.listAuditEvents, { params: { id } });
    expect(deeds.map(({ details }) => details)).toContain(
      `username: ${member.email}, role: Grip, may: viewer, sees: episodesOfUnits, units: ${UNIT.name}, episodes: Z02`,
    );
  });

  it("names episodes of the series, with their numbers in the activity log", async () => {
    const { owner, id } = production;
    const member = await signedUp(url, "dresser");
    await onTeam(owner, id, member);
    expect(await refusal(limit(member, { kind: "episodes", episodes: ["first", "x1"] }))).toEqual([
      ...[404, "noSuchEpisode", 'There is no episode "x1". Reload the page to see the episodes.'],
    ]);
    await limit(member, { kind: "episodes", episodes: [second, "first"] });
    const { deeds } = await owner.api(routes.listAuditEvents, { params: { id } });
    expect(deeds.map(({ details }) => details)).toContain(
      `username: ${member.email}, role: Grip, may: viewer, sees: episodes, episodes: Z01, Z02`,
    );
  });

  const of = (person: Person) => ({ id: production.id, username: person.email });
  const isOnTeam = async (person: Person) =>
    (await production.owner.api(routes.listTeam, { params: { id: production.id } })).find(
      ({ email }) => email === person.email,
    );

  it("stays when characters are renamed, applies from the next request on, and is recorded", async () => {
    const { owner, id } = production;
    const member = await signedUp(url, "gaffer");
    await onTeam(owner, id, member);
    await limit(member, { kind: "scenes", scenes: ["1", "2", "3", "8A"] });
    const payload = { role: "Gaffer", may: "viewer" } as const;
    await owner.api(routes.changeTeamMember, { params: of(member), payload });
    expect(await isOnTeam(member)).toMatchObject({
      role: "Gaffer",
      sees: { kind: "scenes", scenes: ["1", "2", "3", "8A"] },
    });
    const reports = () => member.api(routes.getReports, { params: { id, scheduleName: "Plan" }, query: {} });
    expect(await refusal(reports())).toContain("limited");
    await limit(member, { kind: "all" });
    await reports();
    const { deeds } = await owner.api(routes.listAuditEvents, { params: { id } });
    expect(deeds.filter(({ what }) => what === "changeTeamMember").map(({ details }) => details)).toEqual(
      expect.arrayContaining([
        `username: ${member.email}, role: Grip, may: viewer, sees: scenes 1-3, 8A`,
        `username: ${member.email}, role: Grip, may: viewer, sees: all`,
      ]),
    );
  });

  it("is full for editors and owners", async () => {
    const { owner } = production;
    const member = people["the property department"];
    for (const may of ["editor", "owner"] as const) {
      const change = owner.api(routes.changeTeamMember, {
        params: of(member),
        payload: { role: "Grip", may, password: owner.password },
      });
      expect(await refusal(change)).toEqual([
        409,
        "seesSome",
        `${member.email} sees only part of the project and so cannot edit it. Let them see the whole project first.`,
      ]);
    }
    expect(await isOnTeam(member)).toMatchObject({ may: "viewer" });
  });

  it("is kept in an invitation, and over a removal", async () => {
    const { owner, id } = production;
    const invited = { email: `prop-master-${Date.now()}@example.com` };
    const params = { id, username: invited.email };
    await owner.api(routes.addTeamMember, { params });
    const sees = { kind: "scenes", scenes: ["Z01/2"] } as const;
    await owner.api(routes.changeTeamMember, { params, payload: { role: "Prop Master", may: "viewer", sees } });
    await owner.api(routes.removeTeamMember, { params, payload: { removed: true } });
    await owner.api(routes.removeTeamMember, { params, payload: { removed: false } });
    const joined = await signedUp(url, "prop-master", invited.email);
    const { rows } = await joined.api(routes.getFindings, { params: { id } });
    expect(rows.map(({ number }) => number)).toEqual(["Z01/2"]);
  });
});
