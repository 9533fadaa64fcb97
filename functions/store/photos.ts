import * as z from "zod";
import { Photo } from "../../shared/roster/photo.ts";

/** The option that a photo shows. `addedAt` tells it from a later option of the same name. */
export interface PhotoOf {
  readonly kind: "ACTOR" | "LOCATION";
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
}

export const PhotoRow = Photo.unwrap().extend({
  format: z.enum(["jpeg", "png"]),
  of: z.object({ kind: z.enum(["ACTOR", "LOCATION"]), id: z.string(), name: z.string(), addedAt: z.string() }),
  addedAt: z.string(),
  removedAt: z.string().optional(),
});
export type PhotoRow = z.infer<typeof PhotoRow>;

const keyOf = ({ kind, id, name, addedAt }: PhotoOf) => JSON.stringify([kind, id, name, addedAt]);

/** Of a project's items, the photos of each option in the order in which they were added. */
export function photosIn(items: readonly Record<string, unknown>[]): (of: PhotoOf) => Photo[] {
  const rows = items
    .filter((item) => String(item.sk).startsWith("PHOTO#"))
    .map((item) => PhotoRow.parse(item))
    .filter(({ removedAt }) => removedAt === undefined)
    .sort((a, b) => a.addedAt.localeCompare(b.addedAt));
  const byOption = Map.groupBy(rows, ({ of }) => keyOf(of));
  return (of) => (byOption.get(keyOf(of)) ?? []).map(({ photoId, width, height }) => ({ photoId, width, height }));
}
