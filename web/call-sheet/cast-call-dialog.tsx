import { useState } from "react";
import type { CallSheet, CastCall } from "../../shared/call-sheet/call-sheet.ts";
import type { CastPlan } from "../../shared/call-sheet/day-plan.ts";
import { eventOf, prepOf, timed } from "../../shared/call-sheet/timed.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Column } from "../ui/column.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import styles from "./day-form.module.css";
import { withCastPlan } from "./plan-changes.ts";
import { PrepFields } from "./prep-fields.tsx";

interface CastCallDialogProps {
  readonly sheet: CallSheet;
  readonly call: CastCall;
  readonly onPlan: (plan: CastPlan) => void;
  readonly onClose: () => void;
}

/** When one of the cast is wanted on the set, and how long each step before it takes; their call follows as it is typed. */
export function CastCallDialog({ sheet, call, onPlan, onClose }: CastCallDialogProps) {
  const before = sheet.plan.cast.find(({ castId }) => castId === call.castId);
  const [onSet, setOnSet] = useState(before?.onSet ?? "");
  const [dismissed, setDismissed] = useState(before?.dismissed ?? "");
  const [remarks, setRemarks] = useState(before?.remarks ?? "");
  const [prep, setPrep] = useState(prepOf(call.castId, sheet.plan, sheet.settings.prep));
  const isUsual = Object.entries(sheet.settings.prep).every(
    ([step, minutes]) => prep[step as keyof typeof prep] === minutes,
  ); // the same schema
  const plan: CastPlan = {
    castId: call.castId,
    ...(onSet.trim() && { onSet: onSet.trim() }),
    ...(!isUsual && { prep }),
    ...(dismissed.trim() && { dismissed: dismissed.trim() }),
    ...(remarks.trim() && { remarks: remarks.trim() }),
  };
  const now = timed(sheet, { timing: sheet.timing, plan: withCastPlan(sheet.plan, plan) }).cast.find(
    ({ castId }) => castId === call.castId,
  );
  const event = eventOf(call.status);
  return (
    <Dialog
      title={say("Call for {character}", { character: call.character })}
      maxWidth={480}
      isSheet
      onClose={onClose}
      onSubmit={() => onPlan(plan)}
      actions={
        <>
          <Button onClick={onClose}>{say("Cancel")}</Button>
          <Button kind="primary" type="submit">
            {say("Set")}
          </Button>
        </>
      }
    >
      <Column>
        <Field
          label={event ?? say("On set")}
          hint={
            event
              ? say("If empty: no time on the sheet")
              : say("If empty: shoot call, {shootCall}", { shootCall: sheet.timing.shootCall })
          }
          value={onSet}
          maxLength={40}
          onChange={(event) => setOnSet(event.target.value)}
        />
        {!event && <PrepFields prep={prep} onChange={setPrep} />}
        <p className={styles.preview} aria-live="polite">
          {[
            [say("Pickup"), now?.pickUp],
            [event?.toLowerCase() ?? "report", now?.report],
            ["wardrobe", now?.wardrobe],
            [say("on set"), now?.onSet],
          ]
            .filter(([, time]) => time)
            .map(([name, time]) => `${name} ${time}`)
            .join(" · ")}
        </p>
        <Field
          label={say("Dismissed")}
          hint={event ? say("If empty: no end time") : say("If empty: wrap")}
          value={dismissed}
          maxLength={40}
          onChange={(event) => setDismissed(event.target.value)}
        />
        <Field
          label={say("Remarks")}
          value={remarks}
          maxLength={200}
          onChange={(event) => setRemarks(event.target.value)}
        />
      </Column>
    </Dialog>
  );
}
