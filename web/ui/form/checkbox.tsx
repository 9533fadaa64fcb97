import type { ComponentProps, ReactNode } from "react";
import styles from "./checkbox.module.css";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  /** Label; with `labelHidden` it is only for screen readers. */
  readonly label: ReactNode;
  readonly labelHidden?: boolean;
}

export function Checkbox({ label, labelHidden = false, ...input }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input {...input} type="checkbox" />
      <span className={labelHidden ? "visually-hidden" : undefined}>{label}</span>
    </label>
  );
}
