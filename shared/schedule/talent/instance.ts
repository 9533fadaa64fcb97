import * as z from "zod";

/** A talent instance cannot be read; the message says where and what is wrong. */
export class TalentError extends Error {
  override name = "TalentError";
}

const amount = z.number().nonnegative();

/**
 * The Talent Scheduling Problem of Cheng, Diamond and Lin (1993): scenes of given durations are shot one after another,
 * and each actor is paid for all the time from the first to the last scene that needs them. `matrix[actor][scene]` is 1
 * when the scene needs the actor; `cost[actor]` is the pay for one unit of `duration[scene]`.
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
/** See the schema of the same name. */
export type TalentInstance = z.infer<typeof TalentInstance>;

/**
 * Reads a talent instance from parsed JSON; fields that it does not know are ignored.
 *
 * @throws {TalentError} when a field is missing, of another kind, or of another length than `scenes` and `actors` say
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
