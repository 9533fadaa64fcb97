import { NOT_CALLED } from "../call-sheet/build/called-people.ts";
import { unitOfStatus } from "../call-sheet/build/cast-status.ts";
import type { CallSheet } from "../call-sheet/model/call-sheet.ts";
import { clockOf } from "../call-sheet/model/project-clock.ts";
import type { DateRange } from "../dates/calendar-date.ts";
import { factsFrom } from "./production-facts.ts";
import type { ProductionReport, ReportedScene } from "./production-report.ts";

type Planned = Pick<ReportedScene, "number" | "set" | "eighths">;

/** A scene without an outcome yet. */
export function openScene({ number, set, eighths }: Planned, added = false): ReportedScene {
  return {
    ...{ number, set, eighths, added },
    outcome: "open",
    partEighths: 0,
    retake: false,
    seconds: 0,
    setups: 0,
  };
}

const isComing = ({ name, time }: CallSheet["departments"][number]["positions"][number]) =>
  name.trim() !== "" && time !== NOT_CALLED;

/**
 * The initial report of a day: the call sheet's plan, and what carries over from the previous report `before`. `span`
 * is from the first to the last day of the schedule.
 */
export function reportFrom(sheet: CallSheet, span: DateRange, before?: ProductionReport): ProductionReport {
  const { company, project, schedule, dayNumber, dayCount, date, timing, locations } = sheet;
  // Who works with another unit is in that unit's report.
  const ownCast = sheet.cast.filter(({ status }) => unitOfStatus(status) === undefined);
  return {
    date,
    head: {
      ...{ company, project, schedule, dayNumber, dayCount, isDayOff: sheet.isDayOff ?? false },
      locations: locations.map(({ group, place }) => (place === "" ? group : `${group}: ${place}`)),
      crewCall: timing.crewCall,
      shootCall: timing.shootCall,
      clock: clockOf(sheet.settings),
    },
    production: factsFrom(sheet, span, before?.production),
    times: {
      firstShot: null,
      firstMealOut: null,
      firstMealIn: null,
      firstShotAfterMeal: null,
      secondMealOut: null,
      secondMealIn: null,
      cameraWrap: null,
      lastOut: null,
    },
    scenes: Object.fromEntries(sheet.scenes.map((strip) => [strip.sceneId, openScene(strip)])),
    cast: Object.fromEntries(
      ownCast.map(({ castId, character, actor, status, minor, report, onSet }) => [
        castId,
        {
          ...{ character, actor, status, minor: minor !== null },
          called: report,
          calledOnSet: onSet,
          makeUpIn: null,
          onSet: null,
          dismissed: null,
          out: null,
          mealOut: null,
          mealIn: null,
          secondMealOut: null,
          secondMealIn: null,
          ndMealOut: null,
          ndMealIn: null,
          travelLeave: null,
          travelArrive: null,
          returnLeave: null,
          returnArrive: null,
          mealPenalties: null,
          forcedCall: false,
          workType: before?.cast[castId]?.workType ?? "",
          outfits: 0,
          stuntAdjustment: 0,
          tutoring: 0,
          didNotWork: false,
          note: "",
        },
      ]),
    ),
    crew: Object.fromEntries(
      sheet.departments.map(({ name, call, positions }) => [
        name,
        { called: call, people: positions.filter(isComing).length, in: null, mealOut: null, mealIn: null, out: null },
      ]),
    ),
    background: Object.fromEntries(
      sheet.background.map(({ id, count, type }) => [id, { description: type, count, rate: "", in: null, out: null }]),
    ),
    vehicles: {},
    media: {},
    delays: {},
    lateArrivals: {},
    overtime: {},
    incidents: {},
    mealsServed: 0,
    weather: sheet.conditions.weather,
    safetyMeeting: "",
    visitors: "",
    notes: "",
  };
}
