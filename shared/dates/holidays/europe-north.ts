import { stored } from "../../i18n/stored.ts";
import { these } from "./common-holidays.ts";
import type { HolidayRegion } from "./region.ts";
import { on, onOrAfter, unmoved } from "./rule.ts";

const [MON, FRI, SAT] = [1, 5, 6];

const BRITISH_SPRING = [
  onOrAfter(MON, 5, 1, stored("Early May Bank Holiday")),
  onOrAfter(MON, 5, 25, stored("Spring Bank Holiday")),
];
const SUMMER_BANK = onOrAfter(MON, 8, 25, stored("Summer Bank Holiday"));

/** The public holidays of the British Isles and the Nordic countries. */
export const EUROPE_NORTH = [
  {
    code: "GB-ENG",
    name: stored("United Kingdom: England and Wales"),
    moves: "later",
    rules: [...these("newYear goodFriday easterMonday christmas boxing"), ...BRITISH_SPRING, SUMMER_BANK],
  },
  {
    code: "GB-SCT",
    name: stored("United Kingdom: Scotland"),
    moves: "later",
    rules: [
      ...these("newYear goodFriday christmas boxing"),
      on(1, 2, stored("2 January")),
      ...BRITISH_SPRING,
      onOrAfter(MON, 8, 1, stored("Summer Bank Holiday")),
      on(11, 30, stored("St Andrew's Day")),
    ],
  },
  {
    code: "GB-NIR",
    name: stored("United Kingdom: Northern Ireland"),
    moves: "later",
    rules: [
      ...these("newYear goodFriday easterMonday christmas boxing"),
      on(3, 17, stored("St Patrick's Day")),
      ...BRITISH_SPRING,
      on(7, 12, stored("Battle of the Boyne")),
      SUMMER_BANK,
    ],
  },
  {
    code: "IE",
    name: stored("Ireland"),
    moves: "never",
    rules: [
      ...these("newYear easterMonday christmas stStephen"),
      {
        // The first Monday of February, unless the 1st is a Friday.
        ...onOrAfter(MON, 2, 1, stored("St Brigid's Day")),
        dateIn: (year) => {
          const [friday, monday] = [FRI, MON].map((day) => onOrAfter(day, 2, 1, "").dateIn(year));
          return friday?.endsWith("-01") ? friday : monday;
        },
      },
      on(3, 17, stored("St Patrick's Day")),
      onOrAfter(MON, 5, 1, stored("May Day")),
      onOrAfter(MON, 6, 1, stored("June Holiday")),
      onOrAfter(MON, 8, 1, stored("August Holiday")),
      onOrAfter(MON, 10, 25, stored("October Holiday")),
    ],
  },
  {
    code: "DK",
    name: stored("Denmark"),
    moves: "never",
    rules: [
      ...these(
        "newYear maundyThursday goodFriday easterSunday easterMonday ascension whitSunday whitMonday christmas secondChristmas",
      ),
    ],
  },
  {
    code: "FI",
    name: stored("Finland"),
    moves: "never",
    rules: [
      ...these(
        "newYear epiphany goodFriday easterSunday easterMonday mayDay ascension whitSunday christmasEve christmas secondChristmas",
      ),
      onOrAfter(FRI, 6, 19, stored("Midsummer Eve")),
      onOrAfter(SAT, 6, 20, stored("Midsummer Day")),
      onOrAfter(SAT, 10, 31, stored("All Saints' Day")),
      on(12, 6, stored("Independence Day")),
    ],
  },
  {
    code: "IS",
    name: stored("Iceland"),
    moves: "never",
    rules: [
      ...these(
        "newYear maundyThursday goodFriday easterSunday easterMonday mayDay ascension whitSunday whitMonday christmas secondChristmas",
      ),
      onOrAfter(4, 4, 19, stored("First Day of Summer")),
      on(6, 17, stored("National Day")),
      onOrAfter(MON, 8, 1, stored("Commerce Day")),
      on(12, 24, stored("Christmas Eve (from 1 pm)")),
      on(12, 31, stored("New Year's Eve (from 1 pm)")),
    ],
  },
  {
    code: "NO",
    name: stored("Norway"),
    moves: "never",
    rules: [
      ...these(
        "newYear maundyThursday goodFriday easterSunday easterMonday mayDay ascension whitSunday whitMonday christmas secondChristmas",
      ),
      on(5, 17, stored("Constitution Day")),
    ],
  },
  {
    code: "SE",
    name: stored("Sweden"),
    moves: "never",
    rules: [
      ...these(
        "newYear epiphany goodFriday easterSunday easterMonday mayDay ascension whitSunday christmasEve christmas secondChristmas",
      ),
      on(6, 6, stored("National Day")),
      onOrAfter(FRI, 6, 19, stored("Midsummer Eve")),
      onOrAfter(SAT, 6, 20, stored("Midsummer Day")),
      onOrAfter(SAT, 10, 31, stored("All Saints' Day")),
      on(12, 31, stored("New Year's Eve")),
    ],
  },
  {
    code: "NL",
    name: stored("Netherlands"),
    moves: "never",
    rules: [
      ...these("newYear easterSunday easterMonday ascension whitSunday whitMonday christmas secondChristmas"),
      {
        // The day before when it falls on a Sunday.
        ...unmoved(on(4, 27, stored("King's Day"))),
        dateIn: (year) => (onOrAfter(0, 4, 27, "").dateIn(year)?.endsWith("-27") ? `${year}-04-26` : `${year}-04-27`),
      },
    ],
  },
] as const satisfies readonly HolidayRegion[];
