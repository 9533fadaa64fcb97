import type { HolidayRegion } from "./region.ts";
import { easter, on, onOrAfter, unmoved } from "./rule.ts";

const [MON, FRI, SAT] = [1, 5, 6];

const NEW_YEAR = on(1, 1, "New Year's Day");
const EPIPHANY = on(1, 6, "Epiphany");
const MAUNDY_THURSDAY = easter(-3, "Maundy Thursday");
const GOOD_FRIDAY = easter(-2, "Good Friday");
const EASTER_SUNDAY = easter(0, "Easter Sunday");
const EASTER_MONDAY = easter(1, "Easter Monday");
const ASCENSION = easter(39, "Ascension Day");
const WHIT_SUNDAY = easter(49, "Whit Sunday");
const WHIT_MONDAY = easter(50, "Whit Monday");
const MAY_DAY = on(5, 1, "May Day");
const CHRISTMAS = on(12, 25, "Christmas Day");
const SECOND_CHRISTMAS = on(12, 26, "Second Day of Christmas");

const BRITISH_SPRING = [onOrAfter(MON, 5, 1, "Early May Bank Holiday"), onOrAfter(MON, 5, 25, "Spring Bank Holiday")];
const SUMMER_BANK = onOrAfter(MON, 8, 25, "Summer Bank Holiday");
const BOXING = on(12, 26, "Boxing Day");

/** The public holidays of the British Isles and of the North. */
export const EUROPE_NORTH = [
  {
    code: "GB-ENG",
    name: "United Kingdom: England and Wales",
    moves: "later",
    rules: [NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY, ...BRITISH_SPRING, SUMMER_BANK, CHRISTMAS, BOXING],
  },
  {
    code: "GB-SCT",
    name: "United Kingdom: Scotland",
    moves: "later",
    rules: [
      NEW_YEAR,
      on(1, 2, "2 January"),
      GOOD_FRIDAY,
      ...BRITISH_SPRING,
      onOrAfter(MON, 8, 1, "Summer Bank Holiday"),
      on(11, 30, "St Andrew's Day"),
      CHRISTMAS,
      BOXING,
    ],
  },
  {
    code: "GB-NIR",
    name: "United Kingdom: Northern Ireland",
    moves: "later",
    rules: [
      NEW_YEAR,
      on(3, 17, "St Patrick's Day"),
      GOOD_FRIDAY,
      EASTER_MONDAY,
      ...BRITISH_SPRING,
      on(7, 12, "Battle of the Boyne"),
      SUMMER_BANK,
      CHRISTMAS,
      BOXING,
    ],
  },
  {
    code: "IE",
    name: "Ireland",
    moves: "never",
    rules: [
      NEW_YEAR,
      {
        // The first Monday of February, unless the 1st is a Friday.
        ...onOrAfter(MON, 2, 1, "St Brigid's Day"),
        dateIn: (year) => {
          const [friday, monday] = [FRI, MON].map((day) => onOrAfter(day, 2, 1, "").dateIn(year));
          return friday?.endsWith("-01") ? friday : monday;
        },
      },
      on(3, 17, "St Patrick's Day"),
      EASTER_MONDAY,
      onOrAfter(MON, 5, 1, "May Day"),
      onOrAfter(MON, 6, 1, "June Holiday"),
      onOrAfter(MON, 8, 1, "August Holiday"),
      onOrAfter(MON, 10, 25, "October Holiday"),
      CHRISTMAS,
      on(12, 26, "St Stephen's Day"),
    ],
  },
  {
    code: "DK",
    name: "Denmark",
    moves: "never",
    rules: [
      NEW_YEAR,
      MAUNDY_THURSDAY,
      GOOD_FRIDAY,
      EASTER_SUNDAY,
      EASTER_MONDAY,
      ASCENSION,
      WHIT_SUNDAY,
      WHIT_MONDAY,
      CHRISTMAS,
      SECOND_CHRISTMAS,
    ],
  },
  {
    code: "FI",
    name: "Finland",
    moves: "never",
    rules: [
      NEW_YEAR,
      EPIPHANY,
      GOOD_FRIDAY,
      EASTER_SUNDAY,
      EASTER_MONDAY,
      MAY_DAY,
      ASCENSION,
      WHIT_SUNDAY,
      onOrAfter(FRI, 6, 19, "Midsummer Eve"),
      onOrAfter(SAT, 6, 20, "Midsummer Day"),
      onOrAfter(SAT, 10, 31, "All Saints' Day"),
      on(12, 6, "Independence Day"),
      on(12, 24, "Christmas Eve"),
      CHRISTMAS,
      SECOND_CHRISTMAS,
    ],
  },
  {
    code: "IS",
    name: "Iceland",
    moves: "never",
    rules: [
      NEW_YEAR,
      MAUNDY_THURSDAY,
      GOOD_FRIDAY,
      EASTER_SUNDAY,
      EASTER_MONDAY,
      onOrAfter(4, 4, 19, "First Day of Summer"),
      MAY_DAY,
      ASCENSION,
      WHIT_SUNDAY,
      WHIT_MONDAY,
      on(6, 17, "National Day"),
      onOrAfter(MON, 8, 1, "Commerce Day"),
      on(12, 24, "Christmas Eve (from 1 pm)"),
      CHRISTMAS,
      SECOND_CHRISTMAS,
      on(12, 31, "New Year's Eve (from 1 pm)"),
    ],
  },
  {
    code: "NO",
    name: "Norway",
    moves: "never",
    rules: [
      NEW_YEAR,
      MAUNDY_THURSDAY,
      GOOD_FRIDAY,
      EASTER_SUNDAY,
      EASTER_MONDAY,
      MAY_DAY,
      on(5, 17, "Constitution Day"),
      ASCENSION,
      WHIT_SUNDAY,
      WHIT_MONDAY,
      CHRISTMAS,
      SECOND_CHRISTMAS,
    ],
  },
  {
    code: "SE",
    name: "Sweden",
    moves: "never",
    rules: [
      NEW_YEAR,
      EPIPHANY,
      GOOD_FRIDAY,
      EASTER_SUNDAY,
      EASTER_MONDAY,
      MAY_DAY,
      ASCENSION,
      WHIT_SUNDAY,
      on(6, 6, "National Day"),
      onOrAfter(FRI, 6, 19, "Midsummer Eve"),
      onOrAfter(SAT, 6, 20, "Midsummer Day"),
      onOrAfter(SAT, 10, 31, "All Saints' Day"),
      on(12, 24, "Christmas Eve"),
      CHRISTMAS,
      SECOND_CHRISTMAS,
      on(12, 31, "New Year's Eve"),
    ],
  },
  {
    code: "NL",
    name: "Netherlands",
    moves: "never",
    rules: [
      NEW_YEAR,
      EASTER_SUNDAY,
      EASTER_MONDAY,
      {
        // The day before when it would be a Sunday.
        ...unmoved(on(4, 27, "King's Day")),
        dateIn: (year) => (onOrAfter(0, 4, 27, "").dateIn(year)?.endsWith("-27") ? `${year}-04-26` : `${year}-04-27`),
      },
      ASCENSION,
      WHIT_SUNDAY,
      WHIT_MONDAY,
      CHRISTMAS,
      SECOND_CHRISTMAS,
    ],
  },
] as const satisfies readonly HolidayRegion[];
