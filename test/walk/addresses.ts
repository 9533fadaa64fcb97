import type { Page } from "playwright-core";
import type { Production } from "../api/production.ts";

type Loading = readonly [address: string, waiting: string, failed: string];

/** Each route of web/app/router.tsx with server data, with its loading text and its error text. */
export const LOADING: readonly Loading[] = [
  ["/:user", "Loading projects...", "Failed to fetch projects"],
  ["/:user/account", "Loading...", "Failed to fetch user details"],
  ["/:user/import-project", "Loading...", "Failed to fetch the latest import"],
  ["/today", "Looking for today's call sheet...", "Failed to find today's call sheet"],
  ["/project/:id", "Loading project...", "Failed to fetch the project"],
  ["/:user/:id/script", "Loading scripts...", "Failed to fetch scripts"],
  ["/:user/:id/script/1/reading", "Loading the report...", "Failed to fetch the report on this draft"],
  ["/:user/:id/script-breakdown", "Loading breakdown...", "Failed to fetch breakdown"],
  ["/:user/:id/draft-review", "Loading the draft...", "Failed to fetch the draft"],
  ["/:user/:id/cast-list", "Loading cast list...", "Failed to fetch cast list"],
  ["/:user/:id/cast/:castId/options", "Loading cast member details...", "Failed to fetch cast member data"],
  ["/:user/:id/locations", "Loading locations...", "Failed to fetch locations"],
  ["/:user/:id/manage-dates", "Loading cast list...", "Failed to fetch cast list"],
  ["/:user/:id/calendar", "Loading calendar...", "Failed to fetch the calendar"],
  ["/:user/:id/availability", "Loading availability...", "Failed to fetch the availability"],
  ["/:user/:id/manage-schedules?schedule=Tides", "Loading schedule details...", "Failed to fetch schedule details"],
  ["/:user/:id/compare-schedules", "Loading schedules...", "Failed to fetch schedules"],
  ["/:user/:id/reports?schedule=Tides", "Loading reports...", "Failed to fetch the reports"],
  ["/:user/:id/stripboard?schedule=Tides", "Loading the board...", "Failed to fetch the board"],
  ["/:user/:id/manage-schedules", "Loading schedules...", "Failed to fetch schedules"],
  ["/:user/:id/manage-shoot-days", "Loading schedules...", "Failed to fetch schedules"],
  ["/:user/:id/call-sheets/:scheduleName", "Loading schedule details...", "Failed to fetch schedule details"],
  ["/:user/:id/dpr", "Loading reports...", "Failed to fetch the reports"],
  ["/:user/:id/audit", "Loading activity log...", "Failed to fetch the activity log"],
  ["/:user/:id/api-keys", "Loading API keys...", "Failed to fetch the API keys"],
  ["/:user/:id/settings", "Calculating costs...", "Failed to calculate the costs"],
  ["/:user/:id/crew", "Loading crew...", "Failed to fetch the crew"],
  ["/call-sheet/:secret", "Loading your call...", "Failed to fetch the call sheet"],
];

/** Static and redirecting routes. */
export const STILL = [
  ...["/", "/signup", "/reset-password", "/start", "/contact", "*"],
  ...["/:user/create-project", "/:user/:id", "/:user/:id/scheduling", "/:user/:id/call-sheets"],
];

/** The requests every page of a session or project needs before it renders. */
export const ASKED_FIRST = /\/api\/(verify-token|refresh-session|project-name\/|[^/]+\/change-stamp|[^/]+\/calendar)/;

/** An address of web/app/router.tsx in a production whose schedule is "Tides". */
export const pathIn = ({ owner, id }: Production, address: string): string =>
  address
    .replace(":user", owner.id)
    .replace(":id", id)
    .replace(":castId", "1")
    .replace(":scheduleName", "Tides")
    .replace(":secret", "nobody");

/** Navigates as a link does, in a tenth of the time of a page load. */
export function goWithin(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}
