import { useState } from "react";
import type { Unit } from "../../shared/units/unit.ts";
import { api } from "../api/client.ts";
import { useRequest } from "../data/use-request.ts";
import { t } from "../i18n/translate.ts";
import { useProject } from "../navigation/project-context.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { CheckboxGroup } from "../ui/form/checkbox-group.tsx";
import { Field } from "../ui/form/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { WantedUnitChange } from "./unit-changes.ts";

interface UnitDialogProps {
  /** The unit to edit; undefined to add one. */
  readonly unit: Unit | undefined;
  readonly units: readonly Unit[];
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onChange: (change: WantedUnitChange) => void;
  readonly onClose: () => void;
}

/** Adds a unit, or changes the name of one, its departments and whether it shoots principal cast. */
export function UnitDialog({ unit, units, onChange, ...dialog }: UnitDialogProps) {
  const [name, setName] = useState(unit?.name ?? suggestedName(units));
  const [departments, setDepartments] = useState<ReadonlySet<string>>(new Set(unit?.departments));
  const [sharesCast, setSharesCast] = useState(unit?.sharesCast ?? false);
  const typed = name.trim();
  const taken = units.find((one) => one.id !== unit?.id && one.name.toUpperCase() === typed.toUpperCase());
  return (
    <FormDialog
      {...dialog}
      title={unit ? t("Edit {name}", { name: unit.name }) : t("Add Unit")}
      submit={unit ? [t("Save"), t("Saving...")] : [t("Add Unit"), t("Adding...")]}
      isReady={typed !== "" && !taken}
      onSubmit={() =>
        onChange(
          unit
            ? { kind: "edit", id: unit.id, name: typed, departments: [...departments], sharesCast }
            : { kind: "add", name: typed },
        )
      }
    >
      {units.length === 0 && (
        <p>
          {t(
            "For a production that shoots with several units: each has its own schedules, call sheets and reports. The schedules so far become those of the Main Unit.",
          )}
        </p>
      )}
      <Field
        label={t("Unit name")}
        required
        maxLength={40}
        error={taken && t('There is already a unit "{name}". Choose another name.', { name: taken.name })}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {unit && (
        <>
          <Checkbox
            label={t("Shoots principal cast")}
            checked={sharesCast}
            onChange={(event) => setSharesCast(event.target.checked)}
          />
          <Departments unit={unit} units={units} ticked={departments} onTick={setDepartments} />
        </>
      )}
    </FormDialog>
  );
}

interface DepartmentsProps {
  readonly unit: Unit;
  readonly units: readonly Unit[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

/** The departments of the crew list that may belong to this unit. Those of other units are not listed. */
function Departments({ unit, units, ticked, onTick }: DepartmentsProps) {
  const { id } = useProject();
  const [crew] = useRequest(() => api.getCrew({ params: { id } }));
  if (!crew) return <Spinner label={t("Loading departments...")} />;
  const ofOthers = new Set(units.filter((one) => one.id !== unit.id).flatMap((one) => one.departments));
  const inCrew = "value" in crew ? crew.value.departments.map((department) => department.name) : [];
  const names = [...new Set([...inCrew, ...unit.departments])].filter((name) => !ofOthers.has(name));
  if (names.length === 0) return <p>{t("The departments of the crew list can be chosen here.")}</p>;
  return (
    <>
      <CheckboxGroup
        legend={t("Departments of this unit only")}
        options={names.map((name) => ({ value: name, label: name }))}
        ticked={ticked}
        onTick={onTick}
      />
      <p>{t("Departments that belong to no unit are on the call sheets of all units.")}</p>
    </>
  );
}

/** The name that productions usually give to their next unit. */
function suggestedName(units: readonly Unit[]): string {
  const usual = [t("Second Unit"), t("Splinter Unit")];
  return usual.find((name) => units.every((unit) => unit.name !== name)) ?? "";
}
