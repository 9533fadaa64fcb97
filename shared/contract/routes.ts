import { account } from "./account.ts";
import { apiKeys } from "./api-keys.ts";
import { archives } from "./archives.ts";
import { audit } from "./audit.ts";
import { review } from "./breakdown-review.ts";
import { callSheets } from "./call-sheets.ts";
import { cast } from "./cast.ts";
import { deletion } from "./deletion.ts";
import { improvements } from "./improvements.ts";
import { lists } from "./lists.ts";
import { locations } from "./locations.ts";
import { photos } from "./photos.ts";
import { productionReports } from "./production-reports.ts";
import { projects } from "./projects.ts";
import { publications } from "./publications.ts";
import { schedules } from "./schedules.ts";
import { scripts } from "./scripts.ts";

/** All routes by area. */
export const areas = {
  account,
  projects,
  scripts,
  review,
  cast,
  locations,
  photos,
  schedules,
  improvements,
  callSheets,
  publications,
  productionReports,
  apiKeys,
  audit,
  lists,
  archives,
  deletion,
} as const;

/** All routes. The stacks, the handlers, the web client, the OpenAPI document and ROUTES.md are derived from it. */
export const routes = {
  ...account,
  ...projects,
  ...scripts,
  ...review,
  ...cast,
  ...locations,
  ...photos,
  ...schedules,
  ...improvements,
  ...callSheets,
  ...publications,
  ...productionReports,
  ...apiKeys,
  ...audit,
  ...lists,
  ...archives,
  ...deletion,
} as const;

/**
 * A route's name: its handler's file in kebab case and its method on the client. The id of its construct is the stable
 * name.
 */
export type RouteName = keyof typeof routes;
