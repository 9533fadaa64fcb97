import { routes } from "../../shared/contract/routes.ts";
import { currentSpeech } from "../../shared/i18n/speech.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { serve } from "../http/serve.ts";
import { projectLimitText } from "../project/limit-texts.ts";
import { now } from "../runtime/clock.ts";
import { createProject } from "../store/project/projects.ts";

export const handler = serve(routes.createProject, async ({ session, payload, refuse }) => {
  const made = await createProject(session, { ...payload, language: currentSpeech().locale }, now());
  return made === "projectLimit" ? refuse(made, retold(projectLimitText())) : made;
});
