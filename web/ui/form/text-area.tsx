import type { ComponentProps } from "react";
import control from "./control.module.css";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";
import styles from "./text-area.module.css";

/** A text area that grows with its text. */
export function TextArea({ label, hint, error, ...textarea }: FieldFrameProps & ComponentProps<"textarea">) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={3} {...textarea} {...wiring} className={`${control.control} ${styles.area}`} />}
    </FieldFrame>
  );
}
