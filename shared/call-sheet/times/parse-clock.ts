const DAY = 24 * 60;
const NAMED: Readonly<Record<string, number>> = { noon: 12 * 60, midday: 12 * 60, midnight: 24 * 60 };
const SHIFTS: readonly (readonly [ending: string, minutes: number])[] = [
  ["(next day)", DAY],
  ["+1", DAY],
  ["(day before)", -DAY],
];

const WITH_COLON = /^(\d{1,2})(?: ?[:.h] ?(\d{2}))? ?(am|pm|a\.m\.|p\.m\.|uhr|hrs|h)?$/;
const MILITARY = /^(\d{2})(\d{2}) ?(?:h|hrs)?$/;

/**
 * Parses a time as people write it on a call sheet, to minutes from midnight: `6:42 AM`, `18:30`, `0630`, `7 Uhr`,
 * `7h30`, `noon`, `12:20 AM (next day)`. Anything else, such as `dusk`, is undefined.
 */
export function minutesFromText(text: string): number | undefined {
  const words = text.trim().toLowerCase().replace(/\s+/g, " ");
  for (const [ending, shift] of SHIFTS) {
    if (!words.endsWith(ending)) continue;
    const minutes = minutesFromText(words.slice(0, -ending.length));
    return minutes === undefined ? undefined : minutes + shift;
  }
  const named = NAMED[words];
  if (named !== undefined) return named;
  const [, hours, minutes = "0", half = ""] = WITH_COLON.exec(words) ?? MILITARY.exec(words) ?? [];
  if (hours === undefined) return undefined;
  return minutesOf(Number(hours), Number(minutes), half[0]);
}

function minutesOf(hours: number, minutes: number, half: string | undefined): number | undefined {
  if (minutes > 59) return undefined;
  if (half === "a" || half === "p") {
    if (hours < 1 || hours > 12) return undefined;
    return ((hours % 12) + (half === "p" ? 12 : 0)) * 60 + minutes;
  }
  return hours > 24 || (hours === 24 && minutes > 0) ? undefined : hours * 60 + minutes;
}
