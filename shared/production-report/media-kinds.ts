/** Kinds of media, with their labels. */
export const MEDIA_KINDS = { camera: "Camera", sound: "Sound", stills: "Stills" } as const;

export type MediaKind = keyof typeof MEDIA_KINDS;

/** The kinds in the order of display. */
export const MEDIA_KIND_NAMES = Object.keys(MEDIA_KINDS) as [MediaKind, ...MediaKind[]]; // the keys of the object above
