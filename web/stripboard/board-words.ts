import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import { weekday } from "../../shared/roster/calendar-date.ts";
import { dateText } from "../../shared/roster/dates.ts";
import type { DayFacts } from "../../shared/schedule/stripboard/day-facts.ts";
import type { BoardCost, Judge } from "../../shared/schedule/stripboard/judge.ts";
import type { Place } from "../../shared/schedule/stripboard/place.ts";
import type { BannerKind } from "../../shared/schedule/stripboard/stripboard.ts";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

export const BANNERS: Readonly<Record<BannerKind, string>> = {
  move: "Company move",
  meal: "Meal",
  travel: "Travel",
  note: "Note",
};

export const dayText = (date: string) => `${WEEKDAYS[weekday(date)]} ${dateText(date)}`;

export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

export function factsText({ scenes, eighths, cast }: DayFacts): string {
  if (scenes === 0) return "no scenes";
  return `${counted(scenes, "scene")}, ${textFromEighths(eighths)} pages, ${cast} cast`;
}

/** What an item is called in sentences. */
export function nameOf(judge: Judge, id: string): string {
  const strip = judge.stripOf(id);
  return strip ? `Scene ${strip.number}` : "The banner";
}

/** Where something is going, for those who hear it. */
export function placeText(judge: Judge, { on, after }: Place): string {
  const where = on === "boneyard" ? "Unscheduled" : dayText(on);
  return after === undefined ? `${where}, first` : `${where}, after ${nameOf(judge, after).replace("The ", "the ")}`;
}

/** The kinds of cost, in the order in which they are shown. */
export const COSTS: readonly (readonly [kind: keyof Omit<BoardCost, "weighed">, label: string])[] = [
  ["days", "Shooting days"],
  ["mixedDays", "Day and night mixed"],
  ["holdingDays", "Holding days"],
  ["moves", "Company moves"],
  ["returns", "Returns to a place"],
];
