import { api } from "../api.ts";
import type { OpenProject } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { TeamSwitch } from "./team-switch.tsx";

/** What holds for everybody on the project. */
export function TeamRules({ project }: { readonly project: OpenProject }) {
  const params = { id: project.id };
  return (
    <>
      <TeamSwitch
        label={say("Require two-factor authentication")}
        isOn={project.secondStepAsked === true}
        onSwitch={(asked) => api.askSecondStep({ params, payload: { asked } })}
        failure={say("Failed to change the team's sign-in requirement")}
      />
      <TeamSwitch
        label={say("Watermark pages with the reader's name")}
        isOn={project.pagesMarked === true}
        onSwitch={(marked) => api.markPages({ params, payload: { marked } })}
        failure={say("Failed to change the watermark setting")}
      />
    </>
  );
}
