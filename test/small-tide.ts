/** Five scenes at three places; MARA is in four of them, ODO in two, PILAR in one. */
export const SCREENPLAY = `INT. LIGHTHOUSE - LAMP ROOM - DAY

MARA polishes the lens. ODO climbs in, out of breath.

ODO
The ferry is early.

MARA
Then so are we.

EXT. HARBOUR QUAY - DAY

MARA runs along the quay and waves a lantern.

MARA
Over here!

INT. LIGHTHOUSE - KITCHEN - NIGHT

ODO burns the soup. MARA laughs at him.

MARA
You cook like the sea.

ODO
Salty?

EXT. HARBOUR QUAY - NIGHT

The fog rolls in. MARA ties up a boat.

MARA
Nobody sails tonight.

INT. FERRY - DAY

PILAR counts her coins.

PILAR
One short.
`;
