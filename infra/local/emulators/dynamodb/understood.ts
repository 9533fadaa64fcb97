import * as z from "zod";
import { ServiceError } from "../engine.ts";

/** The members of a request that an operation of ours needs, or a refusal that names what is wrong with them. */
export function understood<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ServiceError("ValidationException", z.prettifyError(result.error));
}
