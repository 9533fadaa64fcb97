import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api/client.ts";
import { errorText } from "../api/error-text.ts";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { compareSchedulesLoader } from "../loaders/schedule.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import type { Activation } from "../schedule/activation.ts";
import { Comparison } from "../schedule/comparison.tsx";
import { NoSchedules } from "../schedule/no-schedules.tsx";
import { useUser } from "../session/use-user.ts";
import { TermsButton } from "../terms/terms-button.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<{ problem?: string }> {
  // Sent by the table's buttons in this form.
  const { name, active } = (await request.json()) as Activation;
  try {
    await api.activateSchedule({ params: { id: params.id!, scheduleName: name }, payload: { active } });
    return {};
  } catch (error) {
    return { problem: errorText(error, t("Failed to change the active schedule")) };
  }
}

export function Component() {
  const { compared } = useLoaderData<typeof compareSchedulesLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(t("Compare schedules"), name)}</title>
      <PageHeader
        title={t("Compare Schedules")}
        help={<TermsButton of={["eighths", "hold", "move", "turnaround"]} />}
        back={{ to: paths.manageSchedules(user.id, id), label: t("Schedules") }}
        note={t(
          "The active schedule is the one the production shoots by: tomorrow's call sheets are created from it. A day's points cover the day itself, its cast including holds, company moves, visits to locations, and mixed day and night work. The points of all days add up to the schedule's cost.",
        )}
      />
      <Deferred
        value={compared}
        label={t("Loading schedules...")}
        shape="table"
        failure={t("Failed to fetch schedules")}
      >
        {(loaded) => (loaded.scenarios.length === 0 ? <NoSchedules /> : <Comparison {...loaded} />)}
      </Deferred>
    </Page>
  );
}
