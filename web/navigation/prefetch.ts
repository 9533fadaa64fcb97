import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Loads the code of a page when a link to it is touched, hovered or focused. Its data is only requested by a click,
 * because reading is recorded in the activity log.
 */
export function prefetchPage(routes: RouteObject[]): void {
  const begin = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    // Offline it would fail, and some browsers do not repeat a failed import.
    if (!link || link.origin !== location.origin || link.pathname === location.pathname || !navigator.onLine) return;
    for (const { route } of matchRoutes(routes, link) ?? []) {
      // A click imports it again, and the page then shows the error.
      if (typeof route.lazy === "function") void route.lazy().catch(() => undefined);
    }
  };
  for (const coming of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(coming, begin, { passive: true });
}
