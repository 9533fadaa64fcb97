import * as z from "zod";

/** An invalid talent instance. The message gives the position and the problem. */
export class TalentError extends Error {
  override name = "TalentError";
}

const amount = z.number().nonnegative();

/**
 * The Talent Scheduling Problem of Cheng, Diamond and Lin (1993): scenes with durations are shot in sequence, and each
 * actor is paid for the whole time from the first to the last scene that needs them. `matrix[actor][scene]` is 1 when
 * the scene needs the actor; `cost[actor]` is the pay per unit of `duration[scene]`.
 */
export const TalentInstance = z
  .object({
    scenes: z.int().positive(),
    actors: z.int().nonnegative(),
    duration: z.array(amount).readonly(),
    cost: z.array(amount).readonly(),
    matrix: z.array(z.array(z.literal([0, 1])).readonly()).readonly(),
  })
  .readonly();
export type TalentInstance = z.infer<typeof TalentInstance>;

/**
 * Parses a talent instance from JSON; unknown fields are ignored.
 *
 * @throws {TalentError} when a field is missing, has a wrong type, or a length that differs from `scenes` or `actors`
 */
export function talentFrom(json: unknown): TalentInstance {
  const { data: instance, error } = TalentInstance.safeParse(json);
  if (!instance) {
    const [issue] = error.issues;
    throw new TalentError(`${issue?.path.join(".") || "The instance"}: ${issue?.message}.`);
  }
  const lengths: [name: string, list: readonly unknown[], wanted: number][] = [
    ["duration", instance.duration, instance.scenes],
    ["cost", instance.cost, instance.actors],
    ["matrix", instance.matrix, instance.actors],
    ...instance.matrix.map((row, actor): [string, readonly unknown[], number] => [
      `matrix.${actor}`,
      row,
      instance.scenes,
    ]),
  ];
  for (const [name, list, wanted] of lengths) {
    if (list.length !== wanted) throw new TalentError(`${name} has ${list.length} entries; it needs ${wanted}.`);
  }
  return instance;
}
