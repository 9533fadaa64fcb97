import { useState } from "react";
import { useFetcher } from "react-router-dom";
import { asJson } from "./as-json.ts";
import type { SavedVersion, SaveRequest, SaveResult } from "./save-with-merge.ts";

/**
 * Edits saved content: the working copy, the result of saving, and functions to continue. The page's action saves it.
 * Edits made during a save are kept, based on the version that the save creates.
 */
export function useWorkingCopy<Content>(stored: SavedVersion<Content>) {
  const [edited, setEdited] = useState<SaveRequest<Content>>();
  const [sent, setSent] = useState<SaveRequest<Content>>();
  const [seen, setSeen] = useState<SaveResult<Content>>();
  const saving = useFetcher<SaveResult<Content>>();
  const isSaving = saving.state !== "idle";
  const answer = isSaving || saving.data === seen ? undefined : saving.data;
  // The save succeeded and the reload has returned the saved content.
  if (sent && answer && "version" in answer && answer.version <= stored.version) {
    const isAllSaved = edited?.content === sent.content;
    // Others' content is merged with edits made in the meantime, as for any outdated base.
    setEdited(
      isAllSaved ? undefined : edited && { ...edited, base: { content: sent.content, version: sent.base.version } },
    );
    setSent(undefined);
    setSeen(answer);
  }

  function save(wanted: SaveRequest<Content>) {
    setSeen(saving.data);
    setSent(wanted);
    void saving.submit(asJson(wanted), { method: "post", encType: "application/json" });
  }

  const content = edited?.content ?? stored.content;
  return {
    content,
    /** The version that the copy is based on, if any. */
    base: edited?.base,
    isEdited: edited !== undefined,
    /** Whether leaving the page would lose edits. */
    hasUnsaved: edited !== undefined && !(isSaving && edited.content === sent?.content),
    isSaving,
    problem: answer && "problem" in answer ? answer.problem : undefined,
    /** Others' content in case of conflicts, until they are resolved or postponed. */
    theirs: answer && "theirs" in answer ? answer.theirs : undefined,
    change: (changed: Content) => setEdited({ content: changed, base: edited?.base ?? stored }),
    save: () => edited && save(edited),
    /** Saves the content with resolved conflicts, based on others' version. */
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
