import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { availabilityFromText, dateText } from "../../shared/dates/dates-string.ts";
import type { EpisodeWindow } from "../../shared/episodes/episode-window.ts";
import { type ImpossibleScene, impossibleScenes } from "../../shared/schedule/availability/unschedulable-scenes.ts";
import { partiesOf } from "../../shared/schedule/model/required-resources.ts";
import type { Party, SchedulingProblem } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { production, scene } from "./builders.ts";

const found = (given: Parameters<typeof production>[0]): readonly ImpossibleScene[] =>
  impossibleScenes(production(given));

describe("a scene", () => {
  it("is possible while its place and cast share a day", () => {
    expect(
      found({
        strips: [scene("1", "INT. DAY", ["1", "2"]), scene("2")],
        places: { "THE PIER": "03/02/2026 - 03/06/2026" },
        cast: { 1: "03/04/2026", 2: "" },
      }),
    ).toEqual([]);
  });

  it("is impossible without a common day, and names who would have to be available when", () => {
    expect(
      found({
        strips: [scene("1", "INT. DAY", ["1"]), scene("2", "INT. DAY", ["2"])],
        places: { "THE PIER": "03/02/2026 - 03/04/2026" },
        cast: { 1: "03/06/2026, 03/09/2026" },
      }),
    ).toEqual([
      {
        sceneId: "s1",
        number: "1",
        reason:
          "Scene 1 has no day: THE PIER is available on 03/02/2026 – 03/04/2026, ROLE 1 (cast 1) on 03/06/2026 and 03/09/2026.",
        remedy: {
          date: "2026-03-04",
          parties: [{ id: "1", name: "ROLE 1" }],
          sentence: "It could be shot on 03/04/2026 if ROLE 1 were available that day.",
        },
      },
    ]);
  });

  it("requires the minimum of people, even if another day is nearer", () => {
    const [one] = found({
      strips: [scene("1", "INT. DAY", ["1", "2", "3"])],
      cast: { 1: "03/02/2026", 2: "03/03/2026, 03/20/2026", 3: "03/04/2026, 03/20/2026" },
    });
    expect(one?.remedy?.sentence).toBe("It could be shot on 03/20/2026 if ROLE 1 were available that day.");
  });

  it("requires two if one would not suffice", () => {
    const [one] = found({
      strips: [scene("1", "INT. DAY", ["1", "2", "3"])],
      cast: { 1: "03/02/2026", 2: "03/03/2026", 3: "03/04/2026" },
    });
    expect(one?.remedy?.sentence).toBe("It could be shot on 03/03/2026 if ROLE 1 and ROLE 3 were available that day.");
  });

  it("may only require work on a day off, which costs more on a holiday", () => {
    const given = {
      strips: [scene("1", "INT. DAY", ["1"])],
      places: { "THE PIER": "03/05/2026 - 03/07/2026" },
      cast: { 1: "03/07/2026 - 03/09/2026" },
    };
    const [saturday] = found(given);
    expect(saturday?.remedy).toEqual({
      date: "2026-03-07",
      parties: [],
      sentence: "It could be shot on 03/07/2026 if that day off were worked.",
    });
    const made = production(given);
    const [holiday] = impossibleScenes({ ...made, calendar: { ...made.calendar, daysOff: ["2026-03-07"] } });
    expect(holiday?.reason).toContain("on 03/07/2026 the company has a day off");
    expect(holiday?.remedy?.sentence).toBe("It could be shot on 03/06/2026 if ROLE 1 were available that day.");
  });

  it("has no day if all its days are before the start or on days off within a range", () => {
    const [early] = found({ strips: [scene("1")], places: { "THE PIER": "02/20/2026" } });
    expect(early).toMatchObject({ remedy: undefined });
    expect(early?.reason).toContain("the schedule starts on 03/02/2026");
    const weekend = { "THE PIER": "03/06/2026 - 03/09/2026" };
    const [off] = found({
      strips: [scene("1", "INT. DAY", ["1"])],
      places: weekend,
      cast: { 1: "03/01/2026 - 03/05/2026, 03/07/2026 - 03/08/2026, 03/10/2026 - 03/11/2026" },
    });
    expect(off).toBeUndefined();
  });
});

