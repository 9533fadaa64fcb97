import * as z from "zod";
import { ServiceError } from "../engine.ts";

/** Parses the fields that an operation needs. Throws an error that names the invalid ones. */
export function understood<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ServiceError("ValidationException", z.prettifyError(result.error));
}
