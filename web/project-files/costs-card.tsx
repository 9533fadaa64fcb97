import type { Costs } from "../../shared/contract/archives.ts";
import { Card } from "../ui/card.tsx";
import { Column } from "../ui/column.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import { Table } from "../ui/table.tsx";

const USD = new Intl.NumberFormat(undefined, { style: "currency", currency: "USD" });
const least = 0.005;
const dollars = (usd: number) => (usd > 0 && usd < least ? `less than ${USD.format(0.01)}` : USD.format(usd));

/** What the project costs at AWS, by what it has used. */
export function CostsCard({ costs: { lines, monthlyUsd, onceUsd } }: { readonly costs: Costs }) {
  return (
    <Card title="Costs">
      <Column>
        <p>
          Computed from what this project has used, at the prices that Backlot knows. Earlier versions of documents and
          the share of what serves all projects alike come on top.
        </p>
        <Facts>
          <Fact name="Each month">{dollars(monthlyUsd)}</Fact>
          <Fact name="So far, once">{dollars(onceUsd)}</Fact>
        </Facts>
        <Table label="Costs" stacks>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Used</th>
              <th scope="col">Costs</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, quantity, usd, monthly }) => (
              <tr key={what}>
                <th scope="row" data-cell="name">
                  {what}
                </th>
                <td data-label="Used">{quantity}</td>
                <td data-label="Costs">
                  {dollars(usd)}
                  {monthly && " a month"}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Column>
    </Card>
  );
}
