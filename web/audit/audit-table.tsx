import { actionText } from "../../shared/activity-log/action-text.ts";
import { detailsText } from "../../shared/activity-log/details-text.ts";
import type { AuditEvent } from "../../shared/contract/audit.ts";
import { instantFormat } from "../i18n/format-instant.ts";
import { t } from "../i18n/translate.ts";
import { Table } from "../ui/table.tsx";
import { ColumnHeads } from "../ui/table-header.tsx";
import styles from "./audit-table.module.css";

const COLUMNS = [t("What"), t("Who"), t("When"), t("Details"), t("Watermark ID")];
const whenText = instantFormat({ dateStyle: "medium", timeStyle: "medium" });

/** The project's activity log, newest first. */
export function EventTable({ events }: { readonly events: readonly AuditEvent[] }) {
  return (
    <Table label={t("Activity log")} stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {events.map(({ at, who, what, details, requestId, mark }) => (
          <tr key={requestId}>
            <th scope="row" data-cell="name">
              {actionText(what, details)}
            </th>
            <td className={styles.who} data-label={t("Who")}>
              {who}
            </td>
            <td data-label={t("When")}>{whenText(new Date(at))}</td>
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
