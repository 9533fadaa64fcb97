import { describe, expect, it } from "vitest";
import { callSheetFrom } from "../../shared/call-sheet/build/build-call-sheet.ts";
import type { CallSheetSource } from "../../shared/call-sheet/build/call-sheet-source.ts";
import { calledPeople } from "../../shared/call-sheet/build/called-people.ts";
import { DEFAULT_TIMING } from "../../shared/call-sheet/model/call-times.ts";
import type { Department } from "../../shared/call-sheet/model/crew.ts";
import { EMPTY_PLAN } from "../../shared/call-sheet/model/day-plan.ts";
import {
  colourOf,
  type Revision,
  revisionAfter,
  revisionTitle,
  USUAL_PAPERS,
} from "../../shared/call-sheet/model/revision.ts";
import { callMail } from "../../shared/call-sheet/publishing/call-mail.ts";
import { deliveryFailureText, isLasting } from "../../shared/call-sheet/publishing/delivery-failure.ts";
import { type DeliveryMarks, deliveryStatus } from "../../shared/call-sheet/publishing/delivery-state.ts";
import { mailText } from "../../shared/call-sheet/publishing/mail-words.ts";
import { personalCalendar } from "../../shared/call-sheet/publishing/personal-calendar.ts";
import { PublishedSheet } from "../../shared/call-sheet/publishing/publication.ts";
import { publishedText } from "../../shared/call-sheet/publishing/publication-time.ts";
import { recipientsOf } from "../../shared/call-sheet/publishing/recipients.ts";
import { changesFor } from "../../shared/call-sheet/publishing/sheet-change.ts";
import { sheetChanges } from "../../shared/call-sheet/publishing/sheet-changes.ts";
import { unreachedText } from "../../shared/call-sheet/publishing/unreached-recipients.ts";
import { source } from "./builders.ts";

const CREW: readonly Department[] = [
  {
    id: "grip",
    name: "Grip",
    offset: -30,
    positions: [
      { position: "Key Grip", name: "Ambrose Tull" },
      { position: "Best Boy", name: "Bo Tern", offset: -60 },
    ],
  },
  { id: "camera", name: "Camera", positions: [{ position: "DoP", name: "Tomasz Rell" }] },
  { id: "office", name: "Office", positions: [{ position: "Accountant", name: "Ada Lund", call: "N/C" }] },
];

const sheetWith = (changes: Partial<CallSheetSource> = {}) =>
  callSheetFrom({ ...source, departments: CREW, ...changes });
const before = sheetWith();
const changed = (changes: Partial<CallSheetSource>) => sheetChanges(before, sheetWith(changes));
const [INGRID, AMBROSE, BO, TOMASZ] = ["INGRID OSEI", "AMBROSE TULL", "BO TERN", "TOMASZ RELL"];

describe("the revisions of a call sheet", () => {
  it("go from preliminary to white and through the colours, and start again after the last", () => {
    const titles: string[] = [];
    let last: Revision | undefined;
    for (const wanted of [
      "preliminary",
      "preliminary",
      ...Array.from({ length: 11 }, () => "final" as const),
    ] as const) {
      last = revisionAfter(last, wanted, USUAL_PAPERS);
      titles.push(revisionTitle(last!));
    }
    expect(titles).toEqual([
      ...["Preliminary", "Preliminary 2", "Final – White", "Revision 1 – Blue", "Revision 2 – Pink"],
      ...["Revision 3 – Yellow", "Revision 4 – Green", "Revision 5 – Goldenrod", "Revision 6 – Buff"],
      ...["Revision 7 – Salmon", "Revision 8 – Cherry", "Revision 9 – Second Blue", "Revision 10 – Second Pink"],
    ]);
    expect(revisionAfter(last, "preliminary", USUAL_PAPERS)).toBeUndefined();
  });

  it("follow the production's own order, and published ones keep their colour when it changes", () => {
    const papers = ["Lavender", "Grey"];
    const final: Revision = { kind: "final", round: 1, paper: "White" };
    const first = revisionAfter(final, "final", papers)!;
    const third = revisionAfter({ ...first, round: 2 }, "final", papers)!;
    expect([first, third].map(revisionTitle)).toEqual(["Revision 1 – Lavender", "Revision 3 – Second Lavender"]);
    expect(colourOf(third)?.hex).toBe(colourOf(first)?.hex);
    expect(revisionTitle(revisionAfter(first, "final", USUAL_PAPERS)!)).toBe("Revision 2 – Pink");
    // As before the order could be chosen.
    expect(revisionTitle({ kind: "revised", round: 9 })).toBe("Revision 9 – Second Blue");
  });

  it("show their time of publication in the place's time zone", () => {
    expect(publishedText("2026-03-01T23:30:00.000Z", "Europe/Madrid")).toBe("Monday, March 2, 2026, 12:30 AM");
    expect(publishedText("2026-03-01T23:30:00.000Z", "Etc/UTC")).toBe("Sunday, March 1, 2026, 11:30 PM UTC");
  });
});

