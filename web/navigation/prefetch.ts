import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Fetches the code of a page as soon as a hand, a pointer or the keys come to a link that leads there. What it shows is
 * asked for by the press alone, since who has read what is written down.
 */
export function prefetchPage(routes: RouteObject[]): void {
  const begin = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    // Without a network nothing would come, and some browsers don't ask again for what has once not come.
    if (!link || link.origin !== location.origin || link.pathname === location.pathname || !navigator.onLine) return;
    for (const { route } of matchRoutes(routes, link) ?? []) {
      // When it fails here the press asks for it anew, and the page says what is wrong.
      if (typeof route.lazy === "function") void route.lazy().catch(() => undefined);
    }
  };
  for (const coming of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(coming, begin, { passive: true });
}
