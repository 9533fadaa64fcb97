import type { AccountEvent } from "../../shared/contract/account.ts";
import { instantText } from "../i18n/format-instant.ts";
import { t } from "../i18n/translate.ts";
import { Table } from "../ui/table.tsx";
import { ColumnHeads } from "../ui/table-header.tsx";
import { deviceText } from "./device-text.ts";

const COLUMNS = [t("What"), t("When"), t("Device")];

const WORDS: Readonly<Record<AccountEvent["what"], string>> = {
  signedIn: t("Signed in"),
  signedInByRecoveryCode: t("Signed in with a recovery code"),
  wrongPassword: t("Wrong password"),
  wrongCode: t("Wrong code"),
  passwordChanged: t("New password"),
  secondStepOn: t("Two-factor authentication turned on"),
  secondStepOff: t("Two-factor authentication turned off"),
  signedOutEverywhere: t("Signed out everywhere"),
  sessionEnded: t("Session ended"),
};

/** Text of an event with the sessions that it revoked. */
function wordsOf({ what, of, sessions = 0 }: AccountEvent): string {
  if (of) return t("Session ended: {device}", { device: deviceText(of) });
  if (sessions === 0) return WORDS[what];
  return t("{what}, {sessions, plural, one {# session ended} other {# sessions ended}}", {
    what: WORDS[what],
    sessions,
  });
}

/** Security events of the account, newest first. */
export function EventTable({ events }: { readonly events: readonly AccountEvent[] }) {
  return (
    <Table label={t("Recent sign-ins")} stacks>
      <ColumnHeads columns={COLUMNS} />
      <tbody>
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The rows have no state and no unique field.
          <tr key={at}>
            <th scope="row">{wordsOf(event)}</th>
            <td data-cell="tight" data-label={t("When")}>
              {instantText(event.at)}
            </td>
            <td data-label={t("Device")}>{deviceText(event)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
