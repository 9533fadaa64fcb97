import * as z from "zod";

const CastMember = z.object({
  castId: z.string().min(1),
  name: z.string().min(1),
  aliases: z.array(z.string()).readonly(),
});

/** A role as it was when it was merged into another; `with` are the cast ids of those that had been merged into it. */
export const MergedRole = CastMember.extend({ with: z.array(z.string()).readonly().optional() }).readonly();
export type MergedRole = z.infer<typeof MergedRole>;

/**
 * A character's place on the cast list. `castId` is given once, by importance, and is never changed or reused.
 * `merged` are the roles that turned out to be this one, so that each can be taken out again.
 */
export const Role = CastMember.extend({ merged: z.array(MergedRole).readonly().optional() }).readonly();
export type Role = z.infer<typeof Role>;

/**
 * Sets that are shot at one place (KITCHEN and HALL of JOHN'S HOUSE). `id` is given once and never changed or reused.
 * `merged` are the ids of the groups that have become part of it, whose options count for it.
 */
export const LocationGroup = z
  .object({
    id: z.string().min(1),
    name: z.string().min(1),
    sets: z.array(z.string()).readonly(),
    merged: z.array(z.string()).readonly().optional(),
  })
  .readonly();
export type LocationGroup = z.infer<typeof LocationGroup>;

/**
 * Who and where: every role and location group that the production has ever had.
 * A role or group without scenes in the present breakdown keeps its id and its options.
 */
export const Roster = z
  .object({
    roles: z.array(Role).readonly(),
    groups: z.array(LocationGroup).readonly(),
    nextCastId: z.int().positive(),
    nextGroupId: z.int().positive(),
    /** Pairs of cast ids that a person has said to be two people. */
    apart: z
      .array(z.tuple([z.string(), z.string()]).readonly())
      .readonly()
      .optional(),
  })
  .readonly();
export type Roster = z.infer<typeof Roster>;
