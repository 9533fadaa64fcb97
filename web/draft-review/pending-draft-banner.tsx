import FileClock from "lucide-react/icons/file-clock";
import { Suspense } from "react";
import { Await, Link } from "react-router-dom";
import { RichMessage } from "../i18n/rich-message.tsx";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import type { waitingDraft } from "./pending-draft.ts";
import styles from "./pending-draft-banner.module.css";

/** A link to the review of a draft waiting for review, if there is one. */
export function DraftWaits({ waiting }: { readonly waiting: ReturnType<typeof waitingDraft> }) {
  const { id } = useProject();
  const user = useUser();
  return (
    <Suspense>
      <Await resolve={waiting}>
        {(draft) =>
          draft && (
            <p className={styles.line}>
              <FileClock aria-hidden />
              <RichMessage
                text={"{draft} is waiting for review.<link>Review the draft</link>"}
                values={{
                  draft:
                    draft.version === undefined ? t("A new draft") : t("Draft v{version}", { version: draft.version }),
                  link: (words) => <Link to={paths.draftReview(user.id, id, draft.episode)}>{words}</Link>,
                }}
              />
            </p>
          )
        }
      </Await>
    </Suspense>
  );
}
