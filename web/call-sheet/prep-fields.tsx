import type { Prep } from "../../shared/call-sheet/prep.ts";
import { say } from "../texts/say.ts";
import styles from "./day-form.module.css";
import { MinutesField } from "./minutes-field.tsx";

interface PrepFieldsProps {
  readonly prep: Prep;
  readonly onChange: (prep: Prep) => void;
}

const STEPS = [
  ["wardrobe", say("Wardrobe")],
  ["makeUp", say("Make-up")],
  ["travel", say("Travel")],
] as const satisfies readonly (readonly [keyof Prep, string])[];

/** How long each step takes before somebody is wanted on the set, the last one first. */
export function PrepFields({ prep, onChange }: PrepFieldsProps) {
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
