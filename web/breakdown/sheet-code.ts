import { wantsTableOnPhone } from "./table-on-phone.ts";

/** Where one holds the page in a hand, and reaches its foot best. */
export const PHONE = "(max-width: 640px)";

export const tableCode = keptOnceFetched(() => import("./breakdown-table.tsx"));
export const listCode = keptOnceFetched(() => import("./scenes/scene-list.tsx"));

/** Fetches what a breakdown is shown with: a phone has no use for the table's code, nor a desk for the list's. */
export function fetchSheetCode(): void {
  const wanted = matchMedia(PHONE).matches && !wantsTableOnPhone() ? listCode : tableCode;
  void wanted().catch(() => undefined);
}

/** Code that has come is there at once: to import it again takes long enough for a sketch, which stands for 300 ms. */
function keptOnceFetched<Code>(fetch: () => Promise<Code>): () => Promise<Code> {
  let code: Code | undefined;
  return async () => {
    code ??= await fetch();
    return code;
  };
}
