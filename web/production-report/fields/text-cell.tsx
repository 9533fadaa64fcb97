import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";

interface TextCellProps {
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly isLong?: boolean;
  readonly onChange: (value: string) => void;
}

/** A text that is saved when the field loses focus, if it was changed. Another user's change in the meantime resets it. */
export function TextCell({ label, value, disabled, isLong, onChange }: TextCellProps) {
  const shared = {
    label,
    disabled,
    defaultValue: value,
    maxLength: isLong ? 5000 : 500,
    onBlur: (event: { target: { value: string } }) => {
      const written = event.target.value.trim();
      if (written !== value) onChange(written);
    },
  };
  return isLong ? <TextArea key={value} {...shared} /> : <Field key={value} {...shared} />;
}
