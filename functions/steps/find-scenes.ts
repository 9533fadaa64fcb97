import * as z from "zod";
import { stored } from "../../shared/i18n/stored.ts";
import { draftKey } from "../../shared/pipeline.ts";
import { Line } from "../../shared/screenplay/model/line.ts";
import { scenesFromLines } from "../../shared/screenplay/scenes/scenes-from-lines.ts";
import { step, Unreadable } from "../breakdown/pipeline-step.ts";
import { getJson, putJson } from "../store/aws/documents.ts";

export const handler = step("find-scenes", async ({ projectId, draftId, layout }) => {
  const lines = await getJson(draftKey(projectId, draftId, "lines"), z.array(Line));
  const { scenes } = scenesFromLines(lines, layout);
  if (scenes.length === 0) {
    throw new Unreadable(
      stored('No scene headings were found. Is this a screenplay? Headings look like "INT. KITCHEN - DAY".'),
    );
  }
  await putJson(draftKey(projectId, draftId, "scenes"), scenes);
  return { sceneCount: scenes.length };
});
