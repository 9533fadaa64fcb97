import type { MarkedScript } from "./marked-script.ts";

export const SALT_ROAD: MarkedScript = {
  script: `EXT. SALT FLATS - DAY

Heat. A water truck crawls along the white horizon.

INT. TRUCK - CAB - DAY

MINA (25) drives barefoot. Her grandfather, OTTO (80), sleeps with a rifle across his knees. A plastic saint swings from the mirror.

at the wheel.

MINA
Wake up. We're not alone.

Three riders on motorbikes appear in the mirror.

EXT. SALT FLATS - CONTINUOUS

The riders close in. The SCARRED RIDER swings a chain and smashes a headlight. Otto fires the rifle into the air. The bikes scatter.

The truck swerves, skids and stops in a cloud of dust.

EXT. WELL - DUSK

An iron pump. Mina fills a canteen. Children stare at her from behind a stone wall. An OLD WOMAN in black drags a goat by a rope.

OLD WOMAN
No water here for strangers.

MINA
We brought our own.

Mina gives the canteen to a small girl. The girl drinks.

INT. OTTO'S HOUSE - KITCHEN - NIGHT

Otto plays the accordion by candlelight. Mina bandages his hand.

MINA
They know which road we take.

OTTO
Then take another.

He unrolls a map on the table and marks it with a knife.

INT. OTTO'S HOUSE, BEDROOM - NIGHT

Mina cannot sleep. She loads the rifle, counts the cartridges and hides them in her boots.

EXT. OTTO'S HOUSE - YARD - DAWN

The truck is on fire. Mina runs out with a blanket and beats at the flames. The scarred rider watches from his motorbike, then rides off.
`,
  scenes: [
    { elements: ["truck"], optional: ["water truck"], silent: [], synopses: ["A water truck crawls"] },
    {
      elements: ["rifle", "motorbike", "mirror", "rider"],
      optional: ["saint"],
      silent: ["OTTO"],
      synopses: ["Her grandfather, OTTO (80), sleeps", "MINA (25) drives", "Three riders"],
    },
    {
      elements: ["rider", "chain", "rifle", "bike", "truck", "skids", "swerves"],
      optional: ["scarred", "dust", "smashes", "headlight", "fires the rifle", "motorbike"],
      silent: ["OTTO", "SCARRED RIDER"],
      synopses: ["The SCARRED RIDER swings", "Otto fires the rifle", "The riders close in"],
    },
    {
      elements: ["canteen", "children", "goat", "rope"],
      optional: ["pump"],
      silent: ["GIRL"],
      synopses: ["Mina gives the canteen", "An OLD WOMAN in black drags", "Mina fills a canteen"],
    },
    {
      elements: ["accordion", "map", "table", "knife"],
      optional: ["candlelight", "candle", "bandage"],
      silent: [],
      synopses: ["He unrolls a map", "Otto unrolls a map", "Mina bandages", "Otto plays the accordion"],
    },
    {
      elements: ["rifle", "cartridge", "boot"],
      silent: ["MINA"],
      synopses: ["She loads the rifle", "Mina loads the rifle"],
    },
    {
      elements: ["truck", "fire", "blanket", "flames", "motorbike"],
      optional: ["on fire", "flame", "scarred"],
      silent: ["MINA", "SCARRED RIDER"],
      synopses: ["Mina runs out with a blanket", "The scarred rider watches"],
    },
  ],
  locations: [
    ["SALT FLATS"],
    ["TRUCK - CAB"],
    ["WELL"],
    ["OTTO'S HOUSE - KITCHEN", "OTTO'S HOUSE, BEDROOM", "OTTO'S HOUSE - YARD"],
  ],
};
