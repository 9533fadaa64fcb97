import { askedEntries, type MissingEntry, missingEntries } from "../../shared/production-report/missing-entries.ts";
import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { t } from "../i18n/translate.ts";
import { GroupedList } from "../ui/grouped-list.tsx";
import styles from "./missing-list.module.css";

const TITLES: Readonly<Record<MissingEntry["lacks"], string>> = {
  outcome: t("Outcome of scenes"),
  times: t("Times of people who worked"),
  out: t("Still checked in"),
  figures: t("Setups and screen time, if known"),
};

/** Id of the element of a line, to which the list leads. */
export const lineId = (part: MissingEntry["part"], key: string) => `${part}-${key}`;

/** What a report lacks before it can be submitted, and what is asked for besides, each leading to its line. */
export function MissingList({ report }: { readonly report: ProductionReport }) {
  const entries = [...missingEntries(report), ...askedEntries(report)];
  if (entries.length === 0) return null;
  return (
    <section className={styles.missing} aria-label={t("Before you submit")}>
      <h3>{t("Before you submit")}</h3>
      <GroupedList
        groups={[...Map.groupBy(entries, ({ lacks }) => lacks)].map(([lacks, same]) => ({
          key: lacks,
          title: t("{title}: {count}", { title: TITLES[lacks], count: same.length }),
          items: same.map((entry) => () => <LineLink entry={entry} />),
        }))}
      />
    </section>
  );
}

function LineLink({ entry: { part, key, who } }: { readonly entry: MissingEntry }) {
  const id = lineId(part, key);
  return (
    <a
      href={`#${encodeURIComponent(id)}`}
      onClick={(event) => {
        event.preventDefault();
        const line = document.getElementById(id);
        line?.scrollIntoView({ block: "center" });
        line?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
      }}
    >
      {part === "scenes" ? t("Scene {number}", { number: who }) : who}
    </a>
  );
}
