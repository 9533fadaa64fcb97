import { stored } from "../../i18n/stored.ts";
import { addDays, dateOf, daysBetween } from "../calendar-date.ts";
import { these } from "./common-holidays.ts";
import type { HolidayRegion } from "./region.ts";
import { easter, type HolidayRule, on, onOrAfter, unmoved } from "./rule.ts";

const MON = 1;

const AUSTRALIA = [...these("newYear goodFriday easterMonday christmas boxing"), on(1, 26, stored("Australia Day"))];
const ANZAC = on(4, 25, stored("Anzac Day"));
const SUNDAY = 0;
const KINGS_JUNE = onOrAfter(MON, 6, 8, stored("King's Birthday"));

/** By year, as listed in the law of 2022. */
const MATARIKI: Readonly<Record<number, string>> = {
  ...{ 2025: "06-20", 2026: "07-10", 2027: "06-25", 2028: "07-14", 2029: "07-06", 2030: "06-21", 2031: "07-11" },
  ...{ 2032: "07-02", 2033: "06-24", 2034: "07-07", 2035: "06-29", 2036: "07-18", 2037: "07-10", 2038: "06-25" },
  ...{ 2039: "07-15", 2040: "07-06" },
};

const matariki: HolidayRule = {
  name: stored("Matariki"),
  dateIn: (year) => (MATARIKI[year] ? `${year}-${MATARIKI[year]}` : undefined),
  isMoved: false,
};

/** Equinoxes in Japan, by the formula valid from 1980 to 2099. */
function equinox(month: number, base: number, name: string): HolidayRule {
  return {
    ...on(month, 1, name),
    dateIn: (year) => dateOf(year, month, Math.floor(base + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4)),
  };
}

const RESPECT = onOrAfter(MON, 9, 15, stored("Respect for the Aged Day"));
const AUTUMN = equinox(9, 23.2488, stored("Autumnal Equinox Day"));

/** A single day between two holidays is a holiday too. Only these two can enclose one. */
const between: HolidayRule = {
  name: stored("Citizens' Holiday"),
  dateIn: (year) => {
    const [before, after] = [RESPECT.dateIn(year), AUTUMN.dateIn(year)];
    return before && after && daysBetween(before, after) === 2 ? addDays(before, 1) : undefined;
  },
  isMoved: false,
};

/** The public holidays of countries in Africa, Asia and Oceania that can be computed by rule. */
export const SOUTH_AND_EAST: readonly HolidayRegion[] = [
  {
    code: "AU-NSW",
    name: stored("Australia: New South Wales"),
    moves: "later",
    rules: [
      ...these("easterEve easterSunday"),
      ...AUSTRALIA,
      ANZAC,
      KINGS_JUNE,
      onOrAfter(MON, 10, 1, stored("Labour Day")),
    ],
  },
  {
    code: "AU-QLD",
    name: stored("Australia: Queensland"),
    moves: "later",
    rules: [
      ...these("easterEve easterSunday"),
      ...AUSTRALIA,
      unmoved(ANZAC),
      {
        ...unmoved(on(4, 26, stored("Anzac Day (in lieu)"))),
        dateIn: (year) => (onOrAfter(SUNDAY, 4, 25, "").dateIn(year)?.endsWith("-25") ? `${year}-04-26` : undefined),
      },
      onOrAfter(MON, 5, 1, stored("Labour Day")),
      onOrAfter(MON, 10, 1, stored("King's Birthday")),
    ],
  },
  {
    code: "AU-VIC",
    name: stored("Australia: Victoria"),
    moves: "later",
    rules: [
      ...these("easterEve easterSunday"),
      ...AUSTRALIA,
      onOrAfter(MON, 3, 8, stored("Labour Day")),
      unmoved(ANZAC),
      KINGS_JUNE,
      onOrAfter(2, 11, 1, stored("Melbourne Cup Day")),
    ],
  },
  {
    code: "NZ",
    name: stored("New Zealand"),
    moves: "later",
    rules: [
      ...these("newYear goodFriday easterMonday christmas boxing"),
      on(1, 2, stored("Day after New Year's Day")),
      on(2, 6, stored("Waitangi Day")),
      on(4, 25, stored("Anzac Day")),
      onOrAfter(MON, 6, 1, stored("King's Birthday")),
      matariki,
      onOrAfter(MON, 10, 22, stored("Labour Day")),
    ],
  },
  {
    code: "ZA",
    name: stored("South Africa"),
    moves: "sundayLater",
    rules: [
      ...these("newYear goodFriday christmas"),
      on(3, 21, stored("Human Rights Day")),
      easter(1, stored("Family Day")),
      on(4, 27, stored("Freedom Day")),
      on(5, 1, stored("Workers' Day")),
      on(6, 16, stored("Youth Day")),
      on(8, 9, stored("National Women's Day")),
      on(9, 24, stored("Heritage Day")),
      on(12, 16, stored("Day of Reconciliation")),
      on(12, 26, stored("Day of Goodwill")),
    ],
  },
  {
    code: "IN",
    name: stored("India (national holidays)"),
    moves: "never",
    rules: [
      on(1, 26, stored("Republic Day")),
      on(8, 15, stored("Independence Day")),
      on(10, 2, stored("Gandhi Jayanti")),
    ],
  },
  {
    code: "JP",
    name: stored("Japan"),
    moves: "sundayLater",
    rules: [
      ...these("newYear"),
      onOrAfter(MON, 1, 8, stored("Coming of Age Day")),
      on(2, 11, stored("National Foundation Day")),
      on(2, 23, stored("Emperor's Birthday")),
      equinox(3, 20.8431, stored("Vernal Equinox Day")),
      on(4, 29, stored("Shōwa Day")),
      on(5, 3, stored("Constitution Memorial Day")),
      on(5, 4, stored("Greenery Day")),
      on(5, 5, stored("Children's Day")),
      onOrAfter(MON, 7, 15, stored("Marine Day")),
      on(8, 11, stored("Mountain Day")),
      RESPECT,
      between,
      AUTUMN,
      onOrAfter(MON, 10, 8, stored("Sports Day")),
      on(11, 3, stored("Culture Day")),
      on(11, 23, stored("Labour Thanksgiving Day")),
    ],
  },
];
