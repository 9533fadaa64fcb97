import type { Requirement } from "../../../shared/call-sheet/model/call-sheet.ts";
import { t } from "../../i18n/translate.ts";
import styles from "./sections.module.css";

interface RequirementsProps {
  readonly title: string;
  readonly items: readonly Requirement[];
}

/** Elements of one category needed for the day's scenes. */
export function Requirements({ title, items }: RequirementsProps) {
  return (
    <div className={styles.requirements}>
      <h4>{title}</h4>
      {items.length === 0 ? (
        <p className={styles.nothing}>{t("None")}</p>
      ) : (
        <ul>
          {items.map(({ scene, text }) => (
            <li key={`${scene} ${text}`}>
              <span>{scene}</span> {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
