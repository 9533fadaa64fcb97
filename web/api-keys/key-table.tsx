import type { ApiKey } from "../../shared/contract/api-keys.ts";
import { API_SCOPES } from "../../shared/contract/api-scopes.ts";
import { instantText } from "../texts/instant-text.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { ColumnHeads } from "../ui/column-heads.tsx";
import { Table } from "../ui/table.tsx";

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly isBusy: boolean;
  readonly onRevoke: (keyId: string) => void;
}

const COLUMNS = [say("Name"), say("Permissions"), say("Created"), say("Last used"), say("Status")];

/** The project's keys, each with what it may do and when it last did. */
export function KeyTable({ keys, isBusy, onRevoke }: KeyTableProps) {
  return (
    <Table label={say("API keys")} stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {keys.map(({ keyId, name, scopes, madeAt, madeBy, lastUsedAt, revokedAt }) => (
          <tr key={keyId}>
            <th scope="row" data-cell="name">
              {name}
            </th>
            <td data-cell="prose" data-label={say("Permissions")}>
              {scopes.map((scope) => API_SCOPES[scope]).join("; ")}
            </td>
            <td data-cell="prose" data-label={say("Created")}>
              {madeBy ? say("{day} by {madeBy}", { day: instantText(madeAt), madeBy }) : instantText(madeAt)}
            </td>
            <td data-label={say("Last used")}>{lastUsedAt === null ? say("Never") : instantText(lastUsedAt)}</td>
            <td data-label={say("Status")}>
              {revokedAt === null ? (
                <Button aria-label={say("Revoke {name}", { name })} disabled={isBusy} onClick={() => onRevoke(keyId)}>
                  {say("Revoke")}
                </Button>
              ) : (
                say("Revoked {day}", { day: instantText(revokedAt) })
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
