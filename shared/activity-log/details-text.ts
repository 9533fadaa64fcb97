import { isCalendarDate } from "../dates/calendar-date.ts";
import { shownDate } from "../dates/shown-date.ts";
import { message, said, t } from "../i18n/speech.ts";
import { retold, stored } from "../i18n/stored.ts";
import { LISTS } from "../lists/list-name.ts";
import { REPORTS } from "../reports/report-name.ts";
import { isSaidByAction } from "./action-text.ts";

type Texts = Readonly<Record<string, string>>;

/** The labels of an event's details, by their saved names. */
const LABELS: Texts = {
  as: message("Published as"),
  castId: message("Cast ID"),
  coverTitle: message("Working title"),
  date: message("Date"),
  day: message("Day"),
  episodes: message("Episodes"),
  fileName: message("File"),
  form: message("Form"),
  format: message("Format"),
  keyId: message("Key"),
  list: message("List"),
  locationId: message("Location"),
  may: message("Permissions"),
  name: message("Name"),
  number: message("Number"),
  report: message("Schedule report"),
  revoked: message("No longer working"),
  role: message("Job title"),
  scheduleFile: message("Schedule"),
  scheduleName: message("Schedule"),
  scopes: message("Permissions"),
  sees: message("Can see"),
  state: message("Status"),
  units: message("Units"),
  user: message("Account"),
  username: message("Member"),
  version: message("Version"),
};

/** The values that are saved as words of the program, by detail. Other values were entered by people, or are numbers. */
const VALUES: Readonly<Record<string, Texts>> = {
  as: { preliminary: message("Preliminary"), final: message("Final"), off: message("Day cancelled") },
  form: { report: message("Daily production report"), times: message("Working times") },
  format: { fdx: "Final Draft", fountain: "Fountain", pdf: "PDF", uss: "USS", xlsx: "Excel" },
  list: LISTS,
  may: { viewer: message("Viewer"), editor: message("Editor"), owner: message("Owner") },
  report: REPORTS,
  scopes: {
    readCallSheets: message("Read call sheets"),
    makeDrafts: message("Create draft call sheets and email them to the editors"),
  },
  state: {
    draft: message("Draft"),
    submitted: message("Submitted"),
    approved: message("Approved"),
    returned: message("Returned"),
  },
};

/**
 * The details of an event in the reader's words, without what the action's text already says: `scheduleName: Main, date:
 * 2026-12-10` becomes `Schedule: Main, Date: 12/10/2026`. A name that a person entered may have commas and colons.
 */
export function detailsText(what: string, details: string): string {
  const kept = details.split(", ").filter((part) => !isSaidByAction(what, part));
  const parts = kept.join(", ").split(/, (?=[A-Za-z]+: )/);
  return merged(parts).map(partText).join(", ");
}

/** The parts, of which those without a known name belong to the one before. */
function merged(parts: readonly string[]): string[] {
  const details: string[] = [];
  for (const part of parts) {
    const isOwn = details.length === 0 || Object.hasOwn(LABELS, part.slice(0, part.indexOf(": ")));
    if (isOwn) details.push(part);
    else details.push(`${details.pop()}, ${part}`);
  }
  return details;
}

function partText(part: string): string {
  const at = part.indexOf(": ");
  const [name, value] = [part.slice(0, Math.max(0, at)), part.slice(at + 2)];
  const label = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
  if (label === undefined) return retold(part);
  return `${said(label)}: ${valueText(name, value)}`;
}

/** How the log records that pages were downloaded without an account. */
export const OWN_LINK = stored("by a personal link");

function valueText(name: string, value: string): string {
  if (name === "sees") return seenText(value);
  if (name === "revoked") return value.split("; ").map(retold).join("; ");
  if ((name === "date" || name === "day") && isCalendarDate(value)) return shownDate(value);
  const texts = VALUES[name] ?? {};
  // An array is saved with commas between its values.
  return value
    .split(name === "scopes" ? "," : "\n")
    .map((one) => (Object.hasOwn(texts, one) ? said(texts[one]!) : one))
    .join(", ");
}

/** What a member may see, as `visibilityText` saves it. */
function seenText(value: string): string {
  if (value === "all") return t("everything");
  if (value === "episodes") return t("some episodes");
  if (value === "units") return t("what some units shoot");
  if (value === "episodesOfUnits") return t("what some units shoot of some episodes");
  const [, kind, list = ""] = /^(scenes|departments) (.+)$/s.exec(value) ?? [];
  if (kind === "scenes") return t("scenes {scenes}", { scenes: list });
  return kind === "departments" ? t("what {departments} need", { departments: list }) : value;
}
