import { textFromEighths } from "../../../shared/breakdown/model/page-count.ts";
import type { BoardChange } from "../../../shared/contract/schedules.ts";
import { weekday } from "../../../shared/dates/calendar-date.ts";
import { shownDate } from "../../../shared/dates/shown-date.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { sceneNumberText } from "../../../shared/schedule/model/scene-parts.ts";
import { hoursText } from "../../../shared/schedule/shooting-time/hours-text.ts";
import type { BoardChecker } from "../../../shared/schedule/stripboard/board-checker.ts";
import type { BoardCost } from "../../../shared/schedule/stripboard/board-cost.ts";
import type { BoardPosition } from "../../../shared/schedule/stripboard/board-position.ts";
import type { DayFacts } from "../../../shared/schedule/stripboard/day-summary.ts";
import type { BannerKind, BoardItem } from "../../../shared/schedule/stripboard/stripboard.ts";
import { shortWeekdayName } from "../../i18n/calendar-text.ts";
import { formatList, t } from "../../i18n/translate.ts";
import type { DropPreview } from "./drag.ts";
import type { MoveToUnit, OtherUnit } from "./unit-lanes.ts";

export const BANNERS: Readonly<Record<BannerKind, string>> = {
  move: t("Company move"),
  meal: t("Meal"),
  travel: t("Travel"),
  note: t("Note"),
};

export const dayText = (date: string) => `${shortWeekdayName(weekday(date))} ${shownDate(date)}`;

export function factsText({ scenes, eighths, cast, moves }: DayFacts): string {
  if (scenes === 0) return t("no scenes");
  return [
    t("{scenes, plural, one {# scene} other {# scenes}}, {eighths} pages, {cast} cast", {
      scenes,
      eighths: textFromEighths(eighths),
      cast,
    }),
    ...(moves > 0 ? [t("{moves, plural, one {# move} other {# moves}}", { moves })] : []),
  ].join(", ");
}

/** The estimated shooting time of a day and the time that it has. */
export function loadText(minutes: number, room: number): string {
  return t("about {minutes} of {room}", { minutes: hoursText(minutes), room: hoursText(room) });
}

/** Name of an item for sentences. */
export function nameOf(checker: BoardChecker, id: string): string {
  const strip = checker.stripOf(id);
  return strip ? t("Scene {number}", { number: sceneNumberText(strip.number) }) : t("The banner");
}

function itemInside(checker: BoardChecker, id: string): string {
  const strip = checker.stripOf(id);
  return strip ? t("Scene {number}", { number: sceneNumberText(strip.number) }) : t("the banner");
}

/** A drop position, for screen readers. */
export function placeText(checker: BoardChecker, { on, after }: BoardPosition): string {
  const where = on === "boneyard" ? t("Boneyard") : dayText(on);
  return after === undefined
    ? t("{where}, at the beginning", { where })
    : t("{where}, after {item}", { where, item: itemInside(checker, after) });
}

/** Where a drop would go. */
export const dropText = (checker: BoardChecker, { place, toUnit }: DropPreview) =>
  toUnit ? unitPlaceText(toUnit) : placeText(checker, place);

/** A day of another unit, and the place in it unless that is the end. */
export function unitPlaceText({ to, date, at }: Pick<MoveToUnit, "to" | "date" | "at">): string {
  const where = t("{unit}, {date}", { unit: to.name, date: dayText(date) });
  if (at === undefined) return where;
  const before = to.board.days.find((day) => day.date === date)?.items[at - 1];
  return before
    ? t("{where}, after {item}", { where, item: itemOfUnit(to, before) })
    : t("{where}, at the beginning", { where });
}

/** A strip or banner of another unit. */
export function itemOfUnit({ sheet }: Pick<OtherUnit, "sheet">, item: BoardItem): string {
  const strip = sheet.strips.find(({ sceneId }) => sceneId === item.id);
  if (strip) return t("Scene {number}", { number: sceneNumberText(strip.number) });
  return item.kind === "banner" && item.text !== "" ? item.text : t("the banner");
}

/** The cost terms in the order of display. */
export const COSTS: readonly (readonly [kind: keyof Omit<BoardCost, "weighed">, label: string])[] = [
  ["days", t("Shoot days")],
  ["mixedDays", t("Days mixing day and night")],
  ["nightBlocks", t("Night blocks")],
  ["nightReturns", t("Night blocks without a day off after them")],
  ["holdingDays", t("Hold days")],
  ["moves", t("Company moves")],
  ["overnightMoves", t("Moves overnight")],
  ["returns", t("Returns to a location")],
];

const MAX_SENTENCES = 2;

/** Who saved the board in the meantime, and what they changed. */
export function changesText(changes: readonly BoardChange[]): string {
  const names = [...new Set(changes.map(({ by }) => by).filter((by) => by !== ""))];
  if (names.length === 0) return t("Someone else has changed this board.");
  const what = changes.flatMap((change) => change.what);
  const more = what.length - MAX_SENTENCES;
  return [
    t("Changed by {names}.", { names: formatList(names) }),
    ...what.slice(0, MAX_SENTENCES).map(retold),
    ...(more > 0 ? [t("{more, plural, one {# more change} other {# more changes}}.", { more })] : []),
  ].join(" ");
}
