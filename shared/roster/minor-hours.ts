import type { MinorBand } from "./minor-band.ts";

/** What a minor may do in a day, in minutes; `onSet` includes half an hour for the meal. */
export interface MinorHours {
  readonly label: string;
  /** Longest from call to dismissal. */
  readonly onSet: number;
  /** Longest at work on a day with school. */
  readonly schoolDayWork: number;
  /** Longest at work on a day without. */
  readonly freeDayWork: number;
}

/** The work hours of each band: California, 8 CCR § 11760, as the unions' charts of it have them. */
export const MINOR_HOURS: Readonly<Record<MinorBand, MinorHours>> = {
  "15d-6mo": { label: "15 days to 6 months", onSet: 120, schoolDayWork: 20, freeDayWork: 20 },
  "6mo-2y": { label: "6 months to 2 years", onSet: 270, schoolDayWork: 120, freeDayWork: 120 },
  "2-5y": { label: "2 to 5 years", onSet: 390, schoolDayWork: 180, freeDayWork: 180 },
  "6-8y": { label: "6 to 8 years", onSet: 510, schoolDayWork: 240, freeDayWork: 360 },
  "9-15y": { label: "9 to 15 years", onSet: 570, schoolDayWork: 300, freeDayWork: 420 },
  "16-17y": { label: "16 to 17 years", onSet: 630, schoolDayWork: 360, freeDayWork: 480 },
};

/** The hours of a band in words: `At most 6½ h on set with the meal, 3 h of them at work; between 5:00 AM and 10:00 PM, …`. */
export function minorHoursInWords(band: MinorBand): string {
  const { onSet, schoolDayWork, freeDayWork } = MINOR_HOURS[band];
  const work =
    schoolDayWork === freeDayWork
      ? `${spell(schoolDayWork)} of them at work`
      : `${spell(schoolDayWork)} of them at work on a school day, ${spell(freeDayWork)} on another`;
  return `At most ${spell(onSet)} on set with the meal, ${work}. Between 5:00 AM and 10:00 PM, until 12:30 AM before a day without school; 12 h from wrap to call; 48 h a week.`;
}

function spell(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)}${minutes % 60 === 30 ? "½" : ""} h`;
}
