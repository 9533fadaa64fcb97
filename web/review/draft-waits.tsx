import FileClock from "lucide-react/icons/file-clock";
import { Suspense } from "react";
import { Await, Link } from "react-router-dom";
import { paths } from "../paths.ts";
import { useProject } from "../project-context.ts";
import { useUser } from "../shell.tsx";
import { say } from "../texts/say.ts";
import { Sentence } from "../texts/sentence.tsx";
import styles from "./draft-waits.module.css";
import type { waitingDraft } from "./waiting-draft.ts";

/** A quiet line that leads to the review of a draft that waits; nothing when none does. */
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
              <Sentence
                text={"{draft} is waiting for review.<link>Review the draft</link>"}
                values={{
                  draft:
                    draft.version === undefined
                      ? say("A new draft")
                      : say("Draft v{version}", { version: draft.version }),
                  link: (words) => <Link to={paths.draftReview(user.id, id)}>{words}</Link>,
                }}
              />
            </p>
          )
        }
      </Await>
    </Suspense>
  );
}
