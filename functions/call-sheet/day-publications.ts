import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import type { DayPublication } from "../../shared/contract/call-sheets.ts";
import type { Confirmations } from "../../shared/contract/schema/confirmations.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { deliveriesOf } from "../store/call-sheet/deliveries.ts";
import { type PublicationRow, publishedPeople } from "../store/call-sheet/publications.ts";
import { personIdOf } from "./recipient-addresses.ts";

/**
 * The newest publication of each published day, by date. Who has confirmed is counted from `today` on: it takes two
 * reads for each day, and confirmations of a day that is over are not needed.
 */
export async function dayPublications(
  grant: ProjectGrant,
  scheduleName: string,
  published: readonly { readonly date: string; readonly row: PublicationRow }[],
  today: string,
): Promise<ReadonlyMap<string, DayPublication>> {
  return new Map(
    await Promise.all(
      published.map(async ({ date, row }): Promise<[string, DayPublication]> => {
        const people = date < today ? null : await confirmations(grant, { scheduleName, date }, row);
        return [date, { title: revisionTitle(row), people }];
      }),
    ),
  );
}

/** How many recipients of a publication have confirmed it; null for a cancelled day. */
export async function confirmations(
  grant: ProjectGrant,
  day: { readonly scheduleName: string; readonly date: string },
  row: PublicationRow,
): Promise<Confirmations | null> {
  if (row.kind === "off") return null;
  const [people, deliveryOf] = await Promise.all([publishedPeople(row), deliveriesOf(grant, day)]);
  const confirmed = people.filter(
    (person) => deliveryOf({ personId: personIdOf(person), asked: person.asked })?.confirmedAt !== undefined,
  );
  return { confirmed: confirmed.length, asked: people.length };
}
