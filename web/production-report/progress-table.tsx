import { textFromEighths } from "../../shared/breakdown/model/page-count.ts";
import { episodeText } from "../../shared/episodes/episode-text.ts";
import type { EpisodeProgress, UnitProgress } from "../../shared/production-report/progress-of-parts.ts";
import { aheadText } from "../../shared/production-report/progress-text.ts";
import type { Progress, ProgressTotals } from "../../shared/production-report/progress-totals.ts";
import { screenTime } from "../../shared/production-report/time-of-day.ts";
import { t } from "../i18n/translate.ts";
import { Card } from "../ui/page/card.tsx";
import { Table } from "../ui/table.tsx";
import { ColumnHeads } from "./fields/table-header.tsx";

const COLUMNS = [t("Scenes"), t("Pages"), t("Minutes"), t("Setups"), t("Added"), t("Retakes")];

export function ProgressTable({ progress }: { readonly progress: Progress }) {
  const { script, prior, today, toDate, remaining } = progress;
  return (
    <Card title={t("Progress")} actions={<strong>{aheadText(progress)}</strong>} padding="edge">
      <Table label={t("Progress")}>
        <ColumnHeads names={COLUMNS} />
        <tbody>
          <Line name={t("Script")} tally={script} isWhole />
          <Line name={t("Before")} tally={prior} />
          <Line name={t("Today")} tally={today} />
          <Line name={t("To date")} tally={toDate} />
          <Line name={t("Remaining")} tally={remaining} isWhole />
        </tbody>
      </Table>
    </Card>
  );
}

/** What each unit shot on the day, and up to its end. */
export function UnitProgressTable({ units }: { readonly units: readonly UnitProgress[] }) {
  const parts = units.map(({ unit, name, today, toDate }) => ({
    id: unit,
    lines: [
      { name: t("{unit}, today", { unit: name }), tally: today },
      { name: t("{unit}, to date", { unit: name }), tally: toDate },
    ],
  }));
  return <PartsTable title={t("Progress by unit")} parts={parts} />;
}

/** What was shot of each episode up to the end of the day, and what is left. */
export function EpisodeProgressTable({ episodes }: { readonly episodes: readonly EpisodeProgress[] }) {
  const parts = episodes.map(({ toDate, remaining, ...episode }) => ({
    id: episode.episode,
    lines: [
      { name: t("{episode}, to date", { episode: episodeText(episode) }), tally: toDate },
      { name: t("{episode}, remaining", { episode: episodeText(episode) }), tally: remaining, isWhole: true },
    ],
  }));
  return <PartsTable title={t("Progress by episode")} parts={parts} />;
}

interface PartsTableProps {
  readonly title: string;
  readonly parts: readonly { readonly id: string; readonly lines: readonly LineProps[] }[];
}

/** The progress of each unit or episode. */
function PartsTable({ title, parts }: PartsTableProps) {
  return (
    <Card title={title} padding="edge">
      <Table label={title}>
        <ColumnHeads names={COLUMNS} />
        {parts.map(({ id, lines }) => (
          <tbody key={id}>
            {lines.map((line) => (
              <Line key={line.name} {...line} />
            ))}
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

interface LineProps {
  readonly name: string;
  readonly tally: ProgressTotals;
  /** Whether there is more than scenes and pages; for the script and the remainder, there is not. */
  readonly isWhole?: boolean;
}

function Line({ name, tally, isWhole = false }: LineProps) {
  const { scenes, eighths, seconds, setups, added, retakes } = tally;
  const counted = isWhole ? ["", "", "", ""] : [screenTime(seconds), setups, added, retakes];
  return (
    <tr>
      <th scope="row">{name}</th>
      {[scenes, textFromEighths(eighths), ...counted].map((value, at) => (
        <td key={COLUMNS[at]} data-cell="number">
          {value}
        </td>
      ))}
    </tr>
  );
}
