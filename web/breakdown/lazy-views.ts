import { PHONE } from "../ui/phone-media-query.ts";
import { wantsTableOnPhone } from "./phone-view-preference.ts";

export const tableCode = keptOnceFetched(() => import("./breakdown-table.tsx"));
export const listCode = keptOnceFetched(() => import("./scene-list/scene-list.tsx"));

/** Prefetches the code of the view in use: the list on phones, the table elsewhere. */
export function fetchSheetCode(): void {
  const wanted = matchMedia(PHONE).matches && !wantsTableOnPhone() ? listCode : tableCode;
  void wanted().catch(() => undefined);
}

/** Returns loaded code synchronously: importing it again takes long enough to show a skeleton for 300 ms. */
function keptOnceFetched<Code>(fetch: () => Promise<Code>): () => Promise<Code> {
  let code: Code | undefined;
  return async () => {
    code ??= await fetch();
    return code;
  };
}
