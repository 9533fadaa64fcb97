import type { PublishedSheet } from "../../shared/call-sheet/publishing/publication.ts";
import type { Recipient } from "../../shared/call-sheet/publishing/recipients.ts";
import { message } from "../../shared/i18n/speech.ts";
import { nowSeconds } from "../runtime/clock.ts";
import type { SystemGrant } from "../store/account/sessions.ts";
import { findPersonalLink, type Holder } from "../store/call-sheet/personal-links.ts";
import {
  newestPublication,
  type PublicationRow,
  type PublishedDay,
  publishedSheet,
} from "../store/call-sheet/publications.ts";
import { projectOf } from "../store/project/projects.ts";
import { forReader, seesOfReader } from "./reader.ts";
import { mailAddresses, personIdOf } from "./recipient-addresses.ts";

/** The content that a personal link opens. */
export interface PersonalCall {
  readonly holder: Holder;
  readonly grant: SystemGrant;
  readonly day: PublishedDay;
  readonly row: PublicationRow;
  readonly sheet: PublishedSheet["sheet"];
  readonly logo: PublishedSheet["logo"];
  readonly person: Recipient;
  readonly personId: string;
  /** Whether parts of the published sheet are hidden from the reader. */
  readonly isNarrowed: boolean;
}

/** The refusal for an invalid or expired personal link. */
export const NO_SUCH_CALL = message("This call sheet is no longer available. Ask the production for a new link.");

/**
 * Resolves a personal link: the newest published call sheet of its day and the recipient; undefined if the link is
 * unknown or expired or nothing is published.
 */
export async function findPersonalCall(secret: string): Promise<PersonalCall | undefined> {
  const link = await findPersonalLink(secret, nowSeconds);
  const row = link && (await newestPublication(link.grant, link.day));
  if (!row) return undefined;
  const { sheet, people, logo } = await publishedSheet(row, await projectOf(link.grant));
  const person = people.find((one) => personIdOf(one) === link.personId);
  if (!person) return undefined;
  const { address } = (await mailAddresses(link.grant))(person);
  const sees = await seesOfReader(link.grant, [link.holder, address]);
  return { ...link, row, logo, ...(await forReader(link.grant, sees, { sheet, person })) };
}
