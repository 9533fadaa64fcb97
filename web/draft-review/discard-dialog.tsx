import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";

interface DiscardDialogProps {
  readonly projectId: string;
  readonly draftVersion: number;
  /** Of a series, the episode that the draft is of. */
  readonly episode: string | undefined;
  readonly onClose: () => void;
}

/** Asks before a draft is discarded. */
export function DiscardDialog({ projectId, draftVersion, episode, onClose }: DiscardDialogProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function discard() {
    setIsBusy(true);
    try {
      await api.discardDraft({
        params: { id: projectId },
        payload: { draftVersion, ...(episode !== undefined && { episode }) },
      });
      await revalidate();
      onClose();
    } catch (error) {
      setProblem(errorText(error, t("Failed to discard the draft")));
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={t("Discard draft v{draftVersion}?", { draftVersion })}
      onClose={onClose}
      problem={problem}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="danger" busy={isBusy && t("Discarding...")} onClick={discard}>
            {t("Discard")}
          </Button>
        </>
      }
    >
      <p>{t("The breakdown does not change. The script stays in the drafts and can be broken down again.")}</p>
    </Dialog>
  );
}
