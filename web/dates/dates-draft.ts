import { availabilityFromText, DatesError, NO_CONSTRAINT, textFromDates } from "../../shared/dates/dates-string.ts";
import { type WrittenDates, withDays, withoutDays } from "../../shared/dates/dates-string-edit.ts";
import { type NaturalDates, parseNaturalDates } from "../../shared/dates/natural-dates.ts";
import { t } from "../i18n/translate.ts";
import { type ChosenDates, NO_DATES } from "../ui/calendar/date-picker-field.tsx";
import { parsedDatesText } from "./parsed-dates-text.ts";

/** Dates being edited: selected ones, and typed text that was not added yet. */
export interface DatesDraft extends ChosenDates {
  readonly words: string;
}

export const NO_DRAFT: DatesDraft = { ...NO_DATES, words: "" };

/** The dates string of the selected dates, or the reason why it is invalid. */
export type DatesText = { readonly text: string } | { readonly problem: string };

/**
 * `flexible` is the string for "Flexible Dates", `nothing` the one without any selected date. Typed text counts as if it
 * had been added.
 */
export function datesTextOf(
  draft: DatesDraft,
  words: { readonly flexible: string; readonly nothing: string },
  today: string,
): DatesText {
  const { isFlexible, days, ranges, start, end, words: typed } = draft;
  if (isFlexible) return { text: words.flexible };
  if (typed.trim() !== "") {
    const found = parseNaturalDates(typed, { today });
    return "message" in found
      ? { problem: parsedDatesText(found) }
      : datesTextOf(withWordsTaken(draft, found), words, today);
  }
  if ((start === undefined) !== (end === undefined)) {
    return {
      problem:
        start === undefined
          ? t("The range has no start. Choose one, or clear the end.")
          : t("The range has no end. Choose one, or clear the start."),
    };
  }
  try {
    const range = start !== undefined && end !== undefined ? [{ start, end }] : [];
    return { text: textFromDates({ days, ranges: [...ranges, ...range] }) || words.nothing };
  } catch (error) {
    if (error instanceof DatesError) return { problem: error.message };
    throw error;
  }
}

/** Parses a stored dates string; an invalid one, written by an older version, gives an empty selection. */
export function draftFromText(text: string): DatesDraft {
  if (text.trim().toLowerCase() === NO_CONSTRAINT.toLowerCase()) return { ...NO_DRAFT, isFlexible: true };
  try {
    const availability = availabilityFromText(text);
    if (availability.kind === "flexible") return NO_DRAFT;
    return { ...NO_DRAFT, days: availability.dates, ranges: availability.ranges };
  } catch (error) {
    if (error instanceof DatesError) return NO_DRAFT;
    throw error;
  }
}

/** Replaces the draft's text by the dates parsed from it, without duplicate days. */
export function withWordsTaken(draft: DatesDraft, found: NaturalDates): DatesDraft {
  if (found.kind === "flexible") return { ...NO_DRAFT, isFlexible: true };
  if (found.kind !== "days") return draft;
  const known = new Set(draft.ranges.map(({ start, end }) => `${start} ${end}`));
  return {
    ...draft,
    words: "",
    days: [...new Set([...draft.days, ...found.dates])].sort(),
    ranges: [...draft.ranges, ...found.ranges.filter(({ start, end }) => !known.has(`${start} ${end}`))],
  };
}

/** The selected days and ranges, including the range of the two date pickers when complete. */
export function writtenIn({ days, ranges, start, end }: DatesDraft): WrittenDates {
  return start !== undefined && end !== undefined && start <= end
    ? withDays({ days, ranges }, { start, end })
    : { days, ranges };
}

/** Adds or removes ranges. A complete range of the pickers becomes an ordinary one. */
export function withDrawn(
  draft: DatesDraft,
  stretches: readonly { readonly start: string; readonly end: string }[],
  isAdded: boolean,
): DatesDraft {
  const written = stretches.reduce(isAdded ? withDays : withoutDays, writtenIn(draft));
  const isWhole = draft.start !== undefined && draft.end !== undefined;
  return { ...draft, ...written, ...(isWhole && { start: undefined, end: undefined }) };
}
