import type { ReactNode } from "react";
import type { GroupOfScenes } from "../locations/location-groups.ts";
import { OptionCards } from "./option-cards.tsx";

interface LocationDatesProps {
  /** Nothing for a group that is no longer there. */
  readonly group: GroupOfScenes | undefined;
  /** What to do where there is no option. */
  readonly action?: ReactNode;
}

/** When the places of a location group can be had. */
export function LocationDates({ group, action }: LocationDatesProps) {
  if (!group) return <p>Select an item to view their dates.</p>;
  return (
    <>
      <h2>{group.name} - Dates</h2>
      <OptionCards
        none="No options available for this location"
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
