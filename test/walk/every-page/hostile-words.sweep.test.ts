import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, inject, it } from "vitest";
import type * as z from "zod";
import { Timing } from "../../../shared/call-sheet/model/call-times.ts";
import { DayPlan, EMPTY_PLAN } from "../../../shared/call-sheet/model/day-plan.ts";
import { CallSheetSettings } from "../../../shared/call-sheet/model/settings.ts";
import { routes } from "../../../shared/contract/routes.ts";
import { ActorProfile, NO_ACTOR_PROFILE } from "../../../shared/roster/options/actor-profile.ts";
import { LocationSite, NO_LOCATION_SITE } from "../../../shared/roster/options/location-site.ts";
import { tableFromTsv, tsvFromTable } from "../../../shared/tables/tsv.ts";
import { paths } from "../../../web/navigation/paths.ts";
import { breakDown, newProject } from "../../api/production.ts";
import { mailsIn } from "../../outbox.ts";
import { type Person, signedUp } from "../../people.ts";
import { idle } from "../idle.ts";
import { windows } from "../visit.ts";

const url = inject("url");
const DATE = "2031-03-03";

/** Text that would run if a page inserted it as HTML, as long as a field allows. */
const HOSTILE = [
  `"'></textarea><script>pwned=1</script><svg onload=pwned=1><img src=x onerror=pwned=1>{{pwned=1}}`,
  `"><img src=x onerror=pwned=1>`,
  "javascript:pwned=1",
];
const [LONG, SHORT] = HOSTILE as [string, string];

/** The same value with hostile text in every field that accepts any. */
function poisoned<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>): z.output<Schema> {
  let became: unknown = value;
  const visit = (part: unknown, path: readonly string[]): void => {
    if (typeof part === "string") {
      for (const words of HOSTILE) {
        const tried = withAt(became, path, words);
        if (!schema.safeParse(tried).success) continue;
        became = tried;
        return;
      }
    } else if (typeof part === "object" && part !== null) {
      for (const [key, inner] of Object.entries(part)) visit(inner, [...path, key]);
    }
  };
  visit(value, []);
  return schema.parse(became);
}

function withAt(value: unknown, [key, ...rest]: readonly string[], words: string): unknown {
  if (key === undefined) return words;
  if (Array.isArray(value)) return value.map((part, at) => (String(at) === key ? withAt(part, rest, words) : part));
  return { ...(value as object), [key]: withAt((value as Record<string, unknown>)[key], rest, words) };
}

const SCRIPT = `Title: ${LONG}

INT. <IMG SRC=X ONERROR=PWNED=1> - DAY

@<svg onload=pwned=1>
${LONG}

EXT. QUAY - NIGHT

MARA takes a <script>pwned=1</script> ROPE.

MARA
${LONG}
`;

const open = windows();
let owner: Person;
let id: string;

beforeAll(async () => {
  owner = await signedUp(url, "owner");
  id = await newProject(owner, LONG);
  const params = { id };
  const { api } = owner;
  const form = new FormData();
  form.set("scriptPdf", new File([SCRIPT], "script.fountain"));
  form.set("fileName", "Draft");
  await api(routes.uploadScript, { params, payload: form });
  expect(await breakDown(owner, id, "Draft")).toMatchObject({ status: "succeeded" });
  const { tsv_content, version } = await api(routes.fetchBreakdown, { params });
  const { columns, rows } = tableFromTsv(tsv_content);
  const texts = ["Synopsis", "Notes", "Props", "Location"].map((name) => columns.indexOf(name));
  const changed = rows.map((row) => row.map((cell, at) => (texts.includes(at) ? `${cell} ${LONG}` : cell)));
  const table = tsvFromTable({ columns, rows: changed });
  await api(routes.updateBreakdown, { params, payload: { tsv_content: table, version, operation: randomUUID() } });

  const role = { id, castId: "1" };
  const profile = poisoned(ActorProfile, NO_ACTOR_PROFILE);
  await api(routes.addActorOption, { params: role, payload: { actorName: SHORT, details: LONG, profile } });
  await api(routes.lockActor, { params: role, payload: { actor_name: SHORT } });
  const site = poisoned(LocationSite, NO_LOCATION_SITE);
  const place = { id, locationId: "L1" };
  await api(routes.addLocationOption, { params: place, payload: { locationName: SHORT, address: LONG, site } });
  await api(routes.lockLocation, { params: place, payload: { location_name: SHORT } });
  const crew = await api(routes.getCrew, { params });
  const positions = [{ position: LONG, name: SHORT, mail: "kit@example.com" }];
  const departments = [{ id: "one", name: LONG, positions }];
  await api(routes.updateCrew, { params, payload: { departments, version: crew.version } });
  const invited = { id, username: `guest-${randomUUID()}@example.com` };
  await api(routes.addTeamMember, { params: invited });
  await api(routes.changeTeamMember, { params: invited, payload: { role: SHORT, may: "viewer" } });
  await api(routes.makeApiKey, {
    params,
    payload: { name: SHORT, scopes: ["readCallSheets"], password: owner.password },
  });

  const settings = await api(routes.getCallSheetSettings, { params });
  const payload = { settings: poisoned(CallSheetSettings, settings.settings), version: settings.version };
  await api(routes.updateCallSheetSettings, { params, payload });
  await api(routes.createSchedule, {
    params,
    payload: { name: "Plan", location: "All locations", scenes_per_day: 5, start_date: DATE },
  });
  const ofPlan = { id, scheduleName: "Plan" };
  await api(routes.activateSchedule, { params: ofPlan, payload: { active: true } });
  const [day] = (await api(routes.getCallSheetDays, { params: ofPlan })).days;
  const { timing } = day!.sheet;
  const notes = { id: "n", department: SHORT, text: LONG };
  const plan = poisoned(DayPlan, { ...EMPTY_PLAN, departmentNotes: [notes] });
  await api(routes.updateCallSheet, {
    params: ofPlan,
    payload: { date: DATE, timing: poisoned(Timing, timing), plan, version: day!.version },
  });
  const ofDay = { ...ofPlan, date: DATE };
  await api(routes.publishCallSheet, {
    params: ofDay,
    payload: { as: "final", after: 0, operation: randomUUID(), reason: "No meal is planned" },
  });
  const edits = ["notes", "weather", "visitors"].map((field) => ({ at: [field], from: "", to: LONG }));
  await api(routes.editProductionReport, { params: { id, date: DATE }, payload: { edits } });
});

