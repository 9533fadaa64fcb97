import type { Costs } from "../../shared/contract/archives.ts";
import { locale } from "../texts/language.ts";
import { say } from "../texts/say.ts";
import { whenNeeded } from "../texts/when-needed.ts";
import { Card } from "../ui/card.tsx";
import { Column } from "../ui/column.tsx";
import { Fact, Facts } from "../ui/fact.tsx";
import { Table } from "../ui/table.tsx";

const dollarFormat = whenNeeded(() => new Intl.NumberFormat(locale, { style: "currency", currency: "USD" }));
const least = 0.005;
const dollars = (usd: number) =>
  usd > 0 && usd < least
    ? say("less than {amount}", { amount: dollarFormat().format(0.01) })
    : dollarFormat().format(usd);

/** What the project costs at AWS, by what it has used. */
export function CostsCard({ costs: { lines, monthlyUsd, onceUsd } }: { readonly costs: Costs }) {
  return (
    <Card title={say("Costs")}>
      <Column>
        <p>
          {say(
            "Calculated from this project's usage at the prices that Backlot knows. Earlier document versions and a share of costs common to all projects are extra.",
          )}
        </p>
        <Facts>
          <Fact name={say("Per month")}>{dollars(monthlyUsd)}</Fact>
          <Fact name={say("One-time costs to date")}>{dollars(onceUsd)}</Fact>
        </Facts>
        <Table label={say("Costs")} stacks>
          <thead>
            <tr>
              <th scope="col">{say("What")}</th>
              <th scope="col">{say("Used")}</th>
              <th scope="col">{say("Costs")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, quantity, usd, monthly }) => (
              <tr key={what}>
                <th scope="row" data-cell="name">
                  {what}
                </th>
                <td data-label={say("Used")}>{quantity}</td>
                <td data-label={say("Costs")}>
                  {monthly ? say("{amount} a month", { amount: dollars(usd) }) : dollars(usd)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Column>
    </Card>
  );
}
