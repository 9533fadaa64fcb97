import type { MarkedScript } from "./marked-script.ts";

export const THE_UNDERSTUDY: MarkedScript = {
  script: `INT. ALHAMBRA THEATRE - DRESSING ROOM #2 - NIGHT

Bulbs around a mirror. VIOLA PRICE, forties, pins a wig onto her head. COSMO, her dresser, sews a button on a velvet gown.

VIOLA
If she watches me from the wings again, I'll scream.

COSMO
She's your understudy. It's her job.

A knock. A STAGEHAND pushes a bouquet of roses through the door.

INT. ALHAMBRA THEATRE - STAGE - CONTINUOUS

The curtain rises. The orchestra plays. Viola sweeps down the staircase in the gown. In the wings JUNE (22) mouths every line.

Halfway down Viola trips, tumbles to the boards and does not get up.

INT. ALHAMBRA THEATRE - STALLS - NIGHT

The audience gasps. A CRITIC in the third row scribbles in his notebook.

INT. ALHAMBRA THEATRE - DRESSING ROOM TWO - LATER

A DOCTOR wraps Viola's ankle. June stands at the door in the velvet gown.

JUNE
It wants taking in at the waist.

VIOLA
Get out.

June takes the wig from the table and leaves. Cosmo follows her with the needle.

EXT. ALHAMBRA THEATER - STAGE DOOR - NIGHT

Snow. Fans wait with programmes. June signs one with a fountain pen and gets into a taxi.

INT. TAXI - NIGHT

June looks at her hands. They shake. She finds a tack in the sole of Viola's shoe.

INT. LONDON, VIOLA'S FLAT - HALL - MORNING

The bell rings. Viola limps on a crutch to the door. June holds out the shoe.

JUNE
Somebody wanted you to fall.

INT. VIOLA'S FLAT - KITCHEN - MORNING

They talk over tea. The cat drinks from a saucer.
`,
  scenes: [
    {
      elements: ["mirror", "wig", "gown", "button", "bouquet", "roses"],
      optional: ["needle", "bulb", "bouquet of roses", "knock"],
      silent: ["STAGEHAND"],
      synopses: ["VIOLA PRICE, forties, pins", "A STAGEHAND pushes", "COSMO, her dresser, sews"],
    },
    {
      elements: ["curtain", "orchestra", "gown"],
      optional: ["staircase", "tumbles", "trips", "wing", "wings"],
      silent: ["VIOLA", "JUNE"],
      synopses: ["Halfway down Viola trips", "Viola sweeps"],
    },
    {
      elements: ["audience", "notebook"],
      silent: ["CRITIC"],
      synopses: ["A CRITIC in the third row", "The audience gasps"],
    },
    {
      elements: ["gown", "wig", "table", "needle"],
      optional: ["bandage"],
      silent: ["DOCTOR", "COSMO"],
      synopses: ["June takes the wig", "A DOCTOR wraps", "June stands at the door"],
    },
    {
      elements: ["snow", "fan", "programme", "pen", "taxi"],
      optional: ["fountain pen"],
      silent: ["JUNE"],
      synopses: ["June signs one"],
    },
    {
      elements: ["shoe", "tack"],
      optional: ["taxi"],
      silent: ["JUNE"],
      synopses: ["She finds a tack", "June finds a tack"],
    },
    {
      elements: ["crutch", "shoe", "bell"],
      optional: ["doorbell"],
      silent: ["VIOLA"],
      synopses: ["June holds out the shoe", "Viola limps"],
    },
    { elements: ["tea", "cat", "saucer"], silent: [], synopses: ["They talk over tea", "June and Viola talk"] },
  ],
  locations: [
    [
      "ALHAMBRA THEATRE - DRESSING ROOM #2",
      "ALHAMBRA THEATRE - STAGE",
      "ALHAMBRA THEATRE - STALLS",
      "ALHAMBRA THEATRE - DRESSING ROOM TWO",
      "ALHAMBRA THEATER - STAGE DOOR",
    ],
    ["TAXI"],
    ["LONDON, VIOLA'S FLAT - HALL", "VIOLA'S FLAT - KITCHEN"],
  ],
};
