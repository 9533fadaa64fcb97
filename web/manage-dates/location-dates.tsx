import type { ReactNode } from "react";
import { OptionCards } from "../dates/option-cards.tsx";
import { t } from "../i18n/translate.ts";
import type { GroupOfScenes } from "../locations/location-groups.ts";
import { Row } from "../ui/page/stack.tsx";

interface LocationDatesProps {
  /** Nothing for a group that is no longer there. */
  readonly group: GroupOfScenes | undefined;
  /** What to do where there is no option. */
  readonly action?: ReactNode;
  /** Where dates are changed, beside the heading. */
  readonly change?: ReactNode;
}

/** When the places of a location group can be had. */
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
