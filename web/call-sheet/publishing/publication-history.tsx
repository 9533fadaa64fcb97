import FileDown from "lucide-react/icons/file-down";
import { useState } from "react";
import { colourOf, revisionTitle } from "../../../shared/call-sheet/model/revision.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
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
  const [isOpen, setIsOpen] = useState(false);
  const title = t("All publications ({count})", { count: publications.length });
  return (
    <div>
      <Button kind="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <Dialog
          title={title}
          maxWidth={640}
          isSheet
          onClose={() => setIsOpen(false)}
          actions={<Button onClick={() => setIsOpen(false)}>{t("Close")}</Button>}
        >
          <ul className={styles.history}>
            {publications.toReversed().map((one) => {
              const name = retold(revisionTitle(one));
              return (
                <li key={one.number}>
                  <span className={styles.out}>
                    <RevisionBadge title={name} hex={colourOf(one)?.hex ?? null} />{" "}
                    {t("{publishedAt}, by {publishedBy}", {
                      publishedAt: momentText(one.publishedAt),
                      publishedBy: one.publishedBy,
                    })}
                    {onPrint && (
                      <Button
                        icon={<FileDown />}
                        aria-label={t("PDF of {title}", { title: name })}
                        onClick={() => {
                          onPrint(one.number);
                          // Its error is shown on the page.
                          setIsOpen(false);
                        }}
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
        </Dialog>
      )}
    </div>
  );
}
