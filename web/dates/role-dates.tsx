import type { ReactNode } from "react";
import type { RoleDates as Role } from "./cast-dates.ts";
import { OptionCards } from "./option-cards.tsx";

interface RoleDatesProps {
  /** Nothing for a role that is no longer there. */
  readonly role: Role | undefined;
  /** What to do where there is no option. */
  readonly action?: ReactNode;
}

/** When everyone who may play a role can. */
export function RoleDates({ role, action }: RoleDatesProps) {
  if (!role) return <p>Select an item to view their dates.</p>;
  return (
    <>
      <h2>{role.character} - Dates</h2>
      <OptionCards
        none="No options available for this character"
        action={action}
        options={role.options.map(({ actorName, details, dates }) => ({
          name: actorName,
          note: details,
          dates,
          isLocked: actorName === role.locked,
          lock: role.lock,
        }))}
      />
    </>
  );
}
