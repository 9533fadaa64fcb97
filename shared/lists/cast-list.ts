import { COLUMNS } from "../breakdown/model/breakdown.ts";
import { said, t } from "../i18n/speech.ts";
import { cellOf, scenesOfRole } from "../roster/roles/roster-scenes.ts";
import { episodesOfScenes, isGuest } from "../roster/roles/scene-episodes.ts";
import { LISTS } from "./list-name.ts";
import type { ListSource } from "./list-source.ts";
import type { ProductionList } from "./production-list.ts";
import { daysOfScenes, daysOfWhich } from "./shooting-days.ts";

/** All characters with scenes, by cast id: performer, contact details and work days. */
export function castList({
  project,
  isPartial = false,
  breakdown,
  roster,
  actorOptions,
  schedule,
  ofOtherUnits,
}: ListSource): ProductionList {
  const isSeries = breakdown.episodes !== undefined;
  const rows = roster.roles.flatMap((role) => {
    const scenes = scenesOfRole(breakdown, role);
    if (scenes.length === 0) return [];
    const locked = actorOptions.find(({ castId, locked }) => locked && castId === role.castId);
    const { phone = "", mail = "", agent = "", minor = null } = locked?.profile ?? {};
    const episodes = episodesOfScenes(breakdown, scenes);
    const reached = [phone, mail, agent].filter((text) => text !== "").join("\n");
    const actor = locked ? `${locked.actorName}${minor === null ? "" : t(" (minor)")}` : t("TBD");
    return [
      [
        role.castId,
        role.name,
        actor,
        reached,
        String(scenes.length),
        scenes.map((row) => cellOf(row, COLUMNS.number)).join(", "),
        ...(isSeries ? [`${episodes.join(", ")}${isGuest(episodes, isPartial) ? t(" (guest)") : ""}`] : []),
        daysOfScenes(schedule, new Set(scenes.map(({ id }) => id)), ofOtherUnits),
      ],
    ];
  });
  return {
    ...{ title: said(LISTS["cast-list"]), project, orientation: "landscape" },
    nothing: t("No character has a scene yet."),
    note: `${t("{count, plural, one {# character} other {# characters}}.", { count: rows.length })} ${daysOfWhich(schedule, ofOtherUnits)}`,
    columns: [
      { name: t("ID"), width: 24, characters: 6, isBold: true },
      { name: t("Character"), width: 120, characters: 26, isBold: true },
      { name: t("Actor"), width: 130, characters: 30 },
      { name: t("Contact and agent"), width: 170, characters: 36 },
      { name: t("Scenes"), width: 36, characters: 8 },
      { name: t("Scene numbers"), characters: isSeries ? 32 : 44 },
      ...(isSeries ? [{ name: t("Episodes"), width: 70, characters: 18 }] : []),
      { name: t("Days"), width: 64, characters: 16 },
    ],
    groups: [{ title: "", rows }],
  };
}
