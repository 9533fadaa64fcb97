import { MEDIA_KINDS } from "../../shared/production-report/media-kinds.ts";
import type { MediaTotal } from "../../shared/production-report/media-totals.ts";
import { say } from "../texts/say.ts";
import { Card } from "../ui/card.tsx";
import { Table } from "../ui/table.tsx";
import { ColumnHeads } from "./column-heads.tsx";

const COLUMNS = [
  say("Before"),
  say("Today"),
  say("To date"),
  say("Good"),
  say("No good"),
  say("Waste"),
  say("Short ends"),
];

/** The cards and rolls of all days until now, by what they are of. */
export function MediaTotalsTable({ totals }: { readonly totals: readonly MediaTotal[] }) {
  if (totals.length === 0) return null;
  return (
    <Card title={say("Media to date")} padding="edge">
      <Table label={say("Media to date")}>
        <ColumnHeads names={COLUMNS} />
        <tbody>
          {totals.map(({ kind, unit, prior, today, toDate }) => (
            <tr key={`${kind} ${unit}`}>
              <th scope="row">{MEDIA_KINDS[kind]}</th>
              {[
                prior.loaded,
                today.loaded,
                toDate.loaded,
                toDate.good,
                toDate.noGood,
                toDate.waste,
                toDate.shortEnd,
              ].map((amount, at) => (
                <td key={COLUMNS[at]} data-cell="number">
                  {`${amount} ${unit}`.trim()}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
