import type { AuditEvent } from "../../shared/contract/audit.ts";
import { CLOCK } from "../i18n/format-instant.ts";
import { locale } from "../i18n/language.ts";
import { lazy } from "../i18n/lazy.ts";
import { t } from "../i18n/translate.ts";
import { Table } from "../ui/table.tsx";
import { ColumnHeads } from "../ui/table-header.tsx";
import styles from "./audit-table.module.css";
import { auditActionText, detailsText } from "./audit-text.ts";

const COLUMNS = [t("What"), t("Who"), t("When"), t("Details"), t("Watermark ID")];
const whenFormat = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium", ...CLOCK }));

/** The project's activity log, newest first. */
export function EventTable({ events }: { readonly events: readonly AuditEvent[] }) {
  return (
    <Table label={t("Activity log")} stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {events.map(({ at, who, what, details, requestId, mark }) => (
          <tr key={requestId}>
            <th scope="row" data-cell="name">
              {auditActionText(what, details)}
            </th>
            <td className={styles.who} data-label={t("Who")}>
              {who}
            </td>
            <td data-label={t("When")}>{whenFormat().format(new Date(at))}</td>
            <td data-cell="prose" data-label={t("Details")}>
              {detailsText(what, details) || "–"}
            </td>
            <td data-label={t("Watermark ID")}>{mark}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
