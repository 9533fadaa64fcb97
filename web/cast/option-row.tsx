import CalendarDays from "lucide-react/icons/calendar-days";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { isFlexible, isUndated } from "../../shared/dates/dates-string.ts";
import { shownDates } from "../../shared/dates/shown-date.ts";
import type { ActorOption } from "../../shared/roster/options/option.ts";
import type { OptionLock } from "../../shared/roster/options/option-lock.ts";
import { useDialogSubmission } from "../data/dialog-submission.ts";
import { OptionDates } from "../dates/option-cards.tsx";
import { t } from "../i18n/translate.ts";
import { LockedBy } from "../layout/locked-by.tsx";
import { useMayEdit } from "../navigation/project-context.ts";
import form from "../options/details-form.module.css";
import { OptionName } from "../options/option-name.tsx";
import type { Pictured } from "../options/option-thumbnail.ts";
import { usePhotos } from "../options/use-photos.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Button } from "../ui/form/button.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Switch } from "../ui/form/switch.tsx";
import { ActorDetails } from "./actor-details.tsx";
import type { CastResult } from "./cast-change.ts";
import { MinorBadge } from "./minor-badge.tsx";

/** The width of three months. */
const CALENDAR_WIDTH = 960;

interface OptionRowProps {
  /** From 1. */
  readonly number: number;
  readonly option: Pictured<ActorOption>;
  /** Who locked the option, and when, if known. */
  readonly lock: OptionLock | undefined;
  readonly onLock: (locked: boolean) => void;
  readonly onDelete: () => void;
}

/** An actor option. */
export function OptionRow({ number, option, lock, onLock, onDelete }: OptionRowProps) {
  const { castId, actorName, details, dates, locked, profile, picture, photos: kept = [] } = option;
  const mayEdit = useMayEdit();
  const [showsDates, setShowsDates] = useState(false);
  const saving = useDialogSubmission<CastResult>();
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
      <td data-cell="prose" data-label={t("Details")}>
        <div>
          <span>{details || (profile?.minor ? "" : "-")}</span>
          {profile?.minor && <MinorBadge band={profile.minor} />}
        </div>
      </td>
      <td data-cell="tight" data-label={t("Dates")}>
        {isUndated(dates) ? (
          t("No dates")
        ) : isFlexible(dates) ? (
          t("Flexible")
        ) : (
          <>
            <IconButton
              label={t("Dates for {actorName}", { actorName })}
              icon={<CalendarDays />}
              onClick={() => setShowsDates(true)}
            />
            <span className="on-paper">{shownDates(dates)}</span>
          </>
        )}
        {showsDates && (
          <Dialog title={t("Selected Dates")} maxWidth={CALENDAR_WIDTH} onClose={() => setShowsDates(false)}>
            <OptionDates label={actorName} dates={dates} />
          </Dialog>
        )}
      </td>
      <td data-label={t("Lock")}>
        <Switch
          label={locked ? t("Locked") : t("Lock Actor")}
          aria-description={actorName}
          checked={locked}
          disabled={!mayEdit}
          onChange={(event) => onLock(event.currentTarget.checked)}
        />
        {lock && <LockedBy lock={lock} />}
      </td>
      {mayEdit && (
        <td data-cell="tight" data-label={t("Actions")}>
          <Button icon={<Trash />} aria-label={t("Delete {actorName}", { actorName })} onClick={onDelete}>
            {t("Delete")}
          </Button>
        </td>
      )}
    </tr>
  );
}
