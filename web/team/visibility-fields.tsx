import { ELEMENT_DEPARTMENTS, type ElementDepartment } from "../../shared/call-sheet/build/department-of-category.ts";
import {
  FULL_VISIBILITY,
  sceneNumbersFromText,
  textFromSceneNumbers,
  type Visibility,
} from "../../shared/visibility/visibility.ts";
import { t } from "../i18n/translate.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import styles from "./visibility-fields.module.css";

/** Form state of a visibility: input for one kind is kept while another is selected. */
export interface SeesChosen {
  readonly kind: Visibility["kind"];
  readonly scenes: string;
  readonly departments: readonly ElementDepartment[];
}

export const chosenFrom = (sees: Visibility = FULL_VISIBILITY): SeesChosen => ({
  kind: sees.kind,
  scenes: sees.kind === "scenes" ? textFromSceneNumbers(sees.scenes) : "",
  departments: sees.kind === "departments" ? sees.departments : [],
});

/** @throws {SceneNumbersError} when the scene numbers are invalid */
export function seesFrom({ kind, scenes, departments }: SeesChosen): Visibility {
  if (kind === "scenes") return { kind, scenes: sceneNumbersFromText(scenes) };
  return kind === "departments" ? { kind, departments: [...departments] } : FULL_VISIBILITY;
}

const KINDS = [
  { value: "all", label: t("Whole project") },
  { value: "scenes", label: t("These scenes") },
  { value: "departments", label: t("What these departments need") },
] as const;

interface SeesFieldsProps {
  readonly chosen: SeesChosen;
  readonly onChoose: (chosen: SeesChosen) => void;
}

/** Form fields of a member's visibility. */
export function SeesFields({ chosen, onChoose }: SeesFieldsProps) {
  const { kind, scenes, departments } = chosen;
  return (
    <>
      <Select
        label={t("Can see")}
        options={KINDS}
        value={kind}
        onChange={(event) => {
          const found = KINDS.find(({ value }) => value === event.target.value);
          if (found) onChoose({ ...chosen, kind: found.value });
        }}
      />
      {kind === "scenes" && (
        <Field
          label={t("Scenes")}
          placeholder="1-5, 8A, 12"
          hint={t("By scene number. View only: the script, cast, locations and call sheets of these scenes.")}
          value={scenes}
          onChange={(event) => onChoose({ ...chosen, scenes: event.target.value })}
        />
      )}
      {kind === "departments" && (
        <fieldset className={styles.departments}>
          <legend>{t("Departments")}</legend>
          <p>{t("View only: the scenes that need something from these departments, and what they need.")}</p>
          {ELEMENT_DEPARTMENTS.map((department) => (
            <Checkbox
              key={department}
              label={department}
              checked={departments.includes(department)}
              onChange={(event) =>
                onChoose({
                  ...chosen,
                  departments: ELEMENT_DEPARTMENTS.filter((one) =>
                    one === department ? event.target.checked : departments.includes(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
