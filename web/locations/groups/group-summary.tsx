import CalendarDays from "lucide-react/icons/calendar-days";
import Lock from "lucide-react/icons/lock";
import MapPin from "lucide-react/icons/map-pin";
import { availabilityFromText, isFlexible, isUndated } from "../../../shared/dates/dates-string.ts";
import { shownDate } from "../../../shared/dates/shown-date.ts";
import { t } from "../../i18n/translate.ts";
import { OptionPicture } from "../../options/option-picture.tsx";
import type { GroupOfScenes } from "../location-groups.ts";
import styles from "./group-summary.module.css";

/** The option that stands for a group: the locked one, else the first. */
const mainOption = ({ options }: GroupOfScenes) => options.find(({ locked }) => locked) ?? options[0];

/** Which location is locked and when it is available; without a lock, how many options there are. */
export function GroupSummary({ group }: { readonly group: GroupOfScenes }) {
  const { options } = group;
  const locked = options.find((option) => option.locked);
  return (
    <p className={styles.summary}>
      {locked ? (
        <>
          <span data-state="locked">
            <Lock aria-hidden />
            {locked.locationName}
          </span>
          <span>
            <CalendarDays aria-hidden />
            {spanText(locked.dates)}
          </span>
        </>
      ) : options.length === 0 ? (
        <span data-state="none">{t("No location yet")}</span>
      ) : (
        <span>
          {t("{count, plural, one {# option, none locked} other {# options, none locked}}", { count: options.length })}
        </span>
      )}
    </p>
  );
}

/** First and last date of a dates string: `03/02/2031 – 03/12/2031`. */
function spanText(dates: string): string {
  if (isUndated(dates)) return t("No dates");
  if (isFlexible(dates)) return t("Flexible");
  const availability = availabilityFromText(dates);
  const days = availability.kind === "days" ? availability.days : [];
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return first === last ? shownDate(first) : `${shownDate(first)} – ${shownDate(last)}`;
}

/** The newest photo of the group's location, or a box of the same size. */
export function GroupPicture({ group }: { readonly group: GroupOfScenes }) {
  const option = mainOption(group);
  return <OptionPicture key={option?.photos?.at(-1)?.photoId} address={option?.picture} size={56} icon={<MapPin />} />;
}
