import { message } from "../i18n/speech.ts";

/** Kinds of media, with their labels. */
export const MEDIA_KINDS = { camera: message("Camera"), sound: message("Sound"), stills: message("Stills") } as const;

export type MediaKind = keyof typeof MEDIA_KINDS;

/** The kinds in the order of display. */
export const MEDIA_KIND_NAMES = Object.keys(MEDIA_KINDS) as [MediaKind, ...MediaKind[]]; // the keys of the object above
