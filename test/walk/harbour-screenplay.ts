/** A scene that contains two, a name in two forms, and uncertain elements. */
export const HARBOUR = `INT. LIGHTHOUSE - LAMP ROOM - DAY

JIMMY polishes the lens with his sleeve. Mara is asleep.

JIMMY
The ferry is early.

EXT. HARBOUR QUAY - DAY

MARA runs along the quay and waves a LANTERN.

MARA
Over here!

On the ferry, out at sea, PILAR counts her days.

PILAR
One short.

INT. LIGHTHOUSE - KITCHEN - NIGHT

JIMMY burns the soup. MARA laughs at him.

MARA
You cook like the sea, Jimmy.

JIMMY
Salty?

EXT. HARBOUR ROAD - NIGHT

A VAN stops in the fog. JIM leans out.

JIM
Nobody sails tonight.
`;

/** A later draft: the road scene is removed, the kitchen scene reworded, with a new scene before it. */
export const HARBOUR_BLUE = HARBOUR.slice(0, HARBOUR.indexOf("EXT. HARBOUR ROAD"))
  .replace("JIMMY burns the soup.", "JIMMY burns the fish soup.")
  .replace(
    "INT. LIGHTHOUSE - KITCHEN - NIGHT",
    "INT. CUSTOMS HOUSE - DUSK\n\nPILAR stamps a stack of passports.\n\nPILAR\nNext!\n\nINT. LIGHTHOUSE - KITCHEN - NIGHT",
  );

/** A draft without scene numbers, with an ambiguous heading. */
export const ROCKS = `EXT. HARBOUR QUAY - DAY

MARA ties a knot.

MARA
That will hold.

ON THE ROCKS - NIGHT

It did not hold.

MARA
It did not hold.
`;
