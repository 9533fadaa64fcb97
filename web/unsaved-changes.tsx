import { useCallback } from "react";
import { useBeforeUnload, useBlocker } from "react-router-dom";
import { isLeavingForGood } from "./session-end.ts";
import { say } from "./texts/say.ts";
import { Button } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";

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
      when && !isLeavingForGood() && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback((event: BeforeUnloadEvent) => when && !isLeavingForGood() && event.preventDefault(), [when]),
  );
  if (leaving.state !== "blocked") return null;
  return (
    <Dialog
      title={say("Unsaved changes")}
      onClose={leaving.reset}
      actions={
        <>
          <Button onClick={leaving.reset}>{say("Keep editing")}</Button>
          <Button
            kind="danger"
            onClick={() => {
              onDiscard?.();
              leaving.proceed();
            }}
          >
            {say("Discard")}
          </Button>
        </>
      }
    >
      {say("You have unsaved changes. Do you want to discard them?")}
    </Dialog>
  );
}
