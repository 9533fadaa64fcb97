import { Checkbox } from "./checkbox.tsx";
import styles from "./checkbox-group.module.css";

interface CheckboxGroupProps {
  readonly legend: string;
  /** Choices, with a note below the label where it is relevant. */
  readonly options: readonly { readonly value: string; readonly label: string; readonly note?: string | undefined }[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** Checkboxes under a legend. */
export function CheckboxGroup({ legend, options, ticked, onTick }: CheckboxGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map(({ value, label, note }) => (
        <Checkbox
          key={value}
          label={
            <>
              {label}
              {note !== undefined && <small>{note}</small>}
            </>
          }
          checked={ticked.has(value)}
          onChange={() => onTick(ticked.symmetricDifference(new Set([value])))}
        />
      ))}
    </fieldset>
  );
}
