import { afterEach, describe, expect, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { ageText } from "../../web/offline/age-text.ts";
import {
  cacheActionFor,
  cacheNameFor,
  cachesOfOtherUsers,
  entriesToEvict,
  isOfProject,
  MAX_CACHE_AGE_MS,
} from "../../web/offline/cache-policy.ts";
import { isCacheable } from "../../web/offline/cacheable-routes.ts";
import {
  oldestDataAt,
  onRefreshAvailable,
  recordCachedResponse,
  recordFreshResponse,
  recordReload,
  resetForNavigation,
  setNetworkStatus,
} from "../../web/offline/data-age.ts";
import {
  oldAppShellCaches,
  precacheFiles,
  strategyFor,
  usesOnlyFiles,
} from "../../web/offline/service-worker-rules.ts";
import { isReturnUrlOf } from "../../web/session/return-url.ts";

describe("the device cache", () => {
  const names = Object.keys(routes) as (keyof typeof routes)[];

  it.each([
    [200, "keep"],
    [304, "leave"],
    [401, "leave"],
    [403, "forget"],
    [404, "forget"],
    [500, "leave"],
  ])("on the status %i: %s", (status, fate) => {
    expect(cacheActionFor(status)).toBe(fate);
  });

  it("stores no answer to a change", () => {
    expect(names.filter((name) => isCacheable(name) && routes[name].method !== "GET")).toEqual([]);
  });

  it("stores every read except short-lived, expiring and secret ones", () => {
    const notKept = {
      trueForAMoment: [
        "getChangeStamp",
        "getBreakdownProgress",
        "getImprovement",
        "getMailing",
        "getExport",
        "getImport",
        "getCosts",
      ],
      soonOpensNothing: ["viewScript", "listPhotos"],
      secret: [
        "getOwnData",
        "listAccountEvents",
        "listSessions",
        "listApiKeys",
        "getCalendarFeed",
        "listAuditEvents",
        "exportAuditLog",
      ],
      forOtherPrograms: [
        ...["readCalendarFeed", "listCallSheetsAsClient", "getCallSheetAsClient", "exportSchedule", "exportScript"],
      ],
    };
    const questions = names.filter((name) => routes[name].method === "GET");
    expect(questions.filter((name) => !isCacheable(name)).sort()).toEqual(Object.values(notKept).flat().sort());
  });

  it("expires entries after thirty days, and evicts the oldest when it is full", () => {
    const now = 100 * 24 * 3600_000;
    const entry = (address: string, keptAt: number) => ({ address, keptAt, bytes: 10 });
    const entries = [entry("/old", now - MAX_CACHE_AGE_MS - 1), entry("/first", now - 3), entry("/last", now - 1)];
    expect(entriesToEvict(entries, now)).toEqual(["/old"]);
    expect(entriesToEvict(entries, now, 10)).toEqual(["/first", "/old"]);
    expect(entriesToEvict([], now)).toEqual([]);
  });

  it("is separate for each user", () => {
    const names = ["shell-1", cacheNameFor("ana"), cacheNameFor("bo"), cacheNameFor(undefined)];
    expect(cachesOfOtherUsers(names, "ana")).toEqual([cacheNameFor("bo")]);
  });

  it.each([
    ["/api/p1/cast-list", true],
    ["/api/projects/p1/team", true],
    ["/api/project-name/p1", true],
    ["/api/p2/schedule/p1", false],
    ["/api/projects/ana?p1", false],
  ])("decides whether %s belongs to project p1: %j", (address, isOf) => {
    expect(isOfProject(address, "p1")).toBe(isOf);
  });
});

describe("the age of a page", () => {
  afterEach(() => {
    resetForNavigation();
    setNetworkStatus("back");
  });

  it.each([
    ["2026-03-02T05:12:00", "2026-03-02T08:20:00", "as of 5:12 AM, 3 hours ago"],
    ["2026-03-02T05:12:10", "2026-03-02T05:12:40", "as of 5:12 AM, just now"],
    ["2026-03-02T23:50:00", "2026-03-03T00:01:00", "as of Mar 2, 11:50 PM, 11 minutes ago"],
    ["2026-03-01T00:05:00", "2026-03-03T05:00:00", "as of Mar 1, 12:05 AM, 2 days ago"],
    ["2026-03-02T05:12:00", "2026-03-02T05:11:00", "as of 5:12 AM, just now"],
  ])("of %s at %s is shown as %j", (then, now, said) => {
    // Newer versions of Intl separate the time from AM and PM by a narrow space.
    expect(ageText(new Date(then), new Date(now)).replace("\u202f", " ")).toBe(said);
  });

  it("is that of the oldest answer on it, until all are refreshed or another page is opened", () => {
    recordCachedResponse("/a", 100);
    recordCachedResponse("/b", 50);
    expect(oldestDataAt()).toBe(50);
    recordFreshResponse("/b");
    expect(oldestDataAt()).toBe(100);
    resetForNavigation();
    expect(oldestDataAt()).toBeUndefined();
    recordCachedResponse("/c", 10);
    recordReload(performance.now() + 1);
    expect(oldestDataAt()).toBeUndefined();
  });

  it("starts when the network is lost, and its end is reported once", () => {
    let times = 0;
    const unlisten = onRefreshAvailable(() => times++);
    recordFreshResponse("/a");
    setNetworkStatus("lost");
    expect(oldestDataAt()).toBeGreaterThan(0);
    setNetworkStatus("back");
    setNetworkStatus("back");
    expect([oldestDataAt(), times]).toEqual([undefined, 1]);
    unlisten();
  });
});

describe("the service worker", () => {
  const way = (path: string, mode = "cors", method = "GET") =>
    strategyFor({ method, mode, url: new URL(path, "https://backlot.example").href }, "https://backlot.example");

  it.each([
    ["/ana/p1/call-sheets/Main?day=3", "navigate", "page"],
    ["/", "navigate", "page"],
    ["/assets/index-1a2b.js", "no-cors", "asset"],
    ["/api/p1/cast-list", "cors", "network"],
    ["/api/calendar-feed/secret", "navigate", "network"],
    ["/api/refresh-session", "cors", "network"],
    ["/outbox", "navigate", "network"],
    ["/outbox/0123456789abcdef", "navigate", "network"],
    ["/manifest.webmanifest", "cors", "network"],
    ["/sw.js", "no-cors", "network"],
    ["https://documents.example/draft.pdf", "cors", "network"],
  ])("answers %s (%s) from the %s", (path, mode, answeredBy) => {
    expect(way(path, mode)).toBe(answeredBy);
  });

  it("never answers a change", () => {
    expect(way("/assets/a.js", "cors", "POST")).toBe("network");
    expect(way("/ana", "navigate", "POST")).toBe("network");
  });

  it("deletes only the files of other versions", () => {
    expect(oldAppShellCaches(["shell-1", "shell-2", cacheNameFor("ana")], "2")).toEqual(["shell-1"]);
  });

  it("preloads everything except the code and fonts for PDFs and their pictures", () => {
    const late = ["pdf.worker.min-1.js", "pdf/cmaps/H.bcmap", "page-picture-1.js", "NotoSans_400Regular-1.ttf"];
    const built = ["index.html", "assets/index-1.js", ...late.map((name) => `assets/${name}`)];
    expect(precacheFiles(built)).toEqual(["/assets/index-1.js", "/index.html"]);
  });

  it("uses no page of another version than its files", () => {
    const page = '<script type="module" src="/assets/index-2.js"></script>';
    expect(usesOnlyFiles(page, ["/assets/index-2.js"])).toBe(true);
    expect(usesOnlyFiles(page, ["/assets/index-1.js"])).toBe(false);
    expect(usesOnlyFiles("<p>Room number?</p>", ["/assets/index-1.js"])).toBe(false);
  });
});

describe("the return URL after sign-in", () => {
  it.each([
    ["/ana/p1/cast-list?x=1", true],
    ["/bo/p1/cast-list", false],
    ["/p1/cast/7/options", true],
    ["/p1/call-sheets/Main?day=2", true],
    ["/project/p1", true],
    ["/today", true],
    ["//evil.example/ana", false],
    ["/\\evil.example", false],
    ["https://evil.example/ana", false],
    ["/", false],
  ])("can be %s for ana: %j", (place, isTheirs) => {
    expect(isReturnUrlOf(place, "ana")).toBe(isTheirs);
  });
});
