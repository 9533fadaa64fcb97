import type { HouseStyle } from "../house/house-style.ts";

const FLUSH = { action: 1.5, dialogue: 1.5, parenthetical: 1.5, cue: 1.5 };

/** The layout in which each script of this folder is set. */
export const CORPUS_STYLES: Readonly<Record<string, HouseStyle>> = {
  "the-tide-table": { numbers: "both", over: 2, pageNumber: "right" },
  "cold-chain": { titlePage: true },
  "second-helping": { indents: FLUSH, proportional: true, pageNumber: "none" },
  "harbour-unit": { numbers: "both", continueds: true, header: "HARBOUR UNIT  Blue Rev. (04/06/24)", stars: 0.2 },
  "spin-cycle": { comedy: true, acts: true, header: "SPIN CYCLE #104" },
  "the-lock-keeper": { paper: "a4", indents: { action: 1.25, dialogue: 2.25, parenthetical: 2.75, cue: 3.25 } },
};

/** Scripts that no rule was written for. */
export const HELD_BACK_STYLES: Readonly<Record<string, HouseStyle>> = {
  "the-beekeepers-trial": { numbers: "left", pageNumber: "foot" },
  "the-dry-well": { bold: 0, centredCues: true, proportional: true, header: "THE DRY WELL" },
  "low-orbit": { numbers: "before", acts: true, header: "LOW ORBIT - Episode 2" },
};

/** Scripts marked in two passes, whose faults were looked at. */
export const TWICE_MARKED_STYLES: Readonly<Record<string, HouseStyle>> = {
  "the-long-ward": { numbers: "both", header: "THE LONG WARD" },
  "the-quiet-vault": { titlePage: true },
  "the-straw-bear": { titlePage: true, pageNumber: "right" },
  "sixteen-bars": { numbers: "both", header: "SIXTEEN BARS" },
  "the-salt-tax": { numbers: "left", pageNumber: "right" },
  "home-ground": { paper: "a4" },
  "the-last-tram": { titlePage: true },
  "salvage-rights": { numbers: "both", header: "SALVAGE RIGHTS" },
};

/** Scripts in other layouts, marked in two passes, first before they were read, with their headings and speakers. */
export const OTHER_LAYOUTS: Readonly<Record<string, HouseStyle>> = {
  "the-weighbridge": {
    indents: { action: 2.75, dialogue: 1.5, parenthetical: 2.75, cue: 3.7, heading: 3.5 },
    pageNumber: "right",
  },
  "lost-property": { numbers: "letters", comedy: true, header: "LOST PROPERTY #201" },
  "glass-eels": { numbers: "both", paper: "a4", header: "GLASS EELS", twoPages: true },
};
