import { textFromEighths } from "../../shared/breakdown/eighths-text.ts";
import { aheadText } from "../../shared/production-report/in-words.ts";
import type { Progress, Tally } from "../../shared/production-report/tally.ts";
import { screenTime } from "../../shared/production-report/time-of-day.ts";
import { say } from "../texts/say.ts";
import { Card } from "../ui/card.tsx";
import { Table } from "../ui/table.tsx";
import { ColumnHeads } from "./column-heads.tsx";

const COLUMNS = [say("Scenes"), say("Pages"), say("Minutes"), say("Setups"), say("Added"), say("Retakes")];

/** How far the production is after the day. */
export function ProgressTable({ progress }: { readonly progress: Progress }) {
  const { script, prior, today, toDate, remaining } = progress;
  return (
    <Card title={say("Progress")} actions={<strong>{aheadText(progress)}</strong>} padding="edge">
      <Table label={say("Progress")}>
        <ColumnHeads names={COLUMNS} />
        <tbody>
          <Line name={say("Script")} tally={script} isWhole />
          <Line name={say("Before")} tally={prior} />
          <Line name={say("Today")} tally={today} />
          <Line name={say("To date")} tally={toDate} />
          <Line name={say("Remaining")} tally={remaining} isWhole />
        </tbody>
      </Table>
    </Card>
  );
}

interface LineProps {
  readonly name: string;
  readonly tally: Tally;
  /** Of the script and of what is left nobody knows more than scenes and pages. */
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
