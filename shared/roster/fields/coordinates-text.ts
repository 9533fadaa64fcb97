import { t } from "../../i18n/speech.ts";
import type { Coordinates } from "./coordinates.ts";

/** A text that is not a pair of coordinates. The message quotes it. */
export class CoordinatesError extends Error {
  constructor(text: string, why: string) {
    super(
      t('"{text}" {why} Write them as 48.8584, 2.2945 or as 48°51\'30" N 2°17\'40" E.', {
        text: text.slice(0, 80),
        why,
      }),
    );
  }
}

/** Five decimals are accurate to about one metre. */
const DECIMALS = 5;

/**
 * Parses coordinates as people write or copy them: decimal degrees separated by a comma or a space, or degrees, minutes
 * and seconds with N, S, E and W. Latitude comes first unless the letters differ. Null for an empty text.
 *
 * @throws {CoordinatesError} when the text cannot be parsed or is out of range
 */
export function coordinatesFromText(text: string): Coordinates | null {
  if (text.trim() === "") return null;
  const [one, two] = angles(text) ?? fail(text, t("is not a pair of coordinates."));
  if (axisOf(one) !== undefined && axisOf(one) === axisOf(two)) fail(text, t("names the same direction twice."));
  const isTurned = axisOf(one) === "longitude" || axisOf(two) === "latitude";
  const latitude = rounded((isTurned ? two : one).degrees);
  const longitude = rounded((isTurned ? one : two).degrees);
  if (Math.abs(latitude) > 90) fail(text, t("has the latitude {latitude}, which lies beyond 90.", { latitude }));
  if (Math.abs(longitude) > 180) fail(text, t("has the longitude {longitude}, which lies beyond 180.", { longitude }));
  return { latitude, longitude };
}

/** Formats coordinates in decimal degrees, as maps accept them: `48.8584, 2.2945`. */
export function coordinatesText({ latitude, longitude }: Coordinates): string {
  return `${latitude}, ${longitude}`;
}

interface Angle {
  readonly degrees: number;
  /** N, S, E, W or empty. */
  readonly side: string;
}

function axisOf({ side }: Angle): "latitude" | "longitude" | undefined {
  if (side === "") return undefined;
  return side === "N" || side === "S" ? "latitude" : "longitude";
}

const TOKEN = /[+\-−]?\d+(?:\.\d+)?|[^\s]/g;

/** The two angles of a text; undefined when it contains anything else. */
function angles(text: string): readonly [Angle, Angle] | undefined {
  const found: Written[] = [];
  let side = "";
  // After a degree or minute sign, a number belongs to the preceding angle.
  let goesOn = false;
  for (const token of text.toUpperCase().match(TOKEN) ?? []) {
    const last = found.at(-1);
    if (/\d/.test(token)) {
      if (last && goesOn && /^\d/.test(token)) last.parts.push(Number(token));
      else {
        found.push({ isNegative: /^[-−]/.test(token), parts: [Number(token.replace(/^[-+−]/, ""))], side });
        side = "";
      }
      goesOn = false;
    } else if (/[NSEW]/.test(token)) {
      if (last?.side === "") last.side = token;
      else if (side === "") side = token;
      else return undefined;
      goesOn = false;
    } else if (/[°º]/.test(token) && last) {
      // The supposed minutes are the degrees of the next angle.
      if (last.parts.length === 2) found.push({ isNegative: false, parts: last.parts.splice(1), side: "" });
      goesOn = true;
    } else if (/['′’]/.test(token) && last) goesOn = true;
    else if (/["″”,;/]/.test(token) && last) goesOn = false;
    else return undefined;
  }
  const [one, two] = found.map(angleOf);
  return found.length === 2 && side === "" && one && two ? [one, two] : undefined;
}

interface Written {
  readonly isNegative: boolean;
  readonly parts: number[];
  side: string;
}

function angleOf({ isNegative, parts, side }: Written): Angle | undefined {
  const [degrees = 0, minutes = 0, seconds = 0] = parts;
  if (parts.length > 3 || minutes >= 60 || seconds >= 60 || (isNegative && side !== "")) return undefined;
  const size = degrees + minutes / 60 + seconds / 3600;
  return { degrees: isNegative || side === "S" || side === "W" ? -size : size, side };
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS)) + 0; // avoids -0
}

function fail(text: string, why: string): never {
  throw new CoordinatesError(text, why);
}
