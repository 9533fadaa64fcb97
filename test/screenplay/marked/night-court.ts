import type { MarkedScript } from "./marked-script.ts";

export const NIGHT_COURT: MarkedScript = {
  script: `INT. BELLAMY, CROSS & DOYLE - RECEPTION - DAY

Marble and glass. A RECEPTIONIST files her nails. LENA CROSS (38), trial lawyer, strides in with a stack of folders and her heels in one hand.

LENA
Is he in?

The receptionist points her pen at the door.

INT. BELLAMY, CROSS & DOYLE - DOYLE'S OFFICE - DAY

DOYLE, 60s, silver hair, putts a golf ball across the carpet into a water glass. Lena drops the folders on his desk.

LENA
You buried the Haas report.

DOYLE
I filed it.

He signs a check and tears it out.

DOYLE (CONT'D)
Go home, Lena.

She rips the check in half.

INT. COURTHOUSE, 2ND FLOOR - CORRIDOR - DAY

Reporters crowd the corridor. Camera flashes. Lena protectively guards a small woman in a headscarf, MRS. HAAS (70), and pushes through to the courtroom.

REPORTER
Mrs. Haas! Did they pay you?

A BAILIFF shuts the door in his face.

INT. COURTHOUSE, 2ND FLOOR - COURTROOM - LATER

The JUDGE bangs her gavel. The jury files in and sits. Mrs. Haas twists the ring on her finger.

JUDGE
Counsel?

Lena stands. At the other table Doyle smiles at her and shuts his briefcase.

LENA
The plaintiff calls Arthur Doyle.

Doyle stops smiling.

EXT. COURTHOUSE - STEPS - EVENING

Mrs. Haas gives Lena the ring. They embrace. A cab pulls up and Lena helps her into it.

INT. DOYLES OFFICE - NIGHT

Doyle feeds papers into a shredder. The phone rings. He lets it ring.

INT. OFFICE OF DOYLE - LATER

Empty. A CLEANING WOMAN pushes a vacuum cleaner past the desk and finds a strip of paper under the carpet.
`,
  scenes: [
    {
      elements: ["folder", "pen", "heels"],
      optional: ["high heels", "glass", "marble"],
      silent: ["RECEPTIONIST"],
      synopses: ["LENA CROSS (38), trial lawyer, strides", "The receptionist points"],
    },
    {
      elements: ["golf ball", "carpet", "glass", "folder", "desk", "check"],
      optional: ["water glass", "ball", "golf", "putter"],
      silent: [],
      synopses: ["Lena drops the folders", "She rips the check", "Lena rips the check"],
    },
    {
      elements: ["reporter", "headscarf", "camera"],
      optional: ["camera flash", "scarf", "woman"],
      silent: ["MRS. HAAS", "BAILIFF", "LENA"],
      synopses: ["Lena protectively guards", "A BAILIFF shuts"],
    },
    {
      elements: ["gavel", "jury", "ring", "briefcase", "table"],
      silent: ["MRS. HAAS", "DOYLE"],
      synopses: ["At the other table Doyle", "The JUDGE bangs", "Doyle stops smiling", "Mrs. Haas twists"],
    },
    { elements: ["ring", "cab"], silent: ["MRS. HAAS", "LENA"], synopses: ["Mrs. Haas gives Lena the ring"] },
    {
      elements: ["paper", "shredder", "phone"],
      optional: ["phone rings"],
      silent: ["DOYLE"],
      synopses: ["Doyle feeds papers"],
    },
    {
      elements: ["vacuum cleaner", "desk", "carpet", "paper"],
      optional: ["strip of paper"],
      silent: ["CLEANING WOMAN"],
      synopses: ["A CLEANING WOMAN pushes"],
    },
  ],
  locations: [
    [
      "BELLAMY, CROSS & DOYLE - RECEPTION",
      "BELLAMY, CROSS & DOYLE - DOYLE'S OFFICE",
      "DOYLES OFFICE",
      "OFFICE OF DOYLE",
    ],
    ["COURTHOUSE, 2ND FLOOR - CORRIDOR", "COURTHOUSE, 2ND FLOOR - COURTROOM", "COURTHOUSE - STEPS"],
  ],
};
