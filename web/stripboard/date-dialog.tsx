import { useState } from "react";
import { t } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import control from "../ui/form/control.module.css";
import { FieldFrame } from "../ui/form/field-frame.tsx";

interface DateDialogProps {
  readonly title: string;
  readonly action: string;
  /** Initial date. */
  readonly start: string;
  /** What the date costs, as a sentence. */
  readonly priceOf: (date: string) => string;
  readonly onDone: (date: string) => void;
  readonly onClose: () => void;
}

/** Asks for the date of a day. */
export function DateDialog({ title, action, start, priceOf, onDone, onClose }: DateDialogProps) {
  const [date, setDate] = useState(start);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => onDone(date)}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button kind="primary" type="submit">
            {action}
          </Button>
        </>
      }
    >
      <FieldFrame label={t("Date")} hint={undefined} error={undefined}>
        {(wiring) => (
          <input
            {...wiring}
            className={control.control}
            type="date"
            required
            min="1900-01-01"
            max="2199-12-31"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        )}
      </FieldFrame>
      <p role="status">{date === start ? "" : priceOf(date)}</p>
    </Dialog>
  );
}
