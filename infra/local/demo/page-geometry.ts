/** US Letter set in Courier 12 pt: ten characters to the inch, six rows to the inch. All measures are in inches. */
export const PAGE = { width: 8.5, height: 11, top: 1, rows: 55 } as const;

export const ROWS_PER_INCH = 6;
export const CHARACTERS_PER_INCH = 10;

/** Where each kind of paragraph begins, and how many characters it is wide. */
export const COLUMNS = {
  action: { left: 1.5, characters: 60 },
  heading: { left: 1.5, characters: 58 },
  cue: { left: 3.7, characters: 35 },
  parenthetical: { left: 3.1, characters: 25 },
  dialogue: { left: 2.5, characters: 35 },
} as const;

/** The left edges of the two columns of a dual dialogue. */
export const DUAL_EDGES = [1.5, 4.7] as const;

/** Within a column of a dual dialogue: each part's indent from the column's edge, and how many characters it is wide. */
export const DUAL = {
  cue: { indent: 1.1, characters: 17 },
  parenthetical: { indent: 0.5, characters: 18 },
  dialogue: { indent: 0, characters: 28 },
} as const;

/** The right edge of action, transitions and page numbers. */
export const RIGHT_EDGE = 7.5;

/** The page number's distance from the top of the page to the top of its row. */
export const FOLIO_TOP = 0.5;

/** Where scene numbers stand: beside the heading on its left, and past the right edge. */
export const SCENE_NUMBER = { left: 0.75, right: 7.6 } as const;
