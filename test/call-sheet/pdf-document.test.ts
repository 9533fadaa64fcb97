import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, it } from "vitest";
import { renderPdf } from "../../functions/pdf/render-pdf.ts";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { cateringLine } from "../../shared/call-sheet/build/catering.ts";
import { NO_TIMING } from "../../shared/call-sheet/model/call-times.ts";
import { EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { callSheetDocument } from "../../shared/call-sheet/pdf/pdf-document.ts";
import { fontRuns } from "../../shared/print/font-runs.ts";
import { NO_LOCATION_SITE } from "../../shared/roster/options/location-site.ts";
import { source } from "./builders.ts";
import { largeSheet } from "./large-sheet.ts";
import { printed } from "./printed-pieces.ts";

/** The words on each page, joined by single spaces. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    return text.replace(/\s+/g, " ").trim();
  });
  return Promise.all(pages);
}

const sheets = [0, 1, 2].map((dayIndex) => callSheetFrom({ ...source, dayIndex }));

it("asks pdfmake for the nodes of a page a few times for each day, since each time it goes through all days", async () => {
  const { pageBreakBefore, ...document } = callSheetDocument(
    sheets.map((_, at) => ({ ...largeSheet(), dayNumber: at + 1 })),
  );
  let asked = 0;
  const counted = (nodes: () => object[]) => () => {
    asked++;
    return nodes();
  };
  await renderPdf({
    ...document,
    pageBreakBefore: (node, page) =>
      pageBreakBefore!(node, {
        ...page,
        getPreviousNodesOnPage: counted(page.getPreviousNodesOnPage) as typeof page.getPreviousNodesOnPage,
        getFollowingNodesOnPage: counted(page.getFollowingNodesOnPage) as typeof page.getFollowingNodesOnPage,
      }),
  });
  expect(asked).toBeLessThanOrEqual(2 * 2 * sheets.length);
});

describe("the call sheets of a schedule", () => {
  let pages: string[];
  beforeAll(async () => {
    pages = await pagesOf(await renderPdf(callSheetDocument(sheets)));
  });

  it("have a page for each day, headed by the day", () => {
    expect(pages).toHaveLength(3);
    expect(pages.map((page) => /Day \d of \d/.exec(page)?.[0])).toEqual(["Day 1 of 3", "Day 2 of 3", "Day 3 of 3"]);
  });

  it.each([
    "The Long Tide",
    "Harbour Light Pictures",
    "Monday, March 2, 2026",
    "CREW CALL 7:00 AM",
    "SHIFT END 8:00 PM",
    "Dunmore Pier (PIER) 4 Harbour Road",
    "SHOOTING SCHEDULE",
    "INT. PIER",
    "2 scenes 2 6/8 pages",
    "1 NORA Ingrid Osei SW 7:00 AM 7:45 AM 8:00 AM",
    "2 SAM TBD SW",
    "Property Props: Sc. 1 lantern, ledger",
    "BACKGROUND AND STAND-INS – 20",
    "20 bathers – Sc. 2 6:00 PM 7:00 PM",
    "Art Department Set Dressing: Sc. 1 nets",
    "Art 7:00 AM Wardrobe 7:00 AM",
    "ADVANCED SHOOTING SCHEDULE",
    "Day 2, Tuesday, March 3, 2026 – 1 3/8 pages",
    "Day 3, Wednesday, March 4, 2026 – 1 3/8 pages",
    "Page 1 of 3",
  ])("contain %j", (words) => {
    expect(pages[0]).toContain(words);
  });

  it("contain the details of the location", async () => {
    const site = {
      ...NO_LOCATION_SITE,
      permitUntil: "2026-03-01",
      parking: "Lot B",
      power: "63 A",
      hospital: "St Brigid",
      directions: "Left at the mill",
      police: "Garda 112",
    };
    const locationOptions = source.locationOptions.map((option) => ({ ...option, site }));
    const [page] = await pagesOf(await renderPdf(callSheetDocument([callSheetFrom({ ...source, locationOptions })])));
    expect(page).toContain("NEAREST HOSPITAL St Brigid POLICE AND FIRE Garda 112");
    expect(page).toContain("4 Harbour Road Left at the mill");
    expect(page).toContain("Parking: Lot B Power: 63 A Permit: EXPIRED on Sunday, March 1, 2026");
  });

  it("list transport and catering, and no empty fields", async () => {
    const departments = [{ ...source.departments[0]!, positions: [{ position: "DoP", name: "Tomasz" }] }];
    const logistics = { ...EMPTY_PLAN.logistics, baseCamp: "Quay 2", walkie: "1 Production", mealHeads: 30 };
    const sheet = callSheetFrom({ ...source, departments, plan: { ...EMPTY_PLAN, breakfast: "6:30 AM", logistics } });
    const [front] = await pagesOf(await renderPdf(callSheetDocument([sheet])));
    expect(front).toContain(
      "Logistics Base camp: Quay 2 · Walkie channels: 1 Production · Catering: Breakfast 3 · Meal 30 (called: 1 crew, 2 cast, 20 background)",
    );
    expect(front).not.toContain("Shuttle");
  });

  it("count heads for catering only for the meals of the day", async () => {
    const people = [{ id: "1", name: "Camera", positions: [{ position: "DoP", name: "Tomasz" }] }];
    const cateringOf = async (breakfast: string, meal: string) => {
      const plan = { ...EMPTY_PLAN, breakfast, meal };
      const sheet = callSheetFrom({ ...source, dayIndex: 1, departments: people, timing: NO_TIMING, plan });
      const [page] = await pagesOf(await renderPdf(callSheetDocument([sheet])));
      return /Catering: .*?\)/.exec(page!)?.[0];
    };
    expect(await cateringOf("", "1:00 PM")).toBe("Catering: Meal 2 (called: 1 crew, 1 cast)");
    expect(await cateringOf("6:30 AM", "")).toBe("Catering: Breakfast 2 (called: 1 crew, 1 cast)");
    expect(await cateringOf("6:30 AM", "1:00 PM")).toBe("Catering: Breakfast 2 · Meal 2 (called: 1 crew, 1 cast)");
  });

  it("count no one for breakfast who is called after the shoot call", () => {
    const people = [{ id: "1", name: "Camera", positions: [{ position: "DoP", name: "Tomasz" }] }];
    const plan = { ...EMPTY_PLAN, breakfast: "6:30 AM", meal: "1:00 PM", cast: [{ castId: "3", onSet: "2:00 PM" }] };
    const timing = { ...NO_TIMING, crewCall: "6:30 AM", shootCall: "7:30 AM" };
    const sheet = callSheetFrom({ ...source, dayIndex: 1, departments: people, timing, plan });
    expect(sheet.cast.flatMap(({ castId, report }) => (report === "" ? [] : [[castId, report]]))).toEqual([
      ["3", "1:00 PM"],
    ]);
    expect(cateringLine(sheet)).toBe("Breakfast 1 · Meal 2 (called: 1 crew, 1 cast)");
  });

  it.each([
    ["10:30 PM", "11:00 PM", "12:00 AM", "", "Breakfast 2 · Meal 2 (called: 1 crew, 1 cast)"],
    ["5:30 PM", "6:00 PM", "7:00 PM", "1:30 AM", "Breakfast 1 · Meal 2 (called: 1 crew, 1 cast)"],
    ["5:30 PM", "6:00 PM", "7:00 PM", "1:30 AM (next day)", "Breakfast 1 · Meal 2 (called: 1 crew, 1 cast)"],
    ["7:00 AM", "7:00 AM", "8:00 AM", "9:00 AM", "Breakfast 1 · Meal 2 (called: 1 crew, 1 cast)"],
    ["7:00 AM", "7:00 AM", "8:00 AM", "8:45 AM", "Breakfast 2 · Meal 2 (called: 1 crew, 1 cast)"],
    ["9:00 AM", "7:00 AM", "8:00 AM", "10:00 AM", "Breakfast 2 · Meal 2 (called: 1 crew, 1 cast)"],
  ])(
    "count for breakfast at %s those called before the shoot call: crew call %s, shoot call %s, cast on set %s",
    (breakfast, crewCall, shootCall, onSet, line) => {
      const people = [{ id: "1", name: "Camera", positions: [{ position: "DoP", name: "Tomasz" }] }];
      const cast = onSet === "" ? [] : [{ castId: "3", onSet }];
      const plan = { ...EMPTY_PLAN, breakfast, meal: "1:00 PM", cast };
      const timing = { ...NO_TIMING, crewCall, shootCall };
      const sheet = callSheetFrom({ ...source, dayIndex: 1, departments: people, timing, plan });
      expect(cateringLine(sheet)).toBe(line);
    },
  );

  it("have cast times after midnight on one line, and no wrapped title of the advance", async () => {
    const plan = { ...EMPTY_PLAN, cast: [{ castId: "3", onSet: "1:30 AM (next day)" }] };
    const timing = { ...NO_TIMING, crewCall: "6:00 PM", shootCall: "7:00 PM", shiftEnd: "7:00 AM (next day)" };
    const sheet = callSheetFrom({ ...source, dayIndex: 1, timing, plan });
    const { pages } = await printed(await renderPdf(callSheetDocument([sheet])));
    const words = pages.flatMap(({ pieces }) => pieces.map(({ text }) => text.replaceAll("\u00a0", " ")));
    expect(words).toEqual(expect.arrayContaining(["12:30 AM +1", "1:15 AM +1", "1:30 AM +1"]));
    expect(words).toContain("ADVANCED SHOOTING SCHEDULE");
  });

  it("have no empty box beside the last of an odd number of times", () => {
    const timing = { ...NO_TIMING, crewCall: "7:00 AM", shootCall: "8:00 AM", shiftStart: "", shiftEnd: "" };
    const rowsOf = (breakfast: string) => {
      const sheet = callSheetFrom({
        ...source,
        dayIndex: 1,
        timing,
        plan: { ...EMPTY_PLAN, breakfast, meal: "1:00 PM" },
      });
      return JSON.stringify(callSheetDocument([sheet])).split('"colSpan":2,"stack"').length - 1;
    };
    expect(Math.abs(rowsOf("6:30 AM") - rowsOf(""))).toBe(1);
  });

  it("say what a derived end of the shift is, beside the estimated wrap, and not of an entered one", () => {
    const textOf = (shiftEnd: string) =>
      JSON.stringify(callSheetDocument([callSheetFrom({ ...source, timing: { ...NO_TIMING, shiftEnd } })]));
    expect(textOf("")).toContain("SHIFT END (12 H)");
    expect(textOf("9:00 PM")).not.toContain("SHIFT END (");
  });

  it("do not repeat the set as its location, on a day with several", async () => {
    const strips = source.schedule.days.flatMap((day) => day.strips);
    const schedule = {
      ...source.schedule,
      days: [
        { date: "2026-03-02", strips },
        { date: "2026-03-03", strips },
      ],
    };
    const [page] = await pagesOf(await renderPdf(callSheetDocument([callSheetFrom({ ...source, schedule })])));
    expect(page).toMatch(/INT\. PIER\s+@ Dunmore Pier/);
    expect(page!.match(/INT\. BANK/g)).toHaveLength(4);
    expect(page).not.toContain("@ BANK");
  });

  it.each([
    ["STATION", false],
    ["STATION - PLATFORM", false],
    ["STATION (LOWER LEVEL)", false],
    ["STATION, NORTH END", false],
    ["STATION'S CLOCK", true],
    ["STATION-MASTER'S HOUSE", true],
    ["STATION WAGON - REAR SEAT", true],
  ])(
    "name the location of the set %s at Station on a day with several, unless it is said: %s",
    async (set, isNamed) => {
      const sheet = sheets[0]!;
      const order = sheet.order.map((line, at) =>
        line.kind === "scene" && at === 0 ? { ...line, place: "Station", strip: { ...line.strip, set } } : line,
      );
      const [location] = sheet.locations;
      const locations = [location!, { ...location!, group: "STATION", place: "Station" }];
      const [page] = await pagesOf(await renderPdf(callSheetDocument([{ ...sheet, order, locations }])));
      expect(page).toContain(`INT. ${set}`);
      expect(page!.includes("@ Station")).toBe(isNamed);
    },
  );

  it("have no calls for departments without a name or people, and no places for background without any", async () => {
    const departments = ["Department 1", "Department 2"].map((name) => ({ id: name, name, positions: [] }));
    const [page] = await pagesOf(await renderPdf(callSheetDocument([callSheetFrom({ ...source, departments })])));
    expect(page).not.toMatch(/Department \d|CREW CALL TIMES|REPORT TO/);
    expect(page).toContain("BACKGROUND AND STAND-INS – 20 CALL ON SET 20 bathers");
  });

  it("have no box for what is unknown", async () => {
    const bare = callSheetFrom({
      ...source,
      locationOptions: [],
      departments: [],
      breakdown: { ...source.breakdown, rows: [] },
      // A short day without a meal.
      dayIndex: 1,
      timing: NO_TIMING,
    });
    const [page] = await pagesOf(await renderPdf(callSheetDocument([{ ...bare, cast: [] }])));
    for (const name of ["WEATHER", "SUNRISE", "HOSPITAL", "BREAKFAST", "MEAL", "REQUIREMENTS", "BACKGROUND"])
      expect(page).not.toContain(name);
    expect(page).not.toMatch(/ACTOR|CREW CALL TIMES/);
  });

  it("name the contacts with their phones, the office, and the versions of script and schedule", async () => {
    const positions = [
      ...["Executive Producer", "Producer", "Line Producer", "Director", "Unit Production Manager"],
      ...["1st Assistant Director", "2nd AD", "Gaffer"],
    ].map((position, at) => ({ position, name: `Person ${at}`, phone: `555 010${at}` }));
    const sheet = callSheetFrom({
      ...source,
      ...{ scriptVersion: 2, scheduleVersion: 7 },
      settings: { ...source.settings, office: "12 Quay Street" },
      departments: [{ id: "1", name: "Production", positions }],
    });
    const [page] = await pagesOf(await renderPdf(callSheetDocument([sheet])));
    expect(page).toContain("Schedule: Plan A, version 7 · Script: version 2");
    expect(page).toContain(
      "Executive Producer: Person 0 555 0100 Producer: Person 1 555 0101 Line Producer: Person 2 555 0102 Director: Person 3 555 0103 UPM: Person 4 555 0104 1st AD: Person 5 555 0105 2nd AD: Person 6 555 0106 Office: 12 Quay Street",
    );
    expect(page).toContain("DRAFT");
    const pink = { ...sheet, settings: { ...sheet.settings, scriptColour: "Pink", scheduleColour: "Blue" } };
    const [coloured] = await pagesOf(await renderPdf(callSheetDocument([pink])));
    expect(coloured).toContain("Schedule: Plan A, version 7, Blue · Script: version 2, Pink");
  });

  it("have a line each for rain and wind, and for the sun's times", async () => {
    const weather = "Showers, 5 °C (41 °F) to 9 °C (48 °F), rain 60 %, wind 32 km/h, humidity 81 %";
    const site = { ...NO_LOCATION_SITE, coordinates: { latitude: 52.1534000000001, longitude: -6.9935 } };
    const sheet = callSheetFrom({
      ...source,
      locationOptions: source.locationOptions.map((one) => ({ ...one, site })),
    });
    const pdf = await renderPdf(callSheetDocument([{ ...sheet, conditions: { ...sheet.conditions, weather } }]));
    const { pages } = await printed(pdf);
    const lines = pages[0]!.pieces.map(({ text }) => text);
    expect(lines).toEqual(
      expect.arrayContaining(["Showers", "Rain 60 %", "Wind 32 km/h", "Humidity 81 %", "Sunrise: 7:11 AM"]),
    );
    expect(lines).toContain("Map 52.1534, -6.9935");
  });

  it("name a place once for all sets that are shot there, and whose police it is", async () => {
    const site = { ...NO_LOCATION_SITE, police: "Garda 112" };
    const locationOptions = source.locationOptions.map((option) => ({ ...option, site }));
    const sheet = callSheetFrom({ ...source, locationOptions });
    const [pier] = sheet.locations;
    const pageWith = async (...more: readonly Partial<typeof pier>[]) => {
      const locations = [pier!, ...more.map((one) => ({ ...pier!, ...one }))];
      return (await pagesOf(await renderPdf(callSheetDocument([{ ...sheet, locations }]))))[0]!;
    };
    const same = await pageWith({ group: "DECK" });
    expect(same).toContain("LOCATION Dunmore Pier (PIER, DECK) 4 Harbour Road");
    expect(same).toContain("POLICE AND FIRE Garda 112");
    const other = await pageWith({ group: "BANK", place: "Old Bank", police: "" });
    expect(other).toContain("LOCATIONS 1. Dunmore Pier (PIER) 4 Harbour Road · Map 2. Old Bank (BANK)");
    expect(other).toContain("POLICE AND FIRE Dunmore Pier: Garda 112");
  });

  it("break no phone number of the office, no temperature and no number of a part of a scene", async () => {
    const settings = {
      ...source.settings,
      office: "Long Harbour Film, Schiffbauergasse 1, 14467 Port, +49 331 5550 100",
    };
    const [first, ...others] = source.schedule.days[0]!.strips;
    const days = [{ date: "2026-03-02", strips: [{ ...first!, number: "11 pt 1/2" }, ...others] }];
    const sheet = callSheetFrom({ ...source, settings, schedule: { ...source.schedule, days } });
    const weather = "Clear, 9 °C (48 °F) to 19 °C (66 °F), humidity 100 %";
    const pdf = await renderPdf(callSheetDocument([{ ...sheet, conditions: { ...sheet.conditions, weather } }]));
    const lines = (await printed(pdf)).pages[0]!.pieces.map(({ text }) => text.replaceAll("\u00a0", " ").trim());
    expect(lines).toEqual(
      expect.arrayContaining(["+49 331 5550 100", "9 °C (48 °F) to", "19 °C (66 °F)", "11 pt 1/2"]),
    );
  });

  it("list several locations with a line of details each", async () => {
    const bank = { groupId: "L2", locationName: "Old Bank", address: "2 Quay Street", dates: "", locked: true };
    const site = { ...NO_LOCATION_SITE, parking: "Lot B" };
    const days = [{ date: "2026-03-02", strips: source.schedule.days.flatMap(({ strips }) => strips) }];
    const sheet = callSheetFrom({
      ...{ ...source, schedule: { ...source.schedule, days } },
      locationOptions: [...source.locationOptions, bank].map((option) => ({ ...option, site })),
    });
    const [page] = await pagesOf(await renderPdf(callSheetDocument([sheet])));
    expect(page).toContain(
      "1. Dunmore Pier (PIER) 4 Harbour Road · Parking: Lot B · Map 2. Old Bank (BANK) 2 Quay Street",
    );
  });

  it("name a category once where its department has the same name, and dusk and dawn as such", async () => {
    const requirements = [
      ...["Special Effects", "Props"].map((category) => ({
        ...{ category, department: category === "Props" ? "Property" : category },
        items: [{ scene: "1", text: "fog" }],
      })),
      {
        ...{ category: "Animal Wranglers", department: "Animals" },
        items: [{ scene: "1", text: "Animal wrangler" }],
      },
    ];
    const sheet = sheets[0]!;
    const order = sheet.order.map((line, at) =>
      line.kind === "scene" ? { ...line, strip: { ...line.strip, dayNight: ["DUSK", "DAWN"][at] ?? "" } } : line,
    );
    const [page] = await pagesOf(await renderPdf(callSheetDocument([{ ...sheet, order, requirements }])));
    expect(page).toContain("Special Effects Sc. 1 fog");
    expect(page).toContain("Property Props: Sc. 1 fog");
    expect(page).toContain("Animals Sc. 1 Animal wrangler");
    expect(page).toContain("DUSK");
    expect(page).toContain("DAWN");
  });

  it("print a small crew on the front, and a large one on the back", async () => {
    const crewOf = (count: number) => [
      {
        ...{ id: "1", name: "Grip" },
        positions: Array.from({ length: count }, (_, at) => ({ position: "Grip", name: `Grip ${at}` })),
      },
    ];
    const pagesWith = async (count: number) =>
      pagesOf(await renderPdf(callSheetDocument([callSheetFrom({ ...source, departments: crewOf(count) })])));
    expect(await pagesWith(8)).toHaveLength(1);
    const [front, back, ...more] = await pagesWith(60);
    expect(more).toEqual([]);
    expect(front).toMatch(/REQUIREMENTS.*ADVANCED SHOOTING SCHEDULE .*Day 2/);
    expect(back).not.toContain("ADVANCED");
    expect(back).toMatch(/CREW.*Grip \(continued\).*Grip 59/);
  });

  it("print the crew whole, whatever the number of lines above it", async () => {
    const positions = Array.from({ length: 12 }, (_, at) => ({ position: "Grip", name: `Grip ${at}` }));
    const sheet = callSheetFrom({ ...source, departments: [{ id: "1", name: "Grip", positions }] });
    for (let scenes = 1; scenes <= 12; scenes++) {
      const order = Array.from({ length: scenes }, () => sheet.order[0]!);
      const pages = await pagesOf(await renderPdf(callSheetDocument([{ ...sheet, order }])));
      expect(
        pages.filter((page) => /Grip \d/.test(page)),
        `${scenes} scenes`,
      ).toHaveLength(1);
    }
  });

  it("print requirements and notes on the front, and the advance whole on the back where it does not fit", async () => {
    const departments = [{ id: "1", name: "Camera", positions: [{ position: "DoP", name: "Tomasz" }] }];
    const sheet = callSheetFrom({ ...source, departments, plan: { ...EMPTY_PLAN, notes: "Closed set." } });
    const order = Array.from({ length: 20 }, () => sheet.order[0]!);
    const [front, back, ...more] = await pagesOf(await renderPdf(callSheetDocument([{ ...sheet, order }])));
    expect(more).toEqual([]);
    expect(front).toMatch(/CAST.*REQUIREMENTS.*Closed set\./);
    expect(front).not.toContain("ADVANCED");
    expect(back).toMatch(/ADVANCED.*Day 2.*Day 3/);
  });

  it("print requirements and notes with an advance that does not fit on the front, if there is no crew", async () => {
    const sheet = callSheetFrom({ ...source, plan: { ...EMPTY_PLAN, notes: "Closed set." } });
    const counts = [];
    for (let scenes = 12; scenes <= 24; scenes += 2) {
      const order = Array.from({ length: scenes }, () => sheet.order[0]!);
      const pages = await pagesOf(await renderPdf(callSheetDocument([{ ...sheet, order }])));
      counts.push(pages.length);
      expect(pages[0], `${scenes} scenes`).toMatch(/CAST.*BACKGROUND/);
      expect(pages.at(-1), `${scenes} scenes`).toMatch(/REQUIREMENTS.*Closed set\..*ADVANCED.*Day 2.*Day 3/);
    }
    expect(new Set(counts)).toEqual(new Set([1, 2]));
  });

  it("have each phone number on one line", async () => {
    const person = { position: "Producer", name: "Leonie Marchbanks", phone: "+44 20 7946 0104" };
    const sheet = callSheetFrom({ ...source, departments: [{ id: "1", name: "Direction", positions: [person] }] });
    const { pages } = await printed(await renderPdf(callSheetDocument([sheet])));
    const numbers = pages[0]!.pieces.filter(({ text }) => text.includes("7946"));
    expect(numbers.map(({ text }) => text.replace(/\s+/g, " ").trim())).toContain("+44 20 7946 0104");
  });

  it("name script day and location of the advance's scenes", async () => {
    const rows = source.breakdown.rows.map((row) => ({ ...row, cells: { ...row.cells, "Script Day": "D4" } }));
    const bank = { groupId: "L2", locationName: "Old Bank", address: "", dates: "", locked: true };
    const sheet = callSheetFrom({
      ...{ ...source, breakdown: { ...source.breakdown, rows } },
      locationOptions: [...source.locationOptions, bank],
    });
    const [page] = await pagesOf(await renderPdf(callSheetDocument([sheet])));
    expect(page).toContain("3 INT. BANK @ Old Bank D D4 1 3/8 3");
  });

  it("do not break the length of the next day between lines", () => {
    const words = JSON.stringify(callSheetDocument([sheets[0]!])).toLowerCase();
    expect(words).toContain("day 3, wednesday, march 4, 2026 – 1\u00a03/8 pages");
    expect(words).not.toContain("– 1 3/8 pages");
  });

  it("list who is on hold, and what follows the last day", () => {
    expect(pages[1]).toContain("NORA Ingrid Osei H HOLD");
    expect(pages[2]).toContain("Last day of this schedule.");
  });
});

it("continues on more pages when a day does not fit, with repeated headers", async () => {
  const [sheet] = sheets;
  const [line] = sheet!.order;
  const order = Array.from({ length: 90 }, () => line!);
  const pages = await pagesOf(await renderPdf(callSheetDocument([{ ...sheet!, order }])));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain("Day 1 of 3");
  expect(pages[1]).toContain("SHOOTING SCHEDULE");
});

it("truncates a text that would exceed a page", async () => {
  const [sheet] = sheets;
  const order = sheet!.order.map((line) =>
    line.kind === "scene" ? { ...line, strip: { ...line.strip, synopsis: "tide ".repeat(5000) } } : line,
  );
  const pages = await pagesOf(await renderPdf(callSheetDocument([{ ...sheet!, order, advance: [] }])));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain("…");
});

it("prints names in the scripts of film-making countries", async () => {
  const [sheet] = sheets;
  const names = ["राजेश", "முருகன்", "김민지", "فاطمة", "Ιωάννα", "Настя"];
  const cast = names.map((character) => ({ ...sheet!.cast[0]!, character }));
  const [page = ""] = await pagesOf(await renderPdf(callSheetDocument([{ ...sheet!, cast }])));
  for (const name of ["김민지", "Ιωάννα", "Настя"]) expect(page).toContain(name);
  expect(page).not.toContain("\u0000");
});

it.each([
  ["Nora", [["Sans", "Nora"]]],
  ["", []],
  ["Настя, Ιωάννα", [["Sans", "Настя, Ιωάννα"]]],
  [
    "Sam और Nora",
    [
      ["Sans", "Sam "],
      ["Devanagari", "और "],
      ["Sans", "Nora"],
    ],
  ],
  [
    "김민지 12",
    [
      ["Korean", "김민지 "],
      ["Sans", "12"],
    ],
  ],
  ["முருகன்", [["Tamil", "முருகன்"]]],
  ["فاطمة الزهراء", [["Arabic", "فاطمة الزهراء"]]],
  [
    "فاطمة, Sam",
    [
      ["Arabic", "فاطمة"],
      ["Sans", ", "],
      ["Sans", "Sam"],
    ],
  ],
])("prints %j in typefaces that contain its letters", (text, runs) => {
  expect(fontRuns(text).map(({ font, text: part }) => [font, part])).toEqual(runs);
});
