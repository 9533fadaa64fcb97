import { api } from "../api/client.ts";
import { t } from "../i18n/translate.ts";
import type { OpenProject } from "../navigation/project-context.ts";
import { TeamSwitch } from "./team-switch.tsx";

/** Settings for all members of the project. */
export function TeamRules({ project }: { readonly project: OpenProject }) {
  const params = { id: project.id };
  return (
    <>
      <TeamSwitch
        label={t("Require two-factor authentication")}
        isOn={project.secondStepAsked === true}
        onSwitch={(asked) => api.requireTwoFactor({ params, payload: { asked } })}
        failure={t("Failed to change the team's sign-in requirement")}
      />
      <TeamSwitch
        label={t("Watermark pages with the reader's name")}
        isOn={project.pagesMarked === true}
        onSwitch={(marked) => api.setWatermark({ params, payload: { marked } })}
        failure={t("Failed to change the watermark setting")}
      />
    </>
  );
}
