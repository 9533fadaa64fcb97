import type { ReactNode } from "react";
import { OptionCards } from "../dates/option-cards.tsx";
import { t } from "../i18n/translate.ts";
import type { GroupOfScenes } from "../locations/location-groups.ts";
import { Row } from "../ui/page/stack.tsx";

interface LocationDatesProps {
  /** Undefined for a group that no longer exists. */
  readonly group: GroupOfScenes | undefined;
  /** Action shown when there is no option. */
  readonly action?: ReactNode;
  /** Link for changing the dates, next to the heading. */
  readonly change?: ReactNode;
}

/** Availability of a group's location options. */
export function LocationDates({ group, action, change }: LocationDatesProps) {
  if (!group) return <p>{t("Select an item to view their dates.")}</p>;
  return (
    <>
      <Row>
        <h2>{t("{name} - Dates", { name: group.name })}</h2>
        {group.options.length > 0 && change}
      </Row>
      <OptionCards
        none={t("No options available for this location")}
        action={action}
        options={group.options.map(({ locationName, address, dates }) => ({
          name: locationName,
          note: address,
          dates,
          isLocked: locationName === group.locked,
          lock: group.lock,
        }))}
      />
    </>
  );
}
