import NotebookPen from "lucide-react/icons/notebook-pen";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { titleOf } from "../title.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export function Component() {
  const { id, name } = useProject();
  const user = useUser();
  return (
    <Page>
      <title>{titleOf("DPR", name)}</title>
      <PageHeader title="DPR" note="Daily production reports" back={{ to: paths.project(user.id, id), label: name }} />
      <EmptyState
        icon={<NotebookPen />}
        action={<ButtonLink to={paths.manageShootDays(user.id, id)}>Go to the call sheets</ButtonLink>}
      >
        No report has been written yet. What was planned for a day stands on its call sheet.
      </EmptyState>
    </Page>
  );
}
