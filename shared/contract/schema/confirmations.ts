import * as z from "zod";

/** How many people a published call sheet asks to confirm it, and how many have. */
export const Confirmations = z.object({ confirmed: z.int(), asked: z.int() });
export type Confirmations = z.infer<typeof Confirmations>;
