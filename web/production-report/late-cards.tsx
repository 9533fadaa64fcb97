import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { t } from "../i18n/translate.ts";
import type { Write } from "./edits/use-report-edits.ts";
import { lineCells } from "./fields/line-cells.tsx";
import { Lines } from "./fields/lines.tsx";

interface LateCardsProps {
  readonly report: ProductionReport;
  readonly disabled: boolean;
  readonly write: Write;
}

const KINDS = [
  { list: "lateArrivals", title: t("Late arrivals"), one: t("late arrival"), minutes: t("Minutes late") },
  { list: "overtime", title: t("Overtime"), one: "overtime", minutes: t("Minutes over") },
] as const;

/** Late arrivals and overtime, with reasons. */
export function LateCards({ report, disabled, write }: LateCardsProps) {
  return KINDS.map(({ list, title, one, minutes }) => {
    const { text, count, onLine } = lineCells({ list, disabled, write });
    return (
      <Lines
        key={list}
        {...{ title, one, disabled, onLine }}
        lines={report[list]}
        blank={{ who: "", minutes: 0, reason: "" }}
      >
        {(late, key) => (
          <>
            {text(key, "who", t("Person or department"), late.who)}
            {count(key, "minutes", minutes, late.minutes)}
            {text(key, "reason", t("Reason"), late.reason)}
          </>
        )}
      </Lines>
    );
  });
}
