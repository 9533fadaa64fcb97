import { useCallback } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { isSigningOut } from "../api/reauthentication.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";

interface UnsavedChangesProps {
  readonly when: boolean;
  /** Called when the user discards the changes. */
  readonly onDiscard?: () => void;
}

/**
 * Asks before changes are lost: with a dialog for in-app navigation, with the browser's own when leaving or reloading.
 */
export function UnsavedChanges({ when, onDiscard }: UnsavedChangesProps) {
  // View state in the URL may change without leaving the page.
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && !isSigningOut() && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => when && !isSigningOut() && event.preventDefault(), [when]));
  if (leaving.state !== "blocked") return null;
  return (
    <Dialog
      title={t("Unsaved changes")}
      onClose={leaving.reset}
      actions={
        <>
          <Button onClick={leaving.reset}>{t("Keep editing")}</Button>
          <Button
            kind="danger"
            onClick={() => {
              onDiscard?.();
              leaving.proceed();
            }}
          >
            {t("Discard")}
          </Button>
        </>
      }
    >
      {t("You have unsaved changes. Do you want to discard them?")}
    </Dialog>
  );
}
