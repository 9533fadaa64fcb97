const KEY = "placeToReturnTo";

/** Stores, for this tab, the URL to return to after sign-in. */
export const saveReturnUrl = (place: string) => sessionStorage.setItem(KEY, place);
export const clearReturnUrl = () => sessionStorage.removeItem(KEY);
export const hasReturnUrl = () => sessionStorage.getItem(KEY) !== null;

/**
 * Reads and clears the return URL after sign-in; undefined when there is none or it belongs to another user (also
 * prevents open redirects).
 */
export function takeReturnUrl(user: string): string | undefined {
  const place = sessionStorage.getItem(KEY);
  clearReturnUrl();
  return place !== null && isReturnUrlOf(place, user) ? place : undefined;
}

/** Whether a path belongs to the user: below their user id, or without any user id. */
export function isReturnUrlOf(place: string, user: string): boolean {
  // Two leading slashes refer to another site.
  if (!/^\/[^/\\]/.test(place)) return false;
  const [first, second, third] = place.split(/[?#]/)[0]!.split("/").slice(1);
  if (first === user || (first === "today" && second === undefined)) return true;
  if (first === "project") return second !== undefined;
  return third !== undefined && (second === "cast" || second === "call-sheets");
}
