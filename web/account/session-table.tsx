import type { SignedInSession } from "../../shared/contract/account.ts";
import { instantText } from "../i18n/format-instant.ts";
import { t } from "../i18n/translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Table } from "../ui/table.tsx";
import { ColumnHeads } from "../ui/table-header.tsx";
import { deviceText } from "./device-text.ts";

interface SessionTableProps {
  readonly sessions: readonly SignedInSession[];
  readonly isBusy: boolean;
  readonly onEnd: (session: string) => void;
}

const COLUMNS = [t("Device"), t("Signed in"), t("Last used"), t("Status")];

/** Active sessions, the most recently used first. */
export function SessionTable({ sessions, isBusy, onEnd }: SessionTableProps) {
  return (
    <Table label={t("Active sessions")} stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {sessions.map(({ session, beganAt, usedAt, isThis, ...device }) => (
          <tr key={session}>
            <th scope="row">{deviceText(device)}</th>
            <td data-cell="tight" data-label={t("Signed in")}>
              {instantText(beganAt)}
            </td>
            <td data-cell="tight" data-label={t("Last used")}>
              {instantText(usedAt)}
            </td>
            <td data-label={t("Status")}>
              {isThis ? (
                t("This device")
              ) : (
                <Button
                  aria-label={t("Sign out {device}", { device: deviceText(device) })}
                  disabled={isBusy}
                  onClick={() => onEnd(session)}
                >
                  {t("Sign Out")}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
