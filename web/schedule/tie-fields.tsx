import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Select } from "../ui/select.tsx";
import styles from "./more-wishes.module.css";
import type { Tie, TieKind } from "./tie-texts.ts";

const KINDS = [
  { value: "later", label: say("comes after") },
  { value: "together", label: say("shares a day with") },
  { value: "date", label: say("stays on") },
] as const satisfies readonly { value: TieKind; label: string }[];

const OTHER: Readonly<Record<TieKind, string>> = { later: say("Scene"), together: say("Scenes"), date: say("Date") };

interface TieFieldsProps {
  readonly value: readonly Tie[];
  readonly onChange: (value: readonly Tie[]) => void;
}

/** Rules between scenes: which comes after which, which share a day, which stay on a date. */
export function TieFields({ value, onChange }: TieFieldsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const set = (id: string, change: Partial<Tie>) =>
    onChange(value.map((tie) => (tie.id === id ? { ...tie, ...change } : tie)));
  return (
    <>
      {value.map((tie, at) => (
        <fieldset key={tie.id} className={styles.tie}>
          <legend className="visually-hidden">{say("Constraint {number}", { number: at + 1 })}</legend>
          <Field
            label={say("Scene")}
            value={tie.scene}
            onChange={(event) => set(tie.id, { scene: event.target.value })}
          />
          <Select
            label={say("Constraint")}
            options={KINDS}
            value={tie.kind}
            onChange={({ target: { value: kind } }) =>
              set(tie.id, { kind: KINDS.find((one) => one.value === kind)?.value ?? tie.kind })
            }
          />
          <Field
            label={OTHER[tie.kind]}
            placeholder={{ later: "4", together: "9, 12", date: "03/14/2026" }[tie.kind]}
            value={tie.other}
            onChange={(event) => set(tie.id, { other: event.target.value })}
          />
          {tie.kind === "later" && (
            <Field
              label={say("Days Later")}
              inputMode="numeric"
              placeholder="1"
              value={tie.days}
              onChange={(event) => set(tie.id, { days: event.target.value })}
            />
          )}
          <IconButton
            label={say("Remove constraint {number}", { number: at + 1 })}
            icon={<X />}
            onClick={() => {
              onChange(value.filter(({ id }) => id !== tie.id));
              add.current?.focus();
            }}
          />
        </fieldset>
      ))}
      <Button
        ref={add}
        icon={<Plus />}
        onClick={() => onChange([...value, { id: crypto.randomUUID(), kind: "later", scene: "", other: "", days: "" }])}
      >
        {say("Add a scene constraint")}
      </Button>
    </>
  );
}
