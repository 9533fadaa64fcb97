import { useState } from "react";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { ActOutcome } from "./act-outcome.tsx";
import { useCorrections } from "./corrections.ts";
import type { Findings } from "./findings.ts";
import styles from "./same-people-dialog.module.css";

interface SamePeopleDialogProps {
  readonly findings: Findings;
  readonly onClose: () => void;
}

/** Names that may be one person's, to be merged or kept apart, and those that were merged. */
export function SamePeopleDialog({ findings: { roles, suggestions, merged }, onClose }: SamePeopleDialogProps) {
  const { may, act, outcome } = useCorrections();
  const [before] = useState(outcome);
  return (
    <Dialog title={say("Characters that may be the same person")} maxWidth={560} onClose={onClose}>
      {suggestions.length === 0 && <p>{say("No two names look like the same person.")}</p>}
      {suggestions.length > 0 && (
        <ul className={styles.list}>
          {suggestions.map(({ from, into, reason }) => (
            <li key={`${from.castId} ${into.castId}`}>
              <div>
                <strong>
                  {say("{name} and {name2} look like the same person", { name: into.name, name2: from.name })}
                </strong>
                <p>{reason}</p>
                <small>
                  {into.name}: {scenesText(into.scenes)} · {from.name}: {scenesText(from.scenes)}
                </small>
              </div>
              {may && (
                <div className={styles.acts}>
                  <Button
                    kind="primary"
                    onClick={() =>
                      act(
                        { kind: "mergeRoles", from: from.castId, into: into.castId },
                        say("{name} merged into {name2}.", { name: from.name, name2: into.name }),
                      )
                    }
                  >
                    {say("Merge")}
                  </Button>
                  <Button
                    onClick={() =>
                      act(
                        { kind: "keepApart", castIds: [into.castId, from.castId] },
                        say("{name} and {name2} are kept apart.", { name: into.name, name2: from.name }),
                      )
                    }
                  >
                    {say("Keep apart")}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {may && roles.length > 1 && <OtherNames roles={roles} />}
      {merged.length > 0 && (
        <section className={styles.merged}>
          <h3>{say("Merged")}</h3>
          <ul className={styles.list}>
            {merged.map(({ castId, name, intoName }) => (
              <li key={castId}>
                <span>{say("{name} is {intoName}", { name, intoName })}</span>
                {may && (
                  <Button
                    onClick={() =>
                      act({ kind: "splitRole", castId }, say("{name} is a separate character again.", { name }))
                    }
                  >
                    {say("Unmerge")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {outcome !== before && <ActOutcome />}
    </Dialog>
  );
}

/** Merges any two characters, whether or not their names look alike. */
function OtherNames({ roles }: Pick<Findings, "roles">) {
  const { act } = useCorrections();
  const [from, setFrom] = useState("");
  const [into, setInto] = useState("");
  const nameOf = (castId: string) => roles.find((role) => role.castId === castId)?.name ?? "";
  const byName = roles
    .map(({ castId, name }) => ({ value: castId, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label));
  // A merged role is no longer among them, nor is it two of the same.
  const isReady = nameOf(from) !== "" && nameOf(into) !== "" && from !== into;
  return (
    <form
      className={styles.others}
      onSubmit={(event) => {
        event.preventDefault();
        act(
          { kind: "mergeRoles", from, into },
          say("{name} merged into {name2}.", { name: nameOf(from), name2: nameOf(into) }),
        );
        setFrom("");
        setInto("");
      }}
    >
      <Select
        label={say("This name")}
        placeholder={say("Choose a name")}
        options={byName}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Select
        label={say("is another name of")}
        placeholder={say("Choose a name")}
        options={byName.filter(({ value }) => value !== from)}
        value={into}
        onChange={(event) => setInto(event.target.value)}
      />
      <Button type="submit" disabled={!isReady}>
        {say("Merge Characters")}
      </Button>
    </form>
  );
}

const scenesText = (count: number) => say("{count, plural, one {# scene} other {# scenes}}", { count });
