import { keyAlong } from "../../i18n/text-direction.ts";
import { addDaysTo, addMonths, monthOf, placeInWeek } from "./month.ts";

/** The day that a navigation key moves to; undefined for other keys. */
export function placeForKey(key: string, from: string): string | undefined {
  switch (keyAlong(key)) {
    case "ArrowLeft":
      return addDaysTo(from, -1);
    case "ArrowRight":
      return addDaysTo(from, 1);
    case "ArrowUp":
      return addDaysTo(from, -7);
    case "ArrowDown":
      return addDaysTo(from, 7);
    case "Home":
      return addDaysTo(from, -placeInWeek(from));
    case "End":
      return addDaysTo(from, 6 - placeInWeek(from));
    case "PageUp":
      return sameDayIn(addMonths(monthOf(from), -1), from);
    case "PageDown":
      return sameDayIn(addMonths(monthOf(from), 1), from);
    default:
      return undefined;
  }
}

/** The same day of another month, or that month's last day. */
function sameDayIn(month: string, day: string): string {
  const last = addDaysTo(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}
