import MapPinPlus from "lucide-react/icons/map-pin-plus";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useFetcher } from "react-router-dom";
import { asJson, POST_JSON } from "../../data/as-json.ts";
import type { useDialogSubmission } from "../../data/dialog-submission.ts";
import { t } from "../../i18n/translate.ts";
import { useMayEdit } from "../../navigation/project-context.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Row } from "../../ui/page/stack.tsx";
import { StatusLine } from "../../ui/status-line.tsx";
import { AddLocationDialog } from "../add-location-dialog.tsx";
import type { LocationChange, LocationResult } from "../location-change.ts";
import type { GroupOfScenes } from "../location-groups.ts";
import { optimisticLocationOptions } from "../optimistic-options.ts";
import { OptionTable } from "../option-table.tsx";

interface GroupOptionsProps {
  readonly group: GroupOfScenes;
  /** Called before any change. */
  readonly onChange: () => void;
  readonly adding: ReturnType<typeof useDialogSubmission>;
  /** Names of the options selected for removal; undefined outside removal mode. */
  readonly ticked: ReadonlySet<string> | undefined;
  readonly onTick: (ticked: ReadonlySet<string> | undefined) => void;
  /** Whether the card's head has the buttons, outside removal mode. */
  readonly isShort: boolean;
}

/** The options of a location group. Locks and removals are shown at once, and reverted if the request fails. */
export function GroupOptions({ group, onChange, adding, ticked, onTick, isShort }: GroupOptionsProps) {
  const mayEdit = useMayEdit();
  const locking = useFetcher<LocationResult>();
  const removal = useFetcher<LocationResult>();
  const change = changeIn(removal);
  const removed = change?.kind === "remove" ? undefined : removal.data?.removed;
  const problem = locking.data?.problem ?? removal.data?.problem;
  const unlocked = locking.state === "idle" ? locking.data?.unlocked : undefined;
  const options = optimisticLocationOptions(optimisticLocationOptions(group.options, change), changeIn(locking));

  function send(fetcher: typeof locking, wanted: LocationChange) {
    onChange();
    void fetcher.submit(asJson(wanted), POST_JSON);
  }

  function setLock(locationName: string | null) {
    const insteadOf = options.find(({ locked }) => locked)?.locationName ?? null;
    send(locking, { kind: "lock", groupId: group.id, locationName, insteadOf });
  }

  function removeTicked(names: ReadonlySet<string>) {
    onTick(undefined);
    const chosen = options.filter(({ locationName }) => names.has(locationName));
    send(removal, { kind: "remove", groupId: group.id, options: chosen });
  }

  return (
    <>
      {mayEdit && (!isShort || ticked) && (
        <Row>
          <Button kind="plain" icon={<Plus />} onClick={adding.open}>
            {t("Add Option")}
          </Button>
          <Button
            kind="plain"
            icon={<Minus />}
            aria-pressed={ticked !== undefined}
            disabled={options.length === 0}
            onClick={() => onTick(ticked ? undefined : new Set())}
          >
            {t("Remove Option")}
          </Button>
          {ticked && ticked.size > 0 && (
            <Button kind="danger" onClick={() => removeTicked(ticked)}>
              {t("Remove Selected Options")}
            </Button>
          )}
        </Row>
      )}
      <StatusLine
        status={problem === undefined ? undefined : { kind: "error", text: problem }}
        action={
          unlocked && (
            <Button onClick={() => setLock(unlocked.locationName)}>{wordsToLock(unlocked.locationName)}</Button>
          )
        }
      />
      <StatusLine
        status={
          removed && {
            kind: "info",
            text: t("Removed {removed}", { removed: removed.map(({ locationName }) => locationName).join(", ") }),
          }
        }
        action={
          <Button
            busy={change?.kind === "restore" && t("Undoing...")}
            onClick={() => removed && send(removal, { kind: "restore", groupId: group.id, options: removed })}
          >
            {t("Undo")}
          </Button>
        }
      />
      {options.length === 0 ? (
        <EmptyState icon={<MapPinPlus />} size="part">
          {t("No options available for this location")}
        </EmptyState>
      ) : (
        <OptionTable
          label={t("Options for {name}", { name: group.name })}
          options={options}
          ticked={ticked}
          onTick={(name) => onTick(ticked?.symmetricDifference(new Set([name])))}
          lock={group.lock}
          onLock={setLock}
        />
      )}
      {adding.isOpen && (
        <AddLocationDialog
          groupId={group.id}
          isBusy={adding.isBusy}
          problem={adding.problem}
          onClose={adding.close}
          onAdd={(wanted) => {
            onChange();
            adding.submit(wanted);
          }}
        />
      )}
    </>
  );
}

const wordsToLock = (name: string | null) => (name === null ? t("Unlock") : t("Lock {name} instead", { name }));

/** The pending change. */
function changeIn({ json }: { readonly json: unknown }): LocationChange | undefined {
  return json as LocationChange | undefined; // `send` only sends changes
}
