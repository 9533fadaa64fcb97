import { message, said } from "../../i18n/speech.ts";

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

const NAMES: Readonly<Record<ProjectType, string>> = {
  "Feature Film": message("Feature Film"),
  "Short Film": message("Short Film"),
  Documentary: message("Documentary"),
  "Web Series": message("Web Series"),
  "TV Show": message("TV Show"),
  Commercial: message("Commercial"),
  "Music Video": message("Music Video"),
};

/** A project's type in the reader's language. */
export const projectTypeText = (type: string): string =>
  Object.hasOwn(NAMES, type) ? said(NAMES[type as ProjectType]) : type; // one of its keys
