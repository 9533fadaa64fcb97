import { Checkbox } from "../../ui/form/checkbox.tsx";
import styles from "./set-boxes.module.css";

interface SetBoxesProps {
  readonly legend: string;
  /** Sets, with their group where that is relevant. */
  readonly sets: readonly { readonly set: string; readonly group?: string }[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** Checkboxes for sets. */
export function SetBoxes({ legend, sets, ticked, onTick }: SetBoxesProps) {
  return (
    <fieldset className={styles.sets}>
      <legend>{legend}</legend>
      {sets.map(({ set, group }) => (
        <Checkbox
          key={set}
          label={
            <>
              {set}
              {group !== undefined && group !== set && <small>{group}</small>}
            </>
          }
          checked={ticked.has(set)}
          onChange={() => onTick(ticked.symmetricDifference(new Set([set])))}
        />
      ))}
    </fieldset>
  );
}
