import type { MarkedScript } from "./marked-script.ts";

export const ORBIT_SIX: MarkedScript = {
  script: `INT. ORBIT SIX - COMMAND MODULE - DAY

CAPTAIN REYES (45) floats between two screens. A drop of blood drifts past her face.

REYES
Houston, we have a leak in node three.

She wipes her nose with a glove and reaches for the wrench on the wall.

INT. ORBIT SIX, NODE 3 - CONTINUOUS

Sparks. BAKER, young, terrified, presses a towel against the hull. Steam hisses through it.

BAKER
It won't hold!

Reyes hands him a roll of tape. He tapes the towel down.

INT. HOUSTON - MISSION CONTROL - DAY

Technicians shout into headsets. DR. ADEYEMI crosses the room with a printout and slaps it onto the console of the FLIGHT DIRECTOR.

ADEYEMI
They have nine hours.

FLIGHT DIRECTOR
Then find me ten.

A GUARD escorts a WOMAN IN A RED COAT to the gallery. It is Baker's wife.

INT. MISSION CONTROL, HOUSTON - GALLERY - DAY

The woman in the red coat puts her hand on the glass. Adeyemi offers her a cup of coffee. She shakes her head.

EXT. ORBIT SIX - SPACE

Reyes, in a spacesuit, crawls along the hull. Her lamp lights a hole the size of a coin. She drills, plugs it with a bolt, and lets go of the drill. It spins away into the dark.

EXT. REYES HOUSE - GARDEN - DAY (FLASHBACK)

A GIRL of six rides a bicycle in circles around a tree. Reyes, without grey hair, runs beside her and lets go of the saddle.

INT. ORBIT SIX - COMMAND MODULE - NIGHT

Reyes straps herself into the seat next to Baker. They listen to the radio. Static.

BAKER
Is it holding?

Reyes smiles.
`,
  scenes: [
    {
      elements: ["screen", "blood", "glove", "wrench"],
      silent: [],
      synopses: ["She wipes her nose", "CAPTAIN REYES (45) floats", "Captain Reyes wipes", "Reyes wipes"],
    },
    {
      elements: ["sparks", "towel", "steam", "tape"],
      optional: ["spark", "roll of tape"],
      silent: ["REYES"],
      synopses: ["Reyes hands him", "BAKER, young, terrified, presses"],
    },
    {
      elements: ["technician", "headset", "printout", "console", "coat"],
      optional: ["red coat"],
      silent: ["GUARD", "WOMAN IN A RED COAT"],
      synopses: ["DR. ADEYEMI crosses", "A GUARD escorts"],
    },
    {
      elements: ["coat", "cup", "coffee"],
      optional: ["glass", "red coat"],
      silent: ["WOMAN IN A RED COAT", "ADEYEMI"],
      synopses: ["Adeyemi offers", "The woman in the red coat"],
    },
    {
      elements: ["spacesuit", "lamp", "drill", "bolt"],
      optional: ["coin"],
      silent: ["REYES"],
      synopses: ["She drills", "Reyes, in a spacesuit, crawls", "Reyes drills"],
    },
    {
      elements: ["bicycle", "tree"],
      optional: ["saddle", "grey hair"],
      silent: ["GIRL", "REYES"],
      synopses: ["A GIRL of six rides", "Reyes, without grey hair, runs"],
    },
    {
      elements: ["radio", "seat"],
      optional: ["static"],
      silent: ["REYES"],
      synopses: ["Reyes straps herself", "They listen"],
    },
  ],
  locations: [
    ["ORBIT SIX - COMMAND MODULE", "ORBIT SIX, NODE 3", "ORBIT SIX - SPACE"],
    ["HOUSTON - MISSION CONTROL", "MISSION CONTROL, HOUSTON - GALLERY"],
    ["REYES HOUSE - GARDEN"],
  ],
};
