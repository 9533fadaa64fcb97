import * as z from "zod";

/** A mail that left the stack, as the outbox keeps it. `at` is an ISO time, `size` is in bytes. */
export const Mail = z
  .object({
    id: z.string(),
    at: z.string(),
    from: z.string().optional(),
    to: z.array(z.string()).readonly(),
    subject: z.string(),
    text: z.string(),
    html: z.string().optional(),
    /** What the sender wrote on it for those who hear what becomes of it. */
    tags: z.record(z.string(), z.string()).optional(),
    /** The configuration set that it was sent with, which says who hears that. */
    configurationSet: z.string().optional(),
    attachments: z
      .array(z.object({ name: z.string(), type: z.string(), size: z.number() }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();
export type Mail = z.infer<typeof Mail>;
