import { revisionTitle } from "../../shared/call-sheet/model/revision.ts";
import type { DayPublication } from "../../shared/contract/call-sheets.ts";
import type { ProjectGrant } from "../store/account/sessions.ts";
import { deliveriesOf } from "../store/call-sheet/deliveries.ts";
import { type PublicationRow, publishedPeople } from "../store/call-sheet/publications.ts";
import { personIdOf } from "./recipient-addresses.ts";

/**
 * The newest publication of each published day, by date. Who has confirmed is counted from `today` on: it takes two
 * reads for each day, and nobody waits for confirmations of a day that is over.
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
        const title = revisionTitle(row);
        if (date < today || row.kind === "off") return [date, { title, people: null }];
        const [people, deliveryOf] = await Promise.all([
          publishedPeople(row),
          deliveriesOf(grant, { scheduleName, date }),
        ]);
        const confirmed = people.filter(
          (person) => deliveryOf({ personId: personIdOf(person), asked: person.asked })?.confirmedAt !== undefined,
        );
        return [date, { title, people: { confirmed: confirmed.length, asked: people.length } }];
      }),
    ),
  );
}
