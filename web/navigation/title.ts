import { t } from "../i18n/translate.ts";

/** What the browser's tab says: the page, then the product. For React's own <title>. */
export const titleOf = (...parts: readonly string[]) => [...parts, t("Backlot")].join(" · ");
