import CircleCheck from "lucide-react/icons/circle-check";
import type { ComponentProps, ReactNode } from "react";
import { Link, useFetcher } from "react-router-dom";
import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import { shownDate } from "../../shared/dates/shown-date.ts";
import type { Scenario } from "../../shared/schedule/stripboard/schedule-summary.ts";
import type { Unit } from "../../shared/units/unit.ts";
import { POST_JSON } from "../data/as-json.ts";
import { numberText } from "../i18n/numbers.ts";
import { t } from "../i18n/translate.ts";
import { paths } from "../navigation/paths.ts";
import { useMayEdit, useProject } from "../navigation/project-context.ts";
import { useUser } from "../session/use-user.ts";
import { Button } from "../ui/form/button.tsx";
import { StatusLine } from "../ui/status-line.tsx";
import { Table } from "../ui/table.tsx";
import type { Activation } from "./activation.ts";
import styles from "./comparison.module.css";
import { OptimalityLine } from "./improvement/optimality-line.tsx";
import type { QualityBoard } from "./improvement/quality-board.ts";
import { locationText } from "./location-text.ts";
import { FindingList } from "./violations/finding-list.tsx";

/** A schedule with its board, from which its quality is calculated, and its unit if there are several. */
interface Compared extends Scenario {
  readonly unit?: string | undefined;
  readonly board: Promise<QualityBoard | undefined>;
}

interface ComparisonProps {
  readonly units: readonly Unit[];
  /** The names of the active schedules, one of each unit. */
  readonly active: ReadonlySet<string | null>;
  readonly scenarios: readonly Compared[];
}

const MEASURES: readonly (readonly [name: string, of: (scenario: Compared) => ReactNode])[] = [
  [t("Location"), ({ location }) => locationText(location)],
  [t("Shoot days"), ({ days }) => days.length],
  [t("First day"), ({ days }) => days[0] && shownDate(days[0].date)],
  [t("Last day"), ({ days }) => days.at(-1) && shownDate(days.at(-1)!.date)],
  [t("Scenes"), ({ scenes }) => scenes],
  [t("Unscheduled scenes"), ({ unscheduled }) => unscheduled],
  [t("Pages"), ({ eighths }) => textFromEighths(eighths)],
  [t("Hold days"), ({ holdingDays }) => holdingDays],
  [t("Company moves"), ({ moves }) => moves],
  [t("Moves overnight"), ({ overnightMoves }) => overnightMoves],
  [t("Returns to a location"), ({ returns }) => returns],
  [t("Days mixing day and night"), ({ mixedDays }) => mixedDays],
  [t("Night blocks"), ({ nightBlocks }) => nightBlocks],
  [t("Night blocks without a day off after them"), ({ nightReturns }) => nightReturns],
  [t("Cost in points"), ({ cost }) => numberText(cost)],
  [t("Quality"), ({ board }) => <OptimalityLine board={board} />],
];

const SPOKEN_AGAINST = [
  { name: t("Rule violations"), kind: "breach", of: ({ breaches }: Scenario) => breaches },
  { name: t("Work rule warnings"), kind: "warning", of: ({ warnings }: Scenario) => warnings },
] as const;

/** Schedules side by side: figures, violations and days. */
export function Comparison({ units, active, scenarios }: ComparisonProps) {
  const { id } = useProject();
  const user = useUser();
  const longest = Math.max(...scenarios.map(({ days }) => days.length));
  return (
    <Table label={t("Schedules side by side")} height="page">
      <thead>
        <tr>
          <td />
          {scenarios.map(({ name, unit }) => (
            <th key={name} scope="col" className={styles.head}>
              <Link
                to={`${paths.manageSchedules(user.id, id)}?${new URLSearchParams({ schedule: `${name}.schedule.tsv` })}`}
              >
                {name}
              </Link>
              {units.length > 0 && (
                <small className={styles.second}>{units.find(({ id: one }) => one === unit)?.name}</small>
              )}
              <Activate name={name} isActive={active.has(name)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.measures}>
        {MEASURES.map(([measure, of]) => (
          <tr key={measure}>
            <th scope="row">{measure}</th>
            {scenarios.map((scenario) => (
              <td key={scenario.name}>{of(scenario)}</td>
            ))}
          </tr>
        ))}
        {SPOKEN_AGAINST.map(({ name, kind, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {scenarios.map((scenario) => (
              <td key={scenario.name} data-cell="prose">
                <Findings kind={kind} findings={of(scenario)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tbody className={styles.measures}>
        {Array.from({ length: longest }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A day is identified by its number.
          <tr key={at}>
            <th scope="row">{t("Day {number}", { number: at + 1 })}</th>
            {scenarios.map(({ name, days }) => (
              <td key={name}>{days[at] && <Day {...days[at]} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Day({ date, scenes, eighths, places, holds, moves, cost }: Scenario["days"][number]) {
  return (
    <>
      {shownDate(date)}
      <small className={styles.second}>
        {t("{scenes, plural, one {# scene} other {# scenes}}, {eighths} pages", {
          scenes,
          eighths: textFromEighths(eighths),
        })}
      </small>
      <small className={styles.second}>{places.join(", ")}</small>
      {holds + moves > 0 && (
        <small className={styles.second}>
          {[
            holds > 0 && t("{holds, plural, one {# hold} other {# holds}}", { holds }),
            moves > 0 && t("{moves, plural, one {# move} other {# moves}}", { moves }),
          ]
            .filter(Boolean)
            .join(", ")}
        </small>
      )}
      <small className={styles.second}>{t("{cost} points", { cost })}</small>
    </>
  );
}

function Findings(props: ComponentProps<typeof FindingList>) {
  if (props.findings.length === 0) return t("None");
  return (
    <details className={styles.breaches}>
      <summary>{props.findings.length}</summary>
      <FindingList {...props} />
    </details>
  );
}

function Activate({ name, isActive }: { readonly name: string; readonly isActive: boolean }) {
  const mayEdit = useMayEdit();
  const fetcher = useFetcher<{ problem?: string }>();
  const problem = fetcher.data?.problem;
  const label = isActive ? t("Make inactive") : t("Make active");
  const send = (active: boolean) => fetcher.submit({ name, active } satisfies Activation, POST_JSON);
  return (
    <span className={styles.activate}>
      {isActive && (
        <span className={styles.active}>
          <CircleCheck aria-hidden /> {t("Active")}
        </span>
      )}
      {mayEdit && (
        <Button
          aria-label={`${label}: ${name}`}
          busy={fetcher.state !== "idle" && t("Saving...")}
          onClick={() => send(!isActive)}
        >
          {label}
        </Button>
      )}
      <StatusLine status={problem === undefined ? undefined : { kind: "error", text: problem }} />
    </span>
  );
}
