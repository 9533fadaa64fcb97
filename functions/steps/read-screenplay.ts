import { draftKey } from "../../shared/pipeline.ts";
import { type ScriptFile, scriptFromFile } from "../../shared/screenplay/files/script-file.ts";
import { ScreenplayError } from "../../shared/screenplay/model/screenplay-error.ts";
import { step, Unreadable } from "../breakdown/pipeline-step.ts";
import { getBytes, putJson } from "../store/aws/documents.ts";

/** Parses a Final Draft or Fountain file, whose paragraphs already have types, and lays it out on pages. */
export const handler = step("find-scenes", async ({ projectId, draftId, key }) => {
  const { lines, scenes } = read(await getBytes(key));
  await Promise.all([
    putJson(draftKey(projectId, draftId, "lines"), lines),
    putJson(draftKey(projectId, draftId, "scenes"), scenes),
  ]);
  return { sceneCount: scenes.length };
});

function read(bytes: Uint8Array): ScriptFile {
  try {
    return scriptFromFile(bytes);
  } catch (error) {
    if (error instanceof ScreenplayError) throw new Unreadable(error.message);
    throw error;
  }
}
