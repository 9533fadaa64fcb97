import { expect, it } from "vitest";
import { routes } from "../../shared/contract/routes.ts";
import { isAudited } from "../../shared/contract/schema/route.ts";
import { auditActionText, detailsText, EVENT_WORDS } from "../../web/audit/audit-text.ts";

it("has a text for each route in the activity log, and for no other", () => {
  const logged = Object.entries(routes).flatMap(([name, route]) => (isAudited(route) ? [name] : []));
  // A personal link has no account behind it, so its route logs its calls itself.
  expect(Object.keys(EVENT_WORDS).toSorted()).toEqual([...logged, "getPersonalCallPdf"].toSorted());
});

it.each([
  ["addTeamMember", "username: bo@example.com", "Team member invited"],
  ["setWatermark", "marked: true", "Watermarks turned on"],
  ["markPages", "marked: true", "Watermarks turned on"],
  ["judgeProductionReport", "date: 2026-12-10", "Production report status changed"],
  ["setWatermark", "marked: false", "Watermarks turned off"],
  ["setProjectDeleted", "", "Project deleted or restored"],
  ["removeTeamMember", "username: bo@example.com, removed: false", "Team member restored"],
  ["aRouteOfBefore", "", "aRouteOfBefore"],
])("describes %s with the details %j %j", (what, details, words) => {
  expect(auditActionText(what, details)).toBe(words);
});

it.each([
  ["updateCallSheet", "scheduleName: Main Unit, date: 2026-12-10", "Schedule: Main Unit, Date: 2026-12-10"],
  ["removeTeamMember", "username: a@b.example, removed: true", "Member: a@b.example"],
  ["setWatermark", "marked: true", ""],
  ["markPages", "marked: true", ""],
  ["makeApiKey", "name: Rain, sun: both", "Name: Rain, sun: both"],
  ["setDayStatus", "castId: 7", "Cast ID: 7"],
  ["updateCrew", "", ""],
])("shows for %s its details %j as %j", (what, details, words) => {
  expect(detailsText(what, details)).toBe(words);
});
