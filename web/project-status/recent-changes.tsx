import type { ProjectStatus } from "../../shared/contract/schema/project-status.ts";
import { retold } from "../../shared/i18n/stored.ts";
import { instantText } from "../i18n/format-instant.ts";
import { t } from "../i18n/translate.ts";
import { Card } from "../ui/page/card.tsx";
import styles from "./recent-changes.module.css";

/** What others have changed since the last visit; nothing on the first visit and where it is hidden. */
export function RecentChanges({ changes }: Pick<ProjectStatus, "changes">) {
  if (!changes) return null;
  return (
    <Card title={t("Changed since your last visit")}>
      {changes.length === 0 ? (
        <p>{t("No one else has changed anything.")}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ at, by, what }) => (
            <li key={`${at} ${what}`}>
              <span>{retold(what)}</span>
              <small>{by === null ? instantText(at) : `${by}, ${instantText(at)}`}</small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
