/** US Letter in Courier 12 pt: ten characters and six rows per inch. Lengths are in inches. */
export const PAGE = { width: 8.5, height: 11, top: 1, rows: 55 } as const;

export const ROWS_PER_INCH = 6;
export const CHARACTERS_PER_INCH = 10;

/** Left edge in inches and width in characters of each kind of paragraph. */
export const COLUMNS = {
  action: { left: 1.5, characters: 60 },
  heading: { left: 1.5, characters: 58 },
  cue: { left: 3.7, characters: 35 },
  parenthetical: { left: 3.1, characters: 25 },
  dialogue: { left: 2.5, characters: 35 },
} as const;

/** The left edges of the two columns of a dual dialogue. */
export const DUAL_EDGES = [1.5, 4.7] as const;

/** Indent from the edge of a dual dialogue column in inches and width in characters of each part. */
export const DUAL = {
  cue: { indent: 1.1, characters: 17 },
  parenthetical: { indent: 0.5, characters: 18 },
  dialogue: { indent: 0, characters: 28 },
} as const;

/** The right edge of action, transitions and page numbers. */
export const RIGHT_EDGE = 7.5;

/** Distance from the top of the page to the top of the page number's row. */
export const FOLIO_TOP = 0.5;

/** Left edges of the scene numbers: left of the heading, and past the right edge. */
export const SCENE_NUMBER = { left: 0.75, right: 7.6 } as const;
