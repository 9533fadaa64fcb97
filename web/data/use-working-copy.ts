import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { asJson } from "./as-json.ts";
import type { SavedVersion, SaveResult, Wanted } from "./save-with-merge.ts";

/**
 * Something saved while it is edited: what is shown, what saving it came to, and the ways to go on. The page's action
 * saves it. What is written while a save is on its way stays, as a change of what that save makes.
 */
export function useWorkingCopy<Content>(stored: SavedVersion<Content>) {
  const [edited, setEdited] = useState<Wanted<Content>>();
  const [sent, setSent] = useState<Wanted<Content>>();
  const [seen, setSeen] = useState<SaveResult<Content>>();
  const saving = useFetcher<SaveResult<Content>>();
  const isSaving = saving.state !== "idle";
  const answer = isSaving || saving.data === seen ? undefined : saving.data;
  // Saving succeeded and the reload has brought what was saved.
  if (sent && answer && "version" in answer && answer.version <= stored.version) {
    const isAllSaved = edited?.content === sent.content;
    // What others had saved is put to what was written meanwhile as it is for every base that is older than theirs.
    setEdited(
      isAllSaved ? undefined : edited && { ...edited, base: { content: sent.content, version: sent.base.version } },
    );
    setSent(undefined);
    setSeen(answer);
  }

  function save(wanted: Wanted<Content>) {
    setSeen(saving.data);
    setSent(wanted);
    void saving.submit(asJson(wanted), { method: "post", encType: "application/json" });
  }

  const content = edited?.content ?? stored.content;
  return {
    content,
    /** What the copy was made from, while there is one. */
    base: edited?.base,
    isEdited: edited !== undefined,
    /** Whether there is something that would be lost with the page. */
    hasUnsaved: edited !== undefined && !(isSaving && edited.content === sent?.content),
    isSaving,
    problem: answer && "problem" in answer ? answer.problem : undefined,
    /** What others have saved meanwhile where both have written, until it is settled or postponed. */
    theirs: answer && "theirs" in answer ? answer.theirs : undefined,
    change: (changed: Content) => setEdited({ content: changed, base: edited?.base ?? stored }),
    save: () => edited && save(edited),
    /** Saves what was made of both, now that what others have saved is seen. */
    settle: (settled: Content, theirs: SavedVersion<Content>) => {
      const wanted = { content: settled, base: theirs };
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
