import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { routes } from "../../../shared/contract/routes.ts";
import type { Route } from "../../../shared/contract/schema/route.ts";
import { onTeam, type Person, signedUp } from "../../people.ts";
import { pagesOf } from "../pages-of.ts";
import { newProduction, type Production, upload, uploadForm, withEditor } from "../production.ts";
import { refusal } from "../refusal.ts";
import { bearer } from "../send.ts";

const url = inject("url");
const PLAN = { scheduleName: "Plan A" };
const DATE = "2031-03-03";
const GARBLED = "%PDF-1.4\nof which nothing can be taken apart";

let production: Production;
let id: string;
let owner: Person;
let editor: Person;
let viewer: Person;
let key: string;
let secret: string;

beforeAll(async () => {
  [production, viewer] = await Promise.all([newProduction(url), signedUp(url, "viewer")]);
  ({ id, owner } = production);
  await setWatermark(true);
  editor = await withEditor(url, production);
  const username = viewer.email;
  await onTeam(owner, id, viewer);
  await owner.api(routes.changeTeamMember, { params: { id, username }, payload: { may: "viewer", role: "Actor" } });
  const positions = [{ position: "Gaffer", name: "Kit 민지" }];
  await owner.api(routes.updateCrew, {
    params: { id },
    payload: { departments: [{ id: "electric", name: "Electric", positions }], version: 0 },
  });
  const plan = { name: PLAN.scheduleName, location: "All locations", scenes_per_day: 5, start_date: DATE };
  await owner.api(routes.createSchedule, { params: { id }, payload: plan });
  const day = { id, ...PLAN, date: DATE };
  const published = { as: "final", after: 0, operation: crypto.randomUUID(), reason: "No meal is planned" } as const;
  await owner.api(routes.publishCallSheet, { params: day, payload: published });
  const [kit] = (await owner.api(routes.getPublications, { params: day })).people;
  const { path } = await owner.api(routes.createPersonalLink, { params: day, payload: { person: kit!.personId } });
  secret = path.split("/").at(-1)!;
  ({ key } = await owner.api(routes.makeApiKey, {
    params: { id },
    payload: { name: "Dashboard", scopes: ["readCallSheets"], password: owner.password },
  }));
});

const setWatermark = (marked: boolean) => owner.api(routes.setWatermark, { params: { id }, payload: { marked } });

/** The bytes of a file, also when an answer contains only its address. */
async function file(route: Route, token: string | undefined, given: object, query = ""): Promise<Uint8Array> {
  const params: Record<string, unknown> = { id, ...given };
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const answer = await fetch(`${url}${path}${query}`, { headers: token === undefined ? {} : bearer(token) });
  expect([route.path, answer.status]).toEqual([route.path, 200]);
  if (!answer.headers.get("content-type")?.startsWith("application/json")) return answer.bytes();
  return (await fetch(((await answer.json()) as { url: string }).url)).bytes();
}

const close = (text: string) => text.replace(/\s/g, "").normalize("NFC");
const ID = /[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/;

/** The watermark IDs, one per page, where each page names the reader and today's date. */
async function idsOn(pdf: Uint8Array, reader: string): Promise<string[]> {
  const pages = (await pagesOf(pdf)).map(close);
  const days = [0, 1].map((before) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10));
  return pages.map((page) => {
    expect(page).toContain(close(reader));
    const [, found = "none"] = new RegExp(`(?:${days.join("|")})(${ID.source})`).exec(page) ?? [];
    return found;
  });
}

const GIVEN = [
  ["a script", routes.viewScript, () => editor, { fileName: "Draft" }, ""],
  ["sides", routes.getSides, () => viewer, PLAN, "?day=1"],
  ["a call sheet", routes.getCallSheet, () => viewer, PLAN, "?day=1"],
  ["all call sheets", routes.getCallSheet, () => owner, PLAN, ""],
  ["a published call sheet", routes.printPublication, () => viewer, { ...PLAN, date: DATE }, "?number=1"],
] as const;

/** The audit events with this watermark ID. */
const under = async (mark: string) =>
  (await owner.api(routes.listAuditEvents, { params: { id }, query: { mark } })).deeds.map(({ who, what }) => [
    who,
    what,
  ]);

