import { DeleteCommand, GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { Photo } from "../../../shared/roster/options/photo.ts";
import { MAX_PHOTOS } from "../../../shared/roster/photo-file/limits.ts";
import type { Membership, ProjectGrant } from "../account/sessions.ts";
import { addWithinLimit } from "../aws/limited-collection.ts";
import { db, isConditionFailure, optionsTable, projectKey, queryAll } from "../aws/table.ts";
import { touchOptions } from "../project/change-stamp.ts";
import { oldestRestorable } from "./removed-options.ts";

/** The option that a photo shows, or the logo. `addedAt` distinguishes the option from others of the same name. */
export interface PhotoOf {
  readonly kind: "ACTOR" | "LOCATION" | "LOGO";
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
}

const Of = z.object({
  kind: z.enum(["ACTOR", "LOCATION", "LOGO"]),
  id: z.string(),
  name: z.string(),
  addedAt: z.string(),
});

/** The subject of a photo that is the logo on call sheets. */
export const LOGO: PhotoOf = { kind: "LOGO", id: "logo", name: "logo", addedAt: "" };

/** A stored photo. It is removed if it has a `removedAt`. */
export const PhotoRow = Photo.unwrap().extend({
  format: z.enum(["jpeg", "png"]),
  of: Of,
  addedAt: z.string(),
  removedAt: z.string().optional(),
});
export type PhotoRow = z.infer<typeof PhotoRow>;

const photoKey = (projectId: string, photoId: string) => ({ pk: projectKey(projectId), sk: `PHOTO#${photoId}` });
const keyOf = ({ kind, id, name, addedAt }: PhotoOf) => JSON.stringify([kind, id, name, addedAt]);

function rowsIn(items: readonly Record<string, unknown>[]): PhotoRow[] {
  return items
    .filter((item) => String(item.sk).startsWith("PHOTO#"))
    .map((item) => PhotoRow.parse(item))
    .sort((a, b) => a.addedAt.localeCompare(b.addedAt));
}

/** From a project's items, the photos of each option in the order in which they were added. */
export function photosIn(items: readonly Record<string, unknown>[]): (of: PhotoOf) => Photo[] {
  const rows = rowsIn(items).filter(({ removedAt }) => removedAt === undefined);
  const byOption = Map.groupBy(rows, ({ of }) => keyOf(of));
  return (of) => (byOption.get(keyOf(of)) ?? []).map(({ photoId, width, height }) => ({ photoId, width, height }));
}

/** The photos of one option, oldest first. */
export async function photosOf(grant: ProjectGrant, of: PhotoOf): Promise<PhotoRow[]> {
  const rows = rowsIn(await itemsOfOptions(grant));
  return rows.filter((row) => row.removedAt === undefined && isPhotoOf(row, of));
}

export const isPhotoOf = (row: PhotoRow, of: PhotoOf): boolean => keyOf(row.of) === keyOf(of);

/** Whether a photo was removed so long ago that it can no longer be restored. */
const isForgotten = ({ removedAt }: PhotoRow, restorableSince: string) =>
  removedAt !== undefined && removedAt < restorableSince;

/** A photo of any option of the project, also a removed one. */
export async function photoAt({ projectId }: ProjectGrant, photoId: string): Promise<PhotoRow | undefined> {
  const Key = photoKey(projectId, photoId);
  const { Item } = await db.send(new GetCommand({ TableName: optionsTable(), Key, ConsistentRead: true }));
  return Item && PhotoRow.parse(Item);
}

/** The most photos of an option with the removed ones that can still be restored. */
export const MAX_WITH_REMOVED = 5 * MAX_PHOTOS;

/**
 * Adds a photo to its option, unless that has as many as it may have.
 *
 * @returns the limit that was reached, or `there` if the project has a photo of that ID
 */
export async function addPhoto(
  member: Membership,
  photo: PhotoRow,
  restorableSince: string,
): Promise<"there" | "tooMany" | "tooManyRemoved" | undefined> {
  const Item = { ...photoKey(member.projectId, photo.photoId), ...photo, addedBy: member.userId };
  const isFull = async () => {
    const all = rowsIn(await itemsOfOptions(member));
    if (all.some(({ photoId }) => photoId === photo.photoId)) return "there" as const;
    const rows = all.filter((row) => isPhotoOf(row, photo.of));
    const shown = rows.filter(({ removedAt }) => removedAt === undefined);
    // A new logo replaces the previous one.
    if (photo.of.kind !== "LOGO" && shown.length >= MAX_PHOTOS) return "tooMany" as const;
    const counted = rows.filter((row) => !isForgotten(row, restorableSince));
    return counted.length >= MAX_WITH_REMOVED ? ("tooManyRemoved" as const) : undefined;
  };
  const put = { TableName: optionsTable(), Item, ConditionExpression: "attribute_not_exists(pk)" };
  try {
    const reached = await addWithinLimit(collection(member, photo.of), Date.parse(photo.addedAt) / 1000, isFull, [
      { Put: put },
    ]);
    if (reached) return reached;
    await touchOptions(member);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    return "there";
  }
  return undefined;
}

const collection = ({ projectId }: Membership, of: PhotoOf) => `PHOTOS#${projectId}#${keyOf(of)}`;

/** Removes a photo; false if it does not exist. */
export async function removePhoto(member: Membership, photoId: string, removedAt: string): Promise<boolean> {
  try {
    await db.send(
      new UpdateCommand({
        TableName: optionsTable(),
        Key: photoKey(member.projectId, photoId),
        UpdateExpression: "SET removedAt = :at",
        ConditionExpression: "attribute_exists(pk)",
        ExpressionAttributeValues: { ":at": removedAt },
      }),
    );
    await touchOptions(member);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/**
 * Restores a removed photo, unless its option has as many as it may have.
 *
 * @returns the option that has; otherwise whether the photo exists
 */
export async function restorePhoto(
  member: Membership,
  photoId: string,
  nowSeconds: number,
): Promise<PhotoOf | boolean> {
  const [TableName, Key] = [optionsTable(), photoKey(member.projectId, photoId)];
  const photo = await photoAt(member, photoId);
  if (!photo || isForgotten(photo, oldestRestorable(new Date(nowSeconds * 1000).toISOString()))) return false;
  const { of } = photo;
  const isFull = async () => {
    const others = (await photosOf(member, of)).filter((row) => row.photoId !== photoId);
    return others.length >= MAX_PHOTOS ? of : undefined;
  };
  const ConditionExpression = "attribute_exists(pk)";
  const restored = { Update: { TableName, Key, UpdateExpression: "REMOVE removedAt", ConditionExpression } };
  try {
    const full = await addWithinLimit(collection(member, of), nowSeconds, isFull, [restored]);
    if (full) return full;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
  await touchOptions(member);
  return true;
}

const Option = z.object({ sk: z.string(), addedAt: z.string() });
const RemovedOption = z.object({ sk: z.string(), kept: z.object({ addedAt: z.string() }) });

/** Photos that can no longer be restored: removed before that time, or of an option that was permanently deleted. */
export async function forgottenPhotos(grant: ProjectGrant, restorableSince: string): Promise<PhotoRow[]> {
  const items = await itemsOfOptions(grant);
  const existing = new Set([
    placeOf(LOGO),
    ...items.flatMap((item) => {
      if (/^(?:ACTOR|LOCATION)#/.test(String(item.sk))) {
        const { sk, addedAt } = Option.parse(item);
        return [`${sk}#${addedAt}`];
      }
      if (!/^REMOVED#(?:ACTOR|LOCATION)#/.test(String(item.sk))) return [];
      const { sk, kept } = RemovedOption.parse(item);
      return [`${sk.slice("REMOVED#".length)}#${kept.addedAt}`];
    }),
  ]);
  return rowsIn(items).filter((row) => isForgotten(row, restorableSince) || !existing.has(placeOf(row.of)));
}

const placeOf = ({ kind, id, name, addedAt }: PhotoOf) => `${kind}#${id}#${name}#${addedAt}`;

/** Permanently deletes a photo's item. */
export async function deletePhoto(member: Membership, photoId: string): Promise<void> {
  await db.send(new DeleteCommand({ TableName: optionsTable(), Key: photoKey(member.projectId, photoId) }));
}

function itemsOfOptions({ projectId }: ProjectGrant): Promise<Record<string, unknown>[]> {
  return queryAll({
    TableName: optionsTable(),
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": projectKey(projectId) },
    ConsistentRead: true,
  });
}
