import { type ReactNode, useId } from "react";
import styles from "./field-frame.module.css";

export interface FieldFrameProps {
  readonly label: string;
  /** Said under the label before anything goes wrong: what to write, and why. */
  readonly hint?: string | undefined;
  /** What is wrong and how to right it. It takes the place of the hint. */
  readonly error?: string | undefined;
}

/** What ties a control to its label and to the words under it. */
interface FieldWiring {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

interface Props extends FieldFrameProps {
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** The label above a control, and the hint or error below it. */
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
