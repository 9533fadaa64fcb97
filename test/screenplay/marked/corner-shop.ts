import type { MarkedScript } from "./marked-script.ts";

export const CORNER_SHOP: MarkedScript = {
  script: `INT. PATEL'S SHOP - DAY

Shelves up to the ceiling. MR. PATEL (60s) stamps prices on tins. His son RAVI, 17, watches him work and types on his phone.

PATEL
Did you check the fridge?

RAVI
Twice.

A DELIVERY MAN wheels in a trolley of milk crates. Ravi signs for it.

EXT. STREET OUTSIDE PATEL'S SHOP - DAY

A white van double-parks. TWO MEN IN SUITS get out and film the shop with a tablet. A neighbour, MRS. OKORO, waters her flowers and stares at them.

INT. PATELS SHOP - STOREROOM - DAY

Ravi stacks the crates. He finds a letter behind the boiler and reads it.

RAVI
(calling)
Dad? Did you sell?

INT. PATEL'S SHOP - CONTINUOUS

Patel does not answer. He polishes his glasses. Ravi slams the letter onto the counter. A CUSTOMER with a pushchair backs out.

PATEL
I was going to tell you.

EXT. CANAL TOWPATH - NIGHT

Ravi throws stones at a swan. JAZ (17), hood up, cycles past, brakes and comes back.

JAZ
They bought our block as well.

She gives him a can of spray paint.

EXT. STREET OUTSIDE PATEL'S SHOP - NIGHT

Ravi and Jaz paint NOT FOR SALE across the shutters. A torch flashes. They drop the cans and run. A security guard chases them.

INT. UPSTAIRS FLAT - PATEL'S BEDROOM - NIGHT

Patel pulls the curtain aside. He sees the paint, and laughs until he cries.
`,
  scenes: [
    {
      elements: ["tin", "phone", "trolley", "crate"],
      optional: ["milk", "milk crate", "shelf", "stamp", "shelves"],
      silent: ["DELIVERY MAN"],
      synopses: ["MR. PATEL (60s) stamps", "A DELIVERY MAN wheels", "Ravi signs", "His son RAVI, 17, watches"],
    },
    {
      elements: ["van", "suit", "tablet", "flower"],
      optional: ["watering can", "men"],
      silent: ["MRS. OKORO"],
      synopses: ["TWO MEN IN SUITS get out", "A neighbour, MRS. OKORO"],
    },
    {
      elements: ["crate", "letter"],
      optional: ["boiler"],
      silent: [],
      synopses: ["He finds a letter", "Ravi finds a letter", "Ravi stacks"],
    },
    {
      elements: ["glasses", "letter", "counter"],
      optional: ["pushchair"],
      silent: ["CUSTOMER", "RAVI"],
      synopses: ["Ravi slams the letter", "Patel does not answer"],
    },
    {
      elements: ["stone", "swan", "spray paint", "bicycle"],
      optional: ["hood", "can", "paint"],
      silent: ["RAVI"],
      synopses: ["She gives him a can", "Ravi throws stones", "Jaz gives him", "JAZ (17), hood up"],
    },
    {
      elements: ["torch", "can", "security guard"],
      optional: ["paint", "shutter"],
      silent: ["RAVI", "JAZ"],
      synopses: ["Ravi and Jaz paint", "They drop the cans", "A security guard chases"],
    },
    {
      elements: ["curtain"],
      optional: ["paint"],
      silent: ["PATEL"],
      synopses: ["He sees the paint", "Patel sees the paint", "Patel pulls the curtain"],
    },
  ],
  locations: [
    ["PATEL'S SHOP", "PATELS SHOP - STOREROOM", "STREET OUTSIDE PATEL'S SHOP"],
    ["CANAL TOWPATH"],
    ["UPSTAIRS FLAT - PATEL'S BEDROOM"],
  ],
};
