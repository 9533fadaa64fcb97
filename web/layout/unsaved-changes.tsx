import { useCallback, useRef, useState } from "react";
import { type Location, useBeforeUnload, useBlocker, useNavigate } from "react-router-dom";
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
  const navigate = useNavigate();
  const isDiscarded = useRef(false);
  const leaving = useBlocker(({ currentLocation, nextLocation }) => {
    const mayLeave = isDiscarded.current || isSigningOut();
    isDiscarded.current = false;
    // View state in the URL may change without leaving the page.
    return when && !mayLeave && currentLocation.pathname !== nextLocation.pathname;
  });
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => when && !isSigningOut() && event.preventDefault(), [when]));
  // React Router forgets a blocked navigation when data are reloaded, such as after another person's save.
  const [asked, setAsked] = useState<{ readonly to: Location; readonly isOpen: boolean }>();
  if (leaving.state === "blocked" && leaving.location !== asked?.to) setAsked({ to: leaving.location, isOpen: true });
  if (!asked?.isOpen) return null;
  const { to } = asked;

  function keepEditing() {
    setAsked({ to, isOpen: false });
    if (leaving.state === "blocked") leaving.reset();
  }

  function discard() {
    setAsked({ to, isOpen: false });
    onDiscard?.();
    try {
      if (leaving.state === "blocked") return leaving.proceed();
    } catch {
      // The router has forgotten the navigation since this dialog was rendered.
    }
    isDiscarded.current = true;
    void navigate(to);
  }

  return (
    <Dialog
      title={t("Unsaved changes")}
      onClose={keepEditing}
      actions={
        <>
          <Button onClick={keepEditing}>{t("Keep editing")}</Button>
          <Button kind="danger" onClick={discard}>
            {t("Discard")}
          </Button>
        </>
      }
    >
      {t("You have unsaved changes. Do you want to discard them?")}
    </Dialog>
  );
}
