import type { PublishedSheet } from "../../shared/call-sheet/publishing/publication.ts";
import type { Recipient } from "../../shared/call-sheet/publishing/recipients.ts";
import { minutesFromText } from "../../shared/call-sheet/times/parse-clock.ts";
import type { CallOfDay } from "../../shared/contract/publications.ts";
import { message } from "../../shared/i18n/speech.ts";
import type { Visibility } from "../../shared/visibility/visibility.ts";
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
import { activeSchedulesOf } from "../store/schedule/active-schedule.ts";
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
  /** What the reader may see. */
  readonly sees: Visibility;
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
  return { ...link, sees, row, logo, ...(await forReader(link.grant, sees, { sheet, person })) };
}

/**
 * All calls of a person on the date of their link, by the newest publications of all units, in order of time. Undefined
 * for a person whom no other unit calls.
 */
export async function callsOfDay(own: PersonalCall): Promise<CallOfDay[] | undefined> {
  const { grant, day, sees, person } = own;
  if (own.sheet.unit === undefined) return undefined;
  const active = await activeSchedulesOf(grant);
  const project = await projectOf(grant);
  const others = await Promise.all(
    active
      .filter(({ scheduleName }) => scheduleName !== day.scheduleName)
      .map(async ({ scheduleName }) => {
        const row = await newestPublication(grant, { scheduleName, date: day.date });
        const { sheet, people } = row ? await publishedSheet(row, project) : { sheet: undefined, people: [] };
        const same = people.find(({ key, call }) => key === person.key && call !== "");
        return sheet && same ? [callOf(await forReader(grant, sees, { sheet, person: same }))] : [];
      }),
  );
  if (others.flat().length === 0) return undefined;
  const calls = person.call === "" ? others.flat() : [callOf(own), ...others.flat()];
  return calls.toSorted((one, other) => minutesOf(one) - minutesOf(other));
}

function callOf({ sheet, person }: Pick<PersonalCall, "sheet" | "person">): CallOfDay {
  const [place] = sheet.locations;
  return {
    ...{ unit: sheet.unit ?? "", roles: person.roles, call: person.call, time: person.time },
    place: place ? place.place || place.group : "",
  };
}

/** A call that is not a time comes last. */
const minutesOf = ({ time }: CallOfDay) => minutesFromText(time) ?? Number.POSITIVE_INFINITY;
