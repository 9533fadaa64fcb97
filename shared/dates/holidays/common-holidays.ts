import { easter, type HolidayRule, on } from "./rule.ts";

/** Holidays that several countries share, by keyword. */
const COMMON: Readonly<Record<string, HolidayRule>> = {
  newYear: on(1, 1, "New Year's Day"),
  epiphany: on(1, 6, "Epiphany"),
  maundyThursday: easter(-3, "Maundy Thursday"),
  goodFriday: easter(-2, "Good Friday"),
  easterEve: easter(-1, "Easter Saturday"),
  easterSunday: easter(0, "Easter Sunday"),
  easterMonday: easter(1, "Easter Monday"),
  ascension: easter(39, "Ascension Day"),
  whitSunday: easter(49, "Whit Sunday"),
  whitMonday: easter(50, "Whit Monday"),
  corpusChristi: easter(60, "Corpus Christi"),
  mayDay: on(5, 1, "May Day"),
  labourDay: on(5, 1, "Labour Day"),
  assumption: on(8, 15, "Assumption Day"),
  reformation: on(10, 31, "Reformation Day"),
  allSaints: on(11, 1, "All Saints' Day"),
  remembrance: on(11, 11, "Remembrance Day"),
  immaculate: on(12, 8, "Immaculate Conception"),
  christmasEve: on(12, 24, "Christmas Eve"),
  christmas: on(12, 25, "Christmas Day"),
  secondChristmas: on(12, 26, "Second Day of Christmas"),
  stStephen: on(12, 26, "St Stephen's Day"),
  boxing: on(12, 26, "Boxing Day"),
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
