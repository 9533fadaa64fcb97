import * as z from "zod";

/** Who locked an option, and when. `by` is the user's email address, empty when the account is deleted. */
export const OptionLock = z.object({ name: z.string(), by: z.string(), at: z.iso.datetime() }).readonly();
export type OptionLock = z.infer<typeof OptionLock>;
