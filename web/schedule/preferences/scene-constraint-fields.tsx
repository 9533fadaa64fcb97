import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { Select } from "../../ui/form/select.tsx";
import styles from "./advanced-preferences.module.css";
import type { SceneConstraint, SceneConstraintKind } from "./scene-constraint-text.ts";

const KINDS = [
  { value: "later", label: t("comes after") },
  { value: "together", label: t("shares a day with") },
  { value: "date", label: t("stays on") },
] as const satisfies readonly { value: SceneConstraintKind; label: string }[];

const OTHER: Readonly<Record<SceneConstraintKind, string>> = {
  later: t("Scene"),
  together: t("Scenes"),
  date: t("Date"),
};

interface TieFieldsProps {
  readonly value: readonly SceneConstraint[];
  readonly onChange: (value: readonly SceneConstraint[]) => void;
}

/** Constraints between scenes: precedences, shared days and fixed dates. */
export function SceneConstraintFields({ value, onChange }: TieFieldsProps) {
  const add = useRef<HTMLButtonElement>(null);
  const set = (id: string, change: Partial<SceneConstraint>) =>
    onChange(value.map((tie) => (tie.id === id ? { ...tie, ...change } : tie)));
  return (
    <>
      {value.map((tie, at) => (
        <fieldset key={tie.id} className={styles.tie}>
          <legend className="visually-hidden">{t("Constraint {number}", { number: at + 1 })}</legend>
          <Field
            label={t("Scene")}
            value={tie.scene}
            onChange={(event) => set(tie.id, { scene: event.target.value })}
          />
          <Select
            label={t("Constraint")}
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
              label={t("Days Later")}
              inputMode="numeric"
              placeholder="1"
              value={tie.days}
              onChange={(event) => set(tie.id, { days: event.target.value })}
            />
          )}
          <IconButton
            label={t("Remove constraint {number}", { number: at + 1 })}
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
        {t("Add a scene constraint")}
      </Button>
    </>
  );
}
