import { these } from "./common-holidays.ts";
import type { HolidayRegion } from "./region.ts";
import { easter, on, onOrAfter } from "./rule.ts";

const [MON, THU] = [1, 4];

const CANADA = [
  ...these("newYear goodFriday"),
  onOrAfter(MON, 5, 18, "Victoria Day"),
  on(7, 1, "Canada Day"),
  onOrAfter(MON, 9, 1, "Labour Day"),
];
const CANADIAN_AUTUMN = [onOrAfter(MON, 10, 8, "Thanksgiving")];
const TRUTH = on(9, 30, "National Day for Truth and Reconciliation");
const FAMILY = onOrAfter(MON, 2, 15, "Family Day");

/** The public holidays of the Americas. */
export const AMERICAS = [
  {
    code: "US",
    name: "United States",
    moves: "toNearest",
    rules: [
      ...these("newYear christmas"),
      onOrAfter(MON, 1, 15, "Martin Luther King Jr. Day"),
      onOrAfter(MON, 2, 15, "Presidents' Day"),
      onOrAfter(MON, 5, 25, "Memorial Day"),
      on(6, 19, "Juneteenth"),
      on(7, 4, "Independence Day"),
      onOrAfter(MON, 9, 1, "Labor Day"),
      onOrAfter(MON, 10, 8, "Columbus Day"),
      on(11, 11, "Veterans Day"),
      onOrAfter(THU, 11, 22, "Thanksgiving"),
    ],
  },
  {
    code: "CA-BC",
    name: "Canada: British Columbia",
    moves: "later",
    rules: [
      ...these("remembrance christmas"),
      ...CANADA,
      FAMILY,
      onOrAfter(MON, 8, 1, "British Columbia Day"),
      TRUTH,
      ...CANADIAN_AUTUMN,
    ],
  },
  {
    code: "CA-ON",
    name: "Canada: Ontario",
    moves: "later",
    rules: [...these("christmas boxing"), ...CANADA, FAMILY, ...CANADIAN_AUTUMN],
  },
  {
    code: "CA-QC",
    name: "Canada: Quebec",
    moves: "later",
    rules: [
      ...these("newYear goodFriday christmas"),
      onOrAfter(MON, 5, 18, "National Patriots' Day"),
      on(6, 24, "National Holiday"),
      on(7, 1, "Canada Day"),
      onOrAfter(MON, 9, 1, "Labour Day"),
      ...CANADIAN_AUTUMN,
    ],
  },
  {
    code: "MX",
    name: "Mexico",
    moves: "never",
    rules: [
      ...these("newYear labourDay christmas"),
      onOrAfter(MON, 2, 1, "Constitution Day"),
      onOrAfter(MON, 3, 15, "Benito Juárez's Birthday"),
      on(9, 16, "Independence Day"),
      onOrAfter(MON, 11, 15, "Revolution Day"),
    ],
  },
  {
    code: "BR",
    name: "Brazil",
    moves: "never",
    rules: [
      ...these("newYear goodFriday labourDay corpusChristi christmas"),
      easter(-48, "Carnival Monday"),
      easter(-47, "Carnival Tuesday"),
      on(4, 21, "Tiradentes Day"),
      on(9, 7, "Independence Day"),
      on(10, 12, "Our Lady of Aparecida"),
      on(11, 2, "All Souls' Day"),
      on(11, 15, "Republic Day"),
      on(11, 20, "Black Awareness Day"),
    ],
  },
] as const satisfies readonly HolidayRegion[];