describe("the pages of", () => {
  it.each(GIVEN)("%s name their reader, with an id that leads to the download", async (_, route, who, given, query) => {
    const [what] = Object.entries(routes).find(([, one]) => one === route)!;
    const ids = [];
    for (const person of [who(), owner]) {
      const [first, ...others] = await idsOn(await file(route, person.token, given, query), person.email);
      expect(others).toEqual(others.map(() => first));
      expect(await under(first!)).toEqual([[person.email, what]]);
      ids.push(first);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it("a call sheet name the API key that saved it, or the recipient of a personal link", async () => {
    const [taken] = await idsOn(await file(routes.getCallSheetAsClient, key, PLAN, "?day=1"), "API key");
    expect(await under(taken!)).toEqual([[expect.stringMatching(/^API key \w{16}$/), "getCallSheetAsClient"]]);
    const own = [];
    for (let times = 0; times < 2; times++) {
      const [mark] = await idsOn(await file(routes.getPersonalCallPdf, undefined, { secret }), "Kit 민지");
      expect(await under(mark!)).toEqual([["Kit 민지", "printCall"]]);
      own.push(mark);
    }
    expect(own[0]).not.toBe(own[1]);
  });

  it("a script keep their number and size", async () => {
    const [before, after] = [await file(routes.viewScript, owner.token, { fileName: "Draft" }), await unmarked()];
    expect((await pagesOf(new Uint8Array(before))).length).toBe((await pagesOf(new Uint8Array(after))).length);
    expect(before.length).toBeLessThan(after.length + 60_000);
  });

  it("a script on screen name their reader too", async () => {
    const { mark } = await viewer.api(routes.getScriptLines, { params: { id } });
    expect(mark).toEqual({ reader: viewer.email, date: expect.any(String), id: expect.stringMatching(ID) });
    expect(await under(mark!.id.toLowerCase().replace("-", " "))).toEqual([[viewer.email, "getScriptLines"]]);
  });
});

/** The script as uploaded. */
async function unmarked(): Promise<Uint8Array> {
  expect(await setWatermark(false)).toEqual({ marked: false });
  try {
    return await file(routes.viewScript, editor.token, { fileName: "Draft" });
  } finally {
    await setWatermark(true);
  }
}

describe("a file that cannot be watermarked", () => {
  it("is open only to owners: an unreadable PDF, and the script as text", async () => {
    await upload(editor, id, "Garbled", GARBLED);
    const garbled = { params: { id, fileName: "Garbled" } };
    expect(await refusal(editor.api(routes.viewScript, garbled))).toEqual([
      403,
      "forOwners",
      `"Garbled" cannot be watermarked, so only the project's owner can open it. Print it to a new PDF and upload that.`,
    ]);
    expect(new TextDecoder().decode(await file(routes.viewScript, owner.token, garbled.params))).toBe(GARBLED);
    const form = uploadForm("Typed", "INT. KITCHEN - DAY\n\nMARA waits.\n");
    form.set("scriptPdf", new File(["INT. KITCHEN - DAY\n\nMARA waits.\n"], "typed.fountain"));
    await editor.api(routes.uploadScript, { params: { id }, payload: form });
    const typed = { params: { id, fileName: "Typed" } };
    expect(await refusal(viewer.api(routes.viewScript, typed))).toContain("forOwners");
    const exported = { params: { id }, query: { format: "fountain" } } as const;
    const inOrder = { params: { id, ...PLAN }, query: { format: "fdx" } } as const;
    for (const person of [viewer, editor]) {
      expect(await refusal(person.api(routes.exportScript, exported))).toEqual([
        403,
        "forOwners",
        "The script as text is not watermarked, so only the project's owner can save it. Ask them for it.",
      ]);
      expect(await refusal(person.api(routes.exportSchedule, inOrder))).toContain("forOwners");
    }
    expect(await owner.api(routes.exportScript, exported)).toContain("LIGHTHOUSE");
  });

  it("is open to all while watermarks are off, which only an owner can change and the log records", async () => {
    expect(close((await pagesOf(await unmarked())).join(""))).not.toMatch(new RegExp(close(editor.email)));
    expect(await refusal(editor.api(routes.setWatermark, { params: { id }, payload: { marked: false } }))).toContain(
      "forbidden",
    );
    const { deeds } = await owner.api(routes.listAuditEvents, { params: { id }, query: {} });
    expect(deeds[0]).toMatchObject({ what: "markPages", details: "marked: true" });
    expect(await owner.api(routes.getProjectName, { params: { id } })).toMatchObject({ pagesMarked: true });
  });
});

it("lists for every route that can read a script or call sheet why it returns no unmarked one", () => {
  const reading = readFileSync("infra/stacks/route-permissions.ts", "utf8")
    .split(/^ {4}(?=\w+: )/m)
    .filter((route) => /(?:drafts|published)\(.*"GetObject"/.test(route))
    .map((route) => route.slice(0, route.indexOf(":")));
  expect(reading.toSorted()).toEqual(
    [
      // They add the watermark.
      ...["viewScript", "getSides", "getScriptLines", "printPublication", "getPersonalCallPdf"],
      ...["getCallSheet", "getCallSheetAsClient"],
      // Only for owners while watermarks are on.
      ...["exportScript", "exportSchedule"],
      // They return data parsed from the script, not its pages.
      ...["correctBreakdown", "getDraftReview", "applyDraft", "getCosts", "getReadingReport"],
      // They return the data of the sheet for display, or its state.
      ...["getCallSheetDays", "getPublications", "publishCallSheet", "sendCallSheet", "createPersonalLink"],
      ...["getProjectStatus", "getPersonalCall", "confirmPersonalCall", "createPersonalCalendar", "readCalendarFeed"],
    ].toSorted(),
  );
});

it("refuses a malformed id", async () => {
  expect(await refusal(owner.api(routes.listAuditEvents, { params: { id }, query: { mark: "K7QF" } }))).toEqual([
    400,
    "invalid",
    '"K7QF" is not a watermark ID. It has eight letters and digits, such as K7QF-2M9T.',
  ]);
  expect(await under("0000-0000")).toEqual([]);
});
