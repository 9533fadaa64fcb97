import { COLUMNS } from "../../breakdown/model/breakdown.ts";
import { stored } from "../../i18n/stored.ts";
import { cellOf, groupOfSet } from "../../roster/roles/roster-scenes.ts";
import { sceneOfStrip } from "../../schedule/model/scene-parts.ts";
import type { Strip } from "../../schedule/model/schedule.ts";
import type { BoardItem } from "../../schedule/stripboard/stripboard.ts";
import type { DayLine } from "../model/call-sheet.ts";
import type { CallSheetSource } from "./call-sheet-source.ts";
import { lockedLocation } from "./day-locations.ts";

/**
 * The scenes of a day in shooting order with the board's banners, and a company move wherever the location changes
 * without a banner for it.
 */
export function dayLines(
  strips: readonly Strip[],
  source: CallSheetSource,
  items: readonly BoardItem[] = [],
): DayLine[] {
  const lines: DayLine[] = [];
  let here: string | undefined;
  let isMoveSaid = false;
  for (const step of steps(strips, items)) {
    if (step.kind === "banner") {
      lines.push(step);
      isMoveSaid ||= step.banner === "move" || step.banner === "travel";
      continue;
    }
    const { scriptDay, place } = detailsOf(step.strip, source);
    if (here !== undefined && here !== place && !isMoveSaid) {
      lines.push({ kind: "banner", banner: "move", text: stored("Company move to {place}", { place }) });
    }
    lines.push({ ...step, scriptDay, place });
    here = place;
    isMoveSaid = false;
  }
  return lines;
}

type Step = { readonly kind: "scene"; readonly strip: Strip } | Extract<DayLine, { kind: "banner" }>;

/** The strips in order, with the board's banners between them. */
function steps(strips: readonly Strip[], items: readonly BoardItem[]): Step[] {
  const known = new Map(strips.map((strip) => [strip.sceneId, strip]));
  const found = items.flatMap((item): Step[] => {
    if (item.kind === "banner") return [{ kind: "banner", banner: item.banner, text: item.text }];
    const strip = known.get(item.id);
    known.delete(item.id);
    return strip ? [{ kind: "scene", strip }] : [];
  });
  return [...found, ...[...known.values()].map((strip): Step => ({ kind: "scene", strip }))];
}

/** The script day of a scene, and where it is shot. */
export function detailsOf({ sceneId, set }: Strip, source: CallSheetSource) {
  const group = groupOfSet(source.roster, set);
  const row = source.breakdown.rows.find(({ id }) => id === sceneOfStrip(sceneId));
  return {
    scriptDay: row ? cellOf(row, COLUMNS.scriptDay) : "",
    place: lockedLocation(group?.id, source)?.locationName ?? group?.name ?? set,
  };
}
