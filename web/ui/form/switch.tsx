import type { ComponentProps } from "react";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "type"> {
  /** Its name, which may change with it ("Lock Actor", then "Locked"). */
  readonly label: string;
}

/** On or off, at once: unlike a checkbox there is nothing to submit. */
export function Switch({ label, ...input }: SwitchProps) {
  return (
    <label className={styles.switch}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
