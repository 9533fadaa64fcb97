import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { StatusLine } from "../ui/status-line.tsx";

interface DiscardDialogProps {
  readonly projectId: string;
  readonly draftVersion: number;
  readonly onClose: () => void;
}

/** Asks before a draft is taken out of review. */
export function DiscardDialog({ projectId, draftVersion, onClose }: DiscardDialogProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function discard() {
    setIsBusy(true);
    try {
      await api.discardDraft({ params: { id: projectId }, payload: { draftVersion } });
      await revalidate();
      onClose();
    } catch (error) {
      setProblem(wordsFor(error, say("Failed to discard the draft")));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={say("Discard draft v{draftVersion}?", { draftVersion })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          <Button kind="danger" busy={isBusy && say("Discarding...")} onClick={discard}>
            {say("Discard")}
          </Button>
        </>
      }
    >
      <p>{say("The breakdown stays as it is. The script stays in the drafts and can be broken down again.")}</p>
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
    </Dialog>
  );
}
