import type { MarkedScript } from "./marked-script.ts";

export const WINTER_FEED: MarkedScript = {
  script: `EXT. LINDQVIST FARM - YARD - DAWN

Snow to the windowsills. HALVARD LINDQVIST (70) digs a path to the barn with a shovel. His breath smokes. An old tractor stands under a tarpaulin.

INT. LINDQVIST FARM - BARN - DAY

Twelve cows low in the half-dark. Halvard forks hay into the manger and drinks from a thermos. A cough. Behind the bales sits a SHIVERING GIRL in a hospital gown, barefoot.

HALVARD
Where did you come from?

She says nothing. He takes off his coat and lays it round her shoulders.

INT. FARMHOUSE - LINDQVIST'S KITCHEN - DAY

The girl eats porridge with both hands. Halvard dials a number on the wall telephone, listens, and hangs up without a word.

HALVARD
What do they call you?

GIRL
Nine.

INT. ST. OLAV'S HOSPITAL, 3RD FLOOR - WARD - NIGHT

An empty bed. A NURSE with a torch counts the patients. DR. BRANDT (50s) reads a chart and signs it.

BRANDT
How many are missing?

The nurse holds up one finger. An ORDERLY with a bandaged arm looks at the floor.

EXT. COUNTRY ROAD - NIGHT

Two jeeps with searchlights crawl through the drifts. Soldiers follow on skis with dogs on leads. Brandt checks his watch and waves them on.

EXT. LINDQVIST'S FARM - BARN - NIGHT

Halvard loads a shotgun. The girl takes it out of his hands and puts it back on the wall.

GIRL
They won't see us.

She blows out the lamp.
`,
  scenes: [
    {
      elements: ["snow", "shovel", "tractor", "tarpaulin"],
      optional: ["breath"],
      silent: ["HALVARD LINDQVIST"],
      synopses: ["HALVARD LINDQVIST (70) digs"],
    },
    {
      elements: ["cow", "hay", "thermos", "hospital gown", "coat", "bale"],
      optional: ["fork", "manger", "gown"],
      silent: ["SHIVERING GIRL"],
      synopses: ["He takes off his coat", "Halvard takes off", "Halvard forks", "Behind the bales sits"],
    },
    {
      elements: ["porridge", "telephone"],
      optional: ["wall telephone"],
      silent: [],
      synopses: ["The girl eats porridge", "Halvard dials"],
    },
    {
      elements: ["bed", "torch", "patient", "chart"],
      optional: ["bandage", "bandaged"],
      silent: ["NURSE", "ORDERLY"],
      synopses: ["A NURSE with a torch", "DR. BRANDT (50s) reads", "The nurse holds"],
    },
    {
      elements: ["jeep", "searchlight", "soldier", "ski", "dog", "watch"],
      optional: ["lead", "leads"],
      silent: ["BRANDT"],
      synopses: ["Brandt checks his watch", "Soldiers follow", "Two jeeps"],
    },
    {
      elements: ["shotgun", "lamp"],
      silent: ["HALVARD"],
      synopses: ["The girl takes it", "Halvard loads a shotgun", "She blows out", "The girl blows out", "Girl takes"],
    },
  ],
  locations: [
    ["LINDQVIST FARM - YARD", "LINDQVIST FARM - BARN", "FARMHOUSE - LINDQVIST'S KITCHEN", "LINDQVIST'S FARM - BARN"],
    ["ST. OLAV'S HOSPITAL, 3RD FLOOR - WARD"],
    ["COUNTRY ROAD"],
  ],
};
