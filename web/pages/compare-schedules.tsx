import { type ActionFunctionArgs, useLoaderData } from "react-router-dom";
import { api } from "../api.ts";
import { Loaded } from "../loaded.tsx";
import type { compareSchedulesLoader } from "../loaders/schedule.ts";
import { paths } from "../paths.ts";
import { wordsFor } from "../problem-words.ts";
import { useProject } from "../project-context.ts";
import type { Activation } from "../schedule/activation.ts";
import { Comparison } from "../schedule/comparison.tsx";
import { NoSchedules } from "../schedule/no-schedules.tsx";
import { useUser } from "../shell.tsx";
import { TermsButton } from "../terms/terms-button.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export async function action({ params, request }: ActionFunctionArgs<"id">): Promise<{ problem?: string }> {
  // Sent by the table's buttons in this form.
  const { name, active } = (await request.json()) as Activation;
  try {
    await api.activateSchedule({ params: { id: params.id!, scheduleName: name }, payload: { active } });
    return {};
  } catch (error) {
    return { problem: wordsFor(error, say("Failed to change the active schedule")) };
  }
}

export function Component() {
  const { compared } = useLoaderData<typeof compareSchedulesLoader>();
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf(say("Compare schedules"), name)}</title>
      <PageHeader
        title={say("Compare Schedules")}
        help={<TermsButton of={["eighths", "hold", "move", "turnaround"]} />}
        back={{ to: paths.manageSchedules(user.id, id), label: say("Schedules") }}
        note={say(
          "The active schedule is the one the production shoots by: tomorrow's call sheets are created from it. A day's points cover the day itself, its holds and company moves, mixed day and night work, and returns to a location. The points of all days add up to the schedule's cost.",
        )}
      />
      <Loaded
        value={compared}
        label={say("Loading schedules...")}
        shape="table"
        failure={say("Failed to fetch schedules")}
      >
        {({ active, scenarios }) =>
          scenarios.length === 0 ? <NoSchedules /> : <Comparison active={active} scenarios={scenarios} />
        }
      </Loaded>
    </Page>
  );
}
