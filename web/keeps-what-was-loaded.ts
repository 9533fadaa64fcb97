import type { ShouldRevalidateFunctionArgs } from "react-router-dom";

/** For pages whose search says only what is chosen or shown: another choice changes nothing of what was loaded. */
export function keepsWhatWasLoaded(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isSamePage = formMethod === undefined && currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
