import { api } from "../api/client.ts";
import { ownTimeZone } from "../dates/time-zones.ts";
import sample from "./sample-script.pdf";
import { upload } from "./upload.ts";

const NAME = "The Honest Tide";

/** Creates a sample project with a short script, starts its breakdown, and returns the project's id. */
export async function beginSample(user: string): Promise<string> {
  const answer = await fetch(sample);
  if (!answer.ok) throw new Error("The sample script could not be fetched. Please try again.");
  const script = new File([await answer.blob()], "sample-script.pdf", { type: "application/pdf" });
  const payload = { projectName: NAME, projectType: "Short Film" as const, timeZone: ownTimeZone() };
  const { id } = await api.createProject({ params: { user }, payload });
  const { fileName, version } = await upload(id, { file: script, fileName: "Sample" });
  await api.generateBreakdown({ params: { id, fileName }, query: { version } });
  return id;
}
