import type { Department } from "../../../shared/call-sheet/model/crew.ts";
import type { ProjectType } from "../../../shared/contract/schema/project-types.ts";
import type { CalendarDate } from "../../../shared/dates/calendar-date.ts";
import { ALL_LOCATIONS } from "../../../shared/schedule/model/schedule.ts";
import { castOptions, type RoleOptions } from "./cast-options.ts";
import { CREW } from "./crew.ts";
import { type LocationOptions, locationOptions } from "./location-options.ts";
import { datesCountedFrom, mondayFrom } from "./shooting-dates.ts";

/** The owner's account of the demo production, as the start screen shows it. It exists on this machine only. */
export const DEMO_ACCOUNT = { email: "demo@backlot.example", password: "Honest-Tide-1" } as const;

/** A shooting schedule of the demo. */
export interface ScheduleRequest {
  readonly name: string;
  readonly location: string;
  readonly scenesPerDay: number;
}

/** All input that a user would enter to create the demo production. */
export interface DemoProduction {
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly scriptName: string;
  readonly teamMember: string;
  readonly startDate: CalendarDate;
  readonly cast: readonly RoleOptions[];
  readonly locations: readonly LocationOptions[];
  readonly schedules: readonly ScheduleRequest[];
  readonly crew: readonly Department[];
}

/** The demo production, shooting from the first Monday on or after `startDate`. */
export function demoProduction(startDate: CalendarDate): DemoProduction {
  const monday = mondayFrom(startDate);
  const dates = datesCountedFrom(monday);
  return {
    projectName: "The Honest Tide",
    projectType: "Short Film",
    scriptName: "White-draft",
    teamMember: "mina.castell@backlot.example",
    startDate: monday,
    cast: castOptions(dates),
    locations: locationOptions(dates),
    schedules: [
      { name: "Main Unit", location: ALL_LOCATIONS, scenesPerDay: 5 },
      { name: "Causeway Unit", location: "THE WADE", scenesPerDay: 3 },
    ],
    crew: CREW,
  };
}
