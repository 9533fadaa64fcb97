import CalendarDays from "lucide-react/icons/calendar-days";
import Link2 from "lucide-react/icons/link-2";
import MapPin from "lucide-react/icons/map-pin";
import { isFlexible, isUndated } from "../../shared/dates/dates-string.ts";
import { shownDates } from "../../shared/dates/shown-date.ts";
import { coordinatesText } from "../../shared/roster/fields/coordinates-text.ts";
import type { LocationOption } from "../../shared/roster/options/option.ts";
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
import { Checkbox } from "../ui/form/checkbox.tsx";
import { IconButton } from "../ui/form/icon-button.tsx";
import { Switch } from "../ui/form/switch.tsx";
import { Popover } from "../ui/popover.tsx";
import type { LocationResult } from "./location-change.ts";
import { LocationDetails } from "./location-details.tsx";
import styles from "./option-row.module.css";
import { PermitBadge } from "./permit-badge.tsx";
import { PhotosDialog } from "./photos-dialog.tsx";

interface OptionRowProps {
  /** From 1. */
  readonly number: number;
  readonly option: Pictured<LocationOption>;
  /** Who locked the option, and when, if known. */
  readonly lock: OptionLock | undefined;
  readonly onLock: (locked: boolean) => void;
  /** In removal mode: whether this option is selected, and a function that toggles it. */
  readonly removal: { readonly isTicked: boolean; readonly onTick: () => void } | undefined;
}

/** A location option. */
export function OptionRow({ number, option, lock, onLock, removal }: OptionRowProps) {
  const { groupId, locationName, address, dates, locked, site, picture, photos: kept = [] } = option;
  const mayEdit = useMayEdit();
  const saving = useDialogSubmission<LocationResult>();
  const placing = useDialogSubmission<LocationResult>();
  const photos = usePhotos({ kind: "location", id: groupId, name: locationName });
  const place = address || (site?.coordinates ? coordinatesText(site.coordinates) : "");
  return (
    <tr className={styles.option} aria-selected={removal?.isTicked}>
      {removal && (
        <td data-cell="check">
          <Checkbox
            label={t("Remove {locationName}", { locationName })}
            labelHidden
            checked={removal.isTicked}
            onChange={removal.onTick}
          />
        </td>
      )}
      <td data-cell="number">{number}</td>
      <td data-cell="title">
        <OptionName picture={picture} photoId={kept.at(-1)?.photoId}>
          <button type="button" className={form.name} aria-haspopup="dialog" onClick={saving.open}>
            {locationName}
          </button>
          <PermitBadge option={option} />
        </OptionName>
        {saving.isOpen && <LocationDetails option={option} saving={saving} onClose={saving.close} />}
      </td>
      <td data-label={t("Media")}>
        <IconButton label={photosLabel(option)} icon={<Link2 />} aria-haspopup="dialog" onClick={photos.open} />
        {photos.isOpen && <PhotosDialog option={option} photos={photos} saving={placing} />}
      </td>
      <td data-cell="prose" data-label={t("Address")}>
        {address || "-"}
      </td>
      <td data-cell="tight" data-label={t("GMap Pin")}>
        {place ? (
          <a
            className={styles.pin}
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={t("Map of {locationName}", { locationName })}
          >
            <MapPin size={20} />
          </a>
        ) : (
          "-"
        )}
      </td>
      <td data-cell="tight" data-label={t("Dates")}>
        {isUndated(dates) ? (
          t("No dates")
        ) : isFlexible(dates) ? (
          t("Flexible")
        ) : (
          <>
            <Popover label={t("Dates for {locationName}", { locationName })} icon={<CalendarDays />}>
              <OptionDates label={locationName} dates={dates} />
            </Popover>
            <span className="on-paper">{shownDates(dates)}</span>
          </>
        )}
      </td>
      <td data-label={t("Lock")} className={styles.lock}>
        <Switch
          label={locked ? t("Locked") : t("Lock Location")}
          aria-description={locationName}
          checked={locked}
          disabled={!mayEdit}
          onChange={(event) => onLock(event.currentTarget.checked)}
        />
        {lock && <LockedBy lock={lock} />}
      </td>
    </tr>
  );
}

function photosLabel({ locationName, photos = [] }: LocationOption): string {
  if (photos.length === 0) return t("Photos of {locationName}, none yet", { locationName });
  return photos.length === 1
    ? t("1 photo of {locationName}", { locationName })
    : t("{count} photos of {locationName}", { count: photos.length, locationName });
}
