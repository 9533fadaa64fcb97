import { type ReactNode, useId } from "react";
import styles from "./field-frame.module.css";

export interface FieldFrameProps {
  readonly label: string;
  /** Shown under the label: what to enter, and why. */
  readonly hint?: string | undefined;
  /** The problem and how to fix it. Replaces the hint. */
  readonly error?: string | undefined;
}

/** Ids that connect a control with its label, hint and error. */
interface FieldWiring {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

interface Props extends FieldFrameProps {
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** A control with label, hint and error. */
export function FieldFrame({ label, hint, error, children }: Props) {
  const id = useId();
  const words = error ?? hint;
  const wordsId = `${id}-words`;
  return (
    <div className={styles.frame}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": words ? wordsId : undefined, "aria-invalid": error !== undefined })}
      {words && (
        <p id={wordsId} className={error ? styles.error : styles.hint} role={error ? "alert" : undefined}>
          {words}
        </p>
      )}
    </div>
  );
}
