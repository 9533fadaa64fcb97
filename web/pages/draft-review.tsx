import FileCheck from "lucide-react/icons/file-check";
import { useLoaderData } from "react-router-dom";
import { Loaded } from "../loaded.tsx";
import type { draftReviewLoader } from "../loaders/script.ts";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { Review } from "../review/review.tsx";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { titleOf } from "../title.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page.tsx";
import { PageHeader } from "../ui/page-header.tsx";

export { keepsWhatWasLoaded as shouldRevalidate } from "../keeps-what-was-loaded.ts";

export function Component() {
  const { review } = useLoaderData<typeof draftReviewLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const header = <PageHeader title={say("Draft Review")} back={{ to: paths.project(user.id, id), label: name }} />;
  return (
    <Page width="list">
      <title>{titleOf(say("Draft Review"), name)}</title>
      <Loaded
        value={review}
        label={say("Loading the draft...")}
        shape="card"
        failure={say("Failed to fetch the draft")}
        head={header}
      >
        {(found) =>
          found ? (
            <Review key={found.draftVersion} review={found} />
          ) : (
            <>
              {header}
              <EmptyState icon={<FileCheck />} next={[paths.script(user.id, id), say("Go to the script")]}>
                {say("No draft is waiting for review. Import a new draft to see what it changes.")}
              </EmptyState>
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
