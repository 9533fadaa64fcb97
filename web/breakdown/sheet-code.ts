import { wantsTableOnPhone } from "./table-on-phone.ts";

/** Where one holds the page in a hand, and reaches its foot best. */
export const PHONE = "(max-width: 640px)";

export const tableCode = () => import("./breakdown-table.tsx");
export const listCode = () => import("./scenes/scene-list.tsx");

/** Fetches what a breakdown is shown with: a phone has no use for the table's code, nor a desk for the list's. */
export function fetchSheetCode(): void {
  void (matchMedia(PHONE).matches && !wantsTableOnPhone() ? listCode() : tableCode()).catch(() => undefined);
}
