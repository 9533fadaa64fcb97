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
  /** Undefined for restricted members, since a PDF contains the whole day. */
  readonly onPrint: ((number: number) => void) | undefined;
}

/** All publications of a day, newest first, with their changes and paper colours. */
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
              {one.violations && <ChangeList title={t("Work rules violated")} changes={one.violations} />}
              {one.reason && <p>{t("Reason: {reason}", { reason: one.reason })}</p>}
              {one.changes.length > 0 && <ChangeList title={t("What changed")} changes={one.changes} />}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
