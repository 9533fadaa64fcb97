import { NO_FACTS } from "../../shared/production-report/production-facts.ts";
import type { Performer, ProductionReport, ReportedScene } from "../../shared/production-report/production-report.ts";
import { openScene } from "../../shared/production-report/report-from.ts";

/** A scene of a report, open by default. */
export const scene = (number: string, eighths: number, what: Partial<ReportedScene> = {}): ReportedScene => ({
  ...openScene({ number, set: "LIGHTHOUSE", eighths }),
  ...what,
});

/** A performer without times. */
export const performer = (what: Partial<Performer> = {}): Performer => ({
  character: "MARA",
  actor: "Ana Duarte",
  status: "SW",
  minor: false,
  called: "7:00 AM",
  calledOnSet: "8:00 AM",
  ...{ makeUpIn: null, onSet: null, dismissed: null, out: null, mealOut: null, mealIn: null, note: "" },
  ...{ secondMealOut: null, secondMealIn: null, mealPenalties: null, forcedCall: false, didNotWork: false },
  ...{ ndMealOut: null, ndMealIn: null, workType: "", outfits: 0, stuntAdjustment: 0, tutoring: 0 },
  ...{ travelLeave: null, travelArrive: null, returnLeave: null, returnArrive: null },
  ...what,
});

/** An empty report of a day with the given fields. */
export function aReport(date: string, what: Partial<ProductionReport> = {}): ProductionReport {
  return {
    date,
    head: {
      ...{ company: "", project: "The Small Tide", schedule: "Main", isDayOff: false, dayNumber: 1, dayCount: 2 },
      ...{ locations: ["LIGHTHOUSE"], crewCall: "7:00 AM", shootCall: "8:00 AM" },
    },
    production: NO_FACTS,
    times: {
      ...{ firstShot: null, firstMealOut: null, firstMealIn: null, firstShotAfterMeal: null },
      ...{ secondMealOut: null, secondMealIn: null, cameraWrap: null, lastOut: null },
    },
    ...{ scenes: {}, cast: {}, crew: {}, background: {}, media: {}, delays: {}, incidents: {} },
    ...{ vehicles: {}, lateArrivals: {}, overtime: {} },
    ...{ mealsServed: 0, weather: "", safetyMeeting: "", visitors: "", notes: "" },
    ...what,
  };
}
