import { eighthsFromText, PageCountError, textFromEighths } from "../../../shared/breakdown/model/page-count.ts";
import type { DayPrices } from "../../../shared/schedule/model/day-rates.ts";
import type { Priority } from "../../../shared/schedule/model/priority.ts";
import { t } from "../../i18n/translate.ts";
import { dateRangesIn, dateRangesText, datesIn, textOfDates } from "./dates-text.ts";
import { amount, PreferenceProblem, wholeNumber } from "./parse-number.ts";
import type { SchedulingRequest } from "./preferences-request.ts";
import { type SceneConstraint, sceneConstraintsIn, sceneConstraintsOf } from "./scene-constraint-text.ts";

/** Form fields of the preferences besides the documented ones, as typed. */
export interface PreferencesForm {
  readonly startDate: string;
  /** Work days of the week (0 is Sunday); undefined for those of the production. */
  readonly weekdays: readonly number[] | undefined;
  readonly daysOff: string;
  readonly worksOn: readonly string[];
  readonly splits: string;
  readonly pages: string;
  readonly hours: string;
  /** Minutes of a company move. */
  readonly moving: string;
  readonly locations: string;
  readonly apart: boolean;
  readonly minutes: string;
  /** Whether there is a turnaround at all, and its hours; empty if only night exteriors are considered. */
  readonly rests: boolean;
  readonly turnaround: string;
  readonly dropDays: string;
  readonly ties: readonly SceneConstraint[];
  readonly priority: Priority | "money";
  readonly prices: Readonly<Record<keyof DayPrices, string>>;
}

/** No preferences. */
export const NO_PREFERENCES: PreferencesForm = {
  startDate: "",
  weekdays: undefined,
  daysOff: "",
  worksOn: [],
  splits: "",
  pages: "",
  hours: "",
  moving: "",
  locations: "",
  apart: false,
  minutes: "",
  rests: true,
  turnaround: "",
  dropDays: "",
  ties: [],
  priority: "balanced",
  prices: { shootingDay: "", calendarDay: "", visit: "", move: "", mixedDay: "", usualRate: "" },
};

/** The form for the preferences of an earlier schedule. */
export function preferencesFormOf(asked: SchedulingRequest): PreferencesForm {
  const { prices } = asked;
  return {
    startDate: asked.start_date ?? "",
    weekdays: asked.weekdays,
    daysOff: dateRangesText(asked.days_off ?? []),
    worksOn: asked.works_on ?? [],
    splits: textOfDates(asked.split_days ?? []),
    pages: asked.pages_per_day === undefined ? "" : textFromEighths(Math.round(8 * asked.pages_per_day)),
    hours: textOf(asked.hours_per_day),
    moving: textOf(asked.minutes_per_move),
    locations: textOf(asked.locations_per_day),
    apart: asked.day_and_night_apart ?? false,
    minutes: textOf(asked.minutes_per_page),
    rests: asked.turnaround_hours !== 0,
    turnaround: textOf(asked.turnaround_hours || undefined),
    dropDays: textOf(asked.drop_days),
    ties: sceneConstraintsOf(asked),
    priority: prices ? "money" : (asked.priority ?? "balanced"),
    prices: prices
      ? {
          ...{ shootingDay: textOf(prices.shootingDay), calendarDay: textOf(prices.calendarDay) },
          ...{ visit: textOf(prices.visit), move: textOf(prices.move) },
          ...{ mixedDay: textOf(prices.mixedDay), usualRate: textOf(prices.usualRate) },
        }
      : NO_PREFERENCES.prices,
  };
}

/** Converts the form to a request, or returns the problem. Empty fields are omitted. */
export function payloadOfPreferences(
  wishes: PreferencesForm,
): { readonly asked: SchedulingRequest } | { readonly problem: string } {
  try {
    return { asked: askedFrom(wishes) };
  } catch (error) {
    if (error instanceof PreferenceProblem) return { problem: error.message };
    throw error;
  }
}

function askedFrom(wishes: PreferencesForm): SchedulingRequest {
  const { startDate, weekdays, priority } = wishes;
  if (weekdays?.length === 0) throw new PreferenceProblem(t("Choose at least one day of the week."));
  const daysOff = dateRangesIn(wishes.daysOff, t("Additional Days Off"));
  const splits = datesIn(wishes.splits, t("Split Days"));
  const pages = eighthsIn(wishes.pages);
  const hours = wholeNumber(wishes.hours, { what: t("hours"), example: "12", least: 1, most: 24 });
  const moving = wholeNumber(wishes.moving, { what: t("minutes"), example: "45", least: 0, most: 600 });
  const locations = wholeNumber(wishes.locations, { what: t("locations"), example: "2", least: 1 });
  const minutes = wholeNumber(wishes.minutes, { what: t("minutes"), example: "120", least: 8 });
  const turnaround = wishes.rests
    ? wholeNumber(wishes.turnaround, { what: t("hours of turnaround"), example: "12", least: 1, most: 20 })
    : 0;
  const dropDays = wholeNumber(wishes.dropDays, { what: t("days"), example: "10", least: 1 });
  return {
    ...(startDate !== "" && { start_date: startDate }),
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(daysOff.length > 0 && { days_off: daysOff }),
    ...(wishes.worksOn.length > 0 && { works_on: [...wishes.worksOn] }),
    ...(splits.length > 0 && { split_days: splits }),
    ...(pages !== undefined && { pages_per_day: pages / 8 }),
    ...(hours !== undefined && { hours_per_day: hours }),
    ...(moving !== undefined && { minutes_per_move: moving }),
    ...(locations !== undefined && { locations_per_day: locations }),
    ...(wishes.apart && { day_and_night_apart: true }),
    ...(minutes !== undefined && { minutes_per_page: minutes }),
    ...(turnaround !== undefined && { turnaround_hours: turnaround }),
    ...(dropDays !== undefined && { drop_days: dropDays }),
    ...sceneConstraintsIn(wishes.ties),
    ...(priority !== "balanced" && priority !== "money" && { priority }),
    ...(priority === "money" && { prices: pricesIn(wishes.prices) }),
  };
}

function pricesIn(prices: PreferencesForm["prices"]): DayPrices {
  const { shootingDay, calendarDay, visit, move, mixedDay, usualRate } = prices;
  return {
    ...{ shootingDay: amount(shootingDay), calendarDay: amount(calendarDay) },
    ...{ visit: amount(visit), move: amount(move) },
    ...{ mixedDay: amount(mixedDay), usualRate: amount(usualRate) },
  };
}

function eighthsIn(pages: string): number | undefined {
  if (pages.trim() === "") return undefined;
  try {
    const eighths = eighthsFromText(pages);
    if (eighths > 0) return eighths;
  } catch (error) {
    if (!(error instanceof PageCountError)) throw error;
  }
  throw new PreferenceProblem(t('"{pages}" is not a page count. Write it as 4 or 3 4/8.', { pages }));
}

function textOf(value: number | undefined): string {
  return value === undefined ? "" : String(value);
}
