import type { ApiKey } from "../../shared/contract/api-keys.ts";
import { API_SCOPES } from "../../shared/contract/schema/api-scopes.ts";
import { instantText } from "../i18n/format-instant.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Table } from "../ui/table.tsx";
import { ColumnHeads } from "../ui/table-header.tsx";

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly isBusy: boolean;
  readonly onRevoke: (keyId: string) => void;
}

const COLUMNS = [t("Name"), t("Permissions"), t("Created"), t("Last used"), t("Status")];

/** The project's API keys with scopes and last use. */
export function KeyTable({ keys, isBusy, onRevoke }: KeyTableProps) {
  return (
    <Table label={t("API keys")} stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {keys.map(({ keyId, name, scopes, madeAt, madeBy, lastUsedAt, revokedAt }) => (
          <tr key={keyId}>
            <th scope="row" data-cell="name">
              {name}
            </th>
            <td data-cell="prose" data-label={t("Permissions")}>
              {scopes.map((scope) => API_SCOPES[scope]).join("; ")}
            </td>
            <td data-cell="prose" data-label={t("Created")}>
              {madeBy ? t("{day} by {madeBy}", { day: instantText(madeAt), madeBy }) : instantText(madeAt)}
            </td>
            <td data-label={t("Last used")}>{lastUsedAt === null ? t("Never") : instantText(lastUsedAt)}</td>
            <td data-label={t("Status")}>
              {revokedAt === null ? (
                <Button aria-label={t("Revoke {name}", { name })} disabled={isBusy} onClick={() => onRevoke(keyId)}>
                  {t("Revoke")}
                </Button>
              ) : (
                t("Revoked {day}", { day: instantText(revokedAt) })
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
