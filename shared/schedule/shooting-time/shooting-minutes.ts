import { textFromEighths } from "../../breakdown/model/page-count.ts";
import { message, said, t } from "../../i18n/speech.ts";
import { hoursText } from "./hours-text.ts";

/** Default shooting time of an eighth of a page: five pages in ten hours. */
export const MINUTES_PER_EIGHTH = 15;

/** Elements of a scene that take time on the set. */
export const SLOW_ELEMENTS = ["stunts", "effects", "animals", "vehicles", "background"] as const;
export type SlowElement = (typeof SLOW_ELEMENTS)[number];

/** The facts about a scene that the estimate uses. */
export interface SceneWork {
  readonly eighths: number;
  /** Empty when the heading does not state it. */
  readonly place: "exterior" | "interior" | "";
  /** DAY, NIGHT, DAWN, DUSK, or empty. */
  readonly dayNight: string;
  /** Number of roles on camera, and of those played by a minor. */
  readonly cast: number;
  readonly minors: number;
  readonly elements: readonly SlowElement[];
}

/** An estimate in minutes, and what it is made of. */
export interface ShootingTime {
  readonly minutes: number;
  readonly reason: string;
}

/** Even the shortest scene is set up, lit and rehearsed. */
const LEAST = 20;
/** Estimates are multiples of this. */
const STEP = 5;

/** Extra time in percent. Each role beyond `FEW_ROLES` adds `PER_ROLE`, up to `MOST_FOR_ROLES`. */
const [NIGHT_EXTERIOR, DAY_EXTERIOR, CHILD] = [25, 10, 20];
const [FEW_ROLES, PER_ROLE, MOST_FOR_ROLES] = [3, 5, 30];
const FOR_ELEMENT: Readonly<Record<SlowElement, { readonly percent: number; readonly word: string }>> = {
  stunts: { percent: 40, word: message("stunts") },
  effects: { percent: 25, word: message("effects") },
  animals: { percent: 20, word: message("animals") },
  vehicles: { percent: 10, word: message("vehicles") },
  background: { percent: 10, word: message("background") },
};

/**
 * The estimated shooting time of a scene: its pages at the crew's pace, and extra time for exteriors, many roles,
 * children and slow elements. The percentages are rules of thumb; what a crew really needs is learned from its reports.
 *
 * @param pace minutes of an eighth of a page
 */
export function shootingTimeOf(work: SceneWork, pace = MINUTES_PER_EIGHTH): ShootingTime {
  const { eighths, cast, minors, elements } = work;
  const kind = kindOf(work);
  const percent =
    (kind === "night exterior" ? NIGHT_EXTERIOR : kind === "day exterior" ? DAY_EXTERIOR : 0) +
    Math.min(MOST_FOR_ROLES, PER_ROLE * Math.max(0, cast - FEW_ROLES)) +
    (minors > 0 ? CHILD : 0) +
    elements.reduce((sum, element) => sum + FOR_ELEMENT[element].percent, 0);
  const minutes = Math.max(LEAST, STEP * Math.round((eighths * pace * (100 + percent)) / 100 / STEP));
  const parts = [
    eighths > 8
      ? t("{length} pages", { length: textFromEighths(eighths) })
      : t("{length} page", { length: textFromEighths(eighths) }),
    ...(cast > 0 ? [t("{count} cast", { count: cast })] : []),
    ...(kind === "" ? [] : [lightAndPlace(work)]),
    ...(minors > 0 ? [t("{minors, plural, one {child} other {# children}}", { minors })] : []),
    ...elements.map((element) => said(FOR_ELEMENT[element].word)),
  ];
  return { minutes, reason: `${parts.join(", ")}: ${hoursText(minutes)}` };
}

/** Light and place of a scene in words; empty when neither is known. */
function kindOf({ place, dayNight }: SceneWork): string {
  const light = { DAY: "day", NIGHT: "night", DAWN: "dawn", DUSK: "dusk" }[dayNight] ?? "";
  return [light, place].filter((word) => word !== "").join(" ");
}

/** The same in the current language. */
function lightAndPlace({ place, dayNight }: SceneWork): string {
  const light = t("{light, select, DAY {day} NIGHT {night} DAWN {dawn} DUSK {dusk} other {}}", { light: dayNight });
  const where = t("{place, select, exterior {exterior} interior {interior} other {}}", { place });
  return [light, where].filter((word) => word !== "").join(" ");
}

/** The shooting time that a person entered; undefined when the text is none: `190`, `3 h 10`, `3:10`. */
export function enteredMinutes(text: string): number | undefined {
  const found = /^(?:(\d{1,2}) ?(?:h|:) ?)?(\d{1,4})? ?(?:min)?$/i.exec(text.trim());
  if (!found || (found[1] === undefined && found[2] === undefined)) return undefined;
  const minutes = 60 * Number(found[1] ?? 0) + Number(found[2] ?? 0);
  return minutes > 0 && minutes <= 6000 ? minutes : undefined;
}

/** Length of a meal in minutes, and the length of work above which there is a meal. */
export const [MEAL, MEAL_AFTER] = [30, 360];

/** Default length of a shoot day in hours, from crew call to wrap. */
export const HOURS_PER_DAY = 12;

/** Default time of a company move in minutes, from the last shot at a location to the first at the next. */
export const MINUTES_PER_MOVE = 45;

/** Crew call of an ordinary day in minutes from midnight, where a production has not set another. */
export const USUAL_CALL = 7 * 60;

/** Minutes from crew call to shoot call. */
export const CREW_LEAD = 60;

/** Minutes of make-up and wardrobe before a role's first scene, where a production has not set others. */
export const USUAL_PREP = 60;

/** Shooting minutes of a day of this many hours from crew call to wrap, less a meal. */
export function shootingMinutesIn(hours: number): number {
  return 60 * hours - CREW_LEAD - (60 * hours - MEAL > MEAL_AFTER ? MEAL : 0);
}

/** The requested turnaround in minutes; undefined if none was set. */
export function turnaroundOf({ turnaroundHours }: { readonly turnaroundHours?: number | undefined } = {}) {
  return turnaroundHours === undefined ? undefined : turnaroundHours * 60;
}
