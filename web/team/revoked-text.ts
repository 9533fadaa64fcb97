import type { Revoked } from "../../shared/contract/projects.ts";
import { formatList, t } from "../i18n/translate.ts";

/** Other access that was revoked with the membership, as text; undefined when there was none. */
export function revokedText(revoked: Revoked): string | undefined {
  const parts = partsOf(revoked);
  return parts.length === 0 ? undefined : t("No longer working, even after Undo: {list}.", { list: formatList(parts) });
}

/** Access that was revoked with some permissions, as text; undefined when there was none. */
export function lostText(revoked: Revoked): string | undefined {
  const parts = partsOf(revoked);
  return parts.length === 0 ? undefined : t("No longer working: {list}.", { list: formatList(parts) });
}

function partsOf({ keys, links, calendars, files }: Revoked): string[] {
  return [
    ...keys.map((name) => t('the API key "{name}"', { name })),
    ...(links > 0 ? [t("{links, plural, one {# personal link} other {# personal links}}", { links })] : []),
    ...(calendars > 0 ? [t("{calendars, plural, one {# calendar} other {# calendars}}", { calendars })] : []),
    ...(files > 0 ? [t("{files, plural, one {# file} other {# files}} of the last day", { files })] : []),
  ];
}
