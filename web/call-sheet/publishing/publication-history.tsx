import FileDown from "lucide-react/icons/file-down";
import { colourOf, revisionTitle } from "../../../shared/call-sheet/model/revision.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { ChangeList } from "./change-list.tsx";
import { momentText } from "./delivery-status-text.ts";
import type { Published } from "./publication-state.ts";
import styles from "./publishing.module.css";
import { RevisionBadge } from "./revision-badge.tsx";

interface PublicationHistoryProps {
  readonly publications: Published["publications"];
  /** Nothing for those who see some scenes only, since a PDF has all of the day. */
  readonly onPrint: ((number: number) => void) | undefined;
}

/** Everything that was published of a day, newest first, with what each changed and its paper. */
export function PublicationHistory({ publications, onPrint }: PublicationHistoryProps) {
  return (
    <details>
      <summary>{t("All publications ({count})", { count: publications.length })}</summary>
      <ul className={styles.history}>
        {publications.toReversed().map((one) => {
          const title = revisionTitle(one);
          return (
            <li key={one.number}>
              <span className={styles.out}>
                <RevisionBadge title={title} hex={colourOf(one)?.hex ?? null} />{" "}
                {t("{publishedAt}, by {publishedBy}", {
                  publishedAt: momentText(one.publishedAt),
                  publishedBy: one.publishedBy,
                })}
                {onPrint && (
                  <Button
                    icon={<FileDown />}
                    aria-label={t("PDF of {title}", { title })}
                    onClick={() => onPrint(one.number)}
                  >
                    {t("PDF")}
                  </Button>
                )}
              </span>
              {one.changes.length > 0 && <ChangeList title={t("What changed")} changes={one.changes} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
