import * as z from "zod";

/** A photo of an option. Sizes are in pixels of the upright picture. */
export const Photo = z
  .object({
    photoId: z.string(),
    width: z.int().positive(),
    height: z.int().positive(),
  })
  .readonly();
export type Photo = z.infer<typeof Photo>;
