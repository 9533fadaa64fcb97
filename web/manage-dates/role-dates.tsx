import type { ReactNode } from "react";
import { OptionCards } from "../dates/option-cards.tsx";
import { t } from "../i18n/translate.ts";
import { Row } from "../ui/page/stack.tsx";
import type { RoleDates as Role } from "./cast-dates.ts";

interface RoleDatesProps {
  /** Undefined for a role that no longer exists. */
  readonly role: Role | undefined;
  /** Action shown when there is no option. */
  readonly action?: ReactNode;
  /** Link for changing the dates, next to the heading. */
  readonly change?: ReactNode;
}

/** Availability of a role's actor options. */
export function RoleDates({ role, action, change }: RoleDatesProps) {
  if (!role) return <p>{t("Select an item to view their dates.")}</p>;
  return (
    <>
      <Row>
        <h2>{t("{character} - Dates", { character: role.character })}</h2>
        {role.options.length > 0 && change}
      </Row>
      <OptionCards
        none={t("No options available for this character")}
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
