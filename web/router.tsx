import { createBrowserRouter } from "react-router-dom";
import { RouteProblem } from "./problem.tsx";
import { Opening, Root } from "./root.tsx";
import { sessionLoader } from "./session.ts";
import { Shell, Verifying } from "./shell.tsx";

/** Every address of the web and the page that is there. The pages are loaded when they are first needed. */
export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: Opening,
    ErrorBoundary: RouteProblem,
    children: [
      { path: "/", lazy: () => import("./pages/sign-in.tsx") },
      { path: "/signup", lazy: () => import("./pages/sign-up.tsx") },
      { path: "/reset-password", lazy: () => import("./pages/reset-password.tsx") },
      { path: "/start", lazy: () => import("./pages/start.tsx") },
      { path: "/call-sheet/:secret", lazy: () => import("./pages/own-call.tsx") },
      { path: "/contact", lazy: () => import("./pages/contact.tsx") },
      {
        id: "session",
        loader: sessionLoader,
        HydrateFallback: Verifying,
        // The session is asked for anew only where another user's address is opened; api.ts notices when it ends.
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams.user !== nextParams.user,
        Component: Shell,
        ErrorBoundary: RouteProblem,
        children: [
          {
            ErrorBoundary: RouteProblem,
            children: [
              { path: "/today", lazy: () => import("./pages/today.tsx") },
              { path: "/project/:id", lazy: () => import("./pages/completed-project.tsx") },
              { path: "/:user", lazy: () => import("./pages/home.tsx") },
              { path: "/:user/account", lazy: () => import("./pages/account.tsx") },
              { path: "/:user/create-project", lazy: () => import("./pages/create-project.tsx") },
              { path: "/:user/import-project", lazy: () => import("./pages/import-project.tsx") },
              {
                id: "project",
                lazy: () => import("./pages/project.tsx"),
                children: [
                  {
                    ErrorBoundary: RouteProblem,
                    children: [
                      { path: "/:id/cast/:castId/options", lazy: () => import("./pages/cast-options.tsx") },
                      { path: "/:id/call-sheets/:scheduleName", lazy: () => import("./pages/call-sheet.tsx") },
                      { path: "/:user/:id", lazy: () => import("./pages/hub.tsx") },
                      { path: "/:user/:id/script", lazy: () => import("./pages/script.tsx") },
                      { path: "/:user/:id/script-breakdown", lazy: () => import("./pages/script-breakdown.tsx") },
                      { path: "/:user/:id/draft-review", lazy: () => import("./pages/draft-review.tsx") },
                      { path: "/:user/:id/cast-list", lazy: () => import("./pages/cast-list.tsx") },
                      { path: "/:user/:id/cast/:castId/options", lazy: () => import("./pages/cast-options.tsx") },
                      { path: "/:user/:id/locations", lazy: () => import("./pages/locations.tsx") },
                      { path: "/:user/:id/scheduling", lazy: () => import("./pages/scheduling.tsx") },
                      { path: "/:user/:id/manage-dates", lazy: () => import("./pages/manage-dates.tsx") },
                      { path: "/:user/:id/calendar", lazy: () => import("./pages/production-calendar.tsx") },
                      { path: "/:user/:id/availability", lazy: () => import("./pages/availability.tsx") },
                      { path: "/:user/:id/manage-schedules", lazy: () => import("./pages/manage-schedules.tsx") },
                      {
                        path: "/:user/:id/compare-schedules",
                        lazy: () => import("./pages/compare-schedules.tsx"),
                      },
                      { path: "/:user/:id/reports", lazy: () => import("./pages/reports.tsx") },
                      { path: "/:user/:id/stripboard", lazy: () => import("./pages/stripboard.tsx") },
                      { path: "/:user/:id/call-sheets", lazy: () => import("./pages/call-sheets.tsx") },
                      { path: "/:user/:id/manage-shoot-days", lazy: () => import("./pages/manage-shoot-days.tsx") },
                      { path: "/:user/:id/call-sheets/:scheduleName", lazy: () => import("./pages/call-sheet.tsx") },
                      { path: "/:user/:id/dpr", lazy: () => import("./pages/dpr.tsx") },
                      { path: "/:user/:id/audit", lazy: () => import("./pages/audit.tsx") },
                      { path: "/:user/:id/api-keys", lazy: () => import("./pages/api-keys.tsx") },
                      { path: "/:user/:id/settings", lazy: () => import("./pages/settings.tsx") },
                      { path: "/:user/:id/crew", lazy: () => import("./pages/crew.tsx") },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: "*", lazy: () => import("./pages/not-found.tsx") },
    ],
  },
]);
