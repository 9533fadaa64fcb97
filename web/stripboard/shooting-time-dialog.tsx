import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import { sceneNumberText } from "../../shared/schedule/model/scene-parts.ts";
import type { Strip } from "../../shared/schedule/model/schedule.ts";
import { hoursText } from "../../shared/schedule/shooting-time/hours-text.ts";
import { enteredMinutes } from "../../shared/schedule/shooting-time/shooting-minutes.ts";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { Field } from "../ui/form/field.tsx";

interface ShootingTimeDialogProps {
  readonly strip: Strip;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

/** Overwrites the estimated shooting time of a scene, in the breakdown, so that every schedule uses it. */
export function ShootingTimeDialog({ strip, onDone, onClose }: ShootingTimeDialogProps) {
  const { id } = useProject();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(strip.minutes === undefined ? "" : hoursText(strip.minutes));
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    const minutes = typed.trim() === "" ? null : enteredMinutes(typed);
    if (minutes === undefined) {
      return setProblem(t('"{typed}" is not a time. Write it as 3 h 10 or 190.', { typed }));
    }
    setSaving(true);
    try {
      const [newest] = await api.listBreakdownVersions({ params: { id } });
      const correction = { kind: "setMinutes", row: strip.sceneId, minutes } as const;
      const payload = { version: newest?.version ?? 0, operation: crypto.randomUUID(), correction };
      await api.correctBreakdown({ params: { id }, payload });
      await revalidate();
      onDone(
        minutes === null
          ? t("Scene {number} is estimated again.", { number: sceneNumberText(strip.number) })
          : t("Scene {number} takes {time}.", { number: sceneNumberText(strip.number), time: hoursText(minutes) }),
      );
    } catch (error) {
      setSaving(false);
      setProblem(errorText(error, t("Failed to save the shooting time")));
    }
  }

  return (
    <Dialog
      title={t("Shooting time of scene {number}", { number: sceneNumberText(strip.number) })}
      onClose={onClose}
      isBusy={isSaving}
      onSubmit={() => void save()}
      problem={problem}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit" busy={isSaving && t("Saving...")}>
            {t("Save")}
          </Button>
        </>
      }
    >
      {strip.minutesReason && <p>{strip.minutesReason}</p>}
      <Field
        label={t("Shooting Time")}
        hint={t("Hours and minutes, such as 3 h 10. If empty, it is estimated.")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Dialog>
  );
}
