import type { Department } from "../../shared/call-sheet/model/crew.ts";
import { api } from "../api/client.ts";
import { type SaveRequest, type SaveResult, saveWithMerge } from "../data/save-with-merge.ts";
import { t } from "../i18n/translate.ts";
import { crewConflicts, isFilled, mergedCrew, resolveCrewConflicts } from "./crew-merge.ts";

type Crew = readonly Department[];

/** Saves the crew. Others' changes are merged, and conflicts are returned. */
export function saveCrew(id: string, wanted: SaveRequest<Crew>): Promise<SaveResult<Crew>> {
  const params = { id };
  return saveWithMerge(wanted, {
    stale: "staleCrew",
    failure: t("Failed to save the crew"),
    fetch: async () => {
      const { departments, version } = await api.getCrew({ params });
      return { content: departments, version };
    },
    save: ({ content, version }) =>
      api.updateCrew({ params, payload: { departments: content.map(withoutEmptyRows), version } }),
    join: (base, mine, theirs) => {
      const merge = mergedCrew(base, mine, theirs);
      return crewConflicts(merge).length > 0 ? undefined : resolveCrewConflicts(merge, new Set());
    },
  });
}

/** Removes empty rows, which are not saved. */
function withoutEmptyRows({ positions, ...department }: Department): Department {
  return { ...department, positions: positions.filter(isFilled) };
}
