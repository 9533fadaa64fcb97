import { said, t } from "../i18n/speech.ts";
import { LISTS } from "./list-name.ts";
import type { ListSource } from "./list-source.ts";
import type { ProductionList } from "./production-list.ts";

/** The crew by department, with contact details. */
export function crewList({ project, departments }: ListSource): ProductionList {
  const staffed = departments.filter(({ positions }) => positions.length > 0);
  const people = staffed.flatMap(({ positions }) => positions).filter(({ name }) => name.trim() !== "");
  return {
    ...{ title: said(LISTS["crew-list"]), project, orientation: "portrait" },
    nothing: t("The crew list is empty."),
    note: t(
      "{people, plural, one {# person} other {# people}} in {count, plural, one {# department} other {# departments}}.",
      { people: people.length, count: staffed.length },
    ),
    columns: [
      { name: t("Position"), width: 110, characters: 30 },
      { name: t("Name"), characters: 30, isBold: true },
      { name: t("Phone"), width: 84, characters: 22 },
      { name: t("Email"), width: 120, characters: 34 },
      { name: t("Union"), width: 44, characters: 14 },
    ],
    groups: staffed.map(({ name, positions }) => ({
      title: name,
      rows: positions.map(({ position, name, phone = "", mail = "", union = "" }) => [
        position,
        name || t("TBD"),
        phone,
        mail,
        union,
      ]),
    })),
  };
}
