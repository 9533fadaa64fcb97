import type { Revoked } from "../../shared/contract/projects.ts";
import { formatList, t } from "../i18n/translate.ts";

/** Other access that was revoked with the membership, as text; undefined when there was none. */
export function revokedText({ keys, links, calendars, files }: Revoked): string | undefined {
  const parts = [
    ...keys.map((name) => t('the API key "{name}"', { name })),
    ...(links > 0 ? [t("{links, plural, one {# personal link} other {# personal links}}", { links })] : []),
    ...(calendars > 0 ? [t("{calendars, plural, one {# calendar} other {# calendars}}", { calendars })] : []),
    ...(files > 0 ? [t("{files, plural, one {# file} other {# files}} of the last day", { files })] : []),
  ];
  return parts.length === 0 ? undefined : t("No longer working, even after Undo: {list}.", { list: formatList(parts) });
}
