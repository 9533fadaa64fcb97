import { said, t } from "../i18n/speech.ts";
import { LISTS } from "./list-name.ts";
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
    { title: t("Cast"), rows: cast },
    { title: t("Crew"), rows: crew },
  ].filter(({ rows }) => rows.length > 0);
  return {
    ...{ title: said(LISTS["dietary-list"]), project, orientation: "portrait" },
    nothing: t("No dietary notes yet."),
    note: t("Confidential: for catering and project editors only."),
    columns: [
      { name: t("Name"), width: 160, characters: 30, isBold: true },
      { name: t("As"), width: 160, characters: 34 },
      { name: t("Notes"), characters: 44 },
    ],
    groups,
  };
}
