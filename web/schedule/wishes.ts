import { eighthsFromText, PageCountError, textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import type { PayloadFor } from "../../shared/contract/route.ts";
import type { routes } from "../../shared/contract/routes.ts";
import type { DayPrices } from "../../shared/schedule/day-prices.ts";
import type { Priority } from "../../shared/schedule/priority.ts";
import { say } from "../texts/say.ts";
import { datesIn, stretchesIn, textOfDates, textOfStretches } from "./dates-text.ts";
import { type Tie, tiesIn, tiesOf } from "./tie-texts.ts";
import { amount, WishProblem, wholeNumber } from "./typed-number.ts";

/** What is sent of some wishes. */
export type Asked = Omit<PayloadFor<(typeof routes)["createSchedule"]>, "name" | "location" | "scenes_per_day">;

/** What can be asked of a schedule beside its documented fields, as it is typed. */
export interface Wishes {
  readonly startDate: string;
  /** Days of the week with work, 0 is Sunday; nothing for those of the production. */
  readonly weekdays: readonly number[] | undefined;
  readonly daysOff: string;
  readonly worksOn: readonly string[];
  readonly splits: string;
  readonly pages: string;
  readonly locations: string;
  readonly apart: boolean;
  readonly minutes: string;
  /** Whether a turnaround is kept at all, and how many hours it has; nothing where nights alone are heeded. */
  readonly rests: boolean;
  readonly turnaround: string;
  readonly dropDays: string;
  readonly ties: readonly Tie[];
  readonly priority: Priority | "money";
  readonly prices: Readonly<Record<keyof DayPrices, string>>;
}

/** Nothing asked. */
export const NO_WISHES: Wishes = {
  startDate: "",
  weekdays: undefined,
  daysOff: "",
  worksOn: [],
  splits: "",
  pages: "",
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

/** Wishes as they were asked of an earlier schedule. */
export function wishesAsked(asked: Asked): Wishes {
  const { prices } = asked;
  return {
    startDate: asked.start_date ?? "",
    weekdays: asked.weekdays,
    daysOff: textOfStretches(asked.days_off ?? []),
    worksOn: asked.works_on ?? [],
    splits: textOfDates(asked.split_days ?? []),
    pages: asked.pages_per_day === undefined ? "" : textFromEighths(Math.round(8 * asked.pages_per_day)),
    locations: textOf(asked.locations_per_day),
    apart: asked.day_and_night_apart ?? false,
    minutes: textOf(asked.minutes_per_page),
    rests: asked.turnaround_hours !== 0,
    turnaround: textOf(asked.turnaround_hours || undefined),
    dropDays: textOf(asked.drop_days),
    ties: tiesOf(asked),
    priority: prices ? "money" : (asked.priority ?? "balanced"),
    prices: prices
      ? {
          ...{ shootingDay: textOf(prices.shootingDay), calendarDay: textOf(prices.calendarDay) },
          ...{ visit: textOf(prices.visit), move: textOf(prices.move) },
          ...{ mixedDay: textOf(prices.mixedDay), usualRate: textOf(prices.usualRate) },
        }
      : NO_WISHES.prices,
  };
}

/** What is sent of some wishes, or why it cannot be sent. What is not asked is left out. */
export function payloadOfWishes(wishes: Wishes): { readonly asked: Asked } | { readonly problem: string } {
  try {
    return { asked: askedFrom(wishes) };
  } catch (error) {
    if (error instanceof WishProblem) return { problem: error.message };
    throw error;
  }
}

function askedFrom(wishes: Wishes): Asked {
  const { startDate, weekdays, priority } = wishes;
  if (weekdays?.length === 0) throw new WishProblem(say("Choose at least one day of the week."));
  const daysOff = stretchesIn(wishes.daysOff, say("Additional Days Off"));
  const splits = datesIn(wishes.splits, say("Split Days"));
  const pages = eighthsIn(wishes.pages);
  const locations = wholeNumber(wishes.locations, { what: say("locations"), example: "2", least: 1 });
  const minutes = wholeNumber(wishes.minutes, { what: say("minutes"), example: "120", least: 8 });
  const turnaround = wishes.rests
    ? wholeNumber(wishes.turnaround, { what: say("hours of turnaround"), example: "12", least: 1, most: 20 })
    : 0;
  const dropDays = wholeNumber(wishes.dropDays, { what: say("days"), example: "10", least: 1 });
  return {
    ...(startDate !== "" && { start_date: startDate }),
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(daysOff.length > 0 && { days_off: daysOff }),
    ...(wishes.worksOn.length > 0 && { works_on: [...wishes.worksOn] }),
    ...(splits.length > 0 && { split_days: splits }),
    ...(pages !== undefined && { pages_per_day: pages / 8 }),
    ...(locations !== undefined && { locations_per_day: locations }),
    ...(wishes.apart && { day_and_night_apart: true }),
    ...(minutes !== undefined && { minutes_per_page: minutes }),
    ...(turnaround !== undefined && { turnaround_hours: turnaround }),
    ...(dropDays !== undefined && { drop_days: dropDays }),
    ...tiesIn(wishes.ties),
    ...(priority !== "balanced" && priority !== "money" && { priority }),
    ...(priority === "money" && { prices: pricesIn(wishes.prices) }),
  };
}

function pricesIn(prices: Wishes["prices"]): DayPrices {
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
  throw new WishProblem(say('"{pages}" is not a page count. Write it as 4 or 3 4/8.', { pages }));
}

function textOf(value: number | undefined): string {
  return value === undefined ? "" : String(value);
}
