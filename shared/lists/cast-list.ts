import { COLUMNS } from "../breakdown/model/breakdown.ts";
import { cellOf, scenesOfRole } from "../roster/roles/roster-scenes.ts";
import { counted } from "./count-text.ts";
import type { ListSource } from "./list-source.ts";
import type { ProductionList } from "./production-list.ts";
import { daysOfScenes, daysOfWhich } from "./shooting-days.ts";

/** All characters with scenes, by cast id: performer, contact details and work days. */
export function castList({ project, breakdown, roster, actorOptions, schedule }: ListSource): ProductionList {
  const rows = roster.roles.flatMap((role) => {
    const scenes = scenesOfRole(breakdown, role);
    if (scenes.length === 0) return [];
    const locked = actorOptions.find(({ castId, locked }) => locked && castId === role.castId);
    const { phone = "", mail = "", agent = "", minor = null } = locked?.profile ?? {};
    const reached = [phone, mail, agent].filter((text) => text !== "").join("\n");
    const actor = locked ? `${locked.actorName}${minor === null ? "" : " (minor)"}` : "TBD";
    return [
      [
        role.castId,
        role.name,
        actor,
        reached,
        String(scenes.length),
        scenes.map((row) => cellOf(row, COLUMNS.number)).join(", "),
        daysOfScenes(schedule, new Set(scenes.map(({ id }) => id))),
      ],
    ];
  });
  return {
    ...{ title: "Cast list", project, orientation: "landscape", nothing: "No character has a scene yet." },
    note: `${counted(rows.length, "character")}. ${daysOfWhich(schedule)}.`,
    columns: [
      { name: "ID", width: 24, characters: 6, isBold: true },
      { name: "Character", width: 120, characters: 26, isBold: true },
      { name: "Actor", width: 130, characters: 30 },
      { name: "Contact and agent", width: 170, characters: 36 },
      { name: "Scenes", width: 36, characters: 8 },
      { name: "Scene numbers", characters: 44 },
      { name: "Days", width: 64, characters: 16 },
    ],
    groups: [{ title: "", rows }],
  };
}
