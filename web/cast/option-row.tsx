import CalendarDays from "lucide-react/icons/calendar-days";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { isFlexible } from "../../shared/roster/dates.ts";
import type { OptionLock } from "../../shared/roster/lock.ts";
import type { ActorOption } from "../../shared/roster/option.ts";
import { OptionDates } from "../dates/option-cards.tsx";
import { useDialogSubmission } from "../dialog-submission.ts";
import { LockedBy } from "../locked-by.tsx";
import form from "../options/details-form.module.css";
import { OptionName } from "../options/option-name.tsx";
import type { Pictured } from "../options/pictured.ts";
import { usePhotos } from "../options/use-photos.ts";
import { useMayEdit } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Switch } from "../ui/switch.tsx";
import { ActorDetails } from "./actor-details.tsx";
import type { CastOutcome } from "./cast-change.ts";
import { MinorMark } from "./minor-mark.tsx";

/** As wide as three months. */
const CALENDAR_WIDTH = 960;

interface OptionRowProps {
  /** Counted from 1. */
  readonly number: number;
  readonly option: Pictured<ActorOption>;
  /** Who has locked it, and when, if it is locked and the server has said so. */
  readonly lock: OptionLock | undefined;
  readonly onLock: (locked: boolean) => void;
  readonly onDelete: () => void;
}

/** An actor who may play the role. */
export function OptionRow({ number, option, lock, onLock, onDelete }: OptionRowProps) {
  const { castId, actorName, details, dates, locked, profile, picture, photos: kept = [] } = option;
  const mayEdit = useMayEdit();
  const [showsDates, setShowsDates] = useState(false);
  const saving = useDialogSubmission<CastOutcome>();
  const photos = usePhotos({ kind: "actor", id: castId, name: actorName });

  function openDetails() {
    saving.open();
    void photos.open();
  }

  function close() {
    saving.close();
    photos.close();
  }

  return (
    <tr>
      <td data-cell="number">{number}</td>
      <td data-cell="title">
        <OptionName picture={picture} photoId={kept.at(-1)?.photoId}>
          <button type="button" className={form.name} aria-haspopup="dialog" onClick={openDetails}>
            {actorName}
          </button>
        </OptionName>
        {saving.isOpen && <ActorDetails option={option} photos={photos} saving={saving} onClose={close} />}
      </td>
      <td data-cell="prose" data-label={say("Details")}>
        <div>
          <span>{details || (profile?.minor ? "" : "-")}</span>
          {profile?.minor && <MinorMark band={profile.minor} />}
        </div>
      </td>
      <td data-cell="tight" data-label={say("Dates")}>
        {isFlexible(dates) ? (
          say("Flexible")
        ) : (
          <>
            <IconButton
              label={say("Dates for {actorName}", { actorName })}
              icon={<CalendarDays />}
              onClick={() => setShowsDates(true)}
            />
            <span className="on-paper">{dates}</span>
          </>
        )}
        {showsDates && (
          <Dialog title={say("Selected Dates")} maxWidth={CALENDAR_WIDTH} onClose={() => setShowsDates(false)}>
            <OptionDates label={actorName} dates={dates} />
          </Dialog>
        )}
      </td>
      <td data-label={say("Lock")}>
        <Switch
          label={locked ? say("Locked") : say("Lock Actor")}
          aria-description={actorName}
          checked={locked}
          disabled={!mayEdit}
          onChange={(event) => onLock(event.currentTarget.checked)}
        />
        {lock && <LockedBy lock={lock} />}
      </td>
      <td data-cell="tight" data-label={say("Actions")}>
        <Button
          icon={<Trash />}
          aria-label={say("Delete {actorName}", { actorName })}
          disabled={!mayEdit}
          onClick={onDelete}
        >
          {say("Delete")}
        </Button>
      </td>
    </tr>
  );
}
