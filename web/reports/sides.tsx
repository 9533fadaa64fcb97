import FileDown from "lucide-react/icons/file-down";
import { shownDateInWords } from "../../shared/dates/shown-date.ts";
import type { Reports } from "../../shared/reports/reports.ts";
import { sceneNumberText } from "../../shared/schedule/model/scene-parts.ts";
import { t } from "../i18n/translate.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { SaveSides } from "./save-sides.tsx";
import styles from "./sides.module.css";

/** The shoot days with their scenes, for downloading sides. */
export function Sides({ reports: { schedule, shooting } }: { readonly reports: Reports }) {
  if (shooting.days.length === 0)
    return <EmptyState icon={<FileDown />}>{t("This schedule has no shoot days")}</EmptyState>;
  return (
    <ul className={styles.days}>
      {shooting.days.map(({ number, date, scenes }) => (
        <li key={date}>
          <div>
            <strong>{t("Day {number} – {date}", { number, date: shownDateInWords(date) })}</strong>
            <small>{scenes.map(({ strip }) => sceneNumberText(strip.number)).join(", ")}</small>
          </div>
          <SaveSides scheduleName={schedule} day={number} />
        </li>
      ))}
    </ul>
  );
}
