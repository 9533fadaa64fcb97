import type { ShouldRevalidateFunctionArgs } from "react-router-dom";

/**
 * `shouldRevalidate` for pages whose query string holds view state only: a change of the query string does not reload
 * data.
 */
export function skipRevalidation(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isSamePage = formMethod === undefined && currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}
