import { stored } from "../../i18n/stored.ts";
import { easter, type HolidayRule, on } from "./rule.ts";

/** Holidays that several countries share, by keyword. */
const COMMON: Readonly<Record<string, HolidayRule>> = {
  newYear: on(1, 1, stored("New Year's Day")),
  epiphany: on(1, 6, stored("Epiphany")),
  maundyThursday: easter(-3, stored("Maundy Thursday")),
  goodFriday: easter(-2, stored("Good Friday")),
  easterEve: easter(-1, stored("Easter Saturday")),
  easterSunday: easter(0, stored("Easter Sunday")),
  easterMonday: easter(1, stored("Easter Monday")),
  ascension: easter(39, stored("Ascension Day")),
  whitSunday: easter(49, stored("Whit Sunday")),
  whitMonday: easter(50, stored("Whit Monday")),
  corpusChristi: easter(60, stored("Corpus Christi")),
  mayDay: on(5, 1, stored("May Day")),
  labourDay: on(5, 1, stored("Labour Day")),
  assumption: on(8, 15, stored("Assumption Day")),
  reformation: on(10, 31, stored("Reformation Day")),
  allSaints: on(11, 1, stored("All Saints' Day")),
  remembrance: on(11, 11, stored("Remembrance Day")),
  immaculate: on(12, 8, stored("Immaculate Conception")),
  christmasEve: on(12, 24, stored("Christmas Eve")),
  christmas: on(12, 25, stored("Christmas Day")),
  secondChristmas: on(12, 26, stored("Second Day of Christmas")),
  stStephen: on(12, 26, stored("St Stephen's Day")),
  boxing: on(12, 26, stored("Boxing Day")),
};

/**
 * Common holidays by keyword: `newYear epiphany christmas`.
 *
 * @throws {Error} when a keyword is unknown
 */
export function these(words: string): HolidayRule[] {
  return words.split(" ").map((word) => {
    const rule = COMMON[word];
    if (!rule) throw new Error(`There is no common holiday "${word}".`);
    return rule;
  });
}
