import type { Content, TableCell } from "pdfmake/interfaces.js";
import { withShortDayMarks } from "../../dates/day-marks.ts";
import { message, t } from "../../i18n/speech.ts";
import { GREY, say } from "../../print/style.ts";
import { type Bookmark, type Column, titledTable } from "../../print/titled-table.ts";
import { backgroundTypeText } from "../build/background-type.ts";
import { castCallsInUnits } from "../build/calls-in-units.ts";
import { unitOfStatus } from "../build/cast-status.ts";
import type { CallSheet } from "../model/call-sheet.ts";

/**
 * The called cast with times, minors also with their dismissal, the cast on hold, and those who work with another unit,
 * with its name; empty on a day without cast.
 */
export function castTable(sheet: CallSheet, bookmark: Bookmark): Content[] {
  const { cast } = sheet;
  if (cast.length === 0) return [];
  const hasPickUps = cast.some(({ pickUp }) => pickUp !== "");
  const rows = cast.map((call) => {
    const { castId, character, actor, status, minor, pickUp, report, wardrobe, onSet, dismissed, remarks } = call;
    const units = castCallsInUnits(call, sheet);
    const lines = [...(units === undefined ? [] : [withShortDayMarks(units)]), ...(remarks ? [remarks] : [])];
    return [
      say(castId, { bold: true }),
      { stack: [say(character, { bold: true }), ...lines.map((line) => say(line, { fontSize: 7, color: GREY }))] },
      say(minor === null ? actor || t("TBD") : minorText(actor || t("TBD"), dismissed), actor ? {} : { color: GREY }),
      say(unitOfStatus(status) === undefined ? status : "W", { alignment: "center" }),
      ...(hasPickUps ? [timeCell(pickUp)] : []),
      timeCell(status === "H" ? t("HOLD") : (unitOfStatus(status) ?? report)),
      timeCell(wardrobe),
      timeCell(onSet),
    ];
  });
  return [titledTable(t("Cast"), hasPickUps ? CAST_WITH_PICK_UPS : CAST_COLUMNS, rows, bookmark)];
}

/** A time is not broken between lines. */
const NO_BREAK = "\u00a0";

function minorText(actor: string, dismissed: string | undefined): string {
  if (!dismissed) return t("{actor} (minor)", { actor });
  return t("{actor} (minor, until {time})", { actor, time: withShortDayMarks(dismissed).replaceAll(" ", NO_BREAK) });
}

/** A time on one line; one with the day is set smaller. */
function timeCell(text: string): TableCell {
  const shown = withShortDayMarks(text);
  return say(shown, { alignment: "right", ...(shown !== text && { fontSize: 7.5 }) });
}

const TIME = { width: 50, alignment: "right" } as const;
const timesOfCast: readonly Column[] = [
  { ...TIME, name: message("Report") },
  { ...TIME, name: message("Wardrobe") },
  { ...TIME, name: message("On set") },
];
const CAST_COLUMNS: readonly Column[] = [
  { width: 22 },
  { width: 142 },
  { width: 138, name: message("Actor") },
  { width: 36, name: message("Status"), alignment: "center" },
  ...timesOfCast,
];
const CAST_WITH_PICK_UPS: readonly Column[] = [
  { width: 22 },
  { width: 116 },
  { width: 106, name: message("Actor") },
  { width: 36, name: message("Status"), alignment: "center" },
  { ...TIME, name: message("Pickup") },
  ...timesOfCast,
];

/** Background and stand-ins with their calls; empty on a day without any. */
export function backgroundTable({ background }: CallSheet, bookmark: Bookmark): Content[] {
  if (background.length === 0) return [];
  const hasPlaces = background.some(({ place }) => place !== "");
  const rows = background.map(({ count, type, place, call, onSet }): TableCell[] => [
    say(count > 0 ? String(count) : "", { bold: true, alignment: "right" }),
    say(backgroundTypeText(type)),
    ...(hasPlaces ? [say(place)] : []),
    timeCell(call),
    timeCell(onSet),
  ]);
  const people = background.reduce((sum, { count }) => sum + count, 0);
  // A total would be wrong while the size of a group is unknown.
  const total = background.every(({ count }) => count > 0) ? ` – ${people}` : "";
  const columns = hasPlaces ? BACKGROUND_WITH_PLACES : BACKGROUND_COLUMNS;
  return [titledTable(`${t("Background and stand-ins")}${total}`, columns, rows, bookmark)];
}

const timesOfBackground: readonly Column[] = [
  { ...TIME, name: message("Call") },
  { ...TIME, name: message("On set") },
];
const BACKGROUND_COLUMNS: readonly Column[] = [{ width: 26 }, { width: 386 }, ...timesOfBackground];
const BACKGROUND_WITH_PLACES: readonly Column[] = [
  { width: 26 },
  { width: 212 },
  { width: 166, name: message("Report to") },
  ...timesOfBackground,
];
