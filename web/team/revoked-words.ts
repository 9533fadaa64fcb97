import type { Revoked } from "../../shared/contract/projects.ts";
import { listed, say } from "../texts/say.ts";

/** What else opened the project to somebody, and does not any more; undefined when there was nothing. */
export function revokedInWords({ keys, links, calendars, files }: Revoked): string | undefined {
  const parts = [
    ...keys.map((name) => say('the API key "{name}"', { name })),
    ...(links > 0 ? [say("{links, plural, one {# personal link} other {# personal links}}", { links })] : []),
    ...(calendars > 0 ? [say("{calendars, plural, one {# calendar} other {# calendars}}", { calendars })] : []),
    ...(files > 0 ? [say("{files, plural, one {# file} other {# files}} of the last day", { files })] : []),
  ];
  return parts.length === 0 ? undefined : say("No longer working, also after Undo: {list}.", { list: listed(parts) });
}
