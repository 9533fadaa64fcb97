import { afterEach, describe, expect, it } from "vitest";
import { actionText, EVENT_WORDS } from "../../shared/activity-log/action-text.ts";
import { detailsText } from "../../shared/activity-log/details-text.ts";
import { routes } from "../../shared/contract/routes.ts";
import { isAudited } from "../../shared/contract/schema/route.ts";
import { SPEECHES } from "../../shared/i18n/catalogues.ts";
import { ENGLISH, speakBy } from "../../shared/i18n/speech.ts";

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
  expect(actionText(what, details)).toBe(words);
});

it.each([
  ["updateCallSheet", "scheduleName: Main Unit, date: 2026-12-10", "Schedule: Main Unit, Date: 12/10/2026"],
  ["removeTeamMember", "username: a@b.example, removed: true", "Member: a@b.example"],
  ["setWatermark", "marked: true", ""],
  ["markPages", "marked: true", ""],
  ["makeApiKey", "name: Rain, sun: both", "Name: Rain, sun: both"],
  ["setDayStatus", "castId: 7", "Cast ID: 7"],
  ["updateCrew", "", ""],
  ["publishCallSheet", "date: 2026-12-10, as: off", "Date: 12/10/2026, Published as: Day cancelled"],
  ["saveList", "list: dietary-list, format: xlsx", "List: Dietary notes, Format: Excel"],
  [
    "makeApiKey",
    "name: both, scopes: readCallSheets,makeDrafts",
    "Name: both, Permissions: Read call sheets, Create draft call sheets and email them to the editors",
  ],
  ["changeTeamMember", "sees: units", "Can see: what some units shoot"],
  ["changeTeamMember", "sees: departments Property, Wardrobe", "Can see: what Property, Wardrobe need"],
])("shows for %s its details %j as %j", (what, details, words) => {
  expect(detailsText(what, details)).toBe(words);
});

describe("in German", async () => {
  const german = await SPEECHES.de!();
  afterEach(() => speakBy(() => ENGLISH));

  it.each([
    ["publishCallSheet", "date: 2026-12-10, as: final", "Datum: 10.12.2026, Veröffentlicht als: Endgültig"],
    ["setProductionReportState", "state: approved", "Status: Freigegeben"],
    ["printReport", "report: day-out-of-days, format: pdf", "Bericht zum Drehplan: Day out of Days, Format: PDF"],
    ["changeTeamMember", "may: viewer, sees: scenes 1-5, 8A", "Rechte: Leser, Darf sehen: Szenen 1-5, 8A"],
    ["getPersonalCallPdf", "by a personal link, date: 2026-12-10", "über einen persönlichen Link, Datum: 10.12.2026"],
    [
      "removeTeamMember",
      "username: a@b.example, removed: true, revoked: API key Wall; 1 personal links; 2 calendars",
      "Mitglied: a@b.example, Funktioniert nicht mehr: API-Schlüssel Wall; 1 persönlicher Link; 2 Kalender",
    ],
  ])("says the values of %s %j", (what, details, words) => {
    speakBy(() => german);
    expect(detailsText(what, details)).toBe(words);
  });
});