describe("the recipients of a call sheet", () => {
  it("are the named cast who work and the named crew who are called", () => {
    expect(calledPeople(before).map(({ name, calls }) => [name, calls.map(({ words }) => words)])).toEqual([
      ["Ingrid Osei", ["report 7:00 AM · wardrobe 7:45 AM · on set 8:00 AM"]],
      ["Ambrose Tull", ["6:30 AM"]],
      ["Bo Tern", ["6:00 AM"]],
      ["Tomasz Rell", ["7:00 AM"]],
    ]);
  });

  it("include a person once who plays and works behind the camera", () => {
    const departments = [{ id: "d", name: "Direction", positions: [{ position: "Director", name: "ingrid  osei" }] }];
    const people = calledPeople(sheetWith({ departments }));
    expect(people.map(({ name, calls }) => [name, calls.map(({ role }) => role)])).toEqual([
      ["Ingrid Osei", ["NORA", "Director"]],
    ]);
  });
});

describe("the changes between two sheets", () => {
  it("are empty for equal sheets, also with another forecast", () => {
    const conditions = { ...before.conditions, weather: "Storm" };
    expect(sheetChanges(before, { ...before, conditions })).toEqual([]);
  });

  it("include each person's call, with whole departments in one line", () => {
    expect(changed({ timing: { ...DEFAULT_TIMING, crewCall: "6:00 AM" } })).toEqual([
      { text: "Grip: call 6:30 AM → 5:30 AM", touches: [AMBROSE] },
      { text: "Camera: call 7:00 AM → 6:00 AM", touches: [TOMASZ] },
      { text: "Bo Tern (Best Boy, Grip): call 6:00 AM → 5:00 AM", touches: [BO] },
      { text: "Crew call: 7:00 AM → 6:00 AM", touches: [] },
      { text: "Breakfast: 7:00 AM → 6:00 AM", touches: [] },
      { text: "Meal: 1:15 PM → 12:15 PM", touches: [] },
    ]);
    const plan = { ...EMPTY_PLAN, cast: [{ castId: "1", onSet: "9:00 AM", remarks: "Wet hair" }] };
    expect(changed({ plan })).toEqual([
      {
        text: "NORA (Ingrid Osei): report 7:00 AM → 8:00 AM, wardrobe 7:45 AM → 8:45 AM, on set 8:00 AM → 9:00 AM, remarks nothing → Wet hair",
        touches: [INGRID],
      },
    ]);
  });

  it("include added, removed and recast people", () => {
    const [grip, camera] = CREW;
    const departments = [{ ...grip!, positions: grip!.positions.slice(1) }, camera!];
    expect(changed({ departments })).toEqual([
      { text: "Ambrose Tull (Key Grip, Grip) is no longer called", touches: [AMBROSE] },
    ]);
    const actorOptions = [{ ...source.actorOptions[0]!, actorName: "Nell Mora" }];
    expect(changed({ actorOptions })).toEqual([
      { text: "NORA is played by Nell Mora instead of Ingrid Osei", touches: [INGRID, "NELL MORA"] },
    ]);
  });

  it("include added and removed scenes, for the crew and their cast", () => {
    const [first, second, third] = source.schedule.days;
    const days = [{ ...first!, strips: [first!.strips[0]!, ...second!.strips] }, { ...second!, strips: [] }, third!];
    const changes = changed({ schedule: { ...source.schedule, days } });
    const crew = [AMBROSE, BO, TOMASZ];
    expect(changes).toContainEqual({ text: "Scene 3 (INT. BANK, 1 3/8) is added", touches: crew });
    expect(changes).toContainEqual({ text: "Scene 2 (EXT. PIER, 1 3/8) is removed", touches: [...crew, INGRID] });
    const turned = [{ ...first!, strips: first!.strips.toReversed() }, second!, third!];
    expect(changed({ schedule: { ...source.schedule, days: turned } })).toContainEqual({
      text: "New shooting order: 2, 1",
      touches: [...crew, INGRID],
    });
  });

  it("include place and general notes for everyone, and a department's notes for its members", () => {
    const locationOptions = source.locationOptions.map((one) => ({
      ...one,
      locationName: "Old Pier",
      address: "1 Sea Road",
    }));
    const moved = changed({ locationOptions });
    expect(moved).toContainEqual({ text: "Location: Dunmore Pier → Old Pier", touches: "everyone" });
    expect(moved).toContainEqual({
      text: "Old Pier: address 4 Harbour Road → 1 Sea Road",
      touches: "everyone",
    });
    const departmentNotes = [{ id: "n", department: "Camera", text: "Second body" }];
    const logistics = { ...EMPTY_PLAN.logistics, baseCamp: "Quay 2", mealHeads: 30 };
    const plan = { ...EMPTY_PLAN, logistics, safety: "Wet cobbles", meal: "1:00 PM", departmentNotes };
    expect(changed({ plan })).toEqual([
      { text: "Meal: 1:15 PM → 1:00 PM", touches: [] },
      { text: "Meal headcount: nothing → 30", touches: [] },
      { text: "Safety notes: “Wet cobbles”", touches: "everyone" },
      { text: "Base camp: “Quay 2”", touches: "everyone" },
      { text: "Notes for Camera: now “Second body”", touches: [TOMASZ] },
    ]);
  });
});

