import { withDayMarks } from "../../dates/day-marks.ts";
import { shownDateInWords } from "../../dates/shown-date.ts";
import { t } from "../../i18n/speech.ts";
import { retold } from "../../i18n/stored.ts";
import { productionOfUnit } from "../../units/production-of-unit.ts";
import type { CallSheet } from "../model/call-sheet.ts";
import { minutesFromText } from "../times/parse-clock.ts";
import { changeText } from "./change-text.ts";
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
  const project = mailWords(productionOfUnit(sheet));
  const date = mailWords(shownDateInWords(sheet.date));
  const title = mailWords(sheet.revision === undefined ? t("Draft") : retold(sheet.revision.title));
  const [name, roles] = [mailText(person.name, MAX.name), mailText(person.roles, MAX.roles)];
  const [call, formerCall] = [person.call, person.formerCall ?? ""].map((text) => mailText(text, MAX.call));
  const changes = person.changes.slice(0, MAX.changes).map((change) => mailText(change, MAX.change));
  const more = person.changes.length - changes.length;
  const isOff = person.call === "";
  const isDayOff = sheet.revision?.isOff === true;
  const was = formerCall === "" ? "" : `\n${t("Your cancelled call: {call}", { call: formerCall })}`;
  const values = { project, date, title, time: time.trim(), number: sheet.dayNumber, count: sheet.dayCount, roles };
  const paragraphs = [
    t("Dear {name},", { name }),
    isDayOff
      ? `${t("{date} is cancelled: shoot day {number} of {project} will not take place on this date. You were called as {roles}.", values)}${was}`
      : isOff
        ? `${t("You are no longer called on {date}, shoot day {number} of {project}. You were called as {roles}.", values)}${was}`
        : [
            t("You are called on {date}, shoot day {number} of {count} of {project}, as {roles}.", values),
            t("Your call: {call}", { call }),
            ...sheet.locations.slice(0, 3).map(({ place, group, address: where }) =>
              t("Where: {place}", {
                place: [place || group, where]
                  .filter((part) => part !== "")
                  .map((part) => mailText(part, MAX.place))
                  .join(", "),
              }),
            ),
          ].join("\n"),
    ...(changes.length > 0
      ? [
          [
            t("What has changed for you:"),
            ...changes.map((change) => `- ${changeText(change)}`),
            ...(more > 0 ? [`- ${t("{more} more, on the call sheet", { more })}`] : []),
          ].join("\n"),
        ]
      : []),
    `${isDayOff ? t("Confirm here that you have read this") : t("Read the call sheet and confirm it here")}:\n${address}`,
    t("This link is personal: do not share it."),
  ];
  // A call that is not a time is only in the body of the email.
  const subject = isDayOff
    ? t("{project}: {date} is cancelled", values)
    : isOff
      ? t("{project}: you are no longer called on {date} ({title})", values)
      : minutesFromText(time) === undefined
        ? t("{project}: call sheet for {date} ({title})", values)
        : t("{project}: call sheet for {date} ({title}) – your call {time}", values);
  return { subject: withDayMarks(subject).slice(0, 300), text: `${withDayMarks(paragraphs.join("\n\n"))}\n` };
}
