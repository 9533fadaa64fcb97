import { said, t } from "../../i18n/speech.ts";
import { stored } from "../../i18n/stored.ts";
import type { MinorBand } from "./minor-band.ts";

/** A minor's limits per day, in minutes. */
export interface MinorHours {
  /** Maximum from call to dismissal, including half an hour for the meal. */
  readonly onSet: number;
  /** Maximum on camera and in rehearsal on a school day. */
  readonly schoolDayWork: number;
  /** Maximum on camera and in rehearsal on other days. */
  readonly freeDayWork: number;
}

/** Work hours by age band: California, 8 CCR § 11760, as in the unions' charts. */
export const MINOR_HOURS: Readonly<Record<MinorBand, MinorHours>> = {
  "15d-6mo": { onSet: 120, schoolDayWork: 20, freeDayWork: 20 },
  "6mo-2y": { onSet: 270, schoolDayWork: 120, freeDayWork: 120 },
  "2-5y": { onSet: 390, schoolDayWork: 180, freeDayWork: 180 },
  "6-8y": { onSet: 510, schoolDayWork: 240, freeDayWork: 360 },
  "9-15y": { onSet: 570, schoolDayWork: 300, freeDayWork: 420 },
  "16-17y": { onSet: 630, schoolDayWork: 360, freeDayWork: 480 },
};

/**
 * Limits for all minors, in minutes: times of day from midnight (over 1,440 after the next midnight), and turnaround
 * from dismissal to the next call. Same source.
 */
export const MINOR_LIMITS = {
  earliestCall: 5 * 60,
  /** Before a school day. */
  latestWrap: 22 * 60,
  latestWrapBeforeFreeDay: 24 * 60 + 30,
  leastRest: 12 * 60,
  mostInAWeek: 48 * 60,
} as const;

/** The ages of each band in English. */
const AGES: Readonly<Record<MinorBand, string>> = {
  "15d-6mo": stored("15 days to 6 months"),
  "6mo-2y": stored("6 months to 2 years"),
  "2-5y": stored("2 to 5 years"),
  "6-8y": stored("6 to 8 years"),
  "9-15y": stored("9 to 15 years"),
  "16-17y": stored("16 to 17 years"),
};

/** The ages of a band in the current language. */
export const agesText = (band: MinorBand): string => said(AGES[band]);

/** The band of a spreadsheet's cell: its key, or its ages in English or the current language. */
export function bandOfText(text: string): MinorBand | undefined {
  const words = text.toLowerCase();
  const bands = Object.keys(AGES) as MinorBand[];
  return bands.find((band) => [band, AGES[band], agesText(band)].some((one) => one.toLowerCase() === words));
}

/** A band's hours per day as text: `At most 6½ h at work with the meal, 3 h of them on set`. */
export function minorDayText(band: MinorBand): string {
  const { onSet: atWork, schoolDayWork, freeDayWork } = MINOR_HOURS[band];
  const onSet =
    schoolDayWork === freeDayWork
      ? t("{schoolDayWork} of them on set", { schoolDayWork: hoursText(schoolDayWork) })
      : t("{schoolDayWork} of them on set on a school day, {freeDayWork} on another", {
          schoolDayWork: hoursText(schoolDayWork),
          freeDayWork: hoursText(freeDayWork),
        });
  return t("At most {atWork} at work including the meal, {onSet}", { atWork: hoursText(atWork), onSet });
}

/** All work rules of a band as text: hours per day and permitted times. */
export function minorHoursText(band: MinorBand): string {
  return t(
    "{band}. Between 5:00 AM and 10:00 PM, until 12:30 AM before a day without school; 12 h from wrap to call; 48 h a week.",
    { band: minorDayText(band) },
  );
}

/** Formats minutes as hours: `9½ h`, `20 min`, `4 h 10 min`. */
function hoursText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 30 || rest === 0 ? `${hours}${rest === 30 ? "½" : ""} h` : `${hours} h ${rest} min`;
}
