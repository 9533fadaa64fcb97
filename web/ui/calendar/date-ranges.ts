import { addDaysTo } from "./month.ts";

/** Runs of consecutive days between `start` and `end` that satisfy the condition. */
export function stretchesOf(
  { start, end }: { readonly start: string; readonly end: string },
  counts: (day: string) => boolean,
): { start: string; end: string }[] {
  const found: { start: string; end: string }[] = [];
  let isOpen = false;
  for (let day = start; day <= end; day = addDaysTo(day, 1)) {
    const last = found.at(-1);
    if (!counts(day)) isOpen = false;
    else if (isOpen && last) last.end = day;
    else {
      found.push({ start: day, end: day });
      isOpen = true;
    }
  }
  return found;
}
