import type { Department } from "../../../shared/call-sheet/model/crew.ts";

/** The demo production's crew. All names are invented. */
export const CREW: readonly Department[] = [
  {
    id: "department-1",
    name: "Direction",
    positions: [
      { position: "Producer", name: "Leonie Marchbanks", phone: "+44 20 7946 0104", call: "O/C" },
      { position: "Unit Production Manager", name: "Rufus Adair", phone: "+44 20 7946 0105", call: "O/C" },
      { position: "Director", name: "Ines Valdaro", phone: "+44 20 7946 0101", mail: "ines.valdaro@backlot.example" },
      {
        position: "1st Assistant Director",
        name: "Mina Castell",
        phone: "+44 20 7946 0102",
        mail: "mina.castell@backlot.example",
        offset: -15,
      },
      { position: "2nd Assistant Director", name: "Petra Holloway", phone: "+44 20 7946 0106", offset: -30 },
      { position: "Script Supervisor", name: "Bertil Ashe", phone: "+44 20 7946 0103", diet: "Vegetarian" },
    ],
  },
  {
    id: "department-2",
    name: "Camera",
    positions: [
      { position: "Director of Photography", name: "Tomasz Rell", phone: "+44 20 7946 0111" },
      { position: "1st Assistant Camera", name: "Dilys Amoah", phone: "+44 20 7946 0112", diet: "No nuts" },
    ],
  },
  {
    id: "department-3",
    name: "Art Department",
    positions: [
      { position: "Production Designer", name: "Kit Lavender", phone: "+44 20 7946 0121", call: "O/C" },
      { position: "Props Master", name: "Obadiah Finch", phone: "+44 20 7946 0122" },
    ],
  },
  {
    id: "department-4",
    name: "Marine and Special Effects",
    offset: -45,
    positions: [
      { position: "Marine Coordinator", name: "Sigrid Moy", phone: "+44 20 7946 0131" },
      { position: "Rain and Wind", name: "Ambrose Tull", phone: "+44 20 7946 0132" },
    ],
  },
];
