import type { Unit } from "../../shared/units/unit.ts";
import { t } from "../i18n/translate.ts";
import { Select } from "../ui/form/select.tsx";

interface UnitSelectProps {
  /** In order; empty for a production with one unit. */
  readonly units: readonly Unit[];
  readonly value: string;
  readonly onChange: (unit: string) => void;
}

/** The unit that a schedule is for; nothing unless two or more units work. */
export function UnitSelect({ units, value, onChange }: UnitSelectProps) {
  const working = units.filter(({ retired }) => !retired);
  if (working.length < 2) return null;
  return (
    <Select
      label={t("Shooting unit")}
      options={working.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
