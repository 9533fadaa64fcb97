import { textFromEighths } from "../../../shared/breakdown/model/page-count.ts";
import type { CallSheet } from "../../../shared/call-sheet/model/call-sheet.ts";
import { shownDateInWords } from "../../../shared/dates/shown-date.ts";
import { t } from "../../i18n/translate.ts";
import { ScenesTable } from "./scenes-table.tsx";
import { Section } from "./section.tsx";
import styles from "./sections.module.css";

/** The day's scenes in shooting order. */
export function DayScenes({ sheet }: { readonly sheet: CallSheet }) {
  return (
    <Section title={t("Shooting Schedule")} note={lengthOf(sheet)}>
      <ScenesTable label={t("Shooting Schedule")} lines={sheet.order} withPlaces={sheet.locations.length > 1} />
    </Section>
  );
}

/** The scenes of the next days. */
export function Advance({ sheet: { advance } }: { readonly sheet: CallSheet }) {
  if (advance.length === 0) {
    return (
      <Section title={t("Advanced Shooting Schedule")}>
        <p className={styles.nothing}>{t("This is the last shoot day.")}</p>
      </Section>
    );
  }
  return advance.map(({ date, scenes, eighths }, at) => {
    const dateLine = shownDateInWords(date);
    const note = t("{dateLine}, {eighths} pages", { dateLine, eighths: textFromEighths(eighths) });
    return (
      <Section key={date} title={at === 0 ? t("Advanced Shooting Schedule") : t("The Day After")} note={note}>
        <ScenesTable
          label={`${t("Advanced Shooting Schedule")}, ${dateLine}`}
          lines={scenes.map((strip) => ({ kind: "scene", strip, scriptDay: "", place: "" }))}
          withPlaces={false}
        />
      </Section>
    );
  });
}

const lengthOf = ({ scenes, eighths }: CallSheet) =>
  t("{count} {count, plural, one {scene} other {scenes}}, {eighths} pages", {
    count: scenes.length,
    eighths: textFromEighths(eighths),
  });
