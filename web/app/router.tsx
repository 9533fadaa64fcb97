import type { LoaderFunction, RouteObject } from "react-router-dom";
import { accountLoader, homeLoader, importProjectLoader, signUpLoader, startLoader } from "../loaders/account.ts";
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
import { draftReviewLoader, scriptBreakdownLoader, scriptLoader } from "../loaders/script.ts";
import { sessionLoader } from "../session/session.ts";
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
      { path: "/", lazy: () => import("../pages/sign-in.tsx") },
      page("/signup", signUpLoader, () => import("../pages/sign-up.tsx")),
      { path: "/reset-password", lazy: () => import("../pages/reset-password.tsx") },
      { path: "/start", loader: startLoader },
      page("/call-sheet/:secret", ownCallLoader, () => import("../pages/personal-call.tsx")),
      { path: "/contact", lazy: () => import("../pages/contact.tsx") },
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
              page("/today", todayLoader, () => import("../pages/today.tsx")),
              page("/project/:id", completedProjectLoader, () => import("../pages/completed-project.tsx")),
              page("/:user", homeLoader, () => import("../pages/projects-home.tsx")),
              page("/:user/account", accountLoader, () => import("../pages/account.tsx")),
              { path: "/:user/create-project", lazy: () => import("../pages/create-project.tsx") },
              page("/:user/import-project", importProjectLoader, () => import("../pages/import-project.tsx")),
              {
                id: "project",
                loader: projectLoader,
                lazy: () => import("../pages/project.tsx"),
                children: [
                  {
                    ErrorBoundary: RouteProblem,
                    children: [
                      page("/:id/cast/:castId/options", castOptionsLoader, () => import("../pages/cast-options.tsx")),
                      page("/:id/call-sheets/:scheduleName", callSheetLoader, () => import("../pages/call-sheet.tsx")),
                      page("/:user/:id", hubLoader, () => import("../pages/project-hub.tsx")),
                      page("/:user/:id/script", scriptLoader, () => import("../pages/script.tsx")),
                      page(
                        "/:user/:id/script-breakdown",
                        scriptBreakdownLoader,
                        () => import("../pages/script-breakdown.tsx"),
                      ),
                      page("/:user/:id/draft-review", draftReviewLoader, () => import("../pages/draft-review.tsx")),
                      page("/:user/:id/cast-list", castListLoader, () => import("../pages/cast-list.tsx")),
                      page(
                        "/:user/:id/cast/:castId/options",
                        castOptionsLoader,
                        () => import("../pages/cast-options.tsx"),
                      ),
                      page("/:user/:id/locations", locationsLoader, () => import("../pages/locations.tsx")),
                      { path: "/:user/:id/scheduling", lazy: () => import("../pages/scheduling.tsx") },
                      page("/:user/:id/manage-dates", manageDatesLoader, () => import("../pages/manage-dates.tsx")),
                      page(
                        "/:user/:id/calendar",
                        productionCalendarLoader,
                        () => import("../pages/production-calendar.tsx"),
                      ),
                      page("/:user/:id/availability", availabilityLoader, () => import("../pages/availability.tsx")),
                      page(
                        "/:user/:id/manage-schedules",
                        manageSchedulesLoader,
                        () => import("../pages/manage-schedules.tsx"),
                      ),
                      page(
                        "/:user/:id/compare-schedules",
                        compareSchedulesLoader,
                        () => import("../pages/compare-schedules.tsx"),
                      ),
                      page("/:user/:id/reports", reportsLoader, () => import("../pages/reports.tsx")),
                      page("/:user/:id/stripboard", stripboardLoader, () => import("../pages/stripboard.tsx")),
                      { path: "/:user/:id/call-sheets", lazy: () => import("../pages/call-sheets.tsx") },
                      page(
                        "/:user/:id/manage-shoot-days",
                        manageShootDaysLoader,
                        () => import("../pages/manage-shoot-days.tsx"),
                      ),
                      page(
                        "/:user/:id/call-sheets/:scheduleName",
                        callSheetLoader,
                        () => import("../pages/call-sheet.tsx"),
                      ),
                      page("/:user/:id/dpr", dprLoader, () => import("../pages/production-reports.tsx")),
                      page("/:user/:id/audit", auditLoader, () => import("../pages/audit.tsx")),
                      page("/:user/:id/api-keys", apiKeysLoader, () => import("../pages/api-keys.tsx")),
                      page("/:user/:id/settings", settingsLoader, () => import("../pages/settings.tsx")),
                      page("/:user/:id/crew", crewLoader, () => import("../pages/crew.tsx")),
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
