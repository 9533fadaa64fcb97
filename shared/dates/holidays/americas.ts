import { stored } from "../../i18n/stored.ts";
import { these } from "./common-holidays.ts";
import type { HolidayRegion } from "./region.ts";
import { easter, on, onOrAfter } from "./rule.ts";

const [MON, THU] = [1, 4];

const CANADA = [
  ...these("newYear goodFriday"),
  onOrAfter(MON, 5, 18, stored("Victoria Day")),
  on(7, 1, stored("Canada Day")),
  onOrAfter(MON, 9, 1, stored("Labour Day")),
];
const CANADIAN_AUTUMN = [onOrAfter(MON, 10, 8, stored("Thanksgiving"))];
const TRUTH = on(9, 30, stored("National Day for Truth and Reconciliation"));
const FAMILY = onOrAfter(MON, 2, 15, stored("Family Day"));

/** The public holidays of the Americas. */
export const AMERICAS = [
  {
    code: "US",
    name: stored("United States"),
    moves: "toNearest",
    rules: [
      ...these("newYear christmas"),
      onOrAfter(MON, 1, 15, stored("Martin Luther King Jr. Day")),
      onOrAfter(MON, 2, 15, stored("Presidents' Day")),
      onOrAfter(MON, 5, 25, stored("Memorial Day")),
      on(6, 19, stored("Juneteenth")),
      on(7, 4, stored("Independence Day")),
      onOrAfter(MON, 9, 1, stored("Labor Day")),
      onOrAfter(MON, 10, 8, stored("Columbus Day")),
      on(11, 11, stored("Veterans Day")),
      onOrAfter(THU, 11, 22, stored("Thanksgiving")),
    ],
  },
  {
    code: "CA-BC",
    name: stored("Canada: British Columbia"),
    moves: "later",
    rules: [
      ...these("remembrance christmas"),
      ...CANADA,
      FAMILY,
      onOrAfter(MON, 8, 1, stored("British Columbia Day")),
      TRUTH,
      ...CANADIAN_AUTUMN,
    ],
  },
  {
    code: "CA-ON",
    name: stored("Canada: Ontario"),
    moves: "later",
    rules: [...these("christmas boxing"), ...CANADA, FAMILY, ...CANADIAN_AUTUMN],
  },
  {
    code: "CA-QC",
    name: stored("Canada: Quebec"),
    moves: "later",
    rules: [
      ...these("newYear goodFriday christmas"),
      onOrAfter(MON, 5, 18, stored("National Patriots' Day")),
      on(6, 24, stored("National Holiday")),
      on(7, 1, stored("Canada Day")),
      onOrAfter(MON, 9, 1, stored("Labour Day")),
      ...CANADIAN_AUTUMN,
    ],
  },
  {
    code: "MX",
    name: stored("Mexico"),
    moves: "never",
    rules: [
      ...these("newYear labourDay christmas"),
      onOrAfter(MON, 2, 1, stored("Constitution Day")),
      onOrAfter(MON, 3, 15, stored("Benito Juárez's Birthday")),
      on(9, 16, stored("Independence Day")),
      onOrAfter(MON, 11, 15, stored("Revolution Day")),
    ],
  },
  {
    code: "BR",
    name: stored("Brazil"),
    moves: "never",
    rules: [
      ...these("newYear goodFriday labourDay corpusChristi christmas"),
      easter(-48, stored("Carnival Monday")),
      easter(-47, stored("Carnival Tuesday")),
      on(4, 21, stored("Tiradentes Day")),
      on(9, 7, stored("Independence Day")),
      on(10, 12, stored("Our Lady of Aparecida")),
      on(11, 2, stored("All Souls' Day")),
      on(11, 15, stored("Republic Day")),
      on(11, 20, stored("Black Awareness Day")),
    ],
  },
] as const satisfies readonly HolidayRegion[];
