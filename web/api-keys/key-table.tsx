import type { ApiKey } from "../../shared/contract/api-keys.ts";
import { API_SCOPES } from "../../shared/contract/api-scopes.ts";
import { Button } from "../ui/button.tsx";
import { ColumnHeads } from "../ui/column-heads.tsx";
import { Table } from "../ui/table.tsx";

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly isBusy: boolean;
  readonly onRevoke: (keyId: string) => void;
}

const COLUMNS = ["Name", "May", "Made", "Last used", "State"];
const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const when = (instant: string) => WHEN.format(new Date(instant));

/** The project's keys, each with what it may do and when it last did. */
export function KeyTable({ keys, isBusy, onRevoke }: KeyTableProps) {
  return (
    <Table label="API keys" stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {keys.map(({ keyId, name, scopes, madeAt, madeBy, lastUsedAt, revokedAt }) => (
          <tr key={keyId}>
            <th scope="row" data-cell="name">
              {name}
            </th>
            <td data-cell="prose" data-label="May">
              {scopes.map((scope) => API_SCOPES[scope]).join("; ")}
            </td>
            <td data-cell="prose" data-label="Made">
              {when(madeAt)}
              {madeBy && ` by ${madeBy}`}
            </td>
            <td data-label="Last used">{lastUsedAt === null ? "Never" : when(lastUsedAt)}</td>
            <td data-label="State">
              {revokedAt === null ? (
                <Button aria-label={`Revoke ${name}`} disabled={isBusy} onClick={() => onRevoke(keyId)}>
                  Revoke
                </Button>
              ) : (
                `Revoked ${when(revokedAt)}`
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