describe("the recipients of a publication", () => {
  const first = recipientsOf([], before, { number: 1, kind: "final", changes: [] });
  const revised = (changes: Partial<CallSheetSource>, people = first, number = 2) => {
    const after = sheetWith(changes);
    return recipientsOf(people, after, { number, kind: "revised", changes: sheetChanges(before, after) });
  };
  const askedBy = (number: number, people: ReturnType<typeof revised>) =>
    people.filter(({ asked }) => asked === number).map(({ name }) => name);

  it("are all people at first, and again when it becomes final", () => {
    expect(askedBy(1, first)).toEqual(["Ingrid Osei", "Ambrose Tull", "Bo Tern", "Tomasz Rell"]);
    expect(askedBy(2, recipientsOf(first, before, { number: 2, kind: "final", changes: [] }))).toHaveLength(4);
  });

  it("are those whom a revision affects, with their changes", () => {
    const plan = { ...EMPTY_PLAN, cast: [{ castId: "1", onSet: "8:15 AM" }], meal: "noon" };
    const people = revised({ plan });
    expect(askedBy(2, people)).toEqual(["Ingrid Osei"]);
    expect(people[0]!.changes).toEqual([
      "NORA (Ingrid Osei): report 7:00 AM → 7:15 AM, wardrobe 7:45 AM → 8:00 AM, on set 8:00 AM → 8:15 AM",
    ]);
    expect(changesFor(TOMASZ!, sheetChanges(before, sheetWith({ plan })))).toEqual([]);
  });

  it("include people who are no longer called, once, until they are called again", () => {
    const departments = CREW.slice(1);
    const without = revised({ departments });
    expect(without.filter(({ call }) => call === "").map(({ name, asked }) => [name, asked])).toEqual([
      ["Ambrose Tull", 2],
      ["Bo Tern", 2],
    ]);
    const still = recipientsOf(without, sheetWith({ departments }), { number: 3, kind: "revised", changes: [] });
    expect(askedBy(3, still)).toEqual([]);
    expect(askedBy(4, recipientsOf(still, before, { number: 4, kind: "revised", changes: [] }))).toEqual([
      "Ambrose Tull",
      "Bo Tern",
    ]);
  });

  it("get an email with their own call first, their changes and the link to confirm", () => {
    const sheet = { ...before, revision: { title: "Revision 1 – Blue", hex: "#b9d9f2", published: "now" } };
    const { subject, text } = callMail(
      sheet,
      { ...first[0]!, changes: ["It rains."] },
      "https://x.example/call-sheet/s",
    );
    expect(subject).toBe("The Long Tide: call sheet for Monday, March 2, 2026 (Revision 1 – Blue) – your call 7:00 AM");
    expect(text).toContain(
      "Your call: report 7:00 AM · wardrobe 7:45 AM · on set 8:00 AM\nWhere: Dunmore Pier, 4 Harbour Road",
    );
    expect(text).toContain("What has changed for you:\n- It rains.");
    expect(text).toContain("\nhttps://x.example/call-sheet/s\n");
    const off = callMail(sheet, { ...first[0]!, call: "", time: "" }, "https://x.example/call-sheet/s");
    expect(off.subject).toBe("The Long Tide: you are no longer called on Monday, March 2, 2026 (Revision 1 – Blue)");
  });
});

