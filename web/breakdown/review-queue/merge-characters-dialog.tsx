import { useState } from "react";
import { t } from "../../i18n/translate.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Select } from "../../ui/form/select.tsx";
import { ActionToast } from "../corrections/action-toast.tsx";
import { useCorrections } from "../corrections/corrections.ts";
import type { Findings } from "../corrections/findings.ts";
import styles from "./merge-characters-dialog.module.css";

interface SamePeopleDialogProps {
  readonly findings: Findings;
  readonly onClose: () => void;
}

/** Names that may be one character, to be merged or kept apart, and merged ones. */
export function SamePeopleDialog({ findings: { roles, suggestions, merged }, onClose }: SamePeopleDialogProps) {
  const { may, act, outcome } = useCorrections();
  const [before] = useState(outcome);
  return (
    <Dialog title={t("Characters that may be the same person")} maxWidth={560} onClose={onClose}>
      {suggestions.length === 0 && <p>{t("No two names look like the same person.")}</p>}
      {suggestions.length > 0 && (
        <ul className={styles.list}>
          {suggestions.map(({ from, into, reason }) => (
            <li key={`${from.castId} ${into.castId}`}>
              <div>
                <strong>
                  {t("{name} and {name2} look like the same person", { name: into.name, name2: from.name })}
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
                        t("{name} merged into {name2}.", { name: from.name, name2: into.name }),
                      )
                    }
                  >
                    {t("Merge")}
                  </Button>
                  <Button
                    onClick={() =>
                      act(
                        { kind: "keepApart", castIds: [into.castId, from.castId] },
                        t("{name} and {name2} are kept apart.", { name: into.name, name2: from.name }),
                      )
                    }
                  >
                    {t("Keep apart")}
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
          <h3>{t("Merged")}</h3>
          <ul className={styles.list}>
            {merged.map(({ castId, name, intoName }) => (
              <li key={castId}>
                <span>{t("{name} is {intoName}", { name, intoName })}</span>
                {may && (
                  <Button
                    onClick={() =>
                      act({ kind: "splitRole", castId }, t("{name} is a separate character again.", { name }))
                    }
                  >
                    {t("Unmerge")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {outcome !== before && <ActionToast />}
    </Dialog>
  );
}

/** Merges any two characters, whether or not their names are similar. */
function OtherNames({ roles }: Pick<Findings, "roles">) {
  const { act } = useCorrections();
  const [from, setFrom] = useState("");
  const [into, setInto] = useState("");
  const nameOf = (castId: string) => roles.find((role) => role.castId === castId)?.name ?? "";
  const byName = roles
    .map(({ castId, name }) => ({ value: castId, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label));
  // A merged role is no longer in the list, and a role cannot be merged with itself.
  const isReady = nameOf(from) !== "" && nameOf(into) !== "" && from !== into;
  return (
    <form
      className={styles.others}
      onSubmit={(event) => {
        event.preventDefault();
        act(
          { kind: "mergeRoles", from, into },
          t("{name} merged into {name2}.", { name: nameOf(from), name2: nameOf(into) }),
        );
        setFrom("");
        setInto("");
      }}
    >
      <Select
        label={t("This name")}
        placeholder={t("Choose a name")}
        options={byName}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <Select
        label={t("is another name of")}
        placeholder={t("Choose a name")}
        options={byName.filter(({ value }) => value !== from)}
        value={into}
        onChange={(event) => setInto(event.target.value)}
      />
      <Button type="submit" disabled={!isReady}>
        {t("Merge Characters")}
      </Button>
    </form>
  );
}

const scenesText = (count: number) => t("{count, plural, one {# scene} other {# scenes}}", { count });
