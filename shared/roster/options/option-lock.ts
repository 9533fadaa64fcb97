import * as z from "zod";

/** Who has locked an option, and when. `by` is their e-mail address, empty for somebody who has no account any more. */
export const OptionLock = z.object({ name: z.string(), by: z.string(), at: z.iso.datetime() }).readonly();
export type OptionLock = z.infer<typeof OptionLock>;
