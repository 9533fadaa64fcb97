import type { MinorBand } from "../../roster/options/minor-band.ts";
import type { DayBlock } from "../../schedule/daylight/day-blocks.ts";
import type { DayLight } from "../../schedule/daylight/day-light.ts";
import type { CalendarDate } from "../../schedule/model/schedule.ts";
import type { DayBefore } from "../model/day-basis.ts";
import type { PreCallTimes } from "../model/pre-call-times.ts";
import type { WorkRules } from "../model/work-rules.ts";

/** A cast member who works on the day. */
export interface DayPerson {
  readonly castId: string;
  readonly name: string;
  /** Age band of a minor; null for an adult, and where no rules for minors apply. */
  readonly minor: MinorBand | null;
  readonly prep: PreCallTimes;
  /** Entered set call and dismissal. */
  readonly onSet?: number | undefined;
  readonly dismissed?: number | undefined;
}

/** Times that a person entered for the day. */
export interface EnteredTimes {
  readonly crewCall?: number | undefined;
  readonly shootCall?: number | undefined;
  readonly shiftEnd?: number | undefined;
  readonly breakfast?: number | undefined;
  readonly meal?: number | undefined;
  readonly wrap?: number | undefined;
}

/** Everything that a day's times follow from. All times are in minutes from the day's midnight. */
export interface DayContent {
  readonly date: CalendarDate;
  readonly blocks: readonly DayBlock[];
  readonly people: readonly DayPerson[];
  readonly light: DayLight;
  readonly before?: DayBefore | undefined;
  /** Crew call of an ordinary day. */
  readonly usualCall: number;
  /** The earliest pre-call of the crew in minutes from the crew call, 0 or negative. */
  readonly earliestPreCall: number;
  readonly mealMinutes: number;
  readonly school: boolean;
  readonly rules: WorkRules;
  readonly entered: EnteredTimes;
}
