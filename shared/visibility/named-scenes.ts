import { type Breakdown, COLUMNS } from "../breakdown/model/breakdown.ts";
import { t } from "../i18n/speech.ts";
import { nameKey } from "../roster/fields/name-key.ts";
import { cellOf } from "../roster/roles/roster-scenes.ts";
import type { Visibility } from "./visibility.ts";

/** Scene numbers that cannot be granted. The message gives the reason. */
export class AmbiguousSceneError extends Error {
  override readonly name = "AmbiguousSceneError";
}

/**
 * Adds the ids of the scenes granted by number.
 *
 * @throws {AmbiguousSceneError} when several scenes have one of the numbers
 */
export function withSceneIds(sees: Visibility, breakdown: Breakdown | undefined): Visibility {
  if (sees.kind !== "scenes") return sees;
  const byNumber = Map.groupBy(breakdown?.rows ?? [], (row) => nameKey(cellOf(row, COLUMNS.number)));
  const found = sees.scenes.flatMap((number): [string, string][] => {
    const [row, other] = byNumber.get(nameKey(number)) ?? [];
    if (other) {
      throw new AmbiguousSceneError(
        t("Several scenes have the number {number}. Give each its own number first.", { number }),
      );
    }
    return row ? [[number, row.id]] : [];
  });
  return { kind: "scenes", scenes: sees.scenes, sceneIds: Object.fromEntries(found) };
}

/** Replaces the scene numbers by current ones. Deleted scenes are omitted if any others remain. */
export function withPresentNumbers(sees: Visibility, breakdown: Breakdown | undefined): Visibility {
  if (sees.kind !== "scenes") return sees;
  const { scenes, sceneIds = {} } = sees;
  const numbers = new Map(breakdown?.rows.map((row) => [row.id, cellOf(row, COLUMNS.number)]));
  const present = scenes.flatMap((number) => {
    if (!Object.hasOwn(sceneIds, number)) return [number];
    return numbers.get(sceneIds[number] ?? "") ?? [];
  });
  return { kind: "scenes", scenes: present.length > 0 ? present : scenes };
}
