import type { Costs } from "../../shared/contract/archives.ts";
import { locale } from "../i18n/language.ts";
import { lazy } from "../i18n/lazy.ts";
import { t } from "../i18n/translate.ts";
import { Card } from "../ui/page/card.tsx";
import { Fact, Facts } from "../ui/page/fact.tsx";
import { Column } from "../ui/page/stack.tsx";
import { Table } from "../ui/table.tsx";

const dollarFormat = lazy(() => new Intl.NumberFormat(locale, { style: "currency", currency: "USD" }));
const least = 0.005;
const dollars = (usd: number) =>
  usd > 0 && usd < least
    ? t("less than {amount}", { amount: dollarFormat().format(0.01) })
    : dollarFormat().format(usd);

/** AWS costs of the project, by usage. */
export function CostsCard({ costs: { lines, monthlyUsd, onceUsd } }: { readonly costs: Costs }) {
  return (
    <Card title={t("Costs")}>
      <Column>
        <p>
          {t(
            "Calculated from this project's usage at the prices stored in Backlot. Earlier document versions and a share of costs common to all projects are extra.",
          )}
        </p>
        <Facts>
          <Fact name={t("Per month")}>{dollars(monthlyUsd)}</Fact>
          <Fact name={t("One-time costs to date")}>{dollars(onceUsd)}</Fact>
        </Facts>
        <Table label={t("Costs")} stacks>
          <thead>
            <tr>
              <th scope="col">{t("What")}</th>
              <th scope="col">{t("Used")}</th>
              <th scope="col">{t("Costs")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ what, quantity, usd, monthly }) => (
              <tr key={what}>
                <th scope="row" data-cell="name">
                  {what}
                </th>
                <td data-label={t("Used")}>{quantity}</td>
                <td data-label={t("Costs")}>
                  {monthly ? t("{amount} a month", { amount: dollars(usd) }) : dollars(usd)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Column>
    </Card>
  );
}
