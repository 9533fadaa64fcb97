import Link from "lucide-react/icons/link";
import Send from "lucide-react/icons/send";
import { revisionTitle } from "../../../shared/call-sheet/model/revision.ts";
import type { RecipientStatus } from "../../../shared/call-sheet/publishing/publication.ts";
import { unreachedText } from "../../../shared/call-sheet/publishing/unreached-recipients.ts";
import { retold } from "../../../shared/i18n/stored.ts";
import { t } from "../../i18n/translate.ts";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { Table } from "../../ui/table.tsx";
import { deliveryStatusText, NEEDS_HELP } from "./delivery-status-text.ts";
import type { Published } from "./publication-state.ts";
import { callText } from "./publication-text.ts";
import styles from "./publishing.module.css";
import type { PublishingActions } from "./use-publishing.ts";

interface CallBoardProps {
  readonly people: readonly RecipientStatus[];
  readonly publications: Published["publications"];
  /** Undefined when read-only. */
  readonly acts: PublishingActions | undefined;
}

/** Delivery state of each recipient: notified, opened, confirmed. */
export function DeliveryStatusTable({ people, publications, acts }: CallBoardProps) {
  const titleOf = (number: number) => {
    const publication = publications.find((one) => one.number === number);
    return publication ? retold(revisionTitle(publication)) : "";
  };
  const notReached = unreachedText(people);
  return (
    <div className={styles.board}>
      {notReached && <p className={styles.out}>{notReached}</p>}
      <Table label={t("Recipients")} stacks={860}>
        <thead>
          <tr>
            <th scope="col">{t("Name")}</th>
            <th scope="col">{t("Call")}</th>
            <th scope="col">{t("To confirm")}</th>
            <th scope="col">{t("Status")}</th>
            {acts && (
              <th scope="col">
                <span className="visually-hidden">{t("Notify")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {byNeed(people).map((person) => (
            <tr key={person.personId}>
              <th scope="row" data-cell="title">
                {person.name}
                <small className={styles.second}>{person.roles}</small>
              </th>
              <td data-label={t("Call")}>{callText(person.call) || t("No longer called")}</td>
              <td data-label={t("To confirm")}>{titleOf(person.asked)}</td>
              <td data-label={t("Status")}>
                <span>
                  <span className={classOf(person)}>{deliveryStatusText(person)}</span>
                  {person.address && <small className={styles.second}>{person.address}</small>}
                  {person.why && person.state !== "confirmed" && (
                    <small className={styles.second}>{retold(person.why)}</small>
                  )}
                </span>
              </td>
              {acts && (
                <td data-cell="tight">
                  <span className={styles.buttons}>
                    {person.address && person.state !== "confirmed" && person.stopped !== "unwanted" && (
                      <IconButton
                        label={sendingText(person)}
                        icon={<Send />}
                        disabled={acts.busy !== undefined}
                        onClick={() =>
                          void acts.sendTo({ person: person.personId, resume: person.stopped === "bounced" })
                        }
                      />
                    )}
                    {person.state !== "confirmed" && (
                      <IconButton
                        label={t("Copy the link for {name}", { name: person.name })}
                        icon={<Link />}
                        disabled={acts.busy !== undefined}
                        onClick={() => void acts.copyLink(person.personId, person.name)}
                      />
                    )}
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Recipients who need attention first, confirmed ones last. */
function byNeed(people: readonly RecipientStatus[]): RecipientStatus[] {
  const rank = ({ state }: RecipientStatus) => (NEEDS_HELP.has(state) ? 0 : state === "confirmed" ? 2 : 1);
  return people.toSorted((one, other) => rank(one) - rank(other));
}

function sendingText({ name, address, state, stopped }: RecipientStatus): string {
  if (stopped === "bounced") return t("Retry {address} for {name}", { address, name });
  return state === "waiting" ? t("Send to {name} now", { name }) : t("Resend to {name}", { name });
}

function classOf({ state }: RecipientStatus): string | undefined {
  if (state === "confirmed") return styles.good;
  return NEEDS_HELP.has(state) ? styles.help : undefined;
}
