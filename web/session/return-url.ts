const KEY = "placeToReturnTo";

/** Remembers, for this tab, where somebody wanted to go who has to sign in first. */
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

/** Whether an address of ours can be that user's: below their own name, or one of those that name no user. */
export function isReturnUrlOf(place: string, user: string): boolean {
  // What begins with two slashes is another site's.
  if (!/^\/[^/\\]/.test(place)) return false;
  const [first, second, third] = place.split(/[?#]/)[0]!.split("/").slice(1);
  if (first === user || (first === "today" && second === undefined)) return true;
  if (first === "project") return second !== undefined;
  return third !== undefined && (second === "cast" || second === "call-sheets");
}
