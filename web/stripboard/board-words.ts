import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import { weekday } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import type { DayFacts } from "../../shared/schedule/stripboard/day-facts.ts";
import type { BoardCost, Judge } from "../../shared/schedule/stripboard/judge.ts";
import type { Place } from "../../shared/schedule/stripboard/place.ts";
import type { BannerKind } from "../../shared/schedule/stripboard/stripboard.ts";
import { shortWeekdayName } from "../texts/calendar-words.ts";
import { say } from "../texts/say.ts";

export const BANNERS: Readonly<Record<BannerKind, string>> = {
  move: say("Company move"),
  meal: say("Meal"),
  travel: say("Travel"),
  note: say("Note"),
};

export const dayText = (date: string) => `${shortWeekdayName(weekday(date))} ${dateText(date)}`;

export function factsText({ scenes, eighths, cast }: DayFacts): string {
  if (scenes === 0) return say("no scenes");
  return say("{scenes, plural, one {# scene} other {# scenes}}, {eighths} pages, {cast} cast", {
    scenes,
    eighths: textFromEighths(eighths),
    cast,
  });
}

/** What an item is called in sentences. */
export function nameOf(judge: Judge, id: string): string {
  const strip = judge.stripOf(id);
  return strip ? say("Scene {number}", { number: strip.number }) : say("The banner");
}

function itemInside(judge: Judge, id: string): string {
  const strip = judge.stripOf(id);
  return strip ? say("Scene {number}", { number: strip.number }) : say("the banner");
}

/** Where something is going, for those who hear it. */
export function placeText(judge: Judge, { on, after }: Place): string {
  const where = on === "boneyard" ? say("Boneyard") : dayText(on);
  return after === undefined
    ? say("{where}, first", { where })
    : say("{where}, after {item}", { where, item: itemInside(judge, after) });
}

/** The kinds of cost, in the order in which they are shown. */
export const COSTS: readonly (readonly [kind: keyof Omit<BoardCost, "weighed">, label: string])[] = [
  ["days", say("Shoot days")],
  ["mixedDays", say("Days mixing day and night")],
  ["holdingDays", say("Hold days")],
  ["moves", say("Company moves")],
  ["returns", say("Returns to a location")],
];
