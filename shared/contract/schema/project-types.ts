/** Kinds of productions; the first is the default. */
export const PROJECT_TYPES = [
  "Feature Film",
  "Short Film",
  "Documentary",
  "Web Series",
  "TV Show",
  "Commercial",
  "Music Video",
] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];
