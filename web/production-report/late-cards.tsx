import type { ProductionReport } from "../../shared/production-report/production-report.ts";
import { say } from "../texts/say.ts";
import { lineCells } from "./line-cells.tsx";
import { Lines } from "./lines.tsx";
import type { Write } from "./use-writing.ts";

interface LateCardsProps {
  readonly report: ProductionReport;
  readonly disabled: boolean;
  readonly write: Write;
}

const KINDS = [
  { list: "lateArrivals", title: say("Late arrivals"), one: say("late arrival"), minutes: say("Minutes late") },
  { list: "overtime", title: say("Overtime"), one: "overtime", minutes: say("Minutes over") },
] as const;

/** Who came late, and who stayed longer, and why. */
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
            {text(key, "who", say("Person or department"), late.who)}
            {count(key, "minutes", minutes, late.minutes)}
            {text(key, "reason", say("Reason"), late.reason)}
          </>
        )}
      </Lines>
    );
  });
}
