import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyTimes } from "../../shared/call-sheet/build/apply-times.ts";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import { DEFAULT_TIMING } from "../../shared/call-sheet/model/call-times.ts";
import type { Department } from "../../shared/call-sheet/model/crew.ts";
import { type DayPlan, EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import { minutesFromText } from "../../shared/call-sheet/times/parse-clock.ts";
import { clockText } from "../../shared/roster/fields/clock-text.ts";
import { source } from "./builders.ts";

describe("a time as entered", () => {
  it.each<[string, number | undefined]>([
    ["6:42 AM", 402],
    ["6.42 pm", 1122],
    ["12 a.m.", 0],
    ["18:30", 1110],
    ["0630", 390],
    ["7 Uhr", 420],
    ["7h30", 450],
    ["noon", 720],
    ["12:20 AM (next day)", 1460],
    ["23:30 (day before)", -30],
    ["dusk", undefined],
    ["", undefined],
    ["25:00", undefined],
    ["13:00 PM", undefined],
    ["7:61", undefined],
    ["7 or 8", undefined],
  ])("%j is %j minutes from midnight", (text, minutes) => {
    expect(minutesFromText(text)).toBe(minutes);
  });

  it("is parsed back as printed", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1440, max: 2879 }), (minutes) => {
        expect(minutesFromText(clockText(minutes))).toBe(minutes);
      }),
    );
  });
});

const plan = (changes: Partial<DayPlan>): DayPlan => ({ ...EMPTY_PLAN, ...changes });
const crew: readonly Department[] = [
  { id: "d1", name: "Grip", offset: -30, positions: [{ position: "Key Grip", name: "Ambrose Tull" }] },
  {
    id: "d2",
    name: "Camera",
    positions: [
      { position: "Loader", name: "Kit", offset: -45 },
      { position: "DoP", name: "Tomasz", call: "O/C" },
    ],
  },
];
const sheetWith = (changes: Partial<DayPlan>, timing = DEFAULT_TIMING) =>
  callSheetFrom({ ...source, departments: crew, timing, plan: plan(changes) });

describe("the calls of a day", () => {
  it("are calculated back from the time on set", () => {
    const prep = { wardrobe: 20, makeUp: 100, travel: 40 };
    const [nora, sam] = sheetWith({ cast: [{ castId: "1", onSet: "9:30", prep, remarks: "Scar" }] }).cast;
    expect(nora).toMatchObject({
      ...{ pickUp: "6:50 AM", report: "7:30 AM", wardrobe: "9:10 AM", onSet: "9:30", remarks: "Scar" },
    });
    expect(sam).toMatchObject({ pickUp: "", report: "7:00 AM", wardrobe: "7:45 AM", onSet: "8:00 AM", remarks: "" });
  });

  it("may be on the day before", () => {
    const sheet = sheetWith({}, { ...DEFAULT_TIMING, shootCall: "12:15 AM" });
    expect(sheet.cast[0]).toMatchObject({ report: "11:15 PM (day before)", wardrobe: "12:00 AM" });
  });

  it("equal the crew call if the set call is not a time", () => {
    const sheet = sheetWith({}, { ...DEFAULT_TIMING, shootCall: "at dusk" });
    expect(sheet.cast[0]).toMatchObject({ pickUp: "", report: "7:00 AM", wardrobe: "", onSet: "at dusk" });
  });

  it("of the crew are offset from the crew call by department and by person", () => {
    const [grip, camera] = sheetWith({}).departments;
    expect([grip!.call, grip!.positions[0]!.time]).toEqual(["6:30 AM", "6:30 AM"]);
    expect([camera!.call, ...camera!.positions.map(({ time }) => time)]).toEqual(["7:00 AM", "6:15 AM", "O/C"]);
    const [words] = sheetWith({}, { ...DEFAULT_TIMING, crewCall: "dawn" }).departments;
    expect(words!.call).toBe("dawn − 30 min");
  });

  it("of the background are those of the breakdown, for their first scene, until they are set", () => {
    expect(sheetWith({}).background).toEqual([
      { id: "extras-1", count: 20, type: "bathers – Sc. 2", place: "", call: "6:00 PM", onSet: "7:00 PM" },
    ]);
    expect(sheetWith({ background: [] }).background).toEqual([]);
  });

  it("are the same for a new sheet and a retimed one", () => {
    const changes = { cast: [{ castId: "2", onSet: "11:00" }], meal: "1 PM" };
    const timing = { ...DEFAULT_TIMING, crewCall: "5:30 AM" };
    const anew = applyTimes(sheetWith({}), { timing, plan: plan(changes) });
    expect(anew).toEqual(sheetWith(changes, timing));
  });
});

describe("the order of a day", () => {
  it("has the banners of the board, and a company move between places", () => {
    const [one] = source.schedule.days;
    const strips = [...one!.strips, ...source.schedule.days[1]!.strips];
    const items = [
      { kind: "scene", id: strips[0]!.sceneId, pinned: false },
      { kind: "banner", id: "b", banner: "meal", text: "Lunch" },
      { kind: "scene", id: strips[2]!.sceneId, pinned: false },
      { kind: "scene", id: strips[1]!.sceneId, pinned: false },
    ] as const;
    const day = { date: one!.date, strips: [strips[0]!, strips[2]!, strips[1]!] };
    const made = (banner: "meal" | "move") =>
      callSheetFrom({
        ...source,
        schedule: { ...source.schedule, days: [day] },
        board: [
          {
            date: one!.date,
            locked: false,
            items: items.map((item) => (item.kind === "banner" ? { ...item, banner } : item)),
          },
        ],
      }).order.map((line) => (line.kind === "scene" ? line.strip.number : `${line.banner}: ${line.text}`));
    expect(made("meal")).toEqual([
      "1",
      "meal: Lunch",
      "move: Company move to BANK",
      "3",
      "move: Company move to Dunmore Pier",
      "2",
    ]);
    expect(made("move")).toEqual(["1", "move: Lunch", "3", "move: Company move to Dunmore Pier", "2"]);
  });
});

it("names the key contacts at its head", () => {
  const positions = [
    { position: "first assistant director", name: "Mina", phone: "+44 1" },
    { position: "Director", name: "Ines" },
    { position: "Runner", name: "Bo" },
    { position: "UPM", name: "" },
  ];
  const { contacts } = callSheetFrom({ ...source, departments: [{ id: "d", name: "Direction", positions }] });
  expect(contacts).toEqual([
    { title: "Director", name: "Ines", phone: "" },
    { title: "1st AD", name: "Mina", phone: "+44 1" },
  ]);
});

it("counts background of one type once a day, and knows no number where none is written", () => {
  const sheet = callSheetFrom({ ...source, plan: EMPTY_PLAN });
  const extras = [
    { scene: "1", text: "20 bathers, Sailors" },
    { scene: "2", text: "12 Bathers; nuns (3)" },
    { scene: "4", text: "4 x porters" },
  ];
  const { background } = applyTimes({ ...sheet, extras }, { timing: sheet.timing, plan: EMPTY_PLAN });
  expect(background.map(({ count, type }) => [count, type])).toEqual([
    [20, "bathers – Sc. 1, 2"],
    [0, "Sailors – Sc. 1"],
    [3, "nuns – Sc. 2"],
    [4, "porters – Sc. 4"],
  ]);
});
