import { ELEMENT_DEPARTMENTS, type ElementDepartment } from "../../shared/call-sheet/build/department-of-category.ts";
import type { Episode } from "../../shared/episodes/episode.ts";
import type { Unit } from "../../shared/units/unit.ts";
import {
  FULL_VISIBILITY,
  sceneNumbersFromText,
  textFromSceneNumbers,
  type Visibility,
} from "../../shared/visibility/visibility.ts";
import { t } from "../i18n/translate.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { CheckboxGroup } from "../ui/form/checkbox-group.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import styles from "./visibility-fields.module.css";

/** Form state of a visibility: input for one kind is kept while another is selected. */
export interface SeesChosen {
  readonly kind: Visibility["kind"];
  readonly scenes: string;
  /** Ids. */
  readonly episodes: readonly string[];
  /** Ids. */
  readonly units: readonly string[];
  readonly departments: readonly ElementDepartment[];
}

export const chosenFrom = (sees: Visibility = FULL_VISIBILITY): SeesChosen => ({
  kind: sees.kind,
  scenes: sees.kind === "scenes" ? textFromSceneNumbers(sees.scenes) : "",
  episodes: "episodes" in sees ? sees.episodes : [],
  units: "units" in sees ? sees.units : [],
  departments: sees.kind === "departments" ? sees.departments : [],
});

/** @throws {SceneNumbersError} when the scene numbers are invalid */
export function seesFrom({ kind, scenes, episodes, units, departments }: SeesChosen): Visibility {
  switch (kind) {
    case "all":
      return FULL_VISIBILITY;
    case "scenes":
      return { kind, scenes: sceneNumbersFromText(scenes) };
    case "episodes":
      return { kind, episodes: [...episodes] };
    case "units":
      return { kind, units: [...units] };
    case "episodesOfUnits":
      return { kind, episodes: [...episodes], units: [...units] };
    case "departments":
      return { kind, departments: [...departments] };
  }
}

/** What has to be chosen with each kind. */
const CHOICES = {
  all: [],
  scenes: [],
  episodes: ["episodes"],
  units: ["units"],
  episodesOfUnits: ["units", "episodes"],
  departments: ["departments"],
} as const satisfies Record<SeesChosen["kind"], readonly (keyof SeesChosen)[]>;

/** Whether a kind is selected without any of its choices. */
export const isUnchosen = (chosen: SeesChosen): boolean =>
  CHOICES[chosen.kind].some((part) => chosen[part].length === 0);

const KINDS = [
  { value: "all", label: t("Whole project") },
  { value: "scenes", label: t("These scenes") },
  { value: "episodes", label: t("These episodes") },
  { value: "units", label: t("What these units shoot") },
  { value: "episodesOfUnits", label: t("What these units shoot of these episodes") },
  { value: "departments", label: t("What these departments need") },
] as const;

/** What members see who are limited to episodes, units or both. */
const HINTS: Readonly<Partial<Record<SeesChosen["kind"], string>>> = {
  episodes: t("View only: the script, cast, locations and call sheets of the scenes of these episodes."),
  units: t(
    "View only: the schedules and call sheets of these units, with the script, cast and locations of the scenes in their active schedules.",
  ),
  episodesOfUnits: t(
    "View only: the schedules and call sheets of these units, limited to the scenes of these episodes.",
  ),
};

/** What a production may have that members can be limited to. */
export interface PartsOfProduction {
  /** Of a series, in order; empty for a film. */
  readonly episodes: readonly Pick<Episode, "id" | "number" | "name">[];
  /** In order; empty for a production with one unit. */
  readonly units: readonly Pick<Unit, "id" | "name">[];
}

interface SeesFieldsProps {
  readonly parts: PartsOfProduction;
  readonly chosen: SeesChosen;
  readonly onChoose: (chosen: SeesChosen) => void;
}

const inOrder = (all: readonly { readonly id: string }[], ticked: ReadonlySet<string>): string[] =>
  all.flatMap(({ id }) => (ticked.has(id) ? [id] : []));

/** Form fields of a member's visibility. */
export function SeesFields({ parts, chosen, onChoose }: SeesFieldsProps) {
  const { kind, scenes, departments } = chosen;
  const has: readonly string[] = CHOICES[kind];
  const kinds = KINDS.filter(
    ({ value }) => kind === value || CHOICES[value].every((part) => part === "departments" || parts[part].length > 1),
  );
  const hint = HINTS[kind];
  return (
    <>
      <Select
        label={t("Can see")}
        options={kinds}
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
      {hint !== undefined && (
        <div className={styles.parts}>
          {has.includes("units") && (
            <CheckboxGroup
              legend={t("Units")}
              options={parts.units.map(({ id, name }) => ({ value: id, label: name }))}
              ticked={new Set(chosen.units)}
              onTick={(ticked) => onChoose({ ...chosen, units: inOrder(parts.units, ticked) })}
            />
          )}
          {has.includes("episodes") && (
            <CheckboxGroup
              legend={t("Episodes")}
              options={parts.episodes.map(({ id, number, name }) => ({ value: id, label: `${number} ${name}`.trim() }))}
              ticked={new Set(chosen.episodes)}
              onTick={(ticked) => onChoose({ ...chosen, episodes: inOrder(parts.episodes, ticked) })}
            />
          )}
          <p>{hint}</p>
        </div>
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