describe("hostile text", () => {
  const user = () => owner.id;
  const pages: readonly [name: string, address: () => string][] = [
    ["home", () => paths.home(user())],
    ["project", () => paths.project(user(), id)],
    ["script", () => paths.script(user(), id)],
    ["breakdown", () => paths.breakdown(user(), id)],
    ["castList", () => paths.castList(user(), id)],
    ["castOptions", () => paths.castOptionsOf(user(), id, "1")],
    ["locations", () => paths.locations(user(), id)],
    ["availability", () => paths.availability(user(), id)],
    ["manageDates", () => paths.manageDates(user(), id)],
    ["schedules", () => paths.manageSchedules(user(), id)],
    ["compare", () => paths.compareSchedules(user(), id)],
    ["one-liner", () => paths.reports(user(), id, "Plan", "one-liner")],
    ["stripboard", () => paths.stripboard(user(), id, "Plan")],
    ["call sheet", () => paths.callSheetOf(user(), id, "Plan")],
    ["shoot days", () => paths.manageShootDays(user(), id)],
    ["report", () => paths.dpr(user(), id)],
    ["audit", () => paths.audit(user(), id)],
    ["API keys", () => paths.apiKeys(user(), id)],
    ["settings", () => paths.settings(user(), id)],
    ["crew", () => paths.crew(user(), id)],
  ];

  it("is shown as plain text on every page", async () => {
    const { page } = await open({ person: owner });
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    let shown = 0;
    for (const [name, address] of pages) {
      await page.goto(address());
      await page.getByRole("main").waitFor();
      await idle(page);
      const found = await page.evaluate(() => ({
        pwned: "pwned" in window,
        made: document.querySelectorAll('img[src="x"], svg[onload], [onerror]').length,
        links: [...document.links].filter(({ protocol }) => protocol === "javascript:").length,
        hasWords: document.body.innerHTML.includes("pwned=1"),
      }));
      if (found.hasWords) shown++;
      expect([name, found.pwned, found.made, found.links]).toEqual([name, false, 0, 0]);
    }
    expect(dialogs).toEqual([]);
    // The text is indeed on most pages.
    expect(shown).toBeGreaterThan(12);
  });

  it("cannot become markup, code or a worker through any of the site's scripts", async () => {
    const { page } = await open({ person: owner });
    await page.goto(paths.home(owner.id));
    await page.getByRole("main").waitFor();
    const ends = await page.evaluate(async (words) => {
      // Provoked here, so not an error of the page.
      window.addEventListener("securitypolicyviolation", (event) => event.stopImmediatePropagation(), true);
      const code = "globalThis.pwned=1";
      const sinks: Record<string, () => unknown> = {
        markup: () => Object.assign(document.createElement("p"), { innerHTML: words }),
        code: () => Reflect.get(window, "eval")(code),
        "code made a function": () => new Function(code),
        "code of a script": () => Object.assign(document.createElement("script"), { text: code }),
        "a worker of ours": () => new Worker("/sw.js"),
        "a worker of others": () => new Worker("https://elsewhere.example/worker.js"),
        "a policy of its own": () => Reflect.get(window, "trustedTypes").createPolicy("default", {}),
      };
      // Inside an evaluation, the driver allows code to be created from text.
      await new Promise((later) => setTimeout(later));
      return Object.entries(sinks).map(([name, sink]) => {
        try {
          sink();
          return `${name} passed`;
        } catch (error) {
          return `${name}: ${(error as Error).name}`;
        }
      });
    }, LONG);
    expect(ends).toEqual([
      "markup: TypeError",
      "code: EvalError",
      "code made a function: EvalError",
      "code of a script: TypeError",
      "a worker of ours: TypeError",
      "a worker of others: TypeError",
      "a policy of its own: TypeError",
    ]);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  });

  it("is not markup in an email", async () => {
    const mails = await mailsIn(url);
    const about = mails.filter(({ to }) => to.some((address) => /^(?:kit|guest-)/.test(address)));
    expect(about.length).toBeGreaterThan(0);
    expect(about.filter(({ html = "" }) => /<(?:img|svg|script)/i.test(html))).toEqual([]);
    expect(about.filter(({ subject }) => /[\r\n]/.test(subject))).toEqual([]);
  });
});

describe("a device with a wrong clock", () => {
  it.each([-15, 15])("keeps its session when it is off by %i minutes", async (minutes) => {
    const { page } = await open({ person: owner });
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await page.clock.resume();
    await page.goto(paths.crew(owner.id, id));
    await page.getByRole("main").waitFor();
    // This text comes from the server.
    await expect.poll(() => page.getByRole("main").innerHTML()).toContain("pwned=1");
    expect(new URL(page.url()).pathname).toBe(paths.crew(owner.id, id));
  });
});
