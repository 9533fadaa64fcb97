import * as z from "zod";

/** What travels from state to state of an import. `projectId` is the id that the new project gets. */
export const ImportInput = z.object({
  userId: z.string(),
  projectId: z.string(),
  run: z.string(),
  upload: z.string(),
});
