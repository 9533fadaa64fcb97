import type { HolidayRegion } from "./region.ts";
import { easter, on, onOrAfter } from "./rule.ts";

const [MON, THU] = [1, 4];

const CANADA = [
  on(1, 1, "New Year's Day"),
  easter(-2, "Good Friday"),
  onOrAfter(MON, 5, 18, "Victoria Day"),
  on(7, 1, "Canada Day"),
  onOrAfter(MON, 9, 1, "Labour Day"),
];
const CANADIAN_AUTUMN = [onOrAfter(MON, 10, 8, "Thanksgiving")];
const TRUTH = on(9, 30, "National Day for Truth and Reconciliation");
const REMEMBRANCE = on(11, 11, "Remembrance Day");
const CHRISTMAS = on(12, 25, "Christmas Day");
const BOXING = on(12, 26, "Boxing Day");
const FAMILY = onOrAfter(MON, 2, 15, "Family Day");

/** The public holidays of the Americas. */
export const AMERICAS = [
  {
    code: "US",
    name: "United States",
    moves: "toNearest",
    rules: [
      on(1, 1, "New Year's Day"),
      onOrAfter(MON, 1, 15, "Martin Luther King Jr. Day"),
      onOrAfter(MON, 2, 15, "Presidents' Day"),
      onOrAfter(MON, 5, 25, "Memorial Day"),
      on(6, 19, "Juneteenth"),
      on(7, 4, "Independence Day"),
      onOrAfter(MON, 9, 1, "Labor Day"),
      onOrAfter(MON, 10, 8, "Columbus Day"),
      on(11, 11, "Veterans Day"),
      onOrAfter(THU, 11, 22, "Thanksgiving"),
      CHRISTMAS,
    ],
  },
  {
    code: "CA-BC",
    name: "Canada: British Columbia",
    moves: "later",
    rules: [
      ...CANADA,
      FAMILY,
      onOrAfter(MON, 8, 1, "British Columbia Day"),
      TRUTH,
      ...CANADIAN_AUTUMN,
      REMEMBRANCE,
      CHRISTMAS,
    ],
  },
  {
    code: "CA-ON",
    name: "Canada: Ontario",
    moves: "later",
    rules: [...CANADA, FAMILY, ...CANADIAN_AUTUMN, CHRISTMAS, BOXING],
  },
  {
    code: "CA-QC",
    name: "Canada: Quebec",
    moves: "later",
    rules: [
      on(1, 1, "New Year's Day"),
      easter(-2, "Good Friday"),
      onOrAfter(MON, 5, 18, "National Patriots' Day"),
      on(6, 24, "National Holiday"),
      on(7, 1, "Canada Day"),
      onOrAfter(MON, 9, 1, "Labour Day"),
      ...CANADIAN_AUTUMN,
      CHRISTMAS,
    ],
  },
  {
    code: "MX",
    name: "Mexico",
    moves: "never",
    rules: [
      on(1, 1, "New Year's Day"),
      onOrAfter(MON, 2, 1, "Constitution Day"),
      onOrAfter(MON, 3, 15, "Benito Juárez's Birthday"),
      on(5, 1, "Labour Day"),
      on(9, 16, "Independence Day"),
      onOrAfter(MON, 11, 15, "Revolution Day"),
      CHRISTMAS,
    ],
  },
  {
    code: "BR",
    name: "Brazil",
    moves: "never",
    rules: [
      on(1, 1, "New Year's Day"),
      easter(-48, "Carnival Monday"),
      easter(-47, "Carnival Tuesday"),
      easter(-2, "Good Friday"),
      on(4, 21, "Tiradentes Day"),
      on(5, 1, "Labour Day"),
      easter(60, "Corpus Christi"),
      on(9, 7, "Independence Day"),
      on(10, 12, "Our Lady of Aparecida"),
      on(11, 2, "All Souls' Day"),
      on(11, 15, "Republic Day"),
      on(11, 20, "Black Awareness Day"),
      CHRISTMAS,
    ],
  },
] as const satisfies readonly HolidayRegion[];
