import type { ListSource } from "./list-source.ts";
import type { ProductionList } from "./production-list.ts";

/** Diets of the crew and the locked cast, for catering. Only for members who may edit the project. */
export function dietaryList({ project, departments, roster, actorOptions }: ListSource): ProductionList {
  const crew = departments.flatMap(({ name: department, positions }) =>
    positions.flatMap(({ name, position, diet = "" }) =>
      diet === "" ? [] : [[name || position, name ? `${position}, ${department}` : department, diet]],
    ),
  );
  const cast = actorOptions.flatMap(({ castId, actorName, locked, profile }) => {
    if (!locked || !profile?.diet) return [];
    const character = roster.roles.find((role) => role.castId === castId)?.name ?? "";
    return [[actorName, `${castId}. ${character}`, profile.diet]];
  });
  const groups = [
    { title: "Cast", rows: cast },
    { title: "Crew", rows: crew },
  ].filter(({ rows }) => rows.length > 0);
  return {
    ...{ title: "Dietary notes", project, orientation: "portrait", nothing: "No dietary notes yet." },
    note: "Confidential: for catering and project editors only.",
    columns: [
      { name: "Name", width: 160, characters: 30, isBold: true },
      { name: "As", width: 160, characters: 34 },
      { name: "Notes", characters: 44 },
    ],
    groups,
  };
}
