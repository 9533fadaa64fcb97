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
  return (
    <Card title={t("Progress by unit")} padding="edge">
      <Table label={t("Progress by unit")}>
        <ColumnHeads names={COLUMNS} />
        {units.map(({ unit, name, today, toDate }) => (
          <tbody key={unit}>
            <Line name={t("{unit}, today", { unit: name })} tally={today} />
            <Line name={t("{unit}, to date", { unit: name })} tally={toDate} />
          </tbody>
        ))}
      </Table>
    </Card>
  );
}

/** What was shot of each episode up to the end of the day, and what is left. */
export function EpisodeProgressTable({ episodes }: { readonly episodes: readonly EpisodeProgress[] }) {
  return (
    <Card title={t("Progress by episode")} padding="edge">
      <Table label={t("Progress by episode")}>
        <ColumnHeads names={COLUMNS} />
        {episodes.map(({ toDate, remaining, ...episode }) => (
          <tbody key={episode.episode}>
            <Line name={t("{episode}, to date", { episode: episodeText(episode) })} tally={toDate} />
            <Line name={t("{episode}, remaining", { episode: episodeText(episode) })} tally={remaining} isWhole />
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
