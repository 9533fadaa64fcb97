import { t } from "../../i18n/translate.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import styles from "./heading-fields.module.css";

/** Parts of a scene heading as in the table. */
export interface HeadingValues {
  readonly number: string;
  readonly intExt: string;
  readonly location: string;
  readonly time: string;
}

const SIDES = ["INT.", "EXT.", "INT./EXT."];

interface HeadingFieldsProps {
  readonly value: HeadingValues;
  readonly onChange: (value: HeadingValues) => void;
}

/** Form fields of a heading, labelled like the columns. */
export function HeadingFields({ value, onChange }: HeadingFieldsProps) {
  const sides = [...new Set([...SIDES, value.intExt])].filter((side) => side !== "");
  return (
    <div className={styles.fields}>
      <Field
        label={t("Scene Number")}
        value={value.number}
        maxLength={20}
        onChange={(event) => onChange({ ...value, number: event.target.value })}
      />
      <Select
        label={t("Int./Ext.")}
        options={[{ value: "", label: "–" }, ...sides]}
        value={value.intExt}
        onChange={(event) => onChange({ ...value, intExt: event.target.value })}
      />
      <Field
        label={t("Location")}
        value={value.location}
        maxLength={500}
        onChange={(event) => onChange({ ...value, location: event.target.value })}
      />
      <Field
        label={t("Time")}
        value={value.time}
        maxLength={100}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
      />
    </div>
  );
}
