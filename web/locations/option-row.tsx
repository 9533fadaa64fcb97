import CalendarDays from "lucide-react/icons/calendar-days";
import Link2 from "lucide-react/icons/link-2";
import MapPin from "lucide-react/icons/map-pin";
import { isFlexible } from "../../shared/roster/dates.ts";
import type { OptionLock } from "../../shared/roster/lock.ts";
import type { LocationOption } from "../../shared/roster/option.ts";
import { OptionDates } from "../dates/option-cards.tsx";
import { LockedBy } from "../locked-by.tsx";
import { useMayEdit } from "../project-context.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Popover } from "../ui/popover.tsx";
import { Switch } from "../ui/switch.tsx";
import styles from "./option-row.module.css";

interface OptionRowProps {
  /** Counted from 1. */
  readonly number: number;
  readonly option: LocationOption;
  /** Who has locked it, and when, if it is locked and the server has said so. */
  readonly lock: OptionLock | undefined;
  readonly onLock: (locked: boolean) => void;
  /** While options are being removed: whether this one is ticked, and what ticking does. */
  readonly removal: { readonly isTicked: boolean; readonly onTick: () => void } | undefined;
}

/** A place where the group's scenes may be shot. */
export function OptionRow({ number, option, lock, onLock, removal }: OptionRowProps) {
  const { locationName, address, dates, locked } = option;
  const mayEdit = useMayEdit();
  return (
    <tr aria-selected={removal?.isTicked}>
      {removal && (
        <td data-cell="check">
          <Checkbox label={`Remove ${locationName}`} labelHidden checked={removal.isTicked} onChange={removal.onTick} />
        </td>
      )}
      <td data-cell="number">{number}</td>
      <td>{locationName}</td>
      <td>
        <Link2 size={20} role="img" aria-label="No media yet" />
      </td>
      <td data-cell="prose">{address || "-"}</td>
      <td data-cell="tight">
        {address ? (
          <a
            className={styles.pin}
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Map of ${locationName}`}
          >
            <MapPin size={20} />
          </a>
        ) : (
          "-"
        )}
      </td>
      <td data-cell="tight">
        {isFlexible(dates) ? (
          "Flexible"
        ) : (
          <Popover label={`Dates of ${locationName}`} icon={<CalendarDays />}>
            <OptionDates label={locationName} dates={dates} />
          </Popover>
        )}
      </td>
      <td>
        <Switch
          label={locked ? "Locked" : "Lock Location"}
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
