import * as z from "zod";

/** The input of the import's states. `projectId` is the ID of the new project. */
export const ImportInput = z.object({
  userId: z.string(),
  projectId: z.string(),
  run: z.string(),
  upload: z.string(),
});
