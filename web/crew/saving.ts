import type { Department } from "../../shared/call-sheet/crew.ts";
import { ApiError, api } from "../api.ts";
import { wordsFor } from "../problem-words.ts";
import { say } from "../texts/say.ts";
import { mergedCrew, settledCrew } from "./crew-merge.ts";

/** The crew of one version. */
export interface SavedCrew {
  readonly departments: readonly Department[];
  readonly version: number;
}

/** What a person wants to be saved, and the crew that they changed. */
export interface WantedCrew {
  readonly departments: readonly Department[];
  readonly base: SavedCrew;
}

/** What saving came to: `theirs` is what others have saved meanwhile where both have written. */
export type CrewSaved = { readonly version: number } | { readonly problem: string } | { readonly theirs: SavedCrew };

// Somebody who saves every moment must not keep another from being told.
const MOST_TRIES = 5;

/** Saves the crew; what others have saved meanwhile stays, and is asked about where both have written. */
export async function saveCrew(id: string, { departments: mine, base }: WantedCrew): Promise<CrewSaved> {
  const params = { id };
  try {
    let [departments, version] = [mine.map(withoutEmptyRows), base.version];
    for (let tries = 1; ; tries++) {
      try {
        return await api.updateCrew({ params, payload: { departments, version } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== "staleCrew" || tries === MOST_TRIES) throw error;
      }
      const theirs = await api.getCrew({ params });
      const merge = mergedCrew(base.departments, mine, theirs.departments);
      if (merge.departments.disputes.length + merge.positions.disputes.length > 0) return { theirs };
      [departments, version] = [settledCrew(merge, new Set()), theirs.version];
    }
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to save the crew")) };
  }
}

/** Rows in which nothing was written are not worth keeping. */
function withoutEmptyRows({ positions, ...department }: Department): Department {
  return { ...department, positions: positions.filter(({ position, name }) => position.trim() || name.trim()) };
}
