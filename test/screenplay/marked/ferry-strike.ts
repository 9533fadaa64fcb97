import type { MarkedScript } from "./marked-script.ts";

export const FERRY_STRIKE: MarkedScript = {
  script: `INT. OSTRAVIK - HARBOUR OFFICE - FRONT DESK - MORNING

Fog at the window. IDA SORLI, 50, harbour master, checks the clock over the door and counts the tickets in a cash box. A BORED BOY leans on the counter and watches her.

IDA
We open at seven.

BOY
It's five past.

She slides a brass key across the counter. The boy grabs the key and runs out.

EXT. OSTRAVIK - PIER - DAY

A rusty ferry lies at its moorings. Strikers with banners block the gangway. PETTER (30), in a yellow raincoat, climbs onto an oil drum and lifts a megaphone.

PETTER
Nobody sails today!

The strikers cheer. A police car stops behind them. TWO OFFICERS get out.

A DOCK WORKER throws a bottle, which shatters on the hood of the car.

INT. HARBOUR OFFICE, OSTRAVIK - BACK ROOM - CONTINUOUS

Ida pours coffee into two mugs. Petter enters and hangs his raincoat on a hook.

IDA
You broke the windshield.

PETTER
Not me.

He puts an envelope on the table. She opens it: a photograph of the ferry, burning.

EXT. FERRY - DECK - NIGHT

Rain. Petter crouches behind a lifeboat and lights a match. Smoke drifts from the funnel.

A WATCHMAN with a lantern passes. His dog growls.

Petter blows out the match.

INT. FERRY - ENGINE ROOM - NIGHT

The boy sleeps between two crates. He still holds the key.

Petter kneels and wakes him.

PETTER
What are you doing here?

BOY
She gave me the key.
`,
  scenes: [
    {
      elements: ["ticket", "cash box", "key", "clock"],
      optional: ["fog"],
      silent: [],
      synopses: [
        "IDA SORLI, 50, harbour master, checks",
        "The boy grabs the key",
        "She slides a brass key",
        "Ida slides a brass key",
      ],
    },
    {
      elements: ["ferry", "striker", "banner", "raincoat", "drum", "megaphone", "police car", "officer", "bottle"],
      optional: ["oil drum", "car", "shatters"],
      silent: ["DOCK WORKER"],
      synopses: [
        "PETTER (30), in a yellow raincoat, climbs",
        "A DOCK WORKER throws a bottle",
        "Strikers with banners block",
      ],
    },
    {
      elements: ["coffee", "mug", "raincoat", "envelope", "table", "photograph"],
      optional: ["hook", "ferry", "burning"],
      silent: [],
      synopses: [
        "He puts an envelope",
        "Petter puts an envelope",
        "She opens it: a photograph",
        "Petter enters",
        "Ida opens it",
      ],
    },
    {
      elements: ["rain", "lifeboat", "match", "smoke", "lantern", "dog"],
      silent: ["WATCHMAN", "PETTER"],
      synopses: ["Petter crouches behind a lifeboat", "Petter blows out"],
    },
    {
      elements: ["crate", "key"],
      silent: [],
      synopses: ["Petter kneels and wakes him", "The boy sleeps", "Petter wakes"],
    },
  ],
  locations: [
    ["OSTRAVIK - HARBOUR OFFICE - FRONT DESK", "HARBOUR OFFICE, OSTRAVIK - BACK ROOM"],
    ["OSTRAVIK - PIER"],
    ["FERRY - DECK", "FERRY - ENGINE ROOM"],
  ],
};
