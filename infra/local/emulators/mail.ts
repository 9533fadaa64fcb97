import * as z from "zod";

/** A sent mail as the outbox stores it. `at` is an ISO time, `size` is in bytes. */
export const Mail = z
  .object({
    id: z.string(),
    at: z.string(),
    from: z.string().optional(),
    to: z.array(z.string()).readonly(),
    subject: z.string(),
    text: z.string(),
    html: z.string().optional(),
    /** The sender's tags, which the events about the mail contain. */
    tags: z.record(z.string(), z.string()).optional(),
    /** The configuration set of the mail, which determines who receives its events. */
    configurationSet: z.string().optional(),
    attachments: z
      .array(z.object({ name: z.string(), type: z.string(), size: z.number() }).readonly())
      .readonly()
      .optional(),
  })
  .readonly();
export type Mail = z.infer<typeof Mail>;
