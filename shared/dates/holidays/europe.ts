import { these } from "./common-holidays.ts";
import type { HolidayRegion } from "./region.ts";
import { on, onOrAfter, orthodoxEaster } from "./rule.ts";

const GERMANY = [
  ...these("newYear goodFriday easterMonday labourDay ascension whitMonday christmas secondChristmas"),
  on(10, 3, "Day of German Unity"),
];
const germany = (code: string, state: string, ...rules: HolidayRegion["rules"]) =>
  ({ code, name: `Germany: ${state}`, moves: "never", rules: [...GERMANY, ...rules] }) as const;

/** The public holidays of continental Europe south of the Baltic Sea. */
export const EUROPE: readonly HolidayRegion[] = [
  germany("DE-BW", "Baden-Württemberg", ...these("epiphany corpusChristi allSaints")),
  germany("DE-BY", "Bavaria", ...these("epiphany corpusChristi assumption allSaints")),
  germany("DE-BE", "Berlin", on(3, 8, "International Women's Day")),
  germany("DE-BB", "Brandenburg", ...these("easterSunday whitSunday reformation")),
  germany("DE-HB", "Bremen", ...these("reformation")),
  germany("DE-HH", "Hamburg", ...these("reformation")),
  germany("DE-HE", "Hesse", ...these("corpusChristi")),
  germany("DE-MV", "Mecklenburg-Vorpommern", on(3, 8, "International Women's Day"), ...these("reformation")),
  germany("DE-NI", "Lower Saxony", ...these("reformation")),
  germany("DE-NW", "North Rhine-Westphalia", ...these("corpusChristi allSaints")),
  germany("DE-RP", "Rhineland-Palatinate", ...these("corpusChristi allSaints")),
  germany("DE-SL", "Saarland", ...these("corpusChristi assumption allSaints")),
  // The Wednesday between 16 and 22 November.
  germany("DE-SN", "Saxony", onOrAfter(3, 11, 16, "Repentance Day"), ...these("reformation")),
  germany("DE-ST", "Saxony-Anhalt", ...these("epiphany reformation")),
  germany("DE-SH", "Schleswig-Holstein", ...these("reformation")),
  germany("DE-TH", "Thuringia", on(9, 20, "World Children's Day"), ...these("reformation")),
  {
    code: "AT",
    name: "Austria",
    moves: "never",
    rules: [
      ...these(
        "newYear epiphany easterMonday labourDay ascension whitMonday corpusChristi assumption allSaints immaculate christmas stStephen",
      ),
      on(10, 26, "National Day"),
    ],
  },
  {
    code: "CH-ZH",
    name: "Switzerland: Zurich",
    moves: "never",
    rules: [
      ...these("newYear goodFriday easterMonday labourDay ascension whitMonday christmas stStephen"),
      on(8, 1, "National Day"),
    ],
  },
  {
    code: "BE",
    name: "Belgium",
    moves: "never",
    rules: [
      ...these("newYear easterMonday labourDay ascension whitMonday assumption allSaints christmas"),
      on(7, 21, "National Day"),
      on(11, 11, "Armistice Day"),
    ],
  },
  {
    code: "FR",
    name: "France",
    moves: "never",
    rules: [
      ...these("newYear easterMonday labourDay ascension whitMonday assumption allSaints christmas"),
      on(5, 8, "Victory Day"),
      on(7, 14, "Bastille Day"),
      on(11, 11, "Armistice Day"),
    ],
  },
  {
    code: "ES",
    name: "Spain (all regions)",
    moves: "never",
    rules: [
      ...these("newYear epiphany goodFriday labourDay assumption allSaints immaculate christmas"),
      on(10, 12, "National Day"),
      on(12, 6, "Constitution Day"),
    ],
  },
  {
    code: "PT",
    name: "Portugal",
    moves: "never",
    rules: [
      ...these("newYear goodFriday easterSunday labourDay corpusChristi assumption allSaints immaculate christmas"),
      on(4, 25, "Freedom Day"),
      on(6, 10, "Portugal Day"),
      on(10, 5, "Republic Day"),
      on(12, 1, "Restoration of Independence"),
    ],
  },
  {
    code: "IT",
    name: "Italy",
    moves: "never",
    rules: [
      ...these(
        "newYear epiphany easterSunday easterMonday labourDay assumption allSaints immaculate christmas stStephen",
      ),
      on(4, 25, "Liberation Day"),
      on(6, 2, "Republic Day"),
      on(10, 4, "Saint Francis Day"),
    ],
  },
  {
    code: "PL",
    name: "Poland",
    moves: "never",
    rules: [
      ...these(
        "newYear epiphany easterSunday easterMonday labourDay whitSunday corpusChristi assumption allSaints christmasEve christmas secondChristmas",
      ),
      on(5, 3, "Constitution Day"),
      on(11, 11, "Independence Day"),
    ],
  },
  {
    code: "CZ",
    name: "Czechia",
    moves: "never",
    rules: [
      ...these("newYear goodFriday easterMonday labourDay christmasEve christmas stStephen"),
      on(5, 8, "Victory Day"),
      on(7, 5, "Saints Cyril and Methodius Day"),
      on(7, 6, "Jan Hus Day"),
      on(9, 28, "Statehood Day"),
      on(10, 28, "Independence Day"),
      on(11, 17, "Freedom and Democracy Day"),
    ],
  },
  {
    code: "HU",
    name: "Hungary",
    moves: "never",
    rules: [
      ...these(
        "newYear goodFriday easterSunday easterMonday labourDay whitSunday whitMonday allSaints christmas secondChristmas",
      ),
      on(3, 15, "Revolution Day"),
      on(8, 20, "State Foundation Day"),
      on(10, 23, "Republic Day"),
    ],
  },
  {
    code: "RO",
    name: "Romania",
    moves: "never",
    rules: [
      ...these("newYear epiphany labourDay assumption christmas secondChristmas"),
      on(1, 2, "2 January"),
      on(1, 7, "Saint John the Baptist"),
      on(1, 24, "Union Day"),
      orthodoxEaster(-2, "Good Friday"),
      orthodoxEaster(0, "Easter Sunday"),
      orthodoxEaster(1, "Easter Monday"),
      on(6, 1, "Children's Day"),
      orthodoxEaster(49, "Whit Sunday"),
      orthodoxEaster(50, "Whit Monday"),
      on(11, 30, "Saint Andrew's Day"),
      on(12, 1, "National Day"),
    ],
  },
  {
    code: "GR",
    name: "Greece",
    moves: "never",
    rules: [
      ...these("newYear epiphany labourDay assumption christmas secondChristmas"),
      orthodoxEaster(-48, "Clean Monday"),
      on(3, 25, "Independence Day"),
      orthodoxEaster(-2, "Good Friday"),
      orthodoxEaster(0, "Easter Sunday"),
      orthodoxEaster(1, "Easter Monday"),
      orthodoxEaster(49, "Whit Sunday"),
      orthodoxEaster(50, "Whit Monday"),
      on(10, 28, "Ohi Day"),
    ],
  },
];
