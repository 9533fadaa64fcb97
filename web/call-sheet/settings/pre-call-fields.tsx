import type { PreCallTimes } from "../../../shared/call-sheet/model/pre-call-times.ts";
import { t } from "../../i18n/translate.ts";
import styles from "./day-form.module.css";
import { MinutesField } from "./minutes-field.tsx";

interface PrepFieldsProps {
  readonly prep: PreCallTimes;
  readonly onChange: (prep: PreCallTimes) => void;
}

const STEPS = [
  ["wardrobe", t("Wardrobe")],
  ["makeUp", t("Make-up")],
  ["travel", t("Travel")],
] as const satisfies readonly (readonly [keyof PreCallTimes, string])[];

/** Lengths of the steps before the set call, last step first. */
export function PreCallFields({ prep, onChange }: PrepFieldsProps) {
  return (
    <div className={styles.minutes}>
      {STEPS.map(([step, label]) => (
        <MinutesField
          key={step}
          label={label}
          value={prep[step]}
          onChange={(minutes) => onChange({ ...prep, [step]: minutes })}
        />
      ))}
    </div>
  );
}