describe("texts in the body of an email", () => {
  const EVIL = "Ana, confirm your payroll at https://www.evil.example/pay or evil.example, me@evil.example";
  const LINK = /evil\.example|https:|www\.|@/;

  it("contain no links, wherever they were entered", () => {
    const locations = [{ ...before.locations[0]!, place: EVIL, address: EVIL }];
    const sheet = { ...before, locations, dateLine: `${before.dateLine} ${EVIL}` };
    const [ingrid] = recipientsOf([], before, { number: 1, kind: "final", changes: [] });
    const whole = {
      ...ingrid!,
      name: `${EVIL}\n\n${EVIL}`,
      roles: EVIL,
      call: EVIL,
      formerCall: EVIL,
      changes: [EVIL],
    };
    const revision = { title: "Final", hex: "#ffffff", published: "now", isOff: true as const };
    for (const [on, person] of [
      [sheet, whole],
      [sheet, { ...whole, call: "" }],
      [{ ...sheet, revision }, whole],
    ] as const) {
      const { text } = callMail(on, person, "LINK");
      expect(text).toContain("confirm your payroll");
      expect(text).not.toMatch(LINK);
      expect(text.split("\n\n")[0]).not.toContain("\n");
    }
  });

  it("are cut when they are too long for what they are", () => {
    const [ingrid] = recipientsOf([], before, { number: 1, kind: "final", changes: [] });
    const changes = Array.from({ length: 40 }, () => "x".repeat(10_000));
    const { text } = callMail(before, { ...ingrid!, name: "y".repeat(10_000), changes }, "LINK");
    expect(text.split("\n")[0]).toBe(`Dear ${"y".repeat(79)}…,`);
    expect(text).toContain("- 10 more, on the call sheet");
    expect(text.length).toBeLessThan(12_000);
  });

  it.each([
    "Dr. J.R. O'Neill-Çelik (2nd A.D.)",
    "report 7:00 AM · wardrobe 7:45 AM; on set 8:00 AM → 8:15 AM",
    "Stage 3/4, No. 12-14 St. Mary's Rd., Flat #2, São Paulo – 01310.100",
    "Søren “Kit” Müller & Sons, 10:30am, 7.30am",
    "山田太郎。主演",
  ])("stay as they are when they are ordinary: %j", (text) => {
    expect(mailText(text, 300)).toBe(text);
  });

  it.each([
    ["evil\u200b.example", "evil example"],
    ["evil.\u200dexample", "evil example"],
    ["bit.ly/pay", "bit ly/pay"],
    ["ftp://evil.xn--p1ai", "ftp evil xn--p1ai"],
    ["javascript:alert", "javascript: alert"],
  ])("lose what makes a link: %j", (text, shown) => {
    expect(mailText(text, 300)).toBe(shown);
  });

  it("of stored publications may have any length and are read up to a limit", () => {
    const people = [{ key: "a", name: "x".repeat(90_000), roles: "", call: "", time: "", asked: 1, changes: [] }];
    expect(PublishedSheet.parse({ sheet: before, people }).people[0]!.name).toHaveLength(5000);
  });
});

