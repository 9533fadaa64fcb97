import { Field } from "../../ui/form/field.tsx";

interface MinutesFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most?: number;
  readonly disabled?: boolean;
  readonly onChange: (minutes: number) => void;
  readonly onBlur?: () => void;
}

/** A number of minutes; undefined when the field is empty. */
export function MinutesField({ label, value, most = 720, onChange, ...field }: MinutesFieldProps) {
  return (
    <Field
      {...field}
      label={`${label} (min)`}
      type="number"
      min={0}
      max={most}
      step={1}
      inputMode="numeric"
      value={value}
      onChange={(event) => onChange(Math.max(0, Math.min(most, Math.round(event.target.valueAsNumber || 0))))}
    />
  );
}
