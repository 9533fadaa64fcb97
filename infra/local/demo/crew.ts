import type { Department } from "../../../shared/call-sheet/crew.ts";

/** The demo production's crew. All names are invented. */
export const CREW: readonly Department[] = [
  {
    id: "department-1",
    name: "Direction",
    positions: [
      { position: "Director", name: "Ines Valdaro" },
      { position: "1st Assistant Director", name: "Mina Castell" },
      { position: "Script Supervisor", name: "Bertil Ashe" },
    ],
  },
  {
    id: "department-2",
    name: "Camera",
    positions: [
      { position: "Director of Photography", name: "Tomasz Rell" },
      { position: "1st Assistant Camera", name: "Dilys Amoah" },
    ],
  },
  {
    id: "department-3",
    name: "Art Department",
    positions: [
      { position: "Production Designer", name: "Kit Lavender" },
      { position: "Props Master", name: "Obadiah Finch" },
    ],
  },
  {
    id: "department-4",
    name: "Marine and Special Effects",
    positions: [
      { position: "Marine Coordinator", name: "Sigrid Moy" },
      { position: "Rain and Wind", name: "Ambrose Tull" },
    ],
  },
];