describe("an undelivered email", () => {
  it.each([
    [{ bounceType: "Permanent", bounceSubType: "General" }, true, "The mailbox does not exist."],
    [{ bounceType: "Transient", bounceSubType: "MailboxFull" }, false, "The mailbox is full."],
    [{ bounceType: "Undetermined", bounceSubType: "Undetermined" }, false, "It could not be delivered at this time."],
    ["complaint" as const, true, "Its owner marked an email as spam."],
  ])("%j blocks its address: %j", (trouble, lasting, why) => {
    expect([isLasting(trouble), deliveryFailureText(trouble)]).toEqual([lasting, why]);
  });
});

describe("a personal calendar", () => {
  const whose = { projectId: "p", project: "The Long Tide", key: AMBROSE!, now: "2026-01-01T00:00:00.000Z" };
  const revision = { title: "Final – White", hex: "#ffffff", published: "now" };
  const events = (calendar: string) =>
    calendar
      .split("BEGIN:VEVENT")
      .slice(1)
      .map((text) => text.replaceAll("\r\n ", "").match(/(?:DTSTART|SUMMARY).*/g));

  it("has each published day with their call, each planned one without, and no day of other people", () => {
    const second = { ...before, date: "2026-03-03" };
    const others = { ...before, date: "2026-03-04", departments: [] };
    expect(events(personalCalendar([{ ...before, revision }], [before, second, others], whose))).toEqual([
      ["DTSTART:20260302T063000", "SUMMARY:The Long Tide – call 6:30 AM"],
      ["DTSTART;VALUE=DATE:20260303", "SUMMARY:The Long Tide – planned\\, not called yet"],
    ]);
  });

  it("starts a night's call on the previous evening, and shows a call without a time as an all-day event", () => {
    const called = (crewCall: string) => ({ ...sheetWith({ timing: { ...DEFAULT_TIMING, crewCall } }), revision });
    expect(events(personalCalendar([called("12:10 AM")], [], whose))[0]).toContain("DTSTART:20260301T234000");
    expect(events(personalCalendar([called("dusk")], [], whose))[0]).toContain("DTSTART;VALUE=DATE:20260302");
  });
});

describe("the unconfirmed recipients", () => {
  it("are listed in one line, by name, and not at all once everyone has confirmed", () => {
    const [ana, kit] = ["Ana Duarte", "Kit Lavender"];
    const sol = { name: "Sol Ames", state: "noAddress" } as const;
    const done = { name: ana, state: "confirmed" } as const;
    expect(unreachedText([done, { name: kit, state: "bounced" }, sol])).toBe(
      "2 of 3 have not confirmed; 1 bounced (Kit Lavender), 1 without an email address (Sol Ames)",
    );
    expect(unreachedText([done, { name: kit, state: "opened" }])).toBe("1 of 2 has not confirmed");
    expect(unreachedText([done])).toBe("");
  });
});

describe("the delivery status", () => {
  const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1) + seconds * 1000).toISOString();
  it.each<[string, string, DeliveryMarks, "yes" | "stopped" | "noAddress"]>([
    ["is waiting before the mail is sent", "waiting", {}, "yes"],
    ["is no address", "noAddress", {}, "noAddress"],
    ["is stopped for a blocked address", "stopped", {}, "stopped"],
    ["is sending during the request", "sending", { mail: "SENDING", beganAt: at(90) }, "yes"],
    ["is possibly sent after an interruption", "perhaps", { mail: "SENDING", beganAt: at(0) }, "yes"],
    ["is sent after the mail service accepted it", "sent", { mail: "SENT" }, "yes"],
    ["is failed after a refusal", "failed", { mail: "FAILED" }, "yes"],
    ["is bounced after a bounce", "bounced", { mail: "SENT", bouncedAt: at(3) }, "stopped"],
    ["is bounced for a bounce after it was opened", "bounced", { openedAt: at(2), bouncedAt: at(3) }, "yes"],
    ["is opened for a bounce before it was opened", "opened", { openedAt: at(4), bouncedAt: at(3) }, "yes"],
    [
      "is confirmed, whatever else happened",
      "confirmed",
      { mail: "SENT", openedAt: at(2), confirmedAt: at(4), bouncedAt: at(5) },
      "yes",
    ],
  ])("%s", (_, state, marks, canMail) => {
    expect(deliveryStatus(marks, canMail, at(120))).toBe(state);
  });
});
