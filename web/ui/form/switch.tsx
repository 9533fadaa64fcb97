import type { ComponentProps } from "react";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "type"> {
  /** Label, which may depend on the state ("Lock Actor", then "Locked"). */
  readonly label: string;
}

/** A switch that takes effect at once, unlike a checkbox in a form. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className={styles.switch}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: A native checkbox exposes its checked state. */}
      <input {...input} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
