import type { MarkedScript } from "./marked-script.ts";

export const LAST_ORDERS: MarkedScript = {
  script: `INT. THE SWAN - BAR - NIGHT

Last drinks. GRACE (33) wipes the counter, rings the bell twice and stacks chairs on the tables. Two regulars argue over a crossword.

GRACE
Home, the pair of you.

The door opens. A MAN IN A WET SUIT drips on the carpet. He wears a diving mask and carries a suitcase.

MAN IN A WET SUIT
Do you have a room?

INT. SWAN INN - STAIRS - CONTINUOUS

Grace leads him up with a key. The suitcase ticks. She stops.

GRACE
What's in there?

MAN IN A WET SUIT
Clocks.

INT. THE SWAN INN, ROOM 4 - NIGHT

The man opens the suitcase on the bed. It is full of alarm clocks. He winds the first, holds it to his ear and weeps.

EXT. SWAN INN - CAR PARK - MORNING

Rain. A hearse waits. The UNDERTAKER'S BOY polishes the hood with his sleeve. PC DHILLON leans his bike against the wall and takes out his notebook.

DHILLON
Who found him?

Grace points at the canal.

EXT. CANAL - LOCK - DAY

Divers drag a rowing boat onto the bank. In the boat: forty clocks, all stopped at ten past four.

Grace kneels, picks up one of the clocks and shakes it. It starts to tick.
`,
  scenes: [
    {
      elements: ["counter", "bell", "chair", "table", "crossword", "wet suit", "mask", "suitcase"],
      optional: ["regulars", "drink", "carpet", "diving mask", "regular", "suit"],
      silent: [],
      synopses: ["GRACE (33) wipes", "A MAN IN A WET SUIT drips", "He wears a diving mask"],
    },
    { elements: ["key", "suitcase"], silent: [], synopses: ["Grace leads him"] },
    {
      elements: ["suitcase", "bed", "alarm clock"],
      silent: ["MAN IN A WET SUIT"],
      synopses: ["The man opens the suitcase", "He winds the first"],
    },
    {
      elements: ["rain", "hearse", "bike", "notebook"],
      optional: ["hood", "sleeve"],
      silent: ["UNDERTAKER'S BOY", "GRACE"],
      synopses: ["PC DHILLON leans", "Grace points", "The UNDERTAKER'S BOY polishes"],
    },
    {
      elements: ["diver", "boat", "clock"],
      optional: ["rowing boat"],
      silent: ["GRACE"],
      synopses: ["Grace kneels", "Divers drag"],
    },
  ],
  locations: [["THE SWAN - BAR", "SWAN INN - STAIRS", "THE SWAN INN, ROOM 4", "SWAN INN - CAR PARK"], ["CANAL - LOCK"]],
};
