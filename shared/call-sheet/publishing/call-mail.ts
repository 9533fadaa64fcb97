import type { CallSheet } from "../model/call-sheet.ts";
import { minutesFromText } from "../times/parse-clock.ts";
import { mailText, mailWords } from "./mail-words.ts";
import type { Recipient } from "./recipients.ts";

/** Lengths from which entered texts are cut, in characters, and the number of changes listed. */
const MAX = { name: 80, roles: 200, call: 300, place: 200, change: 300, changes: 30 };

/**
 * The email that notifies a recipient of a call sheet. `address` is the personal link for reading and confirming it.
 */
export function callMail(
  sheet: CallSheet,
  { time, ...person }: Recipient,
  address: string,
): { readonly subject: string; readonly text: string } {
  const [project, dateLine, title] = [sheet.project, sheet.dateLine, sheet.revision?.title ?? "Draft"].map(mailWords);
  const [name, roles] = [mailText(person.name, MAX.name), mailText(person.roles, MAX.roles)];
  const [call, formerCall] = [person.call, person.formerCall ?? ""].map((text) => mailText(text, MAX.call));
  const changes = person.changes.slice(0, MAX.changes).map((change) => mailText(change, MAX.change));
  const more = person.changes.length - changes.length;
  // A call that is not a time is only in the body of the email.
  const at = minutesFromText(time) === undefined ? "" : ` – your call ${time.trim()}`;
  const isOff = person.call === "";
  const isDayOff = sheet.revision?.isOff === true;
  const was = formerCall === "" ? "" : `\nYour cancelled call: ${formerCall}`;
  const about = isOff ? `you are no longer called on ${dateLine}` : `call sheet for ${dateLine}`;
  const subject = isDayOff
    ? `${project}: ${dateLine} is cancelled`
    : `${project}: ${about} (${title})${isOff ? "" : at}`;
  const paragraphs = [
    `Dear ${name},`,
    isDayOff
      ? `${dateLine} is cancelled: shoot day ${sheet.dayNumber} of ${project} will not take place on this date. You were called as ${roles}.${was}`
      : isOff
        ? `You are no longer called on ${dateLine}, shoot day ${sheet.dayNumber} of ${project}. You were called as ${roles}.${was}`
        : [
            `You are called on ${dateLine}, shoot day ${sheet.dayNumber} of ${sheet.dayCount} of ${project}, as ${roles}.`,
            `Your call: ${call}`,
            ...sheet.locations.slice(0, 3).map(
              ({ place, group, address: where }) =>
                `Where: ${[place || group, where]
                  .filter((part) => part !== "")
                  .map((part) => mailText(part, MAX.place))
                  .join(", ")}`,
            ),
          ].join("\n"),
    ...(changes.length > 0
      ? [
          [
            "What has changed for you:",
            ...changes.map((change) => `- ${change}`),
            ...(more > 0 ? [`- ${more} more, on the call sheet`] : []),
          ].join("\n"),
        ]
      : []),
    `${isDayOff ? "Confirm here that you have read this" : "Read the call sheet and confirm it here"}:\n${address}`,
    "This link is personal: do not share it.",
  ];
  return { subject: subject.slice(0, 300), text: `${paragraphs.join("\n\n")}\n` };
}
