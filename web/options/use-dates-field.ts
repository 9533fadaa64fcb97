import { useState } from "react";
import { type DatesDraft, datesTextOf, draftFromText } from "../dates/dates-draft.ts";

/** What a dates string says for "Flexible Dates", and when no date was chosen. */
export interface DatesWords {
  readonly flexible: string;
  readonly nothing: string;
}

/** A dates string among other fields: its draft for the control, and why it is none yet. */
export function useDatesField(text: string, words: DatesWords, onText: (text: string) => void) {
  const [draft, setDraft] = useState<DatesDraft>();
  const written = draft && datesTextOf(draft, words);
  const problem = written && "problem" in written ? written.problem : undefined;
  const isOutdated = written && "text" in written && written.text !== text;
  return {
    value: draft === undefined || isOutdated ? draftFromText(text) : draft,
    problem,
    onChange(changed: DatesDraft) {
      setDraft(changed);
      const now = datesTextOf(changed, words);
      if ("text" in now) onText(now.text);
    },
  };
}
