import CalendarDays from "lucide-react/icons/calendar-days";
import Link2 from "lucide-react/icons/link-2";
import MapPin from "lucide-react/icons/map-pin";
import { coordinatesText } from "../../shared/roster/coordinates-text.ts";
import { isFlexible } from "../../shared/roster/dates.ts";
import type { OptionLock } from "../../shared/roster/lock.ts";
import type { LocationOption } from "../../shared/roster/option.ts";
import { OptionDates } from "../dates/option-cards.tsx";
import { useDialogSubmission } from "../dialog-submission.ts";
import { LockedBy } from "../locked-by.tsx";
import form from "../options/details-form.module.css";
import { OptionName } from "../options/option-name.tsx";
import type { Pictured } from "../options/pictured.ts";
import { usePhotos } from "../options/use-photos.ts";
import { useMayEdit } from "../project-context.ts";
import { say } from "../texts/say.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Popover } from "../ui/popover.tsx";
import { Switch } from "../ui/switch.tsx";
import type { LocationOutcome } from "./location-change.ts";
import { LocationDetails } from "./location-details.tsx";
import styles from "./option-row.module.css";
import { PermitMark } from "./permit-mark.tsx";
import { PhotosDialog } from "./photos-dialog.tsx";

interface OptionRowProps {
  /** Counted from 1. */
  readonly number: number;
  readonly option: Pictured<LocationOption>;
  /** Who has locked it, and when, if it is locked and the server has said so. */
  readonly lock: OptionLock | undefined;
  readonly onLock: (locked: boolean) => void;
  /** While options are being removed: whether this one is ticked, and what ticking does. */
  readonly removal: { readonly isTicked: boolean; readonly onTick: () => void } | undefined;
}

/** A place where the group's scenes may be shot. */
export function OptionRow({ number, option, lock, onLock, removal }: OptionRowProps) {
  const { groupId, locationName, address, dates, locked, site, picture, photos: kept = [] } = option;
  const mayEdit = useMayEdit();
  const saving = useDialogSubmission<LocationOutcome>();
  const placing = useDialogSubmission<LocationOutcome>();
  const photos = usePhotos({ kind: "location", id: groupId, name: locationName });
  const place = address || (site?.coordinates ? coordinatesText(site.coordinates) : "");
  return (
    <tr aria-selected={removal?.isTicked}>
      {removal && (
        <td data-cell="check">
          <Checkbox
            label={say("Remove {locationName}", { locationName })}
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
          <PermitMark option={option} />
        </OptionName>
        {saving.isOpen && <LocationDetails option={option} saving={saving} onClose={saving.close} />}
      </td>
      <td data-label={say("Media")}>
        <IconButton label={photosLabel(option)} icon={<Link2 />} aria-haspopup="dialog" onClick={photos.open} />
        {photos.isOpen && <PhotosDialog option={option} photos={photos} saving={placing} />}
      </td>
      <td data-cell="prose" data-label={say("Address")}>
        {address || "-"}
      </td>
      <td data-cell="tight" data-label={say("GMap Pin")}>
        {place ? (
          <a
            className={styles.pin}
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={say("Map of {locationName}", { locationName })}
          >
            <MapPin size={20} />
          </a>
        ) : (
          "-"
        )}
      </td>
      <td data-cell="tight" data-label={say("Dates")}>
        {isFlexible(dates) ? (
          say("Flexible")
        ) : (
          <>
            <Popover label={say("Dates for {locationName}", { locationName })} icon={<CalendarDays />}>
              <OptionDates label={locationName} dates={dates} />
            </Popover>
            <span className="on-paper">{dates}</span>
          </>
        )}
      </td>
      <td data-label={say("Lock")}>
        <Switch
          label={locked ? say("Locked") : say("Lock Location")}
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
  if (photos.length === 0) return say("Photos of {locationName}, none yet", { locationName });
  return photos.length === 1
    ? say("1 photo of {locationName}", { locationName })
    : say("{count} photos of {locationName}", { count: photos.length, locationName });
}
