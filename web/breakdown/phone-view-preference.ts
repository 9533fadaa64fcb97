const KEY = "breakdown-on-phone";

/** Whether the user prefers the table to the list of scenes on this phone. */
export const wantsTableOnPhone = (): boolean => localStorage.getItem(KEY) === "table";

export function keepTableOnPhone(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(KEY, "table");
  else localStorage.removeItem(KEY);
}
