import type { ComponentProps } from "react";
import control from "./control.module.css";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";
import styles from "./select.module.css";

interface SelectProps extends FieldFrameProps, Omit<ComponentProps<"select">, "children"> {
  /** The options; for a plain string, value and label are equal. */
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
  /** Shown while nothing is selected ("Select a location"); cannot be selected. */
  readonly placeholder?: string;
}

export function Select({ label, hint, error, options, placeholder, ...select }: SelectProps) {
  const start = placeholder !== undefined && select.value === undefined ? { defaultValue: "" } : {};
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(wiring) => (
        <select {...start} {...select} {...wiring} className={`${control.control} ${styles.select}`}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options
            .map((option) => (typeof option === "string" ? { value: option, label: option } : option))
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </select>
      )}
    </FieldFrame>
  );
}
