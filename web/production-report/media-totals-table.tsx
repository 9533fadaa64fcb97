import { MEDIA_KINDS } from "../../shared/production-report/media-kinds.ts";
import type { MediaTotal } from "../../shared/production-report/media-totals.ts";
import { t } from "../i18n/translate.ts";
import { Card } from "../ui/page/card.tsx";
import { Table } from "../ui/table.tsx";
import { ColumnHeads } from "./fields/table-header.tsx";

const COLUMNS = [t("Before"), t("Today"), t("To date"), t("Good"), t("No good"), t("Waste"), t("Short ends")];

/** Totals of cards and rolls of all days so far, by kind. */
export function MediaTotalsTable({ totals }: { readonly totals: readonly MediaTotal[] }) {
  if (totals.length === 0) return null;
  return (
    <Card title={t("Media to date")} padding="edge">
      <Table label={t("Media to date")}>
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
