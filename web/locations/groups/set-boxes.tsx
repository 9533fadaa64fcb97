import { CheckboxGroup } from "../../ui/form/checkbox-group.tsx";

interface SetBoxesProps {
  readonly legend: string;
  /** Sets, with their group where that is relevant. */
  readonly sets: readonly { readonly set: string; readonly group?: string }[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** Checkboxes for sets. A group of one set has its name, which is not repeated. */
export function SetBoxes({ sets, ...rest }: SetBoxesProps) {
  const options = sets.map(({ set, group }) => ({ value: set, label: set, note: group === set ? undefined : group }));
  return <CheckboxGroup options={options} {...rest} />;
}
