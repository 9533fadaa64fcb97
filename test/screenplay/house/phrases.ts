import type { TrueScene } from "./true-scene.ts";

/** Shots within a scene, which writers set in capitals. */
export const SHOTS = [
  "CLOSE ON THE KEY",
  "ANGLE ON THE DOOR",
  "ADA'S POV",
  "INSERT - THE LETTER",
  "WIDER",
  "BACK TO SCENE",
  "CLOSE - A HAND",
  "NEW ANGLE",
];
/** Headings that name no place. */
export const TIMES_ALONE = [
  "NIGHT",
  "LATER",
  "LATER THAT DAY",
  "THE NEXT MORNING",
  "CONTINUOUS",
  "SAME",
  "A FEW HOURS LATER",
  "DAWN",
  "TWO WEEKS LATER",
  "MOMENTS LATER",
  "SAME TIME",
];
export const SLUGS = [
  "INSIDE",
  "OUTSIDE",
  "AT THE DOOR",
  "ON THE STAIRS",
  "BACK IN THE BOAT",
  "THE WHEELHOUSE",
  "IN THE HOLD",
  "UPSTAIRS",
  "INSIDE THE LAMP ROOM",
  "UNDER THE PIER",
  "SECOND FLOOR MASTER SUITE",
  "FOOT OF THE STAIRS",
  "THE CUSTOMS SHED",
];
/** Headings that only their bold type sets apart from shots and shouts. */
export const BOLD_ALONE = [
  "TOMAS' POV",
  "MERRICK'S VIEW OF THE BAY",
  "THE KEY",
  "THE OTHER SIDE OF THE GLASS",
  "SERIES OF SHOTS",
  "THE CHASE",
  "ADA'S DREAM",
  "TIDE TABLES",
  "ON THE PIER",
  "THAT WINTER",
  "THE WHEELHOUSE",
  "FARTHER OUT - DUSK",
  "WHAT POOLE SAW",
];
/** Lines in capitals set apart like places, which are no scenes where shots are set apart. */
export const INSERTS = [
  "CLOSE ON THE KEY",
  "ADA'S POV",
  "ADA",
  "HER HANDS",
  "ON HIS SHOES",
  "HE BOLTS IN",
  "THE CROWD TURNS",
  "A RUSTY KNIFE",
];
export const SHOUTS = [
  "THE WINDOW EXPLODES",
  "SILENCE.",
  "A GUNSHOT!",
  "BANG! BANG!",
  "BLACK WATER. NOTHING ELSE.",
  "THE LAMP GOES OUT",
  'SUPER: "TWO YEARS EARLIER"',
  "THE MAN HIMSELF",
];
export const BARE = [
  "A RIVER",
  "THE GLEAMING SKYLINE",
  "CLOCK",
  "MERRICK AND ADA",
  "NEW ANGLE",
  "ANGLE - EVERYONE ELSE",
  "ON THE STAIRS",
  "THE BOAT",
  "INSERT - CARD",
  "CLOSE ON THE KEY",
  "MONTAGE - THE SEARCH",
  "SERIES OF SHOTS",
  "ADA'S POV",
  "THE CHASE",
  "DOWN THE SLOPE",
  "ADA MITCHELL",
  "INTERCUT HALLWAY / BEDROOM",
  "WITH POOLE",
  "THROUGH THE GLASS",
];
export const LONG = [
  "BALCONY OUTSIDE THE LIGHTHOUSE KEEPER'S OLD BEDROOM AND STUDY",
  "SOUTH HARBOR APARTMENT BUILDING, SERVICE ALLEY AND LOADING DOCK",
  "PROVIDENCE GENERAL HOSPITAL - LARGE CONFERENCE ROOM ON SIX",
];
export const RUN_ON = [
  "-- the effect is immediate: the crowd gives way",
  "as it swings on its chain",
  "-- he is already gone.",
];
export const TAILS = ["", "", "", "", " (V.O.)", " (O.S.)", " (CONT'D)", " (INTO PHONE)", " (V.O.) (CONT'D)"];
export const SPELLINGS: Record<string, readonly [string, TrueScene["intExt"]][]> = {
  mixed: [
    ["INT.", "INT."],
    ["EXT.", "EXT."],
    ["INT./EXT.", "INT./EXT."],
    ["EXT./INT.", "INT./EXT."],
    ["INT/EXT", "INT./EXT."],
    ["INT/EXT.", "INT./EXT."],
    ["I/E.", "INT./EXT."],
    ["I./E.", "INT./EXT."],
    ["INT. / EXT.", "INT./EXT."],
    ["INT. /EXT.", "INT./EXT."],
    ["EXT -", "EXT."],
    ["INT -", "INT."],
    ["INT,", "INT."],
    ["EST.", "EXT."],
    ["INT:", "INT."],
    ["EXT", "EXT."],
    ["INTERIOR", "INT."],
    ["EXTERIOR -", "EXT."],
    ["INT.-", "INT."],
    ["E/I", "INT./EXT."],
    ["INT./ EXT.", "INT./EXT."],
    ["INT.", "INT."],
    ["INT. & EXT.", "INT./EXT."],
    ["INT-EXT.", "INT./EXT."],
    ["EXT..", "EXT."],
  ],
  dashes: [
    ["INT --", "INT."],
    ["EXT --", "EXT."],
    ["INT./EXT --", "INT./EXT."],
  ],
  undotted: [
    ["INT", "INT."],
    ["EXT", "EXT."],
    ["INT/EXT", "INT./EXT."],
  ],
  colon: [
    ["INT:", "INT."],
    ["EXT:", "EXT."],
    ["INT/EXT:", "INT./EXT."],
  ],
  small: [
    ["Int.", "INT."],
    ["Ext.", "EXT."],
    ["Int./ext.", "INT./EXT."],
  ],
};
