import { isDark } from "./day-night.ts";
import type { Strip } from "./schedule.ts";
import { isExterior } from "./strip-colour.ts";

/**
 * What a scene asks of the sky. Exteriors need it as the script says; interiors can be lit or blacked out at any hour.
 */
export function skyOf(strip: Strip): "light" | "dark" | "either" {
  if (!isExterior(strip.intExt) || strip.dayNight === "") return "either";
  return isDark(strip.dayNight) ? "dark" : "light";
}
