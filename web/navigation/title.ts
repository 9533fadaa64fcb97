import { t } from "../i18n/translate.ts";

/** The document title: page, then product. For React's <title>. */
export const titleOf = (...parts: readonly string[]) => [...parts, t("Backlot")].join(" · ");
