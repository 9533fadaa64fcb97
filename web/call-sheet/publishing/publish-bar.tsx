import Megaphone from "lucide-react/icons/megaphone";
import type { ReactNode } from "react";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { reachOf } from "../../../shared/call-sheet/publishing/reach.ts";
import type { SheetChange } from "../../../shared/call-sheet/publishing/sheet-change.ts";
import { t } from "../../i18n/translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { nextAsked } from "./asked-people.ts";
import { ChangeList } from "./change-list.tsx";
import type { Published } from "./publication-state.ts";
import styles from "./publish-bar.module.css";

interface PublishActionsProps {
  readonly sheet: CallSheet;
  readonly published: Published;
  /** Differences from the last publication. */
  readonly changes: readonly SheetChange[];
  /** Whether it would be the first publication that everyone works from. */
  readonly isBeforeFinal: boolean;
  readonly isBusy: boolean;
  readonly onPublish: () => void;
}

/** Publishes the day, and says how many of the asked people an email reaches. */
export function PublishActions({ sheet, published, changes, isBeforeFinal, isBusy, onPublish }: PublishActionsProps) {
  const asked = nextAsked({ sheet, published, changes });
  const reached = published.addresses && reachOf(asked, sheet, published.addresses).byMail.length;
  return (
    <>
      <Button
        kind={isBeforeFinal ? "quiet" : "primary"}
        icon={<Megaphone />}
        busy={isBusy && t("Publishing...")}
        onClick={onPublish}
      >
        {isBeforeFinal ? t("Publish") : t("Publish revision")}
      </Button>
      {asked.length === 0 ? (
        <p>{t("No one is notified")}</p>
      ) : (
        reached !== null && <p>{t("reaches {reached} of {asked}", { reached, asked: asked.length })}</p>
      )}
      {changes.length > 0 && (
        <div className={styles.changes}>
          <ChangeList title={t("Changes not yet published")} changes={changes.map(({ text }) => text)} isOpen={false} />
        </div>
      )}
    </>
  );
}

/** What is done with the whole day, at the lower edge of the window. */
export function PublishBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.bar} aria-label={label}>
      {children}
    </section>
  );
}
