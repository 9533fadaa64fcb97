import type { AccountEvent } from "../../shared/contract/account.ts";
import { instantText } from "../texts/instant-text.ts";
import { say } from "../texts/say.ts";
import { ColumnHeads } from "../ui/column-heads.tsx";
import { Table } from "../ui/table.tsx";
import { deviceWords } from "./device-words.ts";

const COLUMNS = [say("What"), say("When"), say("Device")];

const WORDS: Readonly<Record<AccountEvent["what"], string>> = {
  signedIn: say("Signed in"),
  signedInByRecoveryCode: say("Signed in with a recovery code"),
  wrongPassword: say("Wrong password"),
  wrongCode: say("Wrong code"),
  passwordChanged: say("New password"),
  secondStepOn: say("Two-factor authentication turned on"),
  secondStepOff: say("Two-factor authentication turned off"),
  signedOutEverywhere: say("Signed out everywhere"),
  sessionEnded: say("Session ended"),
};

/** What has happened, with what it has ended. */
function wordsOf({ what, of, sessions = 0 }: AccountEvent): string {
  if (of) return say("Session ended: {device}", { device: deviceWords(of) });
  if (sessions === 0) return WORDS[what];
  return say("{what}, {sessions, plural, one {# session ended} other {# sessions ended}}", {
    what: WORDS[what],
    sessions,
  });
}

/** What has happened to somebody's account, newest first. */
export function EventTable({ events }: { readonly events: readonly AccountEvent[] }) {
  return (
    <Table label={say("Recent sign-ins")} stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without a state of their own
          <tr key={at}>
            <th scope="row">{wordsOf(event)}</th>
            <td data-cell="tight" data-label={say("When")}>
              {instantText(event.at)}
            </td>
            <td data-label={say("Device")}>{deviceWords(event)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
