import { describe, expect, it } from "vitest";
import { headingFromPlainText, headingFromText } from "../../shared/screenplay/headings/heading.ts";
import { withoutShot } from "../../shared/screenplay/headings/shot-terms.ts";
import { isTimeOfDay } from "../../shared/screenplay/headings/time-of-day.ts";

describe("a scene heading", () => {
  it.each([
    ["INT. KITCHEN - NIGHT", "INT.", "KITCHEN", "NIGHT"],
    ["EXT HARBOUR WALL -- DAWN", "EXT.", "HARBOUR WALL", "DAWN"],
    ["INT:  NORA'S ROOM - NIGHT", "INT.", "NORA'S ROOM", "NIGHT"],
    ["INT, CELLAR – DAY", "INT.", "CELLAR", "DAY"],
    ["INT - CELLAR - DAY", "INT.", "CELLAR", "DAY"],
    ["iNT. ATTIC - DUSK", "INT.", "ATTIC", "DUSK"],
    ["EST. SKYLINE - DAY", "EXT.", "SKYLINE", "DAY"],
    ["INTERIOR BARN - DAY", "INT.", "BARN", "DAY"],
    [".INT. SHED - DAY", "INT.", "SHED", "DAY"],
    ["[INT] SHED - DAY", "INT.", "SHED", "DAY"],
  ])("is interior or exterior as in %j", (text, intExt, set, time) => {
    expect(headingFromText(text)).toEqual({ intExt, set, time });
  });

  it.each(["INT./EXT.", "EXT./INT.", "INT/EXT", "EXT/INT.", "INT. / EXT.", "Int./ext.", "I/E", "I/E.", "E/I", "I./E."])(
    "is both interior and exterior as in %j",
    (prefix) => {
      expect(headingFromText(`${prefix} FERRY - DAY`)).toEqual({ intExt: "INT./EXT.", set: "FERRY", time: "DAY" });
    },
  );

  it.each([
    ["INT. FERRY - DECK - DAY", "FERRY - DECK", "DAY"],
    ["INT. BACK-OFFICE - DAY", "BACK-OFFICE", "DAY"],
    ["INT. OFFICE - MOMENTS LATER", "OFFICE", "MOMENTS LATER"],
    ["INT. OFFICE - LATER THAT EVENING", "OFFICE", "LATER THAT EVENING"],
    ["INT. OFFICE - NIGHT (1973)", "OFFICE", "NIGHT (1973)"],
    ["INT. OFFICE - DAY (FLASHBACK - 1962)", "OFFICE", "DAY (FLASHBACK - 1962)"],
    ["INT. OFFICE (FLASHBACK - 1962) - DAY", "OFFICE (FLASHBACK - 1962)", "DAY"],
    ["INT. CAR (MOVING - NIGHT)", "CAR", "MOVING - NIGHT"],
    ["EXT. ROAD - THREE DAYS LATER - DAY", "ROAD", "THREE DAYS LATER - DAY"],
    ["INT. OFFICE - NIGHT - CONTINUOUS", "OFFICE", "NIGHT - CONTINUOUS"],
    ["EXT. COURT -- ESTABLISHING -- DAY", "COURT", "ESTABLISHING -- DAY"],
    ["INT. CAB - MAGIC HOUR - TOWN HALL - VERA", "CAB", "MAGIC HOUR"],
    ["EXT PIER -- NIGHT -- SINKING FAST", "PIER", "NIGHT"],
    ["INT. LIGHTHOUSE, THE NEXT MORNING", "LIGHTHOUSE", "THE NEXT MORNING"],
    ["INT. GYM. NIGHT", "GYM", "NIGHT"],
    ["INT. BATH. GYM", "BATH. GYM", ""],
    ["INT. OFFICE (NIGHT)", "OFFICE", "NIGHT"],
    ["INT. OFFICE DAY", "OFFICE", "DAY"],
    ["INT. OFFICE - 3:15 A.M.", "OFFICE", "3:15 A.M."],
    ["INT. HOTEL - NIGHT CLUB", "HOTEL - NIGHT CLUB", ""],
    ["EXT. SUNSET BOULEVARD", "SUNSET BOULEVARD", ""],
    ["INT. HOTEL - SUITE", "HOTEL - SUITE", ""],
    ["INT. CLINIC - CORRIDOR, NIGHT", "CLINIC - CORRIDOR", "NIGHT"],
    ["EXT. TOWN HALL, STEPS. MOMENTS LATER", "TOWN HALL, STEPS", "MOMENTS LATER"],
    ["INT. PUB. DAY 4. 10:25", "PUB", "DAY 4. 10:25"],
    ["EXT. ROAD - NIGHT, RAIN", "ROAD", "NIGHT, RAIN"],
    ["INT. BARN, NIGHT", "BARN", "NIGHT"],
    ["EXT. PIER, LATE AFTERNOON", "PIER", "LATE AFTERNOON"],
    ["INT. HARROW HOUSE, KITCHEN, LATE AFTERNOON", "HARROW HOUSE, KITCHEN", "LATE AFTERNOON"],
    ["INT. BARN, NIGHT - LATER", "BARN", "NIGHT - LATER"],
    ["INT. BARN, LATE AFTERNOON - MOMENTS LATER", "BARN", "LATE AFTERNOON - MOMENTS LATER"],
    ["INT. STALL, NACHT - SPÄTER", "STALL", "NACHT - SPÄTER"],
    ["INT. BARN, NIGHT - DAY", "BARN, NIGHT", "DAY"],
    ["INT. BARN, NIGHT - LATER THAT DAY", "BARN, NIGHT", "LATER THAT DAY"],
    ["INT. RED DAY - CONTINUOUS", "RED DAY", "CONTINUOUS"],
    ["EXT. HARVEST NIGHT - LATER", "HARVEST NIGHT", "LATER"],
    ["INT. INN, 1604 - LATER", "INN, 1604", "LATER"],
    ["INT. INN, 1604 - NIGHT", "INN, 1604", "NIGHT"],
    ["INT. BAR DE LA NUIT - JOUR", "BAR DE LA NUIT", "JOUR"],
    ["EXT. V-DAY - MORNING", "V-DAY", "MORNING"],
    ["EXT. HARVEST DAY - DAY", "HARVEST DAY", "DAY"],
    ["INT. RED DAY - NIGHT", "RED DAY", "NIGHT"],
    ["INT. CLUB NIGHT - DAY", "CLUB NIGHT", "DAY"],
    ["INT. CLUB NOTTE - GIORNO", "CLUB NOTTE", "GIORNO"],
    ["INT. INN NOCHE - DÍA", "INN NOCHE", "DÍA"],
    ["INT. STALL NACHT - TAG", "STALL NACHT", "TAG"],
    ["INT. BARN - DAY - MEDIUM SHOT", "BARN", "DAY"],
    ["INT. BARN DAY - MEDIUM SHOT", "BARN", "DAY (MEDIUM SHOT)"],
    ["INT. BARN, DAY - MEDIUM SHOT", "BARN", "DAY (MEDIUM SHOT)"],
    ["EXT-ROAD-DAY", "ROAD", "DAY"],
    ["INT. ATTIC - MID-MORNING", "ATTIC", "MID-MORNING"],
    ["INT. ATTIC - CONT'D", "ATTIC", "CONT'D"],
    ["INT. ATTIC (D2)", "ATTIC", "D2"],
    ["INT. ATTIC - LATE", "ATTIC", "LATE"],
    ["INT. LATE NIGHT DINER", "LATE NIGHT DINER", ""],
    ["FADE IN: INT. PRESS ROOM - DAY", "PRESS ROOM", "DAY"],
    ["INT. WEIGH HOUSE CLOSE SHOT SCALES", "WEIGH HOUSE (CLOSE SHOT SCALES)", ""],
    ["INT. WEIGH HOUSE MED. CLOSE SHOT - PELL", "WEIGH HOUSE (MED. CLOSE SHOT - PELL)", ""],
    ["INT. WEIGH HOUSE GROUP SHOT THE PORTERS - NIGHT", "WEIGH HOUSE (GROUP SHOT THE PORTERS)", "NIGHT"],
    ["EXT. QUAY - DAY MEDIUM SHOT", "QUAY", "DAY (MEDIUM SHOT)"],
    ["EXT. QUAY NIGHT LONG SHOT", "QUAY", "NIGHT (LONG SHOT)"],
    ["EXT. QUAY - ANGLE ON PELL - DUSK", "QUAY (ANGLE ON PELL)", "DUSK"],
    ["INT. CAB - PELL'S POV - NIGHT", "CAB (PELL'S POV)", "NIGHT"],
    ["EXT. QUAY TRUCKING SHOT", "QUAY (TRUCKING SHOT)", ""],
    ["INT. CAB (PROCESS SHOT)", "CAB (PROCESS SHOT)", ""],
    ["INT. TRUCKING COMPANY - DAY", "TRUCKING COMPANY", "DAY"],
    ["INT. PELL TRUCKING - DAY", "PELL TRUCKING", "DAY"],
    ["EXT. QUAY - TRUCKING - DAY", "QUAY (TRUCKING)", "DAY"],
    ["INT. THE LONG SHOT - NIGHT", "THE LONG SHOT", "NIGHT"],
    ["INT. THE ANGLE - NIGHT", "THE ANGLE", "NIGHT"],
    ["EXT. RECTANGLE PARK - DAY", "RECTANGLE PARK", "DAY"],
    ["INT. GUNSHOT BAR - DAY", "GUNSHOT BAR", "DAY"],
    ["FLASHBACK - INT. DINER - EARLIER THAT EVENING", "DINER", "EARLIER THAT EVENING"],
    ["INTERCUT INT. DINER / EXT. STREET - NIGHT", "DINER / EXT. STREET", "NIGHT"],
    ["NIGHT. INT. DINER.", "DINER", "NIGHT"],
    ["INT/NIGHT DINER", "DINER", "NIGHT"],
    ["INT. APRÈS-MIDI - DINER", "DINER", "APRÈS-MIDI"],
    ["INT.DINER.EARLY MORNING", "DINER", "EARLY MORNING"],
    ["INT. DINER/NIGHT", "DINER", "NIGHT"],
    ["INT. DINER - DAY/NIGHT", "DINER", "DAY/NIGHT"],
    ["INT. DINER [NIGHT]", "DINER", "NIGHT"],
    ["[INT. DINER - NIGHT]", "DINER", "NIGHT"],
    ["**INT. DINER - NIGHT**", "DINER", "NIGHT"],
    ["INT. DINER - NIGHT.", "DINER", "NIGHT"],
    ["INT. DINER - JUNE 4, 1944 - NIGHT", "DINER", "JUNE 4, 1944 - NIGHT"],
    ["INT. DINER - TEN YEARS AGO", "DINER", "TEN YEARS AGO"],
    ["INT. DINER - NEW YEAR'S EVE", "DINER", "NEW YEAR'S EVE"],
    ["INT. DINER - FOUR O'CLOCK", "DINER", "FOUR O'CLOCK"],
    ["INT. DINER - 10.25 PM", "DINER", "10.25 PM"],
    ["EXT. WASHINGTON, D.C. - DAY", "WASHINGTON, D.C.", "DAY"],
    ["INT. AND EXT. DINER - DAY", "DINER", "DAY"],
    ["INT./EXT./INT. DINER - DAY", "DINER", "DAY"],
    ["○山田家・居間(夜)", "山田家・居間", "夜"],
    ["○喫茶店・中 (昼)", "喫茶店", "昼"],
  ])("is split into set and time: %j", (text, set, time) => {
    expect(headingFromText(text)).toMatchObject({ set, time });
  });

  it.each([
    ["INT. MAISON - JOUR", "INT.", "MAISON", "JOUR"],
    ["EXTÉRIEUR RUE - NUIT", "EXT.", "RUE", "NUIT"],
    ["INNEN. KÜCHE - TAG", "INT.", "KÜCHE", "TAG"],
    ["I/A. WAGEN - NACHT", "INT./EXT.", "WAGEN", "NACHT"],
    ["I/A HAUS - TAG", "INT./EXT.", "HAUS", "TAG"],
    ["A/I AUTO - TAG", "INT./EXT.", "AUTO", "TAG"],
    ["I / A HAUS – TAG", "INT./EXT.", "HAUS", "TAG"],
    ["I/A: HAUS - TAG", "INT./EXT.", "HAUS", "TAG"],
    ["A./I. SCHEUNENTOR - TAG", "INT./EXT.", "SCHEUNENTOR", "TAG"],
    ["AUSS. STRASSE - NACHT", "EXT.", "STRASSE", "NACHT"],
    ["INT. COCINA — NOCHE", "INT.", "COCINA", "NOCHE"],
    ["EST./INT. ROCCA - GIORNO", "INT./EXT.", "ROCCA", "GIORNO"],
    ["EXT. PRAIA - ENTARDECER", "EXT.", "PRAIA", "ENTARDECER"],
    ["INT. ELDHÚS - DAGUR", "INT.", "ELDHÚS", "DAGUR"],
    ["WNĘTRZE. DOM - DZIEŃ", "INT.", "DOM", "DZIEŃ"],
    ["PL. ULICA - NOC", "EXT.", "ULICA", "NOC"],
    ["İÇ. EV - GECE", "INT.", "EV", "GECE"],
    ["İÇ - EV - GECE", "INT.", "EV", "GECE"],
    ["WN - DOM - NOC", "INT.", "DOM", "NOC"],
    ["DIŞ. SOKAK - GÜNDÜZ", "EXT.", "SOKAK", "GÜNDÜZ"],
    ["BELSŐ. LAKÁS - ESTE", "INT.", "LAKÁS", "ESTE"],
    ["ΕΞΩΤ. ΔΡΟΜΟΣ - ΝΥΧΤΑ", "EXT.", "ΔΡΟΜΟΣ", "ΝΥΧΤΑ"],
    ["ИНТ. КВАРТИРА - НОЧЬ", "INT.", "КВАРТИРА", "НОЧЬ"],
    ["НАТ. УЛИЦА - ДЕНЬ", "EXT.", "УЛИЦА", "ДЕНЬ"],
    ["अंदर. घर - रात", "INT.", "घर", "रात"],
    ["ANDAR. HAVELI - RAAT", "INT.", "HAVELI", "RAAT"],
    ["உள். வீடு - இரவு", "INT.", "வீடு", "இரவு"],
    ["内景 客厅 夜", "INT.", "客厅", "夜"],
    ["渡船 夜 外", "EXT.", "渡船", "夜"],
    ["日 内 厨房", "INT.", "厨房", "日"],
    ["INT/JOUR - CUISINE", "INT.", "CUISINE", "JOUR"],
    ["INT. JOUR - CUISINE", "INT.", "CUISINE", "JOUR"],
    ["EXT/NOCHE. CALLE MAYOR", "EXT.", "CALLE MAYOR", "NOCHE"],
    ["CUISINE - INT/NUIT", "INT.", "CUISINE", "NUIT"],
    ["KÜCHE. INNEN. TAG.", "INT.", "KÜCHE", "TAG"],
    ["KÜCHE - INNEN / NACHT", "INT.", "KÜCHE", "NACHT"],
    ["ROCCA - EST./INT. GIORNO", "INT./EXT.", "ROCCA", "GIORNO"],
    ["İÇ/GÜN - EV", "INT.", "EV", "GÜN"],
  ])("is recognised in other languages: %j", (text, intExt, set, time) => {
    expect(headingFromText(text)).toEqual({ intExt, set, time });
  });

  it.each([
    "Interior designers argue about the lamp.",
    "INTERCUT WITH THE KITCHEN",
    "EXTRAORDINARY PEOPLE",
    "INTO THE WOODS",
    "She is in. He is out.",
    "THE WALL, INT. AND EXT. BOTH",
    "天黑了,他在外面等到夜里。",
    "I. A beginning",
    "I/A OFFICERS STORM IN.",
    "I/A AGENT",
    "EXT.",
    "",
  ])("is not %j", (text) => {
    expect(headingFromText(text)?.set ?? "").toBe("");
  });

  it("without INT. or EXT. still has a set and a time", () => {
    expect(headingFromPlainText("A RIVER - DAWN")).toEqual({ intExt: "", set: "A RIVER", time: "DAWN" });
    expect(headingFromPlainText("ROCCA MALATESTA EST./INT. GIORNO")).toEqual({
      intExt: "INT./EXT.",
      set: "ROCCA MALATESTA",
      time: "GIORNO",
    });
    expect(headingFromPlainText("놀이터 (밤) - 30초")).toEqual({ intExt: "", set: "놀이터", time: "밤" });
  });

  it("is recognised with OCR errors in INT, but only in scans", () => {
    expect(headingFromText("lNT. CELLAR - DAY".toUpperCase(), true)).toMatchObject({ intExt: "INT.", set: "CELLAR" });
    expect(headingFromText("FXT. ROAD - DAY", true)).toMatchObject({ intExt: "EXT.", set: "ROAD" });
    expect(headingFromText("FXT. ROAD - DAY")).toBeUndefined();
  });
});

