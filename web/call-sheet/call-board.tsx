import Link from "lucide-react/icons/link";
import Send from "lucide-react/icons/send";
import { notReachedInWords } from "../../shared/call-sheet/publishing/not-reached.ts";
import type { PersonOnBoard } from "../../shared/call-sheet/publishing/publication.ts";
import { revisionTitle } from "../../shared/call-sheet/publishing/revision.ts";
import { say } from "../texts/say.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Table } from "../ui/table.tsx";
import { NEEDS_HELP, standingWords } from "./delivery-words.ts";
import type { Published } from "./published.ts";
import styles from "./publishing.module.css";
import type { PublishingActs } from "./use-publishing.ts";

interface CallBoardProps {
  readonly people: readonly PersonOnBoard[];
  readonly publications: Published["publications"];
  /** Without them the board is for reading. */
  readonly acts: PublishingActs | undefined;
}

/** Who has been told, who has opened it, and who has confirmed. */
export function CallBoard({ people, publications, acts }: CallBoardProps) {
  const titleOf = (number: number) => {
    const publication = publications.find((one) => one.number === number);
    return publication ? revisionTitle(publication) : "";
  };
  const notReached = notReachedInWords(people);
  return (
    <div className={styles.board}>
      {notReached && <p className={styles.out}>{notReached}</p>}
      <Table label={say("Recipients")} stacks>
        <thead>
          <tr>
            <th scope="col">{say("Name")}</th>
            <th scope="col">{say("Call")}</th>
            <th scope="col">{say("To confirm")}</th>
            <th scope="col">{say("Status")}</th>
            {acts && (
              <th scope="col">
                <span className="visually-hidden">{say("Notify")}</span>
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
              <td data-label={say("Call")}>{person.call || say("No longer called")}</td>
              <td data-label={say("To confirm")}>{titleOf(person.asked)}</td>
              <td data-label={say("Status")}>
                <span>
                  <span className={classOf(person)}>{standingWords(person)}</span>
                  {person.address && <small className={styles.second}>{person.address}</small>}
                  {person.why && person.state !== "confirmed" && <small className={styles.second}>{person.why}</small>}
                </span>
              </td>
              {acts && (
                <td data-cell="tight">
                  <span className={styles.buttons}>
                    {person.address && person.state !== "confirmed" && person.stopped !== "unwanted" && (
                      <IconButton
                        label={sendingWords(person)}
                        icon={<Send />}
                        disabled={acts.busy !== undefined}
                        onClick={() =>
                          void acts.send({ person: person.personId, resume: person.stopped === "bounced" })
                        }
                      />
                    )}
                    {person.state !== "confirmed" && (
                      <IconButton
                        label={say("Copy the link for {name}", { name: person.name })}
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

/** First those of whom somebody has to think, last those who have confirmed. */
function byNeed(people: readonly PersonOnBoard[]): PersonOnBoard[] {
  const rank = ({ state }: PersonOnBoard) => (NEEDS_HELP.has(state) ? 0 : state === "confirmed" ? 2 : 1);
  return people.toSorted((one, other) => rank(one) - rank(other));
}

function sendingWords({ name, address, state, stopped }: PersonOnBoard): string {
  if (stopped === "bounced") return say("Retry {address} for {name}", { address, name });
  return state === "waiting" ? say("Send to {name} now", { name }) : say("Resend to {name}", { name });
}

function classOf({ state }: PersonOnBoard): string | undefined {
  if (state === "confirmed") return styles.good;
  return NEEDS_HELP.has(state) ? styles.help : undefined;
}
