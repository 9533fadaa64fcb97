/** The largest photo that is taken, in bytes. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;

/** The largest small picture that is taken, in bytes. */
export const MAX_SMALL_BYTES = 200 * 1024;

/** The longest side of a photo, in pixels. */
export const MAX_PHOTO_SIDE = 16_000;

/** The most pixels of a photo: what phones of 108 megapixels take still fits, a picture made to fill memory does not. */
export const MAX_PHOTO_PIXELS = 110_000_000;

/** The longest side of a small picture for lists, in pixels. */
export const SMALL_SIDE = 480;

/** How many photos one option has at most. */
export const MAX_PHOTOS = 40;
