import { useFetcher } from "react-router-dom";
import type { ProjectSummary } from "../../shared/contract/projects.ts";
import { locale } from "../texts/language.ts";
import { say } from "../texts/say.ts";
import { whenNeeded } from "../texts/when-needed.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Column } from "../ui/column.tsx";
import { Fact } from "../ui/fact.tsx";
import { StatusLine } from "../ui/status-line.tsx";

const day = whenNeeded(() => new Intl.DateTimeFormat(locale, { dateStyle: "long" }));

/** Projects that somebody owns and has deleted, as long as they can be brought back. */
export function DeletedProjects({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  if (projects.length === 0) return null;
  return (
    <Column>
      <h2>{say("Deleted Projects")}</h2>
      {projects.map((project) => (
        <Deleted key={project.id} project={project} />
      ))}
    </Column>
  );
}

function Deleted({ project: { id, projectName, erasedOn = "" } }: { readonly project: ProjectSummary }) {
  const restoring = useFetcher<{ readonly problem: string }>();
  return (
    <Card>
      <Column>
        <Fact name={projectName}>{say("Can be restored until {day}", { day: day().format(new Date(erasedOn)) })}</Fact>
        <StatusLine status={restoring.data && { kind: "error", text: restoring.data.problem }} />
        <restoring.Form method="post">
          <input type="hidden" name="restore" value={id} />
          <Button
            type="submit"
            aria-label={say("Restore {projectName}", { projectName })}
            busy={restoring.state !== "idle" && say("Restoring...")}
          >
            {say("Restore")}
          </Button>
        </restoring.Form>
      </Column>
    </Card>
  );
}
