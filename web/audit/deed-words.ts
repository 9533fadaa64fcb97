import { say } from "../texts/say.ts";

/** A route's name as people read it: "addTeamMember" is "Add team member". */
export function wordsOfDeed(what: string): string {
  const words = what.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const PARTS: Readonly<Record<string, string>> = {
  as: say("As"),
  castId: say("Cast ID"),
  date: say("Date"),
  day: say("Day"),
  fileName: say("File"),
  form: say("Form"),
  format: say("Format"),
  keyId: say("Key"),
  list: say("List"),
  locationId: say("Location"),
  may: say("Access"),
  name: say("Name"),
  number: say("Number"),
  report: say("Report"),
  role: say("Role"),
  scheduleFile: say("Schedule"),
  scheduleName: say("Schedule"),
  scopes: say("Access"),
  sees: say("Sees"),
  state: say("State"),
  user: say("Account"),
  username: say("Member"),
  version: say("Version"),
};

/** What stands beside a deed, with the words of the screens: "scheduleName: Main" is "Schedule: Main". */
export function detailsInWords(details: string): string {
  return details.replace(/(^|, )([A-Za-z]+): /g, (whole, before: string, part: string) => {
    const words = PARTS[part];
    return words === undefined ? whole : `${before}${words}: `;
  });
}
