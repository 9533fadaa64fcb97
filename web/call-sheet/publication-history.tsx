import FileDown from "lucide-react/icons/file-down";
import { colourOf, revisionTitle } from "../../shared/call-sheet/publishing/revision.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { ChangeList } from "./change-list.tsx";
import { momentText } from "./delivery-words.ts";
import type { Published } from "./published.ts";
import styles from "./publishing.module.css";
import { RevisionMark } from "./revision-mark.tsx";

interface PublicationHistoryProps {
  readonly publications: Published["publications"];
  /** Nothing for those who see some scenes only, since a PDF has all of the day. */
  readonly onPrint: ((number: number) => void) | undefined;
}

/** Everything that was published of a day, newest first, with what each changed and its paper. */
export function PublicationHistory({ publications, onPrint }: PublicationHistoryProps) {
  return (
    <details>
      <summary>{say("All publications ({count})", { count: publications.length })}</summary>
      <ul className={styles.history}>
        {publications.toReversed().map((one) => {
          const title = revisionTitle(one);
          return (
            <li key={one.number}>
              <span className={styles.out}>
                <RevisionMark title={title} hex={colourOf(one)?.hex ?? null} />{" "}
                {say("{publishedAt}, by {publishedBy}", {
                  publishedAt: momentText(one.publishedAt),
                  publishedBy: one.publishedBy,
                })}
                {onPrint && (
                  <Button
                    icon={<FileDown />}
                    aria-label={say("PDF of {title}", { title })}
                    onClick={() => onPrint(one.number)}
                  >
                    {say("PDF")}
                  </Button>
                )}
              </span>
              {one.changes.length > 0 && <ChangeList title={say("What changed")} changes={one.changes} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
