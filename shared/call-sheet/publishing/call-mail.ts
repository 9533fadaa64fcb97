import type { CallSheet } from "../call-sheet.ts";
import type { PersonAsked } from "./people-asked.ts";

/** The mail by which somebody is told of a call sheet. `address` is their own, where they read and confirm it. */
export function callMail(
  sheet: CallSheet,
  { name, roles, call, time, changes }: PersonAsked,
  address: string,
): { readonly subject: string; readonly text: string } {
  const title = sheet.revision?.title ?? "Draft";
  const isOff = call === "";
  const subject = `${sheet.project}: ${isOff ? "you are not called any more on" : "call sheet for"} ${sheet.dateLine} (${title})${isOff ? "" : ` – your call ${time}`}`;
  const paragraphs = [
    `Dear ${name},`,
    isOff
      ? `You are not called any more on ${sheet.dateLine}, shoot day ${sheet.dayNumber} of ${sheet.project}. You were called as ${roles}.`
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
    `Read the call sheet and confirm it here:\n${address}`,
    "The address is yours alone: do not pass it on.",
  ];
  return { subject: subject.slice(0, 300), text: `${paragraphs.join("\n\n")}\n` };
}
