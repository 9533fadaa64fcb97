import type { SignedInSession } from "../../shared/contract/account.ts";
import { instantText } from "../texts/instant-text.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { ColumnHeads } from "../ui/column-heads.tsx";
import { Table } from "../ui/table.tsx";
import { deviceWords } from "./device-words.ts";

interface SessionTableProps {
  readonly sessions: readonly SignedInSession[];
  readonly isBusy: boolean;
  readonly onEnd: (session: string) => void;
}

const COLUMNS = [say("Device"), say("Signed in"), say("Last used"), say("Status")];

/** Each place where somebody is signed in, the one used last first. */
export function SessionTable({ sessions, isBusy, onEnd }: SessionTableProps) {
  return (
    <Table label={say("Active sessions")} stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {sessions.map(({ session, beganAt, usedAt, isThis, ...device }) => (
          <tr key={session}>
            <th scope="row">{deviceWords(device)}</th>
            <td data-cell="tight" data-label={say("Signed in")}>
              {instantText(beganAt)}
            </td>
            <td data-cell="tight" data-label={say("Last used")}>
              {instantText(usedAt)}
            </td>
            <td data-label={say("Status")}>
              {isThis ? (
                say("This device")
              ) : (
                <Button
                  aria-label={say("Sign out {device}", { device: deviceWords(device) })}
                  disabled={isBusy}
                  onClick={() => onEnd(session)}
                >
                  {say("Sign Out")}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
