/** Maximum size of a photo, in bytes. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;

/** Maximum size of a thumbnail, in bytes. */
export const MAX_SMALL_BYTES = 200 * 1024;

/** Maximum width and height of a photo, in pixels. */
export const MAX_PHOTO_SIDE = 16_000;

/** Maximum number of pixels: fits 108-megapixel phone cameras, rejects decompression bombs. */
export const MAX_PHOTO_PIXELS = 110_000_000;

/** Maximum width and height of a thumbnail, in pixels. */
export const SMALL_SIDE = 480;

/** Maximum number of photos per option. */
export const MAX_PHOTOS = 40;
