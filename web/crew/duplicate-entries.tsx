import { findDuplicates, mergeDuplicates } from "../../shared/call-sheet/crew-import/crew-import.ts";
import type { Department } from "../../shared/call-sheet/model/crew.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import styles from "./crew-editor.module.css";

interface TwinsProps {
  readonly crew: readonly Department[];
  readonly onJoin: (departments: readonly Department[]) => void;
}

/** Lists possible duplicates in the crew, and merges them. */
export function DuplicateEntriesDialog({ crew, onJoin }: TwinsProps) {
  const twins = findDuplicates(crew);
  if (twins.length === 0) return null;
  return (
    <section className={styles.twins} aria-label={t("Possible duplicate")}>
      {twins.map((pair) => (
        <p key={`${pair.first} ${pair.second}`}>
          <span>
            {t("{name} is listed twice with the same {by}: as {place} and {place2}.", {
              name: pair.name,
              by: pair.by,
              place: placeOf(crew, pair.first),
              place2: placeOf(crew, pair.second),
            })}
          </span>
          <Button onClick={() => onJoin(mergeDuplicates(crew, pair))}>{t("Merge")}</Button>
        </p>
      ))}
    </section>
  );
}

function placeOf(crew: readonly Department[], [department, position]: readonly [number, number]): string {
  const { name, positions } = crew[department]!;
  return t("{position} in {name}", { position: positions[position]?.position || t("a position"), name });
}
