import { useState } from "react";
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
    <Dialog title="Characters that may be one person" maxWidth={560} onClose={onClose}>
      {suggestions.length === 0 && <p>No two names look like one person.</p>}
      {suggestions.length > 0 && (
        <ul className={styles.list}>
          {suggestions.map(({ from, into, reason }) => (
            <li key={`${from.castId} ${into.castId}`}>
              <div>
                <strong>
                  {into.name} and {from.name} look like one person
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
                        `${from.name} is another name of ${into.name} now.`,
                      )
                    }
                  >
                    Merge
                  </Button>
                  <Button
                    onClick={() =>
                      act(
                        { kind: "keepApart", castIds: [into.castId, from.castId] },
                        `${into.name} and ${from.name} are kept apart.`,
                      )
                    }
                  >
                    Keep apart
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
          <h3>Merged</h3>
          <ul className={styles.list}>
            {merged.map(({ castId, name, intoName }) => (
              <li key={castId}>
                <span>
                  {name} is {intoName}
                </span>
                {may && (
                  <Button
                    onClick={() => act({ kind: "splitRole", castId }, `${name} is a character of their own again.`)}
                  >
                    Take apart
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
        act({ kind: "mergeRoles", from, into }, `${nameOf(from)} is another name of ${nameOf(into)} now.`);
        setFrom("");
        setInto("");
      }}
    >
      <Select
        label="This name"
        placeholder="Choose a name"
        options={byName}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Select
        label="is another name of"
        placeholder="Choose a name"
        options={byName.filter(({ value }) => value !== from)}
        value={into}
        onChange={(event) => setInto(event.target.value)}
      />
      <Button type="submit" disabled={!isReady}>
        Merge them
      </Button>
    </form>
  );
}

const scenesText = (count: number) => (count === 1 ? "1 scene" : `${count} scenes`);