describe("a set", () => {
  it.each([
    ["FERRY OFFICE (CLOSER)", "FERRY OFFICE"],
    ["PARLOR (WIDER)", "PARLOR"],
    ["PARLOR - WIDER", "PARLOR"],
    ["PARLOR WIDER", "PARLOR"],
    ["PARLOR - CLOSE ON RADIO", "PARLOR"],
    ["PARLOR, WIDE ON THE TABLE", "PARLOR"],
    ["PARLOR - MEDIUM", "PARLOR"],
    ["PARLOR (MEDIUM)", "PARLOR"],
    ["PARLOR (INSERT RADIO)", "PARLOR"],
    ["PARLOR - INSERT OF THE RADIO", "PARLOR"],
    ["PARLOR - INSERT - RADIO", "PARLOR"],
    ["PARLOR - DESK (ECU)", "PARLOR - DESK"],
    ["PARLOR (CLOSE)", "PARLOR"],
    ["PARLOR (MS)", "PARLOR"],
    ["THE LONG SHOT (CLOSER)", "THE LONG SHOT"],
    ["PARLOR - LONG SHOT - NORA", "PARLOR"],
    ["PARLOR (ANGLE ON THE BAR)", "PARLOR"],
    ["PARLOR - DESK (CLOSE SHOT - NORA)", "PARLOR - DESK"],
    ["PARLOR (WIDER) (NORA'S POV)", "PARLOR"],
    ["CAB (PROCESS SHOT)", "CAB"],
  ])("is without its shot: %j is %j", (set, bare) => expect(withoutShot(set)).toBe(bare));

  it.each([
    "ABBEY CLOSE",
    "NORA'S HOUSE (UPSTAIRS)",
    "INSERT STAGE",
    "THE LONG SHOT",
    "THE (LONG SHOT)",
    "THE ANGLE",
    "THE CLOSER",
    "PLAZA - THE ANGLE",
    "HOUSE OF THE LONG SHOT",
    "EMIL'S LONG SHOT SALOON",
    "EMIL'S (LONG SHOT SALOON)",
    "PELL TRUCKING",
    "PELL (TRUCKING)",
    "TEA MEDIUM",
    "AUNT ODA, MEDIUM",
    "CLINIC, CU",
    "CLINIC - CU",
    "SS ODA, MS",
    "ABBEY ROW - CLOSE",
    "ABBEY ROW, CLOSE",
    "WORKSHOP - INSERT PRESS",
    "ROOM OF THE MEDIUM",
    "WIDE STREET",
    "TIGHT ALLEY",
    "BANK - CLOSED VAULT",
    "CLOSE SHOT - THE MAN",
    "WIDER",
    "(CLOSER)",
    "",
    `PARLOR${" (CLOSER)".repeat(5000)}`,
  ])("remains as it is: %j", (set) => expect(withoutShot(set)).toBe(set));
});

describe("a time of day", () => {
  it.each([
    "DAY",
    "EARLY MORNING",
    "DUSK TO NIGHT",
    "DAY + NIGHT",
    "SAME TIME",
    "A FEW DAYS LATER",
    "10 PM",
    "1973",
    "SATURDAY",
  ])("is %j", (text) => expect(isTimeOfDay(text)).toBe(true));
  it.each([
    "DAY ROOM",
    "DAWN'S HOUSE",
    "SAME HOUSE",
    "CRIME SCENE",
    "DEN",
    "",
    "THE LONG AND WINDING NIGHT OF ALL THOSE SOULS",
  ])("is not %j", (text) => expect(isTimeOfDay(text)).toBe(false));
});
