import { expect, it } from "vitest";
import { isWrittenDown } from "../../shared/contract/route.ts";
import { routes } from "../../shared/contract/routes.ts";
import { DEED_WORDS, detailsInWords, wordsOfDeed } from "../../web/audit/deed-words.ts";

it("has words for each route that the activity log notes, and for no other", () => {
  const logged = Object.entries(routes).flatMap(([name, route]) => (isWrittenDown(route) ? [name] : []));
  // A personal link has no account behind it, so its route notes its calls itself.
  expect(Object.keys(DEED_WORDS).toSorted()).toEqual([...logged, "printCall"].toSorted());
});

it.each([
  ["addTeamMember", "username: bo@example.com", "Team member invited"],
  ["markPages", "marked: true", "Watermarks turned on"],
  ["markPages", "marked: false", "Watermarks turned off"],
  ["setProjectDeleted", "", "Project deleted or restored"],
  ["removeTeamMember", "username: bo@example.com, removed: false", "Team member restored"],
  ["aRouteOfBefore", "", "aRouteOfBefore"],
])("calls %s with the details %j %j", (what, details, words) => {
  expect(wordsOfDeed(what, details)).toBe(words);
});

it.each([
  ["updateCallSheet", "scheduleName: Main Unit, date: 2026-12-10", "Schedule: Main Unit, Date: 2026-12-10"],
  ["removeTeamMember", "username: a@b.example, removed: true", "Member: a@b.example"],
  ["markPages", "marked: true", ""],
  ["makeApiKey", "name: Rain, sun: both", "Name: Rain, sun: both"],
  ["setDayEvent", "castId: 7", "Cast ID: 7"],
  ["updateCrew", "", ""],
])("writes beside %s its details %j as %j", (what, details, words) => {
  expect(detailsInWords(what, details)).toBe(words);
});
