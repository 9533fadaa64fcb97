import { useCallback } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { isSigningOut } from "../api/reauthentication.ts";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";

interface UnsavedChangesProps {
  readonly when: boolean;
  /** Called when they shall be lost. */
  readonly onDiscard?: () => void;
}

/** Asks before changes are lost: by our own words within the product, by the browser's where it is left or reloaded. */
export function UnsavedChanges({ when, onDiscard }: UnsavedChangesProps) {
  // What is chosen on a page may change without leaving it.
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
