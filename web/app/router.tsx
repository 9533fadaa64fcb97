import type { LoaderFunction, RouteObject } from "react-router-dom";
import {
  accountLoader,
  homeLoader,
  importProjectLoader,
  signUpLoader,
  startLoader,
  usualClockLoader,
} from "../loaders/account.ts";
import { callSheetLoader, dprLoader, ownCallLoader, todayLoader } from "../loaders/call-sheet.ts";
import {
  apiKeysLoader,
  auditLoader,
  completedProjectLoader,
  hubLoader,
  projectLoader,
  settingsLoader,
} from "../loaders/project.ts";
import {
  availabilityLoader,
  castListLoader,
  castOptionsLoader,
  crewLoader,
  locationsLoader,
  manageDatesLoader,
  productionCalendarLoader,
} from "../loaders/roster.ts";
import {
  compareSchedulesLoader,
  manageSchedulesLoader,
  manageShootDaysLoader,
  reportsLoader,
  stripboardLoader,
} from "../loaders/schedule.ts";
import { draftReviewLoader, readingReportLoader, scriptBreakdownLoader, scriptLoader } from "../loaders/script.ts";
import { patterns } from "../navigation/paths.ts";
import { sessionLoader, signInLoader } from "../session/session.ts";
import { Opening, Root } from "./root.tsx";
import { RouteProblem } from "./route-error.tsx";
import { Shell, Verifying } from "./shell.tsx";

/** All routes of the app. Pages are loaded on first use. */
export const addresses: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Opening,
    ErrorBoundary: RouteProblem,
    children: [
      page(patterns.signIn, signInLoader, () => import("../pages/sign-in.tsx")),
      page(patterns.signUp, signUpLoader, () => import("../pages/sign-up.tsx")),
      { path: patterns.resetPassword, lazy: () => import("../pages/reset-password.tsx") },
      { path: patterns.start, loader: startLoader },
      page(patterns.personalCall, ownCallLoader, () => import("../pages/personal-call.tsx")),
      { path: patterns.contact, lazy: () => import("../pages/contact.tsx") },
      {
        id: "session",
        loader: sessionLoader,
        HydrateFallback: Verifying,
        // The session is only loaded again for another user's URL; api.ts notices when it ends.
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams.user !== nextParams.user,
        Component: Shell,
        ErrorBoundary: RouteProblem,
        children: [
          {
            ErrorBoundary: RouteProblem,
            children: [
              {
                // The clock of a project that was open before ends with it.
                loader: usualClockLoader,
                children: [
                  page(patterns.today, todayLoader, () => import("../pages/today.tsx")),
                  page(patterns.completed, completedProjectLoader, () => import("../pages/completed-project.tsx")),
                  page(patterns.home, homeLoader, () => import("../pages/projects-home.tsx")),
                  page(patterns.account, accountLoader, () => import("../pages/account.tsx")),
                  { path: patterns.createProject, lazy: () => import("../pages/create-project.tsx") },
                  page(patterns.importProject, importProjectLoader, () => import("../pages/import-project.tsx")),
                ],
              },
              {
                id: "project",
                loader: projectLoader,
                lazy: () => import("../pages/project.tsx"),
                children: [
                  {
                    ErrorBoundary: RouteProblem,
                    children: [
                      page(patterns.castOptions, castOptionsLoader, () => import("../pages/cast-options.tsx")),
                      page(patterns.callSheet, callSheetLoader, () => import("../pages/call-sheet.tsx")),
                      page(patterns.project, hubLoader, () => import("../pages/project-hub.tsx")),
                      page(patterns.script, scriptLoader, () => import("../pages/script.tsx")),
                      page(patterns.readingReport, readingReportLoader, () => import("../pages/reading-report.tsx")),
                      page(patterns.breakdown, scriptBreakdownLoader, () => import("../pages/script-breakdown.tsx")),
                      page(patterns.draftReview, draftReviewLoader, () => import("../pages/draft-review.tsx")),
                      page(patterns.castList, castListLoader, () => import("../pages/cast-list.tsx")),
                      page(patterns.castOptionsOf, castOptionsLoader, () => import("../pages/cast-options.tsx")),
                      page(patterns.locations, locationsLoader, () => import("../pages/locations.tsx")),
                      { path: patterns.scheduling, lazy: () => import("../pages/scheduling.tsx") },
                      page(patterns.manageDates, manageDatesLoader, () => import("../pages/manage-dates.tsx")),
                      page(
                        patterns.productionCalendar,
                        productionCalendarLoader,
                        () => import("../pages/production-calendar.tsx"),
                      ),
                      page(patterns.availability, availabilityLoader, () => import("../pages/availability.tsx")),
                      page(
                        patterns.manageSchedules,
                        manageSchedulesLoader,
                        () => import("../pages/manage-schedules.tsx"),
                      ),
                      page(
                        patterns.compareSchedules,
                        compareSchedulesLoader,
                        () => import("../pages/compare-schedules.tsx"),
                      ),
                      page(patterns.reports, reportsLoader, () => import("../pages/reports.tsx")),
                      page(patterns.stripboard, stripboardLoader, () => import("../pages/stripboard.tsx")),
                      { path: patterns.callSheets, lazy: () => import("../pages/call-sheets.tsx") },
                      page(
                        patterns.manageShootDays,
                        manageShootDaysLoader,
                        () => import("../pages/manage-shoot-days.tsx"),
                      ),
                      page(patterns.callSheetOf, callSheetLoader, () => import("../pages/call-sheet.tsx")),
                      page(patterns.dpr, dprLoader, () => import("../pages/production-reports.tsx")),
                      page(patterns.audit, auditLoader, () => import("../pages/audit.tsx")),
                      page(patterns.apiKeys, apiKeysLoader, () => import("../pages/api-keys.tsx")),
                      page(patterns.settings, settingsLoader, () => import("../pages/settings.tsx")),
                      page(patterns.crew, crewLoader, () => import("../pages/crew.tsx")),
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: "*", lazy: () => import("../pages/not-found.tsx") },
    ],
  },
];

/** A page route. Its data is requested while its code is loading. */
function page(path: string, loader: LoaderFunction, lazy: () => Promise<object>): RouteObject {
  return { path, loader, lazy };
}
