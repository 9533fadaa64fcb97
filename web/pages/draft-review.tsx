import FileCheck from "lucide-react/icons/file-check";
import { useLoaderData } from "react-router-dom";
import { Review } from "../draft-review/draft-review.tsx";
import { t } from "../i18n/translate.ts";
import { Deferred } from "../layout/deferred.tsx";
import type { draftReviewLoader } from "../loaders/script.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { titleOf } from "../navigation/title.ts";
import { useUser } from "../session/use-user.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Page } from "../ui/page/page.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";

export { skipRevalidation as shouldRevalidate } from "../navigation/skip-revalidation.ts";

export function Component() {
  const { review } = useLoaderData<typeof draftReviewLoader>();
  const { id, name } = useProject();
  const user = useUser();
  const header = <PageHeader title={t("Draft Review")} />;
  return (
    <Page width="list">
      <title>{titleOf(t("Draft Review"), name)}</title>
      <Deferred
        value={review}
        label={t("Loading the draft...")}
        shape="card"
        failure={t("Failed to fetch the draft")}
        head={header}
      >
        {(found) =>
          found ? (
            <Review key={found.draftVersion} review={found} />
          ) : (
            <>
              {header}
              <EmptyState icon={<FileCheck />} next={[paths.script(user.id, id), t("Go to the script")]}>
                {t("No draft is waiting for review. Import a new draft to see what it changes.")}
              </EmptyState>
            </>
          )
        }
      </Deferred>
    </Page>
  );
}
