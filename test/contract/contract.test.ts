import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { areas, FIRST_NAMES, type RouteName, routes, stableNameOf } from "../../shared/contract/routes.ts";
import { PATH_PARAMS } from "../../shared/contract/schema/names.ts";
import { type Access, COMMON_REFUSALS, isBlockedByCompletion, type Route } from "../../shared/contract/schema/route.ts";

const every = Object.entries<Route>(routes);
const handlerOf = (name: string) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
const callOf = ({ method, path }: Route) => `${method} ${path}`;

/** The calls in the customer's specification, word for word. */
const DOCUMENTED = [
  "GET /api/verify-token",
  "GET /api/user/{user}",
  "POST /api/logout",
  "POST /api/login",
  "POST /api/signup",
  "POST /api/create-project/{user}",
  "GET /api/projects/{user}",
  "GET /api/project-name/{id}",
  "GET /api/projects/{id}/team",
  "POST /api/projects/{id}/team/{username}",
  "GET /api/{id}/script-list",
  "POST /api/{id}/upload-script",
  "POST /api/{id}/generate-breakdown/{fileName}",
  "GET /api/{id}/script-view/{fileName}",
  "GET /api/{id}/fetch-breakdown",
  "POST /api/{id}/update-breakdown",
  "GET /api/{id}/cast-list",
  "GET /api/{id}/cast-list-complete",
  "GET /api/{id}/cast-options/{castId}",
  "POST /api/{id}/cast/{castId}/add-option",
  "POST /api/{id}/cast/{castId}/remove-option",
  "GET /api/{id}/location-list",
  "POST /api/{id}/location/{locationId}/add-option",
  "POST /api/{id}/location/{locationId}/remove-options",
  "GET /api/{id}/schedules-list",
  "GET /api/{id}/schedule/{scheduleFile}",
  "POST /api/{id}/schedule/create",
  "GET /api/{id}/call-sheet/{scheduleName}",
];

/** Changes of a user's private data, which a viewer may make too. */
const OWN: ReadonlySet<string> = new Set(["setCalendarFeed", "leaveProject"]);

/**
 * Changes allowed in a completed project: reopen it, change its sign-in rule, watermark and visibility settings, export
 * it, and manage a personal calendar.
 */
const EVEN_COMPLETED = [
  "completeProject",
  "requireTwoFactor",
  "setWatermark",
  "addTeamMember",
  "changeTeamMember",
  "removeTeamMember",
  "leaveProject",
  "setCalendarFeed",
  "revokeApiKey",
  "startExport",
  "setWorkingTitle",
  "setProjectDeleted",
];

it("has every documented call", () => {
  expect(every.map(([, route]) => callOf(route))).toEqual(expect.arrayContaining(DOCUMENTED));
});

it("has each name and each path once", () => {
  const names = Object.values(areas).flatMap((area) => Object.keys(area));
  expect(names.toSorted()).toEqual(Object.keys(routes).toSorted());
  // Names of parameters do not make paths distinct.
  const calls = every.map(([, route]) => callOf(route).replace(/\{\w+\}/g, "{}"));
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
});

it("keeps the stable name of a renamed route for that route only", () => {
  const stable = every.map(([name]) => stableNameOf(name as RouteName));
  expect(stable.filter((name, at) => stable.indexOf(name) !== at)).toEqual([]);
  expect(Object.keys(FIRST_NAMES).filter((name) => !(name in routes))).toEqual([]);
  expect(Object.values(FIRST_NAMES).filter((name) => name in routes)).toEqual([]);
});

it("has a handler for each route, and no handler without a route", () => {
  const handlers = globSync("*.ts", { cwd: "functions/routes" });
  expect(handlers.toSorted()).toEqual(every.map(([name]) => handlerOf(name)).toSorted());
  expect(
    every.filter(([name]) => !readFileSync(`functions/routes/${handlerOf(name)}`, "utf8").includes(`routes.${name}`)),
  ).toEqual([]);
});

it("allows no change in a completed project except its access settings", () => {
  const changing = every.filter(([, { method, path }]) => method === "POST" && path.includes("{id}"));
  const open = changing.filter(([, route]) => !isBlockedByCompletion(route)).map(([name]) => name);
  expect(open.toSorted()).toEqual(EVEN_COMPLETED.toSorted());
});

describe.each(every)("%s", (name, route) => {
  it("defines the format of each parameter of its path", () => {
    const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(PATH_PARAMS)).toEqual(expect.arrayContaining(names));
  });

  it("has the parameter that its access rule requires", () => {
    const wanted: Partial<Record<Access, string>> = { anyone: "", signedIn: "", self: "{user}" };
    expect(route.path).toContain(wanted[route.access] ?? "{id}");
  });

  it("reads with GET, and changes only with POST and more than a viewer's permission", () => {
    if (route.method === "GET") expect(route.payload).toBeUndefined();
    else if (!OWN.has(name)) expect(route.access).not.toBe("viewer");
  });

  it("refuses with a 4xx status and a unique code", () => {
    for (const [code, status] of Object.entries(route.refusals)) {
      expect([code, status]).toEqual([code, expect.toSatisfy((is) => is === 202 || (is >= 400 && is < 500))]);
      expect(Object.keys(COMMON_REFUSALS)).not.toContain(code);
    }
  });
});

it("is tested over HTTP: each route, and each of its refusals by name", () => {
  const tests = globSync("test/api/**/*.ts").map((file) => readFileSync(file, "utf8"));
  const untried = every.flatMap(([name, { refusals }]) => {
    const own = tests.filter((test) => test.includes(`routes.${name}`)).join();
    // no-breakdown.test.ts calls every route that is refused without a breakdown.
    const codes = Object.keys(refusals).filter((code) => code !== "noBreakdown" && !own.includes(`"${code}"`));
    return [...(own === "" ? [name] : []), ...codes.map((code) => `${name}: ${code}`)];
  });
  expect(untried).toEqual([]);
});