describe("a scene of an episode with dates", () => {
  const ofEpisode = (given: Parameters<typeof production>[0], dates: Omit<EpisodeWindow, "number" | "sceneIds">) =>
    impossibleScenes({ ...production(given), episodeDates: [{ number: "101", ...dates, sceneIds: ["s1"] }] });

  it("is possible only within them", () => {
    const given = { strips: [scene("1", "INT. DAY", ["1"]), scene("2", "INT. DAY", ["1"])], cast: { 1: "03/05/2026" } };
    expect(ofEpisode(given, { from: "2026-03-05", finishBy: "2026-03-05" })).toEqual([]);
    expect(ofEpisode(given, { finishBy: "2026-03-03" })).toEqual([
      {
        ...{ sceneId: "s1", number: "1" },
        reason:
          "Scene 1 has no day: ROLE 1 (cast 1) is available on 03/05/2026; its episode 101 must be finished by 03/03/2026.",
        remedy: {
          ...{ date: "2026-03-03", parties: [{ id: "1", name: "ROLE 1" }] },
          sentence: "It could be shot on 03/03/2026 if ROLE 1 were available that day.",
        },
      },
    ]);
  });

  it("needs a working day in them, although everyone is free on any day", () => {
    const free = { strips: [scene("1"), scene("2")] };
    expect(ofEpisode(free, { from: "2026-03-06", until: "2026-03-07" })).toEqual([]);
    expect(ofEpisode(free, { from: "2026-03-07", until: "2026-03-08" }).map(({ number }) => number)).toEqual(["1"]);
    expect(ofEpisode(free, { finishBy: "2026-03-01" })).toMatchObject([{ number: "1", remedy: undefined }]);
  });
});

const dates = fc
  .uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 4 })
  .map((days) => days.map((day) => dateText(addDays("2026-03-02", day))).join(", "));
const some = fc.record({
  strips: fc.array(fc.uniqueArray(fc.constantFrom("1", "2", "3"), { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
  pier: dates,
  cast: fc.record({ 1: dates, 2: dates, 3: dates }),
});

/** The production after the remedy: the named people are also free on its date. */
function remedied(before: SchedulingProblem, { remedy }: ImpossibleScene): SchedulingProblem {
  const freed = (party: Party): Party => {
    const { availability } = party;
    if (!remedy?.parties.some(({ id }) => id === party.id) || availability.kind === "flexible") return party;
    const days = [...availability.days, remedy.date].map((date) => dateText(date)).join(", ");
    return { ...party, availability: availabilityFromText(days) };
  };
  const all = (parties: ReadonlyMap<string, Party>) => new Map([...parties].map(([id, party]) => [id, freed(party)]));
  return { ...before, places: all(before.places), cast: all(before.cast) };
}

it("is possible with its remedy, and with nothing less on any day", () => {
  fc.assert(
    fc.property(some, ({ strips, pier, cast }) => {
      const made = production({
        strips: strips.map((castIds, index) => scene(String(index), "INT. DAY", castIds)),
        places: { "THE PIER": pier },
        cast,
      });
      for (const one of impossibleScenes(made)) {
        const still = impossibleScenes(remedied(made, one)).map(({ sceneId }) => sceneId);
        expect(still).not.toContain(one.sceneId);
        const parties = partiesOf(made, made.strips.find(({ sceneId }) => sceneId === one.sceneId)!);
        for (let day = 0; day < 10; day++) {
          const date = addDays("2026-03-02", day);
          const missing = parties.filter(
            ({ availability }) => availability.kind === "days" && !availability.days.includes(date),
          );
          expect(missing.length).toBeGreaterThanOrEqual(one.remedy!.parties.length);
        }
      }
    }),
  );
});

it("agrees with the solver on which scenes have no day", () => {
  fc.assert(
    fc.property(some, ({ strips, pier, cast }) => {
      const made = production({
        strips: strips.map((castIds, index) => scene(String(index), "INT. DAY", castIds)),
        scenesPerDay: 9,
        places: { "THE PIER": pier },
        cast,
      });
      const { status } = bestSchedule(made, { budget: budgetOf(100) });
      expect(status === "feasible").toBe(impossibleScenes(made).length === 0);
    }),
  );
});
