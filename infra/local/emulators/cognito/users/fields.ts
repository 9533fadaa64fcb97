// Fields shared by the requests of several operations.
import * as z from "zod";

const AttributeList = z.array(z.object({ Name: z.string(), Value: z.string().default("") }));

/** A list of names and values in the API, a record in the emulator. */
export const Attributes = AttributeList.default([]).transform((list) =>
  Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])),
);

export const Metadata = z.record(z.string(), z.string()).optional();
export type Metadata = z.infer<typeof Metadata>;

export const Password = z.string().min(1).max(256);

/** Users can change neither `sub`, which the pool assigns, nor attributes that only a code can verify. */
export const OwnAttributes = AttributeList.refine(
  (list) => !list.some(({ Name }) => Name === "sub" || Name === "email_verified"),
  { error: "A client attempted to write unauthorized attribute" },
)
  .default([])
  .transform((list) => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])));
