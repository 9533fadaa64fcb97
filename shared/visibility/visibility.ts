import * as z from "zod";
import { ELEMENT_DEPARTMENTS } from "../call-sheet/build/department-of-category.ts";
import { EpisodeId, MAX_EPISODES } from "../episodes/episode.ts";
import { message, t } from "../i18n/speech.ts";
import { MAX_UNITS, UnitId } from "../units/unit.ts";

const SceneNumber = z
  .string()
  .trim()
  .min(1, message("Enter a scene number."))
  .max(20, message("A scene number can have at most 20 characters."))
  .regex(/\d/, message("A scene number contains a digit, such as 8A."));

const Episodes = z.array(EpisodeId).min(1, message("Choose at least one episode.")).max(MAX_EPISODES).readonly();
const Units = z.array(UnitId).min(1, message("Choose at least one unit.")).max(MAX_UNITS).readonly();

/** Maximum number of scenes that can be listed. */
const MAX_SCENES = 1000;

/**
 * What a member may read: everything, listed scenes, the scenes of some episodes, the schedules of some units and the
 * scenes of their active ones, of these only the scenes of some episodes, or the scenes that need certain departments
 * (and only those departments' elements). Cast, locations, script and schedule are filtered to these scenes.
 */
export const Visibility = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("all") }).readonly(),
    z
      .object({
        kind: z.literal("scenes"),
        scenes: z
          .array(SceneNumber)
          .min(1, message("Enter at least one scene."))
          .max(MAX_SCENES, { error: () => t("Enter at most {maxScenes} scenes.", { maxScenes: MAX_SCENES }) })
          .readonly(),
        /** Ids of the scenes that existed when they were granted: a grant stays with its scene when numbers change. */
        sceneIds: z.record(z.string().max(20), z.string().max(100)).readonly().optional(),
      })
      .readonly(),
    z.object({ kind: z.literal("episodes"), episodes: Episodes }).readonly(),
    z.object({ kind: z.literal("units"), units: Units }).readonly(),
    z.object({ kind: z.literal("episodesOfUnits"), episodes: Episodes, units: Units }).readonly(),
    z
      .object({
        kind: z.literal("departments"),
        departments: z
          .array(
            z.enum(ELEMENT_DEPARTMENTS, {
              error: ({ input }) =>
                t('"{input}" is not one of {elementDepartments}.', {
                  input: String(input),
                  elementDepartments: ELEMENT_DEPARTMENTS.join(", "),
                }),
            }),
          )
          .min(1, message("Choose at least one department."))
          .max(ELEMENT_DEPARTMENTS.length)
          .readonly(),
      })
      .readonly(),
  ])
  .readonly();
export type Visibility = z.infer<typeof Visibility>;

/** A visibility that decides without the schedules which scenes are visible. */
export type SceneVisibility = Exclude<Visibility, { units: unknown }> & {
  /** With listed scenes: only those of these episodes are visible. */
  readonly ofEpisodes?: readonly string[];
};

/** Visibility of an unrestricted member. */
export const FULL_VISIBILITY: SceneVisibility = { kind: "all" };

/**
 * Describes a visibility for the activity log: `all`, `scenes 1-5, 8A`, `departments Property, Wardrobe`,
 * `episodes`, `units` or `episodesOfUnits`, whose names may change.
 */
export function visibilityText(sees: Visibility): string {
  switch (sees.kind) {
    case "all":
      return "all";
    case "scenes":
      return `scenes ${textFromSceneNumbers(sees.scenes)}`;
    case "episodes":
    case "units":
    case "episodesOfUnits":
      return sees.kind;
    case "departments":
      return `departments ${sees.departments.join(", ")}`;
  }
}

/** Whether a member may see the schedules of a unit. */
export function isUnitVisible(sees: Visibility, unit: string): boolean {
  return !("units" in sees) || sees.units.includes(unit);
}

/** Whether a member may know that an episode exists. */
export function isEpisodeVisible(sees: Visibility & Pick<SceneVisibility, "ofEpisodes">, episode: string): boolean {
  const episodes = "episodes" in sees ? sees.episodes : sees.ofEpisodes;
  return episodes === undefined || episodes.includes(episode);
}

/** An invalid list of scene numbers. The message gives the reason. */
export class SceneNumbersError extends Error {
  override readonly name = "SceneNumbersError";
}

/**
 * Parses a list of scene numbers: `1-5, 8A, 12`. A range has whole numbers only: 3A must be listed separately.
 *
 * @throws {SceneNumbersError} when the list is empty, a range is descending, or there are too many
 */
export function sceneNumbersFromText(text: string): string[] {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== "");
  const numbers = [...new Set(parts.flatMap(numbersOf))];
  if (numbers.length === 0) throw new SceneNumbersError(t("Enter at least one scene, such as 1-5, 8A, 12."));
  if (numbers.length > MAX_SCENES)
    throw new SceneNumbersError(t("Enter at most {maxScenes} scenes.", { maxScenes: MAX_SCENES }));
  return numbers;
}

function numbersOf(part: string): string[] {
  const [, from, to] = /^(\d{1,4}) ?[-–] ?(\d{1,4})$/.exec(part) ?? [];
  if (from === undefined || to === undefined) {
    const read = SceneNumber.safeParse(part);
    if (!read.success) throw new SceneNumbersError(`"${part}": ${read.error.issues[0]?.message}`);
    return [read.data];
  }
  const [first, last] = [Number(from), Number(to)];
  if (last < first)
    throw new SceneNumbersError(t('"{part}" runs backwards: write {last}-{first}.', { part, last, first }));
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

/** Formats a list of scene numbers as `sceneNumbersFromText` parses it: `1-5, 8A, 12`. */
export function textFromSceneNumbers(numbers: readonly string[]): string {
  const runs: { readonly first: string; readonly last: string }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    const follows = run && isWhole(run.last) && isWhole(number) && Number(number) === Number(run.last) + 1;
    if (follows) runs[runs.length - 1] = { first: run.first, last: number };
    else runs.push({ first: number, last: number });
  }
  return runs
    .flatMap(({ first, last }) => {
      if (first === last) return [first];
      return Number(last) === Number(first) + 1 ? [first, last] : [`${first}-${last}`];
    })
    .join(", ");
}

const isWhole = (number: string) => /^[1-9]\d{0,3}$|^0$/.test(number);
