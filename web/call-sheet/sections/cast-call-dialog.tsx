import { useState } from "react";
import { applyTimes } from "../../../shared/call-sheet/build/apply-times.ts";
import { eventOf, preCallTimesOf } from "../../../shared/call-sheet/build/cast-status.ts";
import type { CallSheet, CastCall } from "../../../shared/call-sheet/model/call-sheet.ts";
import type { CastPlan } from "../../../shared/call-sheet/model/day-plan.ts";
import { clockOf } from "../../../shared/call-sheet/model/project-clock.ts";
import { timeInClock } from "../../../shared/call-sheet/times/in-clock.ts";
import { withDayMarks, withStoredDayMarks } from "../../../shared/dates/day-marks.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Column } from "../../ui/page/stack.tsx";
import styles from "../settings/day-form.module.css";
import { PreCallFields } from "../settings/pre-call-fields.tsx";
import { withCastPlan } from "./plan-changes.ts";

interface CastCallDialogProps {
  readonly sheet: CallSheet;
  readonly call: CastCall;
  readonly onPlan: (plan: CastPlan) => void;
  readonly onClose: () => void;
}

/** Edits a cast member's set call and pre-call times; shows the resulting call while typing. */
export function CastCallDialog({ sheet, call, onPlan, onClose }: CastCallDialogProps) {
  const clock = clockOf(sheet.settings);
  const before = sheet.plan.cast.find(({ castId }) => castId === call.castId);
  const [onSet, setOnSet] = useState(withDayMarks(timeInClock(before?.onSet ?? "", clock)));
  const [dismissed, setDismissed] = useState(withDayMarks(timeInClock(before?.dismissed ?? "", clock)));
  const [remarks, setRemarks] = useState(before?.remarks ?? "");
  const [prep, setPrep] = useState(preCallTimesOf(call.castId, sheet.plan, sheet.settings.prep));
  const isUsual = Object.entries(sheet.settings.prep).every(
    ([step, minutes]) => prep[step as keyof typeof prep] === minutes,
  ); // the same schema
  const plan: CastPlan = {
    castId: call.castId,
    ...(onSet.trim() && { onSet: withStoredDayMarks(onSet.trim()) }),
    ...(!isUsual && { prep }),
    ...(dismissed.trim() && { dismissed: withStoredDayMarks(dismissed.trim()) }),
    ...(remarks.trim() && { remarks: remarks.trim() }),
  };
  const timing = sheet.entered ?? sheet.timing;
  const callIn = (own: CastPlan) =>
    applyTimes(sheet, { timing, plan: withCastPlan(sheet.plan, own) }).cast.find(
      ({ castId }) => castId === call.castId,
    );
  const now = callIn(plan);
  // The times without those that were entered.
  const derived = callIn({ castId: call.castId, ...(plan.prep && { prep: plan.prep }) });
  const event = eventOf(call.status);
  return (
    <Dialog
      title={t("Call for {character}", { character: call.character })}
      maxWidth={480}
      isSheet
      onClose={onClose}
      onSubmit={() => onPlan(plan)}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit">
            {t("Set")}
          </Button>
        </>
      }
    >
      <Column>
        <Field
          label={event ?? t("On set")}
          hint={
            event
              ? t("If empty: no time on the sheet")
              : derived?.reasons
                ? withDayMarks(t("If empty: {time}. {reason}", { time: derived.onSet, reason: derived.reasons.onSet }))
                : t("If empty: shoot call, {shootCall}", { shootCall: withDayMarks(sheet.timing.shootCall) })
          }
          value={onSet}
          maxLength={40}
          onChange={(event) => setOnSet(event.target.value)}
        />
        {!event && <PreCallFields prep={prep} onChange={setPrep} />}
        <p className={styles.preview} aria-live="polite">
          {[
            [t("Pickup"), now?.pickUp],
            [event?.toLowerCase() ?? t("report"), now?.report],
            [t("wardrobe"), now?.wardrobe],
            [t("on set"), now?.onSet],
          ]
            .filter(([, time]) => time)
            .map(([name, time]) => `${name} ${withDayMarks(time ?? "")}`)
            .join(" · ")}
        </p>
        <Field
          label={t("Dismissed")}
          hint={
            event
              ? t("If empty: no end time")
              : derived?.reasons && derived.dismissed !== undefined
                ? withDayMarks(
                    t("If empty: {time}. {reason}", { time: derived.dismissed, reason: derived.reasons.dismissed }),
                  )
                : t("If empty: wrap")
          }
          value={dismissed}
          maxLength={40}
          onChange={(event) => setDismissed(event.target.value)}
        />
        <Field
          label={t("Remarks")}
          value={remarks}
          maxLength={200}
          onChange={(event) => setRemarks(event.target.value)}
        />
      </Column>
    </Dialog>
  );
}
