import { useState } from "react";
import { useFetcher } from "react-router-dom";
import type { ProductionCalendar } from "../../shared/schedule/production-calendar.ts";
import { asJson } from "../as-json.ts";
import { mergedCalendar } from "./calendar-merge.ts";
import type { CalendarSaved, SavedCalendar, WantedCalendar } from "./calendar-saving.ts";

/** A calendar while it is edited: what is shown, what others have written otherwise, and the ways to go on. */
export function useCalendarEdit(stored: SavedCalendar) {
  const [edited, setEdited] = useState<WantedCalendar>();
  const [seen, setSeen] = useState<CalendarSaved>();
  const saving = useFetcher<CalendarSaved>();
  const isSaving = saving.state !== "idle";
  const answer = isSaving || saving.data === seen ? undefined : saving.data;
  // Saving succeeded and the reload has brought what was saved: the copy is no longer needed.
  if (edited && answer && "version" in answer && answer.version <= stored.version) {
    setEdited(undefined);
    setSeen(answer);
  }
  const base = edited?.base ?? stored;
  const theirs = answer && "theirs" in answer ? answer.theirs : undefined;
  const merge = (settled?: ReadonlySet<string>) =>
    edited && theirs && mergedCalendar(edited.base.calendar, edited.calendar, theirs.calendar, settled);

  function save(wanted: WantedCalendar) {
    setSeen(saving.data);
    void saving.submit(asJson(wanted), { method: "post", encType: "application/json" });
  }

  return {
    calendar: edited?.calendar ?? stored.calendar,
    isEdited: edited !== undefined,
    isSaving,
    problem: answer && "problem" in answer ? answer.problem : undefined,
    disputed: merge()?.disputed ?? [],
    change: (part: Partial<ProductionCalendar>) =>
      setEdited({ calendar: { ...(edited?.calendar ?? stored.calendar), ...part }, base }),
    save: () => edited && save(edited),
    /** Saves with each dispute settled: as I have it where its key is among `mine`, else as they have it. */
    settle: (mine: ReadonlySet<string>) => {
      const merged = merge(mine);
      if (!merged || !theirs) return;
      const wanted = { calendar: merged.calendar, base: theirs };
      setEdited(wanted);
      save(wanted);
    },
    keepEditing: () => setSeen(saving.data),
    cancel: () => {
      setEdited(undefined);
      setSeen(saving.data);
    },
  };
}
