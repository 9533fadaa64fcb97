import { describe, expect, it } from "vitest";
import { demoProduction } from "../../infra/local/demo/demo-production.ts";
import { demoScreenplay } from "../../infra/local/demo/screenplay.ts";
import { mondayFrom } from "../../infra/local/demo/shooting-dates.ts";
import { screenplayPdf } from "../../infra/local/demo/typeset.ts";
import { breakdownFromScenes } from "../../shared/breakdown/model/breakdown-from-scenes.ts";
import { addDays } from "../../shared/dates/calendar-date.ts";
import { availabilityFromText } from "../../shared/dates/dates-string.ts";
import { rosterFromBreakdown } from "../../shared/roster/roles/roster-from-breakdown.ts";
import { ALL_LOCATIONS } from "../../shared/schedule/model/schedule.ts";
import { schedulingProblemFrom } from "../../shared/schedule/model/scheduling-problem.ts";
import { budgetOf } from "../../shared/schedule/search/budget.ts";
import { usualPagesPerDay } from "../../shared/schedule/shooting-time/default-limits.ts";
import { HOURS_PER_DAY, shootingMinutesIn } from "../../shared/schedule/shooting-time/shooting-minutes.ts";
import { bestSchedule } from "../../shared/schedule/solver/best-schedule.ts";
import { linesFromPdf } from "../../shared/screenplay/pdf/text-layer.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";

const FIRST_DAY = "2026-12-07";

async function brokenDown() {
  const pdf = await screenplayPdf(await demoScreenplay(), { numbers: true });
  const { lines } = await linesFromPdf(pdf);
  const breakdown = breakdownFromScenes(scenesFromLines(lines).scenes);
  return { breakdown, roster: rosterFromBreakdown(breakdown) };
}

describe("the demo production", () => {
  it.each([0, 1, 2, 3, 4, 5, 6])("starts on a Monday, when created %i days after one", (days) => {
    expect(mondayFrom(addDays(FIRST_DAY, days))).toBe(days === 0 ? FIRST_DAY : "2026-12-14");
  });

  it("has dates within six weeks of its start, and none before it", () => {
    const { startDate, cast, locations } = demoProduction(FIRST_DAY);
    const texts = [...cast, ...locations].flatMap(({ options }) => options.map(({ dates }) => dates));
    const days = texts
      .map((text) => availabilityFromText(text))
      .flatMap((read) => (read.kind === "days" ? read.days : []));
    expect(days.length).toBeGreaterThan(100);
    expect(days.filter((day) => day < startDate || day > addDays(startDate, 42))).toEqual([]);
  });

  it("locks only existing options", () => {
    const { cast, locations } = demoProduction(FIRST_DAY);
    for (const { options, locked } of cast) {
      if (locked) expect(options.map(({ actorName }) => actorName)).toContain(locked);
    }
    for (const { options, locked } of locations) {
      if (locked) expect(options.map(({ locationName }) => locationName)).toContain(locked);
    }
  });

  it("uses the role and group names of its script's breakdown, and has options for every speaking role", async () => {
    const { roster } = await brokenDown();
    const { cast, locations } = demoProduction(FIRST_DAY);
    expect(roster.roles.map(({ name }) => name)).toEqual(expect.arrayContaining(cast.map(({ role }) => role)));
    expect(roster.groups.map(({ name }) => name)).toEqual(expect.arrayContaining(locations.map(({ group }) => group)));
    expect(cast).toHaveLength(13);
  });

  it("is feasible: each of its schedules has days on which place and cast are free", async () => {
    const { breakdown, roster } = await brokenDown();
    const { cast, locations, schedules, startDate, projectType } = demoProduction(FIRST_DAY);
    const actorOptions = cast.flatMap(({ role, options, locked }) => {
      const { castId } = roster.roles.find(({ name }) => name === role)!;
      return options.map((option) => ({ castId, ...option, locked: option.actorName === locked }));
    });
    const locationOptions = locations.flatMap(({ group, options, locked }) => {
      const { id } = roster.groups.find(({ name }) => name === group)!;
      return options.map((option) => ({ groupId: id, ...option, locked: option.locationName === locked }));
    });
    for (const { name, location, scenesPerDay } of schedules) {
      const scope = location === ALL_LOCATIONS ? "all" : roster.groups.find((group) => group.name === location)!.id;
      const made = schedulingProblemFrom({
        ...{ name, scope, scenesPerDay, breakdown, roster, actorOptions, locationOptions, startDate },
        today: addDays(startDate, -20),
        limits: { eighthsPerDay: 8 * usualPagesPerDay(projectType), minutesPerDay: shootingMinutesIn(HOURS_PER_DAY) },
      });
      const answer = bestSchedule(made, { budget: budgetOf(200) });
      expect(answer, JSON.stringify(answer)).toMatchObject({ status: "feasible" });
    }
  });
});
