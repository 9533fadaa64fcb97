import { stored } from "../../i18n/stored.ts";
import { these } from "./common-holidays.ts";
import type { HolidayRegion } from "./region.ts";
import { on, onOrAfter, orthodoxEaster } from "./rule.ts";

const GERMANY = [
  ...these("newYear goodFriday easterMonday labourDay ascension whitMonday christmas secondChristmas"),
  on(10, 3, stored("Day of German Unity")),
];
const germany = (code: string, name: string, ...rules: HolidayRegion["rules"]) =>
  ({ code, name, moves: "never", rules: [...GERMANY, ...rules] }) as const;

/** The public holidays of continental Europe south of the Baltic Sea. */
export const EUROPE: readonly HolidayRegion[] = [
  germany("DE-BW", stored("Germany: Baden-Württemberg"), ...these("epiphany corpusChristi allSaints")),
  germany("DE-BY", stored("Germany: Bavaria"), ...these("epiphany corpusChristi assumption allSaints")),
  germany("DE-BE", stored("Germany: Berlin"), on(3, 8, stored("International Women's Day"))),
  germany("DE-BB", stored("Germany: Brandenburg"), ...these("easterSunday whitSunday reformation")),
  germany("DE-HB", stored("Germany: Bremen"), ...these("reformation")),
  germany("DE-HH", stored("Germany: Hamburg"), ...these("reformation")),
  germany("DE-HE", stored("Germany: Hesse"), ...these("corpusChristi")),
  germany(
    "DE-MV",
    stored("Germany: Mecklenburg-Vorpommern"),
    on(3, 8, stored("International Women's Day")),
    ...these("reformation"),
  ),
  germany("DE-NI", stored("Germany: Lower Saxony"), ...these("reformation")),
  germany("DE-NW", stored("Germany: North Rhine-Westphalia"), ...these("corpusChristi allSaints")),
  germany("DE-RP", stored("Germany: Rhineland-Palatinate"), ...these("corpusChristi allSaints")),
  germany("DE-SL", stored("Germany: Saarland"), ...these("corpusChristi assumption allSaints")),
  // The Wednesday between 16 and 22 November.
  germany("DE-SN", stored("Germany: Saxony"), onOrAfter(3, 11, 16, stored("Repentance Day")), ...these("reformation")),
  germany("DE-ST", stored("Germany: Saxony-Anhalt"), ...these("epiphany reformation")),
  germany("DE-SH", stored("Germany: Schleswig-Holstein"), ...these("reformation")),
  germany("DE-TH", stored("Germany: Thuringia"), on(9, 20, stored("World Children's Day")), ...these("reformation")),
  {
    code: "AT",
    name: stored("Austria"),
    moves: "never",
    rules: [
      ...these(
        "newYear epiphany easterMonday labourDay ascension whitMonday corpusChristi assumption allSaints immaculate christmas stStephen",
      ),
      on(10, 26, stored("National Day")),
    ],
  },
  {
    code: "CH-ZH",
    name: stored("Switzerland: Zurich"),
    moves: "never",
    rules: [
      ...these("newYear goodFriday easterMonday labourDay ascension whitMonday christmas stStephen"),
      on(8, 1, stored("National Day")),
    ],
  },
  {
    code: "BE",
    name: stored("Belgium"),
    moves: "never",
    rules: [
      ...these("newYear easterMonday labourDay ascension whitMonday assumption allSaints christmas"),
      on(7, 21, stored("National Day")),
      on(11, 11, stored("Armistice Day")),
    ],
  },
  {
    code: "FR",
    name: stored("France"),
    moves: "never",
    rules: [
      ...these("newYear easterMonday labourDay ascension whitMonday assumption allSaints christmas"),
      on(5, 8, stored("Victory Day")),
      on(7, 14, stored("Bastille Day")),
      on(11, 11, stored("Armistice Day")),
    ],
  },
  {
    code: "ES",
    name: stored("Spain (all regions)"),
    moves: "never",
    rules: [
      ...these("newYear epiphany goodFriday labourDay assumption allSaints immaculate christmas"),
      on(10, 12, stored("National Day")),
      on(12, 6, stored("Constitution Day")),
    ],
  },
  {
    code: "PT",
    name: stored("Portugal"),
    moves: "never",
    rules: [
      ...these("newYear goodFriday easterSunday labourDay corpusChristi assumption allSaints immaculate christmas"),
      on(4, 25, stored("Freedom Day")),
      on(6, 10, stored("Portugal Day")),
      on(10, 5, stored("Republic Day")),
      on(12, 1, stored("Restoration of Independence")),
    ],
  },
  {
    code: "IT",
    name: stored("Italy"),
    moves: "never",
    rules: [
      ...these(
        "newYear epiphany easterSunday easterMonday labourDay assumption allSaints immaculate christmas stStephen",
      ),
      on(4, 25, stored("Liberation Day")),
      on(6, 2, stored("Republic Day")),
      on(10, 4, stored("Saint Francis Day")),
    ],
  },
  {
    code: "PL",
    name: stored("Poland"),
    moves: "never",
    rules: [
      ...these(
        "newYear epiphany easterSunday easterMonday labourDay whitSunday corpusChristi assumption allSaints christmasEve christmas secondChristmas",
      ),
      on(5, 3, stored("Constitution Day")),
      on(11, 11, stored("Independence Day")),
    ],
  },
  {
    code: "CZ",
    name: stored("Czechia"),
    moves: "never",
    rules: [
      ...these("newYear goodFriday easterMonday labourDay christmasEve christmas stStephen"),
      on(5, 8, stored("Victory Day")),
      on(7, 5, stored("Saints Cyril and Methodius Day")),
      on(7, 6, stored("Jan Hus Day")),
      on(9, 28, stored("Statehood Day")),
      on(10, 28, stored("Independence Day")),
      on(11, 17, stored("Freedom and Democracy Day")),
    ],
  },
  {
    code: "HU",
    name: stored("Hungary"),
    moves: "never",
    rules: [
      ...these(
        "newYear goodFriday easterSunday easterMonday labourDay whitSunday whitMonday allSaints christmas secondChristmas",
      ),
      on(3, 15, stored("Revolution Day")),
      on(8, 20, stored("State Foundation Day")),
      on(10, 23, stored("Republic Day")),
    ],
  },
  {
    code: "RO",
    name: stored("Romania"),
    moves: "never",
    rules: [
      ...these("newYear epiphany labourDay assumption christmas secondChristmas"),
      on(1, 2, stored("2 January")),
      on(1, 7, stored("Saint John the Baptist")),
      on(1, 24, stored("Union Day")),
      orthodoxEaster(-2, stored("Good Friday")),
      orthodoxEaster(0, stored("Easter Sunday")),
      orthodoxEaster(1, stored("Easter Monday")),
      on(6, 1, stored("Children's Day")),
      orthodoxEaster(49, stored("Whit Sunday")),
      orthodoxEaster(50, stored("Whit Monday")),
      on(11, 30, stored("Saint Andrew's Day")),
      on(12, 1, stored("National Day")),
    ],
  },
  {
    code: "GR",
    name: stored("Greece"),
    moves: "never",
    rules: [
      ...these("newYear epiphany labourDay assumption christmas secondChristmas"),
      orthodoxEaster(-48, stored("Clean Monday")),
      on(3, 25, stored("Independence Day")),
      orthodoxEaster(-2, stored("Good Friday")),
      orthodoxEaster(0, stored("Easter Sunday")),
      orthodoxEaster(1, stored("Easter Monday")),
      orthodoxEaster(49, stored("Whit Sunday")),
      orthodoxEaster(50, stored("Whit Monday")),
      on(10, 28, stored("Ohi Day")),
    ],
  },
];
