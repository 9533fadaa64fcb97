import { counted } from "./count-text.ts";
import type { ListSource } from "./list-source.ts";
import type { ProductionList } from "./production-list.ts";

/** The crew by department, with contact details. */
export function crewList({ project, departments }: ListSource): ProductionList {
  const staffed = departments.filter(({ positions }) => positions.length > 0);
  const people = staffed.flatMap(({ positions }) => positions).filter(({ name }) => name.trim() !== "");
  return {
    ...{ title: "Crew list", project, orientation: "portrait", nothing: "The crew list is empty." },
    note: `${people.length === 1 ? "1 person" : `${people.length.toLocaleString("en-US")} people`} in ${counted(staffed.length, "department")}.`,
    columns: [
      { name: "Position", width: 110, characters: 30 },
      { name: "Name", characters: 30, isBold: true },
      { name: "Phone", width: 84, characters: 22 },
      { name: "Email", width: 120, characters: 34 },
      { name: "Union", width: 44, characters: 14 },
    ],
    groups: staffed.map(({ name, positions }) => ({
      title: name,
      rows: positions.map(({ position, name, phone = "", mail = "", union = "" }) => [
        position,
        name || "TBD",
        phone,
        mail,
        union,
      ]),
    })),
  };
}
