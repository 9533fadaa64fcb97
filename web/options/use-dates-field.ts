import { useState } from "react";
import { type DatesDraft, datesTextOf, draftFromText } from "../dates/dates-draft.ts";
import { todayText } from "../ui/calendar/calendar-day.ts";

/** Dates strings for "Flexible Dates", and without any selected date. */
export interface DatesWords {
  readonly flexible: string;
  readonly nothing: string;
}

/** A dates string as a form field: its draft for the control, and why it is invalid. */
export function useDatesField(text: string, words: DatesWords, onText: (text: string) => void) {
  const [draft, setDraft] = useState<DatesDraft>();
  const today = todayText();
  const written = draft && datesTextOf(draft, words, today);
  const problem = written && "problem" in written ? written.problem : undefined;
  const isOutdated = written && "text" in written && written.text !== text;
  return {
    value: draft === undefined || isOutdated ? draftFromText(text) : draft,
    problem,
    onChange(changed: DatesDraft) {
      setDraft(changed);
      const now = datesTextOf(changed, words, today);
      if ("text" in now) onText(now.text);
    },
  };
}
