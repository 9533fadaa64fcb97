import * as z from "zod";

const CastMember = z.object({
  castId: z.string().min(1),
  name: z.string().min(1),
  aliases: z.array(z.string()).readonly(),
});

/** A role at the time it was merged into another; `with` are the cast ids of the roles merged into it before. */
export const MergedRole = CastMember.extend({ with: z.array(z.string()).readonly().optional() }).readonly();
export type MergedRole = z.infer<typeof MergedRole>;

/**
 * A character in the cast list. `castId` is assigned once, by importance, and never changed or reused. `merged` are the
 * roles merged into this one, so that each merge can be undone.
 */
export const Role = CastMember.extend({ merged: z.array(MergedRole).readonly().optional() }).readonly();
export type Role = z.infer<typeof Role>;

/**
 * Sets shot at one location (KITCHEN and HALL of JOHN'S HOUSE). `id` is assigned once and never changed or reused.
 * `merged` are the ids of the groups merged into this one, whose options count for it.
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
 * All roles and location groups that the production has ever had. Those without scenes in the current breakdown keep
 * their ids and options.
 */
export const Roster = z
  .object({
    roles: z.array(Role).readonly(),
    groups: z.array(LocationGroup).readonly(),
    nextCastId: z.int().positive(),
    nextGroupId: z.int().positive(),
    /** Pairs of cast ids that a user has marked as different characters. */
    apart: z
      .array(z.tuple([z.string(), z.string()]).readonly())
      .readonly()
      .optional(),
  })
  .readonly();
export type Roster = z.infer<typeof Roster>;
