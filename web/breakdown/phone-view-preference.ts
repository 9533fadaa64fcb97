const KEY = "breakdown-on-phone";

/** Whether somebody on this device would rather have the table than the list of scenes, though it is a phone. */
export const wantsTableOnPhone = (): boolean => localStorage.getItem(KEY) === "table";

/** Keeps that for this device. */
export function keepTableOnPhone(isWanted: boolean): void {
  if (isWanted) localStorage.setItem(KEY, "table");
  else localStorage.removeItem(KEY);
}
