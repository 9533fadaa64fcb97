import { expect, it } from "vitest";
import { locationsOfSets } from "../../shared/roster/roles/location-of-set.ts";

it.each([
  [
    "a house named after its owner",
    ["SAINT ODA'S - BOILER HOUSE", "SAINT ODA'S - CHAPEL", "SAINT ODA'S"],
    ["SAINT ODA'S"],
  ],
  ["two places of one scene", ["CAR", "CAR / FOREST ROAD", "FOREST ROAD"], ["CAR", "FOREST ROAD"]],
  ["the last word of a name", ["MORNING LEDGER - CITY ROOM", "LEDGER - PRESS ROOM"], ["MORNING LEDGER"]],
  ["a hotel's name in two orders", ["HOTEL ADRIA - LOBBY", "ADRIA HOTEL - THIRD FLOOR"], ["HOTEL ADRIA"]],
  ["a street as address", ["MILL STREET", "HOTEL ADRIA - MILL STREET"], ["MILL STREET", "HOTEL ADRIA"]],
  ["a title and a first name", ["DR. LIV HOLM'S OFFICE", "DR. HOLM'S OFFICE - STAIRS"], ["DR. HOLM'S OFFICE"]],
  ["a partner of a firm", ["HOLM & PELL - LOBBY", "HOLM'S OFFICE, 3RD FLOOR"], ["HOLM & PELL"]],
  ["a part of the only hospital", ["SAINT ODA HOSPITAL - WARD", "HOSPITAL CAFETERIA"], ["SAINT ODA HOSPITAL"]],
  ["what is behind the only one of its kind", ["SUDS LAUNDROMAT", "ALLEY BEHIND LAUNDROMAT"], ["SUDS LAUNDROMAT"]],
  [
    "a firm with its owner, and without",
    ["FERRARO'S ICE CREAM FACTORY", "FERRARO'S - MIXING ROOM", "FERRARO'S FACTORY - DOCK", "ICE CREAM FACTORY - YARD"],
    ["FERRARO'S ICE CREAM FACTORY"],
  ],
  [
    "a firm with commas and a room after another",
    ["HOLM, PIKE & SONS - LOBBY", "HOLM, PIKE & SONS, BOARDROOM", "HOLM, PIKE, AND SONS, STAIRS", "HOLM PIKE AND SONS"],
    ["HOLM, PIKE & SONS"],
  ],
  ["a hall and a kitchen on a floor", ["PELL HOUSE, KITCHEN AND HALL, GROUND FLOOR", "PELL HOUSE"], ["PELL HOUSE"]],
  [
    "a firm and its legal form",
    ["PELL STEEL CO. - DOCK", "PELL STEEL COMPANY", "PELL STEEL - YARD"],
    ["PELL STEEL CO."],
  ],
  ["an office spelled in three ways", ["DR. VIK'S OFFICE", "DR VIK OFFICE", "DOCTOR VIK OFFICE"], ["DR. VIK'S OFFICE"]],
  ["the office of a doctor", ["DOCTOR OFFICE", "OFFICE"], ["DOCTOR OFFICE", "OFFICE"]],
  [
    "an office and its abbreviation",
    ["DISTRICT ATTORNEY'S OFFICE", "D.A.'S OFFICE", "DA'S OFFICE"],
    ["DISTRICT ATTORNEY'S OFFICE"],
  ],
  [
    "a home and a house",
    ["WHITE HOUSE", "WHITE HOME", "WHITE RESIDENCE"],
    ["WHITE HOUSE", "WHITE HOME", "WHITE RESIDENCE"],
  ],
  ["a vehicle and its shed", ["MOTOR HOME", "MOTOR HOUSE"], ["MOTOR HOME", "MOTOR HOUSE"]],
  ["a home for many", ["POOR FOLKS HOME", "POOR FOLKS HOUSE"], ["POOR FOLKS HOME", "POOR FOLKS HOUSE"]],
  [
    "a doctor's waiting room and another",
    ["DOCTOR WAITING ROOM", "WAITING ROOM"],
    ["DOCTOR WAITING ROOM", "WAITING ROOM"],
  ],
  ["a teacher's room and another", ["PROFESSOR LIVING ROOM", "LIVING ROOM"], ["PROFESSOR LIVING ROOM", "LIVING ROOM"]],
  ["a captain's rooms", ["CAPTAIN CABIN", "CAPTAIN DINING ROOM", "DINING ROOM"], ["CAPTAIN", "DINING ROOM"]],
  ["a museum of a captain", ["CAPTAIN ODA MUSEUM", "ODA MUSEUM"], ["CAPTAIN ODA MUSEUM", "ODA MUSEUM"]],
  ["a town with CO", ["SAN PELO CO", "SAN PELO"], ["SAN PELO CO", "SAN PELO"]],
  ["a company of dancers", ["OPERA DANCE COMPANY", "OPERA DANCE"], ["OPERA DANCE COMPANY", "OPERA DANCE"]],
  ["a nursing home and a house", ["NURSING HOME", "NURSING HOUSE"], ["NURSING HOME", "NURSING HOUSE"]],
  ["a saint's name, abbreviated", ["SAINT ODA CLINIC - WARD", "ST. ODA CLINIC - ROOF"], ["SAINT ODA CLINIC"]],
  ["hotels in two cities", ["PARIS. HOTEL", "LONDON. HOTEL"], ["PARIS. HOTEL", "LONDON. HOTEL"]],
  ["a list of cities", ["PARIS, LONDON AND ROME, STREETS", "STREETS"], ["STREETS"]],
  ["a city and its abbreviation", ["NEW YORK CITY - MORGUE", "NYC - MORGUE", "MORGUE - DESK"], ["MORGUE"]],
  ["a person's house and car", ["FERRARO'S HOUSE", "FERRARO'S CAR"], ["FERRARO'S HOUSE", "FERRARO'S CAR"]],
  [
    "a vehicle, wherever it is",
    ["HOLM BAY - PILOT BOAT", "HOLM BAY - BEACH", "PILOT BOAT - CABIN", "HOLM BAY", "HOLM BAY - BOAT HOUSE"],
    ["PILOT BOAT", "HOLM BAY"],
  ],
  ["what stands near a place", ["TOWPATH NEAR HOLM LOCK", "TOWPATH"], ["HOLM LOCK"]],
  ["the only one of its kind, by its short name", ["ABBEY SANT'ALBA - NAVE", "ABBEY - CRYPT"], ["ABBEY SANT'ALBA"]],
  [
    "what is above a place",
    ["CLIFF ABOVE THE ABBEY", "ABBEY SANT'ALBA - NAVE", "ABBEY - CRYPT", "ROAD NEAR THE ABBEY"],
    ["CLIFF ABOVE THE ABBEY", "ABBEY SANT'ALBA", "ROAD NEAR THE ABBEY"],
  ],
  [
    "a town by its streets",
    ["SORROW - MAIN STREET", "SORROW - ASSAY OFFICE", "SORROW - LIVERY STABLE", "SORROW - INN - KITCHEN"],
    ["MAIN STREET", "ASSAY OFFICE", "LIVERY STABLE", "INN"],
  ],
  [
    "what is under a place, and outside its office",
    ["THE BOATHOUSE OFFICE", "YARD OUTSIDE THE BOATHOUSE OFFICE", "CELLAR UNDER THE BOATHOUSE"],
    ["BOATHOUSE"],
  ],
  ["a room in a place", ["NORA'S LODGE - PORCH", "STUDY IN NORA'S LODGE"], ["NORA'S LODGE"]],
  ["a room in a house with a name", ["THE HERON", "KITCHEN AT THE HERON"], ["THE HERON"]],
  ["a room in a hotel with a name", ["THE RITZ - LOBBY", "BEDROOM AT THE RITZ"], ["THE RITZ"]],
  ["a room of a house with a name", ["RAVENSCAR", "CELLAR OF RAVENSCAR"], ["RAVENSCAR"]],
  ["a room at its owner's", ["HALVORSEN'S", "OFFICE AT HALVORSEN'S"], ["HALVORSEN'S"]],
  ["a room of a place, in two orders", ["RECTORY KITCHEN", "KITCHEN OF THE RECTORY"], ["RECTORY"]],
  ["a hall of records", ["HALL OF RECORDS", "RECORDS OFFICE"], ["HALL OF RECORDS", "RECORDS OFFICE"]],
  ["a place and its hall", ["CHAPEL HALL", "CHAPEL"], ["CHAPEL"]],
  ["a place and its forecourt", ["STATION FORECOURT", "STATION - PLATFORM TWO"], ["STATION"]],
  ["a house with and without its kind", ["THE HERON - BAR", "HERON INN, ROOM 2"], ["HERON INN"]],
  ["any partner of a firm", ["HOLM, VIK & PELL - LOBBY", "PELL'S OFFICE"], ["HOLM, VIK & PELL"]],
  ["a partner of a firm without &", ["HOLM AND VIK - LOBBY", "VIK'S OFFICE"], ["HOLM AND VIK"]],
  ["a partner of a firm with a hall", ["HOLM & VIK HALL", "VIK'S OFFICE"], ["HOLM & VIK HALL"]],
  [
    "a couple's house, and her office",
    ["NORA AND EMIL'S HOUSE", "NORA'S OFFICE"],
    ["NORA AND EMIL'S HOUSE", "NORA'S OFFICE"],
  ],
  ["what is under a bridge", ["BRIDGE", "TENT UNDER BRIDGE"], ["BRIDGE"]],
  ["a town by its buildings", ["HOLMWICK - SALT MARKET", "HOLMWICK - CHAPEL STEPS"], ["SALT MARKET", "CHAPEL STEPS"]],
  ["a town and its bar", ["SAN LAZARO", "SAN LAZARO BAR"], ["SAN LAZARO"]],
  [
    "a town and its hotel",
    ["PORT HOLM - PIER", "PORT HOLM", "PORT HOLM HOTEL - LOBBY"],
    ["PORT HOLM", "PORT HOLM HOTEL"],
  ],
  ["rooms in a city", ["OFFICE IN LONDON", "BEDROOM IN LONDON"], ["OFFICE IN LONDON", "BEDROOM IN LONDON"]],
  ["a room in a state", ["BEDROOM IN DARKNESS", "OFFICE AT NIGHT"], ["BEDROOM IN DARKNESS", "OFFICE AT NIGHT"]],
  ["a room at some time", ["BEDROOM IN THE DARK", "YARD IN THE RAIN"], ["BEDROOM IN THE DARK", "YARD IN THE RAIN"]],
  ["a house that is built", ["HOUSE UNDER CONSTRUCTION"], ["HOUSE UNDER CONSTRUCTION"]],
  ["a castle in a war", ["CASTLE UNDER SIEGE"], ["CASTLE UNDER SIEGE"]],
  ["a hill beside a place", ["CHAPEL", "HILL BESIDE THE CHAPEL"], ["CHAPEL", "HILL BESIDE THE CHAPEL"]],
  ["a pub with AND in its name", ["HORSE AND GROOM", "GROOM'S OFFICE"], ["HORSE AND GROOM", "GROOM'S OFFICE"]],
  ["a pub with CROWN in its name", ["ROSE AND CROWN", "CROWN'S OFFICE"], ["ROSE AND CROWN", "CROWN'S OFFICE"]],
  ["a shop with &", ["FISH & CHIP SHOP", "CHIP'S OFFICE"], ["FISH & CHIP SHOP", "CHIP'S OFFICE"]],
  ["a thing in a bar", ["BAR - DARTBOARD", "BAR - SNOOKER TABLE", "SNOOKER TABLE"], ["BAR"]],
  ["a place in a courtroom", ["COURTROOM - WITNESS STAND", "COURTROOM"], ["COURTROOM"]],
  ["a trade in a garage", ["GARAGE - WORKSHOP", "GARAGE - LATHE"], ["GARAGE"]],
  ["what is outside a cabin", ["CABIN - LOG PILE", "CABIN"], ["CABIN"]],
  ["a part of a pool", ["POOL - SPRINGBOARD"], ["POOL"]],
  ["the desk of a ward", ["WARD 9 - NURSES’ STATION", "WARD 9"], ["WARD 9"]],
  ["kitchens of two houses", ["KITCHEN - MAPLEWOOD", "KITCHEN - BURROW"], ["MAPLEWOOD", "BURROW"]],
  ["lobbies of two hotels", ["LOBBY - THE GRAND", "LOBBY - THE RITZ"], ["THE GRAND", "THE RITZ"]],
  ["rooms of two families", ["LIVING ROOM - MORGANS", "LIVING ROOM - DOYLES"], ["MORGANS", "DOYLES"]],
  ["offices of two services", ["OFFICE - FBI", "OFFICE - CIA"], ["FBI", "CIA"]],
  ["the kitchen of a residence", ["KITCHEN - SMITH RESIDENCE"], ["SMITH RESIDENCE"]],
  ["a room at its owner's, by a dash", ["KITCHEN - NORA'S", "LOBBY - HOTEL"], ["NORA'S", "HOTEL"]],
  ["a room in a site or city", ["LIBRARY - COUNTY BLDG", "BAR - LONDON"], ["COUNTY BLDG", "BAR"]],
  ["two rooms of one place", ["KITCHEN - RAVENSCAR", "LIBRARY - RAVENSCAR"], ["RAVENSCAR"]],
  ["a room of a place that stands alone", ["KITCHEN - RAVENSCAR", "RAVENSCAR"], ["RAVENSCAR"]],
  ["a view from a place", ["HOLM PIER", "NORA'S POV"], ["HOLM PIER"]],
  ["a name with and without a dash", ["LOCH - PADDLE BARGE", "LOCH PADDLE BARGE"], ["PADDLE BARGE"]],
  ["an insert below a set", ["HOLM PIER", "INSERT - THE LETTER"], ["HOLM PIER"]],
  ["views below a set", ["HOLM PIER", "FEATURING EMIL", "OVER EMIL'S SHOULDER", "BACK TO SCENE"], ["HOLM PIER"]],
  ["a shot below a set", ["HOLM PIER", "OFFICE", "HOLM PIER", "CLOSE SHOT - THE MAN"], ["HOLM PIER", "OFFICE"]],
])("%s: %j are %j", (_, sets, locations) => {
  expect([...new Set(locationsOfSets(sets).values())]).toEqual(locations);
});

it("puts a thing that a heading shows at the location above, and no house of that name", () => {
  const sets = ["HOLM PIER", "THE ANCHOR", "OFFICE", "THE CELLAR"];
  expect(locationsOfSets(sets, new Set(["THE ANCHOR", "THE CELLAR"])).get("THE ANCHOR")).toBe("HOLM PIER");
  expect(locationsOfSets(sets, new Set(["THE CELLAR"])).get("THE ANCHOR")).toBe("THE ANCHOR");
  expect(locationsOfSets(sets, new Set(["THE CELLAR"])).get("THE CELLAR")).toBe("THE CELLAR");
});

it("takes a name that recurs for a place, and puts no thing at a place before an empty set", () => {
  const recurring = locationsOfSets(["PIER", "THE RITZ", "OFFICE", "THE RITZ"], new Set(["THE RITZ"]));
  expect(recurring.get("THE RITZ")).toBe("THE RITZ");
  expect(locationsOfSets(["PIER", "", "THE LETTER"], new Set(["THE LETTER"])).get("THE LETTER")).toBe("THE LETTER");
});
