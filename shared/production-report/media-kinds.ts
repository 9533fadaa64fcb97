/** What cards and rolls are of, each with its name for people. */
export const MEDIA_KINDS = { camera: "Camera", sound: "Sound", stills: "Stills" } as const;

export type MediaKind = keyof typeof MEDIA_KINDS;

/** The kinds in the order in which they are listed. */
export const MEDIA_KIND_NAMES = Object.keys(MEDIA_KINDS) as [MediaKind, ...MediaKind[]]; // the keys of the object above
