import { PHONE } from "./phone-media-query.ts";
import { wantsTableOnPhone } from "./phone-view-preference.ts";

export const tableCode = keptOnceFetched(() => import("./breakdown-table.tsx"));
export const listCode = keptOnceFetched(() => import("./scene-list/scene-list.tsx"));

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
