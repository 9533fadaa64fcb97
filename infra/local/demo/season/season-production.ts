import type { Department } from "../../../../shared/call-sheet/model/crew.ts";
import type { CalendarDate } from "../../../../shared/dates/calendar-date.ts";
import { ALL_LOCATIONS } from "../../../../shared/schedule/model/schedule.ts";
import type { RoleOptions } from "../cast-options.ts";
import type { ScheduleRequest } from "../demo-production.ts";
import type { LocationOptions } from "../location-options.ts";
import { datesCountedFrom, mondayFrom } from "../shooting-dates.ts";

const FLEXIBLE = "No constraint";

export const SEASON_NAME = "Low Season";

/** The name of the second unit, which is the name of its schedule too. */
export const SECOND_UNIT = "Second Unit";

/** The episodes: number, name, and the file of the screenplay. */
export const SEASON_EPISODES = [
  { number: "101", name: "Out of Order", file: "low-season-101.fountain" },
  { number: "102", name: "The Ballroom", file: "low-season-102.fountain" },
  { number: "103", name: "Full House", file: "low-season-103.fountain" },
] as const;

/** What a user would enter for the season, besides its episodes. */
export interface SeasonProduction {
  readonly startDate: CalendarDate;
  readonly cast: readonly RoleOptions[];
  readonly locations: readonly LocationOptions[];
  /** The schedule of each unit; the second unit's first, so that the main unit has the other scenes. */
  readonly schedules: { readonly second: ScheduleRequest; readonly main: ScheduleRequest };
  readonly crew: readonly Department[];
}

/** The season, shooting from the first Monday on or after `today`. All names, places and addresses are invented. */
export function seasonProduction(today: CalendarDate): SeasonProduction {
  const startDate = mondayFrom(today);
  const { days, range } = datesCountedFrom(startDate);
  return {
    startDate,
    cast: [
      {
        role: "NELL",
        options: [
          { actorName: "Bridie Calloway", details: "Both blocks. Needs Friday evenings off.", dates: range(0, 18) },
          { actorName: "Imke Sandoval", details: "Free from the second week.", dates: range(7, 18) },
        ],
        locked: "Bridie Calloway",
      },
      {
        role: "OTIS",
        options: [{ actorName: "Emeka Pryor", details: "Lifts nothing heavier than a birdcage.", dates: FLEXIBLE }],
        locked: "Emeka Pryor",
      },
      {
        role: "VIOLET",
        options: [
          { actorName: "Sylvia Thorne-Adair", details: "Dances. Not more than five nights.", dates: range(0, 14) },
          { actorName: "Constance Wray", details: "Does not dance.", dates: FLEXIBLE },
        ],
        locked: "Sylvia Thorne-Adair",
      },
      {
        role: "GORAN",
        options: [{ actorName: "Milos Petrak", details: "Cooks in the shot.", dates: range(0, 11) }],
        locked: "Milos Petrak",
      },
      {
        role: "DEREK",
        options: [{ actorName: "Gareth Inchbald", details: "Owns a metal detector.", dates: range(2, 11) }],
        locked: "Gareth Inchbald",
      },
      {
        role: "MARGUERITE",
        options: [{ actorName: "Delphine Okafor", details: "A guest: four days.", dates: days(7, 8, 9, 10) }],
        locked: "Delphine Okafor",
      },
    ],
    locations: [
      {
        group: "GRAND PIER HOTEL",
        options: [
          { locationName: "The Esplanade Hotel", address: "1 The Esplanade, Saltney", dates: range(0, 14) },
          { locationName: "Stage 4", address: "Brickfield Studios, 90 Canal Road, Merrow", dates: FLEXIBLE },
        ],
        locked: "The Esplanade Hotel",
      },
      {
        group: "SALTBURY PIER",
        options: [{ locationName: "Saltney Pier", address: "Pier Road, Saltney", dates: range(0, 11) }],
        locked: "Saltney Pier",
      },
      {
        group: "SALTBURY BEACH",
        options: [{ locationName: "Saltney Sands", address: "Causeway Head, Saltney", dates: range(0, 11) }],
        locked: "Saltney Sands",
      },
    ],
    schedules: {
      second: { name: SECOND_UNIT, location: "SALTBURY BEACH", scenesPerDay: 2 },
      main: { name: "Main Unit", location: ALL_LOCATIONS, scenesPerDay: 5 },
    },
    crew: SEASON_CREW,
  };
}

const SEASON_CREW: readonly Department[] = [
  {
    id: "department-1",
    name: "Direction",
    positions: [
      { position: "Producer", name: "Leonie Marchbanks", phone: "+44 20 7946 0104", call: "O/C" },
      { position: "Director", name: "Sunniva Brandt", phone: "+44 20 7946 0141" },
      { position: "1st Assistant Director", name: "Mina Castell", phone: "+44 20 7946 0102", offset: -15 },
    ],
  },
  {
    id: "department-2",
    name: "Camera",
    positions: [{ position: "Director of Photography", name: "Tomasz Rell", phone: "+44 20 7946 0111" }],
  },
  {
    id: "department-3",
    name: "Second Unit Direction",
    positions: [
      { position: "Second Unit Director", name: "Ines Valdaro", phone: "+44 20 7946 0101" },
      { position: "Second Unit 1st Assistant Director", name: "Petra Holloway", phone: "+44 20 7946 0106" },
    ],
  },
  {
    id: "department-4",
    name: "Second Unit Camera",
    positions: [{ position: "Second Unit Director of Photography", name: "Dilys Amoah", phone: "+44 20 7946 0112" }],
  },
];
