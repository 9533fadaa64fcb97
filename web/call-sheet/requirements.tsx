import type { Requirement } from "../../shared/call-sheet/call-sheet.ts";
import { say } from "../texts/say.ts";
import styles from "./sheet.module.css";

interface RequirementsProps {
  readonly title: string;
  readonly items: readonly Requirement[];
}

/** What the day's scenes need of one kind. */
export function Requirements({ title, items }: RequirementsProps) {
  return (
    <div className={styles.requirements}>
      <h4>{title}</h4>
      {items.length === 0 ? (
        <p className={styles.nothing}>{say("None")}</p>
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
