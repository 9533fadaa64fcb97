import type { CallSheet } from "../call-sheet.ts";
import type { PersonAsked } from "./people-asked.ts";

/** The mail by which somebody is told of a call sheet. `address` is their own, where they read and confirm it. */
export function callMail(
  sheet: CallSheet,
  { name, roles, call, formerCall = "", time, changes }: PersonAsked,
  address: string,
): { readonly subject: string; readonly text: string } {
  const title = sheet.revision?.title ?? "Draft";
  const isOff = call === "";
  const isDayOff = sheet.revision?.isOff === true;
  const was = formerCall === "" ? "" : `\nYour cancelled call: ${formerCall}`;
  const about = isOff ? `you are no longer called on ${sheet.dateLine}` : `call sheet for ${sheet.dateLine}`;
  const subject = isDayOff
    ? `${sheet.project}: ${sheet.dateLine} is cancelled`
    : `${sheet.project}: ${about} (${title})${isOff ? "" : ` – your call ${time}`}`;
  const paragraphs = [
    `Dear ${name},`,
    isDayOff
      ? `${sheet.dateLine} is cancelled: shoot day ${sheet.dayNumber} of ${sheet.project} will not take place on this date. You were called as ${roles}.${was}`
      : isOff
        ? `You are no longer called on ${sheet.dateLine}, shoot day ${sheet.dayNumber} of ${sheet.project}. You were called as ${roles}.${was}`
        : [
            `You are called on ${sheet.dateLine}, shoot day ${sheet.dayNumber} of ${sheet.dayCount} of ${sheet.project}, as ${roles}.`,
            `Your call: ${call}`,
            ...sheet.locations
              .slice(0, 3)
              .map(({ place, group, address: where }) => ["Where: ", place || group, where && `, ${where}`].join("")),
          ].join("\n"),
    ...(changes.length > 0
      ? [["What has changed for you:", ...changes.map((change) => `- ${change}`)].join("\n")]
      : []),
    `${isDayOff ? "Confirm here that you have read this" : "Read the call sheet and confirm it here"}:\n${address}`,
    "This link is personal: do not share it.",
  ];
  return { subject: subject.slice(0, 300), text: `${paragraphs.join("\n\n")}\n` };
}
