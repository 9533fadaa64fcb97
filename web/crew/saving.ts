import type { Department } from "../../shared/call-sheet/crew.ts";
import { api } from "../api.ts";
import { type SaveOutcome, saveTogether, type Wanted } from "../save-together.ts";
import { say } from "../texts/say.ts";
import { disputedCrew, mergedCrew, settledCrew } from "./crew-merge.ts";

type Crew = readonly Department[];

/** Saves the crew; what others have saved meanwhile stays, and is asked about where both have written. */
export function saveCrew(id: string, wanted: Wanted<Crew>): Promise<SaveOutcome<Crew>> {
  const params = { id };
  return saveTogether(wanted, {
    stale: "staleCrew",
    failure: say("Failed to save the crew"),
    fetch: async () => {
      const { departments, version } = await api.getCrew({ params });
      return { content: departments, version };
    },
    save: ({ content, version }) =>
      api.updateCrew({ params, payload: { departments: content.map(withoutEmptyRows), version } }),
    join: (base, mine, theirs) => {
      const merge = mergedCrew(base, mine, theirs);
      return disputedCrew(merge).length > 0 ? undefined : settledCrew(merge, new Set());
    },
  });
}

/** Rows in which nothing was written are not worth keeping. */
function withoutEmptyRows({ positions, ...department }: Department): Department {
  return { ...department, positions: positions.filter(({ position, name }) => position.trim() || name.trim()) };
}
